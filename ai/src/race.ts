// Contenders tried in the same worlds are compared world by world: dice both have in common do not count.
import { type Contender, worth } from './contest.ts';

/** Nobody is judged before so many worlds, and then only after every so many more. */
const LEAST_WORLDS = 12;
const EVERY = 4;

/** Expected to lose less than this chance of winning, one need not look any longer. */
const NO_MATTER = 0.0005;

export interface Race<P> {
  note(contender: Contender<P>, value: number): void;
  /** Those still worth comparing, in their order. */
  left(field: readonly Contender<P>[]): Contender<P>[];
}

/** How far one was ahead of another on average, and the standard error of that. */
export interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** Of the first, in the worlds both were tried in. */
export const leadOf = (first: readonly number[], other: readonly number[]): Lead => {
  const count = Math.min(first.length, other.length);
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < count; n += 1) {
    const ahead = (first[n] ?? 0) - (other[n] ?? 0);
    sum += ahead;
    squares += ahead * ahead;
  }
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) };
};

/**
 * What one expects to lose by staying with the first although the other may be better, if the lead is as uncertain as
 * its error says: the loss function of the normal distribution, near enough.
 */
const expectedLoss = (ahead: number, error: number): number => {
  if (error === 0) return 0;
  const sure = ahead / error;
  return 0.399 * error * Math.exp(-1.21 * sure - 0.358 * sure * sure);
};

/** Everybody in the field has been tried in the same worlds: whoever was left out of one does not come back. */
export const raceOf = <P>(): Race<P> => {
  const values = new Map<Contender<P>, number[]>();
  const of = (contender: Contender<P>): readonly number[] => values.get(contender) ?? [];
  return {
    note(contender, value) {
      const known = values.get(contender);
      if (known === undefined) values.set(contender, [value]);
      else known.push(value);
    },
    left(field) {
      const worlds = field[0]?.trials ?? 0;
      if (worlds < LEAST_WORLDS || worlds % EVERY !== 0) return [...field];
      const looks = (each: Contender<P>): number => worth(each) + each.bias;
      const best = field.reduce((a, b) => (looks(b) > looks(a) ? b : a));
      return field.filter((each) => {
        if (each === best) return true;
        const { mean, error } = leadOf(of(best), of(each));
        return expectedLoss(mean + best.bias - each.bias, error) >= NO_MATTER;
      });
    },
  };
};
