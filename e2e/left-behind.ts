// What a failed test leaves for whoever has to find out why.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Visit } from './visit.ts';

/** Ignored by git, emptied before every run. */
export const leftBehind = join(import.meta.dirname, 'failures');

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100);

async function leavePages({ pages, problems }: Visit, folder: string, visitor: string): Promise<void> {
  for (const [at, page] of pages.entries()) {
    const name = join(folder, `${visitor}-tab-${at + 1}`);
    // A page that hangs or is gone has no picture; the trace tells how it came to that.
    await page.screenshot({ path: `${name}.png`, timeout: 5000 }).catch(() => {});
    const html = await Promise.race([page.content(), page.waitForTimeout(5000)]).catch(() => undefined);
    if (html !== undefined) writeFileSync(`${name}.html`, html);
  }
  writeFileSync(join(folder, `${visitor}-console.txt`), problems.join('\n'));
}

/** Keeps pictures, pages, complaints and traces; gives where. A trace opens in `npx playwright show-trace`. */
export async function leaveBehind(title: string, visits: readonly Visit[]): Promise<string> {
  const folder = join(leftBehind, fileName(title));
  mkdirSync(folder, { recursive: true });
  for (const [at, visit] of visits.entries()) await leavePages(visit, folder, `visitor-${at + 1}`);
  const rooms = [...new Set(visits.map(({ room }) => room))];
  for (const [at, room] of rooms.entries())
    await room.tracing.stop({ path: join(folder, `trace-${at + 1}.zip`) });
  return relative(join(import.meta.dirname, '..'), folder);
}
