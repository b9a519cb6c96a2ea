// Fails on source files over 400 lines; tables, data, recorded games and tests may be longer.
import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.ts';

const limit = 400;
const isExempt = (path: string): boolean => /(^|\/)(data|tables|fixtures|test|e2e)\//.test(path);

const tooLong = sourceFiles(/\.(ts|tsx|mjs|css)$/)
  .filter((path) => !isExempt(path))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > limit);

for (const { path, lines } of tooLong) console.error(`${path}: ${lines} lines, the limit is ${limit}`);
process.exitCode = tooLong.length === 0 ? 0 : 1;
