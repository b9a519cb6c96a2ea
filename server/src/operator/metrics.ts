// Numbers for a monitor, as Prometheus text. They say how much happens, never to whom.
import type { Company } from '../hall/company.ts';

async function rows({ db }: Company, table: 'tables' | 'people' | 'journal' | 'due'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const line = (name: string, type: 'gauge' | 'counter', about: string, value: number): string =>
  `# HELP grognard_${name} ${about}\n# TYPE grognard_${name} ${type}\ngrognard_${name} ${value}\n`;

export async function metricsText(company: Company, version: string): Promise<string> {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    `# TYPE grognard_info gauge\ngrognard_info{version="${version}"} 1\n`,
    line('lines_open', 'gauge', 'Lines to browsers and programs', company.newsroom.lines),
    line('tables', 'gauge', 'Tables kept', await rows(company, 'tables')),
    line('entries', 'gauge', 'Journal entries kept', await rows(company, 'journal')),
    line('people', 'gauge', 'Guests and accounts', await rows(company, 'people')),
    line('due', 'gauge', 'Work that waits for its time', await rows(company, 'due')),
    line('memory_bytes', 'gauge', 'Memory of this process', rss),
    line('heap_bytes', 'gauge', 'Heap of this process', heapUsed),
    line('cpu_seconds_total', 'counter', 'Processor time of this process', (user + system) / 1e6),
  ].join('');
}
