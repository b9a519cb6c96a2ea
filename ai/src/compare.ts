import { type Action, type GameEvent, type GameState, invariant } from '@grognard/kernel';
import { contenders, heats, ranked, record, runnersUp, worth } from './contest.ts';
import { asChance } from './fairness.ts';
import { gaussian } from './gaussian.ts';
import { raceOf } from './race.ts';
import type { Choice, Progress, Question } from './thinking.ts';
import { tried } from './trial.ts';
import { imagine } from './world.ts';

/** So many plans are looked at as far as the level looks. */
const FINALISTS = 8;

/**
 * Plans are played out in many imagined worlds; the better half goes on until one is left. A large field is thinned out
 * at the first quiet point: the further one looks, the more dice lie in between, and few worlds would show nothing else.
 */
export function* compare<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  question: Question<S, A, E, V, O, C>,
  plans: readonly (readonly A[])[],
): Generator<Progress, Choice<A>> {
  const { game, view, seat, level, random, isLate } = question;
  const error = (): number => (level.noise === 0 ? 0 : level.noise * gaussian(random));
  const all = contenders(plans, (plan) => error() + (game.brain.leaning?.(plan) ?? 0));
  let field = all;
  let playouts = 0;
  const race = level.race === true ? raceOf<readonly A[]>() : null;
  const budgeted = Math.max(level.leastPlayouts, plans.length * level.playoutsPerPlan);
  const glance = { ...question, level: { ...level, horizon: Math.min(1, level.horizon) } };
  for (const heat of heats(plans.length, budgeted)) {
    field = ranked(field).slice(0, heat.field);
    const looking = heat.field > FINALISTS ? glance : question;
    for (let n = 0; n < heat.worlds && (playouts === 0 || !isLate()); n += 1) {
      const world = imagine(game, view, seat, random);
      for (const contender of field) {
        const value = tried(looking, world, [{ seat, plan: contender.plan }]);
        record(contender, value);
        race?.note(contender, value);
        playouts += 1;
        yield { playouts };
      }
      if (race !== null) field = race.left(field);
      if (field.length === 1) break;
    }
    if (field.length === 1) break;
  }
  const best = ranked(field)[0] ?? field[0];
  invariant(best !== undefined, 'A contest has a winner.');
  return {
    actions: best.plan,
    alternatives: runnersUp(all, best),
    stats: { plans: plans.length, playouts, worth: asChance(worth(best)) },
  };
}
