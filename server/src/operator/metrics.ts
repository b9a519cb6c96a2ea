// Numbers for a monitor, as Prometheus text. They say how much happens, never to whom.
import { NUMBERS, type Numbers } from '@grognard/protocol';
import type { Company } from '../hall/company.ts';

async function rows(
  { db }: Company,
  table: 'tables' | 'people' | 'journal' | 'due' | 'tournaments' | 'results',
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function waitingReports({ db }: Company): Promise<number> {
  const found = await db.selectFrom('reports').select('id').where('settled', 'is', null).execute();
  return found.length;
}

async function failingAddresses({ db }: Company): Promise<number> {
  const found = await db.selectFrom('people').select('id').where('mail_failed', 'is not', null).execute();
  return found.length;
}

const ABOUT: { readonly [name in keyof Numbers]: string } = {
  lines_open: 'Lines to browsers and programs',
  tables: 'Tables kept',
  entries: 'Journal entries kept',
  people: 'Guests and accounts',
  results: 'Battles between two people that are over',
  tournaments: 'Tournaments kept',
  reports_waiting: 'Reports nobody has answered',
  mail_given_up: 'Addresses the mail server does not take letters to',
  due: 'Work that waits for its time',
  memory_bytes: 'Memory of this process',
  heap_bytes: 'Heap of this process',
};

export async function numbersOf(company: Company): Promise<Numbers> {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    lines_open: company.newsroom.lines,
    tables: await rows(company, 'tables'),
    entries: await rows(company, 'journal'),
    people: await rows(company, 'people'),
    results: await rows(company, 'results'),
    tournaments: await rows(company, 'tournaments'),
    reports_waiting: await waitingReports(company),
    mail_given_up: await failingAddresses(company),
    due: await rows(company, 'due'),
    memory_bytes: rss,
    heap_bytes: heapUsed,
  };
}

const line = (name: string, type: 'gauge' | 'counter', about: string, value: number): string =>
  `# HELP grognard_${name} ${about}\n# TYPE grognard_${name} ${type}\ngrognard_${name} ${value}\n`;

export async function metricsText(company: Company, version: string): Promise<string> {
  const { user, system } = process.cpuUsage();
  const numbers = await numbersOf(company);
  return [
    `# TYPE grognard_info gauge\ngrognard_info{version="${version}"} 1\n`,
    ...NUMBERS.map((name) => line(name, 'gauge', ABOUT[name], numbers[name])),
    line('cpu_seconds_total', 'counter', 'Processor time of this process', (user + system) / 1e6),
  ].join('');
}
