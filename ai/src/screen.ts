import { contenders, heats, ranked, record } from './contest.ts';
import type { Progress } from './thinking.ts';

/** Playouts each plan gets on average while the field is thinned out. */
const LOOKS = 6;

/**
 * The most promising of many plans, best first: tried side by side, the better half going on. `trial` sets up one world
 * and gives what a plan is worth in it.
 */
export function* screened<P>(
  plans: readonly P[],
  wanted: number,
  trial: () => (plan: P) => number,
  isLate: () => boolean,
  progress: () => Progress,
): Generator<Progress, readonly { readonly plan: P; readonly worth: number }[]> {
  let field = contenders(plans, () => 0);
  for (const heat of heats(plans.length, plans.length * LOOKS)) {
    if (field[0] !== undefined && field[0].trials > 0 && isLate()) break;
    if (field.length <= wanted && field.every(({ trials }) => trials >= LOOKS)) break;
    field = ranked(field).slice(0, Math.max(heat.field, wanted));
    for (let n = 0; n < heat.worlds && (n === 0 || !isLate()); n += 1) {
      const worthOf = trial();
      for (const contender of field) {
        record(contender, worthOf(contender.plan));
        yield progress();
      }
    }
  }
  return ranked(field)
    .slice(0, wanted)
    .map(({ plan, trials, total }) => ({ plan, worth: trials === 0 ? 0 : total / trials }));
}
