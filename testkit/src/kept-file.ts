import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** A text is that of a file. `UPDATE_PLAYTHROUGHS=1` writes it anew. */
export function expectKept(told: string, file: string): void {
  if (process.env['UPDATE_PLAYTHROUGHS'] === '1') writeFileSync(file, told);
  expect(existsSync(file), `${file} is missing: run with UPDATE_PLAYTHROUGHS=1`).toBe(true);
  expect(told).toBe(readFileSync(file, 'utf8'));
}
