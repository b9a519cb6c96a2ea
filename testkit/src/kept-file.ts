import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { AnyMatch } from './game.ts';

/** Looks at every entry of a game, and tells what is kept of it. */
export interface Watch {
  visit(match: AnyMatch, n: number): void;
  told(): string;
}

/** A text is that of a file. `UPDATE_PLAYTHROUGHS=1` writes it anew. */
export function expectKept(told: string, file: string): void {
  if (process.env['UPDATE_PLAYTHROUGHS'] === '1') writeFileSync(file, told);
  expect(existsSync(file), `${file} is missing: run with UPDATE_PLAYTHROUGHS=1`).toBe(true);
  expect(told).toBe(readFileSync(file, 'utf8'));
}
