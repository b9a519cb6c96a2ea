import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const forbidden: readonly (readonly [path: string, source: string, rule: string])[] = [
  ['kernel/src/any.ts', 'export const f = (x: any): number => x;', 'noExplicitAny'],
  ['kernel/src/sure.ts', 'export const f = (x: string | null): string => x!;', 'noNonNullAssertion'],
  ['server/src/default.ts', 'export default 1;', 'noDefaultExport'],
  ['web/src/enum.ts', 'export enum Side { French, Prussian }', 'noEnum'],
  ['kernel/src/date.ts', 'export const now = Date.now();', 'noRestrictedGlobals'],
  ['geometry/src/clock.ts', 'export const now = performance.now();', 'noRestrictedGlobals'],
  ['games/generals/process.ts', 'export const home = process.env;', 'noRestrictedGlobals'],
  ['games/generals/timer.ts', 'setTimeout(() => {}, 1);', 'noRestrictedGlobals'],
  ['games/generals/actions/print.ts', 'console.log(1);', 'noRestrictedGlobals'],
  ['games/generals/fetch.ts', 'export const page = fetch("/");', 'noRestrictedGlobals'],
  ['games/generals/dom.ts', 'export const body = document.body;', 'noRestrictedGlobals'],
  ['server/src/cycle-a.ts', `import { b } from './cycle-b.ts';\nexport const a = () => b;`, 'noImportCycles'],
];
const fine: readonly (readonly [path: string, source: string])[] = [
  ['web/vite.config.ts', 'export default {};'],
  ['games/generals/board/size.ts', 'export const width = document.body.clientWidth + performance.now();'],
  ['games/generals/test/x.test.ts', 'console.log(Date.now());'],
  ['server/src/cycle-b.ts', `import { a } from './cycle-a.ts';\nexport const b = () => a;`],
];

/** All snippets linted in one go, with the project's own settings, in a folder that looks like the project. */
const folder = mkdtempSync(join(tmpdir(), 'grognard-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));
copyFileSync('biome.json', join(folder, 'biome.json'));
for (const [path, source] of [...forbidden, ...fine]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), source);
}
const biome = resolve('node_modules/@biomejs/biome/bin/biome');
const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'];
const lines = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout.split('\n');
const complaints = (path: string): string => lines.filter((line) => line.includes(`/${path},`)).join('\n');

it.each(forbidden)('%s: %s is %s', (path, _source, rule) => {
  expect(complaints(path)).toContain(rule);
});

it.each(fine.slice(0, 3))('%s: %s is fine', (path) => {
  expect(complaints(path)).toBe('');
});
