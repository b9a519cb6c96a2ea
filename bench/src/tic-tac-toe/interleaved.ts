/** Something to measure: does a batch of work and gives how much it did. */
export interface Contestant {
  readonly name: string;
  readonly run: () => number;
}

export interface Case {
  readonly name: string;
  readonly perSecond: number;
}

const WARM_UP_MS = 300;
const ROUND_MS = 200;
const ROUNDS = 10;

/** Time this process has been given, so that a busy machine does not count as slow code. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function rate({ run }: Contestant, ms: number): number {
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
export function interleaved(contestants: readonly Contestant[]): Case[] {
  for (const contestant of contestants) rate(contestant, WARM_UP_MS);
  const rounds = Array.from({ length: ROUNDS }, () =>
    contestants.map((contestant) => rate(contestant, ROUND_MS)),
  );
  return contestants.map(({ name }, i) => ({
    name,
    perSecond: Math.max(...rounds.map((round) => round[i] ?? 0)),
  }));
}
