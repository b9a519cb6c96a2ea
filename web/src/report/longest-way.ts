import type { WinChance } from '@grognard/desk';

/** Below this change within a round the course was even. */
const LEAST = 0.1;

interface Way {
  readonly round: number;
  readonly before: number;
  readonly after: number;
}

/** The round in which the chance of winning changed most; null: it never changed much. */
export function longestWay({ values, rounds }: Pick<WinChance, 'values' | 'rounds'>): Way | null {
  const last = values.at(-1) ?? 0.5;
  const ways = rounds.map(({ round, n }, i): Way => {
    const next = rounds[i + 1];
    return { round, before: values[n] ?? 0.5, after: next === undefined ? last : (values[next.n] ?? last) };
  });
  const sizeOf = ({ before, after }: Way): number => Math.abs(after - before);
  const [longest] = ways.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return longest === undefined || sizeOf(longest) < LEAST ? null : longest;
}
