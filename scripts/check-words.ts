import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.ts';
import { findSentences } from './words/find-sentences.ts';
for (const path of sourceFiles(/\.tsx?$/)) {
  if (!/^(web|desk|games)\//.test(path) || /\/(words|test|data|tables)\//.test(path)) continue;
  for (const { line, text } of findSentences(path, readFileSync(path, 'utf8'))) console.log(`${path}:${line}: ${text}`);
}
