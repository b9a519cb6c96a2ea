// What cards do to the game: the verbs their files are written in.

import type { RuleId } from '@grognard/kernel';
import { change, unitOf } from '../field/units.ts';
import { testFrame } from '../frames.ts';
import { nearest } from '../procedures/stack.ts';
import type { Table } from '../rule-types.ts';
import type { Effect, Modifier } from '../state.ts';
import type { Formation, Player, StrategyCardId, UnitId } from '../vocabulary.ts';

/** The rule id of a card: 'SAG-G10'. */
export const ruleOf = (card: StrategyCardId): RuleId => `SAG-${card}`;

/** The card works from here until the activation or the turn ends. */
export function addEffect(umpire: Table, effect: Effect): void {
  umpire.state.effects = [...umpire.state.effects, effect];
}

/** The card being resolved stays under the unit (SAG-5.6). */
export function attach(umpire: Table, card: StrategyCardId, id: UnitId): void {
  const { attached } = unitOf(umpire.state, id);
  change(umpire.state, id, { attached: [...attached, card] });
  nearest(umpire.state, 'play').kept = true;
  umpire.emit({ type: 'cardAttached', rule: 'SAG-5.6', card, unit: id });
}

/** A new formation replaces the old one (SAG-5.8, SAG-R87). */
export function takeFormation(umpire: Table, id: UnitId, formation: Formation): void {
  change(umpire.state, id, { formation });
  umpire.emit({ type: 'formationTaken', rule: 'SAG-5.8', unit: id, formation });
}

/** One more modifier on the test in progress (W-MOR). */
export function addToTest(umpire: Table, modifier: Modifier): void {
  const test = nearest(umpire.state, 'test');
  test.bonus = [...test.bonus, modifier];
}

/** The test in progress succeeds without a roll, and its window closes. */
export function grantTest(umpire: Table): void {
  nearest(umpire.state, 'test').granted = true;
  closeWindow(umpire);
}

/** Nobody plays anything more in the window this card was played in. */
export function closeWindow(umpire: Table): void {
  const window = nearest(umpire.state, 'window');
  window.passes = window.players.length;
}

/** Throw the die of the test in progress again; the new result stands (W-ROLL). */
export function rerollTest(umpire: Table, card: StrategyCardId): void {
  const test = nearest(umpire.state, 'test');
  const from = test.natural ?? 0;
  test.natural = umpire.random.die(6, `${ruleOf(card)} re-roll ${test.unit}`);
  umpire.emit({ type: 'dieRerolled', rule: ruleOf(card), player: test.player, from, to: test.natural });
}

/** Fewer hits on the unit whose W-HIT is open. */
export function reduceHits(umpire: Table, by: number): void {
  const hits = nearest(umpire.state, 'hits');
  const { at } = hits;
  hits.batch = hits.batch.map((hit, i) => (i === at ? { ...hit, hits: Math.max(0, hit.hits - by) } : hit));
  const unit = hits.batch[at]?.unit;
  if (unit !== undefined) umpire.emit({ type: 'hitsReduced', rule: 'SAG-12.1', unit, by });
}

/** The retreating unit goes into its own Reserve instead (W-RET). */
export function redirectRetreat(umpire: Table): void {
  nearest(umpire.state, 'retreat').intoReserve = true;
}

/** A Morale test made by a card; the card's `resume` gets `{ success }`. */
export function callMoraleTest(umpire: Table, player: Player, unit: UnitId, need: number): void {
  umpire.call(
    testFrame.at('prepare', {
      kind: 'morale',
      cause: 'card',
      player,
      unit,
      against: null,
      need,
      engaging: false,
      attacking: false,
      natural: null,
      bonus: [],
      granted: false,
    }),
  );
}
