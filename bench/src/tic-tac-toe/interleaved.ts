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
const ROUND_MS = 250;
const ROUNDS = 9;

function rate({ run }: Contestant, ms: number): number {
  const start = performance.now();
  let done = 0;
  let now = start;
  while (now - start < ms) {
    done += run();
    now = performance.now();
  }
  return (done / (now - start)) * 1000;
}

/**
 * Everybody in one process, in turn, several times: what slows the machine down slows all of them. The median of the
 * rounds counts, so that neither a lucky nor an unlucky one decides.
 */
export function interleaved(contestants: readonly Contestant[]): Case[] {
  for (const contestant of contestants) rate(contestant, WARM_UP_MS);
  const rounds = Array.from({ length: ROUNDS }, () =>
    contestants.map((contestant) => rate(contestant, ROUND_MS)),
  );
  return contestants.map(({ name }, i) => {
    const rates = rounds.map((round) => round[i] ?? 0).toSorted((a, b) => a - b);
    return { name, perSecond: rates[Math.floor(ROUNDS / 2)] ?? 0 };
  });
}
