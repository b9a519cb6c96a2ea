// Answers tried in the same worlds until it is plain which of them are worse than the best.
import { type Lead, leadOf } from './race.ts';

/** How sure one wants to be, and how long one goes on looking. */
export interface Sifting {
  /** Standard errors behind the best at which an answer is shown to be worse. */
  readonly sure: number;
  /** Nobody is judged before so many worlds, and then only after every so many more. */
  readonly least: number;
  readonly every: number;
  readonly most: number;
  /** Two standard errors from being so much worse, an answer is as good. */
  readonly asGood: number;
}

export interface Sifted<P> {
  readonly plan: P;
  readonly worlds: number;
  readonly worth: number;
  /** How far the best was ahead in the same worlds. */
  readonly behind: Lead;
  readonly isWorse: boolean;
}

interface Tried<P> {
  readonly plan: P;
  readonly values: number[];
  isWorse: boolean;
  behind: Lead;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Whether an answer is still neither worse nor as good. */
const isOpen = ({ mean: ahead, error }: Lead, { asGood }: Sifting): boolean => ahead + 2 * error >= asGood;

/** In the order given. `trial` sets up one world and gives what an answer comes to in it. */
export const sift = <P>(
  plans: readonly P[],
  trial: (world: number) => (plan: P) => number,
  how: Sifting,
): readonly Sifted<P>[] => {
  const all = plans.map(
    (plan): Tried<P> => ({ plan, values: [], isWorse: false, behind: { mean: 0, error: 0 } }),
  );
  for (let world = 0; world < how.most; world += 1) {
    const field = all.filter(({ isWorse }) => !isWorse);
    const worthOf = trial(world);
    for (const each of field) each.values.push(worthOf(each.plan));
    const worlds = world + 1;
    if (worlds < how.least || (worlds % how.every !== 0 && worlds < how.most)) continue;
    const best = field.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));
    for (const each of field) {
      each.behind = each === best ? { mean: 0, error: 0 } : leadOf(best.values, each.values);
      each.isWorse = each.behind.mean > 0 && each.behind.mean >= how.sure * each.behind.error;
    }
    if (field.every((each) => each === best || each.isWorse || !isOpen(each.behind, how))) break;
  }
  return all.map(({ plan, values, isWorse, behind }) => ({
    plan,
    worlds: values.length,
    worth: mean(values),
    behind,
    isWorse,
  }));
};
