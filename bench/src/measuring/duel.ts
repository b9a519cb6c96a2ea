import { type Case, type Contestant, type Effort, rate } from './interleaved.ts';

export interface Duel {
  readonly cases: readonly Case[];
  /** How much faster the first is than the second. */
  readonly ratio: number;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Two in turn, each first as often as the other. On a busy machine a round tells little, but both halves of it had the
 * same weather: the middle one of their ratios is what counts.
 */
export function duel(first: Contestant, second: Contestant, { rounds, ms }: Effort): Duel {
  for (const contestant of [first, second]) rate(contestant, ms * 3);
  const rates = Array.from({ length: rounds }, (_, round): readonly [number, number] => {
    if (round % 2 === 0) return [rate(first, ms), rate(second, ms)];
    const other = rate(second, ms);
    return [rate(first, ms), other];
  });
  return {
    cases: [
      { name: first.name, perSecond: median(rates.map(([one]) => one)) },
      { name: second.name, perSecond: median(rates.map(([, other]) => other)) },
    ],
    ratio: median(rates.map(([one, other]) => one / other)),
  };
}
