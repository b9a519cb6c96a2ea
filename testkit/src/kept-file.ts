import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { AnyMatch } from './game.ts';

/** Looks at every entry of a game, and tells what is kept of it. */
export interface Watch {
  visit(match: AnyMatch, n: number): void;
  told(): string;
}

/** Hears a line as soon as it is known. */
export type Hear = (line: string, index: number) => void;

const isWrittenAnew = (): boolean => process.env['UPDATE_PLAYTHROUGHS'] === '1';

/** A text is that of a file. `UPDATE_PLAYTHROUGHS=1` writes it anew. */
export function expectKept(told: string, file: string): void {
  if (isWrittenAnew()) writeFileSync(file, told);
  expect(existsSync(file), `${file} is missing: run with UPDATE_PLAYTHROUGHS=1`).toBe(true);
  expect(told).toBe(readFileSync(file, 'utf8'));
}

/** Every line of a file the moment it is told: what differs early needs no game played to its end. */
export function keptLines(file: string): Hear {
  if (isWrittenAnew() || !existsSync(file)) return () => undefined;
  const kept = readFileSync(file, 'utf8').split('\n');
  return (line, index) => expect(line, `line ${index + 1} of ${file}`).toBe(kept[index]);
}
