import { processorMs } from './processor-time.ts';

/** Something to measure: does a batch of work and gives how much it did. */
export interface Contestant {
  readonly name: string;
  readonly run: () => number;
}

export interface Case {
  readonly name: string;
  readonly perSecond: number;
}

export interface Effort {
  readonly rounds: number;
  /** Processor time per contestant and round, and once more before the first to warm up. */
  readonly ms: number;
}

export function rate({ run }: Contestant, ms: number): number {
  const start = processorMs();
  let done = 0;
  let now = start;
  while (now - start < ms) {
    done += run();
    now = processorMs();
  }
  return (done / (now - start)) * 1000;
}

/**
 * Everybody in one process, in turn, several times, so that all have the same weather. The best round of each counts:
 * whatever else goes on can only make a round slower.
 */
export function interleaved(contestants: readonly Contestant[], { rounds, ms }: Effort): Case[] {
  for (const contestant of contestants) rate(contestant, ms);
  const rates = Array.from({ length: rounds }, () => contestants.map((contestant) => rate(contestant, ms)));
  return contestants.map(({ name }, i) => ({
    name,
    perSecond: Math.max(...rates.map((round) => round[i] ?? 0)),
  }));
}
