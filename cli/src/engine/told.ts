import {
  type Action,
  type AnyMatch,
  fill,
  frozen,
  randomOf,
  type Seat,
  simulate,
  simulationSource,
  viewOf,
  wholeGame,
} from '@grognard/kernel';

/** What a plan of the machine comes to, in sentences, from what the seat sees; none where the game has none for it. */
export function toldIn(match: AnyMatch, seat: Seat): (plan: readonly Action[]) => readonly string[] {
  const module = wholeGame(match.module);
  const random = randomOf(simulationSource(1));
  const state = frozen(module.determinize(viewOf(match, seat), seat, random));
  const { context } = simulate(module, state, random);
  return (plan) =>
    (module.brain.told?.(state, seat, plan, context) ?? []).map((said) => fill(said.text, said.with ?? {}));
}
