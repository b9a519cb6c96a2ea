// docs/security.md names a test for each threat; a test that is gone, or called otherwise, proves nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Test files by their short name. */
const files = new Map(
  ['server/test', 'table/test', 'bench/test', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => [basename(path, '.test.ts'), join(root, folder, path)] as const),
  ),
);

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| threat'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|?\s*|\s*\|?$/g, '')));

/** “security: *one*; *two*; flushing” names the file of each title before it. */
function named(cell: string): readonly { readonly file: string; readonly title: string | null }[] {
  let file = '';
  return cell
    .split('; ')
    .filter((part) => !part.startsWith('`'))
    .map((part) => {
      file = /^([a-z-]+)(:|$|,)/.exec(part)?.[1] ?? file;
      return { file, title: /\*([^*]+)\*/.exec(part)?.[1] ?? null };
    });
}

describe('each threat has its test', () => {
  it.each(rows.map(([threat = '', , tests = '']) => [threat, tests] as const))('%s', (_, tests) => {
    // Against who has the machine itself there is none, and the page says so.
    for (const { file, title } of tests === '' ? [] : named(tests)) {
      const path = files.get(file);
      expect(path, file).toBeDefined();
      if (title !== null) expect(readFileSync(path ?? '', 'utf8')).toContain(title);
    }
  });
});
