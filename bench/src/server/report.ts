// What a proof of the server found: printed, and kept with what else the machine was doing.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../results');

/** The value below which this share of a sorted list lies. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const spread = (times: readonly number[]): { readonly [name: string]: number } => {
  const sorted = [...times].sort((a, b) => a - b);
  const rounded = (share: number): number => Math.round(at(sorted, share) * 10) / 10;
  return { n: sorted.length, p50: rounded(0.5), p95: rounded(0.95), p99: rounded(0.99) };
};

/** A number, and what is asked of it at full size. */
export interface Asked {
  readonly what: string;
  readonly is: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

function judged({ what, is, atMost, atLeast }: Asked): string {
  const isMet = (atMost === undefined || is <= atMost) && (atLeast === undefined || is >= atLeast);
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  return `${isMet ? 'met    ' : 'NOT MET'} ${what}: ${is}, asked ${limit}`;
}

export function report(name: string, facts: object, asked: readonly Asked[]): void {
  const machine = { cores: availableParallelism(), load: Math.round(loadavg()[0] ?? 0) };
  const text = JSON.stringify({ ...facts, asked, machine, day: new Date().toISOString().slice(0, 10) });
  console.log(text);
  for (const one of asked) console.log(judged(one));
  writeFileSync(join(folder, `${name}.json`), `${text}\n`);
}
