// GEN-12.5 to 12.10: step 1: squares and countercharges are tried, each with one die.
import { ask } from '@grognard/kernel';
import { countercharge } from '../actions/countercharge.ts';
import { endReact } from '../actions/end-react.ts';
import { formSquare } from '../actions/form-square.ts';
import { unreact } from '../actions/unreact.ts';
import { changeEngagement } from '../combat/attackers.ts';
import { reactionFrame } from '../combat/decision-frames.ts';
import { passesUnopposedTest } from '../combat/hit-tests.ts';
import { modifiedDie } from '../combat/modified-die.ts';
import { reactionModifiers } from '../combat/modifiers.ts';
import { hasReaction, infantryBehind } from '../combat/reactions.ts';
import { crossing, isBattleSector } from '../field/board-graph.ts';
import { change, indexOf, unitOf } from '../field/units.ts';
import type { Reaction } from '../grammar.ts';
import { secretDecision, type Table } from '../rule-types.ts';
import type { Attacker } from '../state.ts';
import { type BattleBorder, SECTORS, type Sector, SIDES, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

export function askReactions(umpire: Table): void {
  const asked = SIDES.filter((side) => hasReaction(umpire.state, side));
  if (asked.length > 0) umpire.call(reactionFrame.ask(asked, {}));
}

export const reaction = secretDecision(reactionFrame, {
  rule: 'GEN-12.5',
  question: () => ask('GEN-12.5', prompts.react),
  actions: [formSquare, countercharge, unreact, endReact],
  revealed(umpire, _frame, { white, black }) {
    for (const attempt of inDiceOrder(umpire, [...white.tries, ...black.tries]))
      attemptReaction(umpire, attempt);
    umpire.end();
  },
});

/** GEN-R.74: by sector, then by unit id. */
function inDiceOrder({ state }: Table, tries: readonly Reaction[]): readonly Reaction[] {
  const sectors: readonly string[] = SECTORS;
  const key = ({ unit }: Reaction): number =>
    sectors.indexOf(unitOf(state, unit).at) * 100 + indexOf(state.options, unit);
  return tries.slice().sort((a, b) => key(a) - key(b));
}

/** GEN-R.46: whoever rolled has reacted, with success or without. */
function attemptReaction(umpire: Table, attempt: Reaction): void {
  const { unit, how } = attempt;
  const natural = umpire.random.die(6, `GEN-12.8 reaction ${unit}`);
  const modified = modifiedDie(natural, reactionModifiers);
  const success = passesUnopposedTest(modified);
  changeEngagement(umpire.state, ({ reacted }) => ({ reacted: [...reacted, unit] }));
  umpire.emit({
    type: 'reactionRolled',
    rule: 'GEN-12.8',
    unit,
    how,
    natural,
    modifiers: reactionModifiers,
    modified,
    success,
  });
  if (!success) return;
  if (how === 'square') change(umpire.state, unit, { square: true });
  else beginCountercharge(umpire, unit, attempt.border);
}

/** GEN-12.10: from now on it counts in every way as attacking Cavalry, and may advance like one (GEN-12.11, GEN-R.52). */
function beginCountercharge(umpire: Table, id: UnitId, border: BattleBorder): void {
  const { side, at } = unitOf(umpire.state, id);
  const to = infantryBehind(umpire.state, side, at, border);
  if (to === null || !isBattleSector(at)) return;
  const charger: Attacker = {
    ...FRESH_ATTACKER,
    unit: id,
    from: at,
    to,
    kind: 'countercharge',
    front: border,
  };
  changeEngagement(umpire.state, ({ attackers, crossings }) => ({
    attackers: [...attackers, charger],
    crossings: withOneMore(crossings, at, to),
  }));
}

const FRESH_ATTACKER = {
  active: true,
  rolled: false,
  scored: false,
  hadMeleeTarget: false,
  withdrew: false,
} as const;

const withOneMore = (
  crossings: { readonly [direction: string]: number },
  from: Sector,
  to: Sector,
): { readonly [direction: string]: number } => ({
  ...crossings,
  [crossing(from, to)]: (crossings[crossing(from, to)] ?? 0) + 1,
});
