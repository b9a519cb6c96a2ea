import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Effort } from '../measuring/interleaved.ts';

/** What two checkouts do a second. */
type Rates = readonly [here: number, there: number];

async function runner(folder: string, feat: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'runner.ts'), [folder, feat]);
  await once(child, 'message');
  return child;
}

async function rated(child: ChildProcess, ms: number): Promise<number> {
  child.send(ms);
  const [rate] = await once(child, 'message');
  return Number(rate);
}

/**
 * Each in a process of its own: what the compiler learns from the one would change how it treats the other, by more than
 * there is to measure. They go in turn, each first as often as the other, so that both halves of a round have the same
 * weather.
 */
export async function duel(
  feat: string,
  here: string,
  there: string,
  { rounds, ms }: Effort,
): Promise<readonly Rates[]> {
  const [first, second] = await Promise.all([runner(here, feat), runner(there, feat)]);
  const rates: Rates[] = [];
  for (const child of [first, second]) await rated(child, ms * 5);
  for (let round = 0; round < rounds; round += 1) {
    const isTurned = round % 2 === 1;
    const early = await rated(isTurned ? second : first, ms);
    const late = await rated(isTurned ? first : second, ms);
    rates.push(isTurned ? [late, early] : [early, late]);
  }
  for (const child of [first, second]) child.disconnect();
  return rates;
}
