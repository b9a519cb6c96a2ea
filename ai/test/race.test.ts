import { describe, expect, it } from 'vitest';
import { contenders, record } from '../src/contest.ts';
import { raceOf } from '../src/race.ts';

/** Who is left of these after so many worlds, each given by what it is worth in the nth. */
const left = (worlds: number, worthOf: { readonly [name: string]: (world: number) => number }) => {
  const race = raceOf<string>();
  let field = contenders(Object.keys(worthOf), () => 0);
  for (let n = 0; n < worlds; n += 1) {
    for (const contender of field) {
      const value = worthOf[contender.plan]?.(n) ?? 0;
      record(contender, value);
      race.note(contender, value);
    }
    field = race.left(field);
  }
  return field.map(({ plan }) => plan);
};

const dice = (n: number): number => ((n * 7919) % 13) / 13;

describe('a race between answers', () => {
  it('compares world by world: a small lead in every world is clear, however much the worlds differ', () => {
    expect(
      left(12, { best: (n) => dice(n) / 2 + 0.02 + dice(n + 5) / 100, other: (n) => dice(n) / 2 }),
    ).toEqual(['best']);
  });

  it('keeps whoever may still be better', () => {
    expect(left(40, { one: (n) => dice(n), other: (n) => dice(n + 3) })).toEqual(['one', 'other']);
  });

  it('drops an answer that comes to the same as the best', () => {
    expect(left(12, { first: dice, second: dice, third: (n) => dice(n + 3) - 0.1 })).toEqual([
      'first',
      'third',
    ]);
  });

  it('judges nobody by a few worlds', () => {
    expect(left(11, { best: () => 1, other: () => 0 })).toEqual(['best', 'other']);
  });
});
