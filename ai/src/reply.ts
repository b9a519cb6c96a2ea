// A reader of Marshal: he works out the mixture Marshal would draw from in the other seat, and answers that.
import { type Action, frozen, type GameEvent, type GameState, invariant, simulate } from '@grognard/kernel';
import { contenders, heats, ranked, record, runnersUp, worth } from './contest.ts';
import { drawn } from './drawn.ts';
import { type Duel, duelOf } from './duel.ts';
import { asChance, fairnessFor } from './fairness.ts';
import { type Mixture, mixtureOf } from './mixture.ts';
import type { Choice, Progress } from './thinking.ts';

/** Playouts for each plan he compares. */
const LOOKS = 20;

export function* replyTo<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
): Generator<Progress, Choice<A>> {
  const { question, own } = duel;
  const { plans, shares } = yield* expected(duel);
  const all = contenders(own, () => 0);
  let field = all;
  for (const heat of heats(own.length, own.length * LOOKS)) {
    field = ranked(field).slice(0, heat.field);
    for (let n = 0; n < heat.worlds; n += 1) {
      const world = duel.imagine();
      const theirs = drawn(plans, shares, question.random);
      for (const contender of field) {
        record(contender, duel.meet(world, contender.plan, theirs));
        yield { playouts: duel.playouts() };
      }
    }
  }
  const [best] = ranked(field);
  invariant(best !== undefined, 'A contest has a winner.');
  return {
    actions: best.plan,
    alternatives: runnersUp(all, best),
    stats: { plans: own.length, playouts: duel.playouts(), worth: asChance(worth(best)) },
  };
}

/** What Marshal would draw from in the other seat, seen from there. */
function* expected<S extends GameState, A extends Action, E extends GameEvent, V, O, C>({
  question,
  imagine,
  own,
  theirs,
  other,
}: Duel<S, A, E, V, O, C>): Generator<Progress, Mixture<A>> {
  const { game } = question;
  const { state } = imagine();
  const { context } = simulate(game, frozen(state), question.random);
  const view = game.view(frozen(state), other, context);
  const fairness = fairnessFor(game, frozen(state), other, question.level, question.random);
  const duel = duelOf({ ...question, seat: other, view, fairness }, frozen(state), theirs);
  invariant(duel !== null && own.length > 0, 'A duel has two sides.');
  return yield* mixtureOf(duel);
}
