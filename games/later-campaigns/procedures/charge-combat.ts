// NLC-E.7 ChargeCombat: each side fires once; whoever lost more is beaten, on equal losses the charge (NLC-7.7e).

import { type Frozen, never } from '@grognard/kernel';
import { eliminate } from '../changes/steps.ts';
import { alive, occupy, patchUnits, sheetOf, stillAt, turnLines, unitAt } from '../changes/units.ts';
import type { Entrance } from '../charge/entrance.ts';
import { noteAttack, noteRetreat, noteYielded, shake } from '../combat/aftermath.ts';
import { chargeOf } from '../combat/busy.ts';
import { callPursuit } from '../combat/calls.ts';
import { rollFire } from '../combat/fire.ts';
import { rout, shatteredBy } from '../combat/rout.ts';
import { meetStaff, rollForLeaders } from '../combat/staff.ts';
import { type ChargeCombatFrame, chargeCombatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { groupMorale, moraleLead, PLAIN } from '../morale/morale.ts';
import { haltRide } from '../movement/halt-ride.ts';
import { hexName } from '../names.ts';
import { stopBeatenMarches } from '../orders/blocked.ts';
import { noteFoes } from '../orders/operations-morale.ts';
import { procedure, type Read, type Table } from '../rule-types.ts';
import { chargeFire } from '../strength/charge.ts';
import type { Fire } from '../strength/fire.ts';
import { decoysIn, vanish } from '../turn/hidden-marches.ts';
import { otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { callLosses } from './losses.ts';
import { callRetreat } from './retreat.ts';
import { callReturn } from './returning.ts';

export const chargeCombat = procedure(chargeCombatFrame, {
  rule: 'NLC-7.7c',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    switch (frame.step) {
      case 'square':
        return formSquare(table, frame);
      case 'fire':
        return fire(table, frame);
      case 'chargersSuffer':
        frame.step = 'defendersSuffer';
        return callLosses(table, frame.side, chargersOf(table.state, frame), frame.hitsOnChargers);
      case 'defendersSuffer':
        frame.step = 'compare';
        return callLosses(table, otherSide(frame.side), frame.defenders, frame.hitsOnDefenders);
      case 'compare':
        return compare(table, frame);
      case 'over':
        return conclude(table, frame);
      default:
        never(frame.step);
    }
  },
  /** What was paid, in halves: first by the chargers, then by the defenders. */
  resume(_table, frame, result) {
    if (typeof result !== 'number') return;
    if (frame.step === 'defendersSuffer') frame.chargersLost = result;
    else if (frame.step === 'compare') frame.defendersLost = result;
  },
});

const chargersOf = (state: Read, { entries, hex }: Frozen<ChargeCombatFrame>): readonly UnitId[] =>
  stillAt(
    state,
    entries.map(({ unit }) => unit),
    hex,
  );

/** NLC-7.10a, NLC-R030 */
function formSquare(table: Table, frame: ChargeCombatFrame): void {
  const { state } = table;
  const enemy = otherSide(frame.side);
  const decoys = decoysIn(state, frame.hex, enemy);
  vanish(table, decoys);
  frame.defenders = fieldOf(state).atOf(frame.hex, enemy);
  turnLines(state, frame.defenders, frame.hex);
  frame.step = 'fire';
  // NLC-P.1, 7.9f: they have left the hex, to fight elsewhere; who was never there has not.
  if (frame.defenders.length === 0 && decoys.length === 0) noteYielded(state, enemy);
  patchUnits(state, frame.defenders, { attacked: state.turn, assailed: state.turn });
  if (frame.defenders.some((id) => state.group?.units.includes(id))) haltRide(state);
  noteAttack(state, chargersOf(state, frame));
  noteFoes(state, chargersOf(state, frame), frame.defenders);
  const infantry = frame.defenders.filter((id) => sheetOf(state, id).arm === 'inf');
  const isSteady = infantry.length > 0 && infantry.every((id) => !unitAt(state, id).disrupted);
  if (!isSteady || frame.noSquare) return;
  const context = { ...PLAIN, scope: 'combat', defending: true } as const;
  const { value: morale } = groupMorale(state, frame.defenders, context);
  const roll = table.random.die(6, `NLC-7.10a square ${hexName(state, frame.hex)}`);
  frame.square = roll <= morale;
  table.emit({ type: 'squareTested', rule: 'NLC-7.10a', hex: frame.hex, roll, morale, formed: frame.square });
  rout(table, shatteredBy(state, frame.defenders, roll, context));
  frame.defenders = stillAt(state, frame.defenders, frame.hex);
  if (frame.defenders.length === 0) noteYielded(state, enemy);
}

/** NLC-7.1c: hits of both sides apply at the same time. Strength 0 rolls no dice. */
function fire(table: Table, frame: ChargeCombatFrame): void {
  const { state } = table;
  if (frame.defenders.length === 0) {
    frame.step = 'over';
    frame.won = true;
    return;
  }
  const { hex, square, backhand, defenders, fled } = frame;
  const entries = frame.entries.filter(({ unit }) => unitAt(state, unit).hex === hex);
  const { charge: attack, defence } = chargeFire(state, fieldOf(state), {
    entries,
    target: hex,
    defenders,
    square,
    backhand,
    justRetreated: fled,
  });
  const chargers = entries.map(({ unit }) => unit);
  const lead = moraleLead(state, chargers, defenders);
  const volley = (side: Side, fired: Fire, moraleLead: number): number =>
    rollFire(table, 'NLC-7.7d', fired, { hex, side, fight: 'charge' }, { bonus: 0, moraleLead }).hits;
  frame.hitsOnDefenders = volley(frame.side, attack, lead);
  frame.hitsOnChargers = volley(otherSide(frame.side), defence, -lead);
  frame.step = 'chargersSuffer';
}

/** NLC-7.7e, NLC-R034 */
function compare(table: Table, frame: ChargeCombatFrame): void {
  const { state } = table;
  const chargers = chargersOf(state, frame);
  const defenders = stillAt(state, frame.defenders, frame.hex);
  // Whoever lost more is beaten, though nobody is left to follow him.
  frame.won = defenders.length > 0 ? frame.defendersLost > frame.chargersLost : chargers.length > 0;
  frame.step = 'over';
  table.emit({ type: 'chargeDecided', rule: 'NLC-7.7e', hex: frame.hex, side: frame.side, won: frame.won });
  if (frame.won) throwBack(table, frame, defenders);
  else {
    noteRetreat(state, frame.side, chargers.length);
    // NLC-P.1: they leave the hex they fought for to whoever stands there yet.
    if (defenders.length > 0) noteYielded(state, frame.side);
    rideBack(table, frame.entries);
  }
}

/** NLC-7.7f, 19.1b: beaten cavalry rides back disrupted. */
function rideBack(table: Table, entries: readonly Entrance[]): void {
  shake(
    table,
    entries.map(({ unit }) => unit),
  );
  callReturn(table, entries);
}

/** NLC-7.7f, 7.4k: defenders who are charging themselves go back to where they started. */
function throwBack(table: Table, frame: ChargeCombatFrame, defenders: readonly UnitId[]): void {
  const { state } = table;
  const riders = defenders.flatMap((id) => chargeOf(state, id) ?? []);
  const standing = defenders.filter((id) => !riders.some(({ unit }) => unit === id));
  for (const id of standing) if (sheetOf(state, id).gun === 'foot') eliminate(table, id, 'NLC-7.4k');
  const left = alive(state, standing);
  shake(table, left);
  noteRetreat(state, otherSide(frame.side), left.length + riders.length);
  noteYielded(state, otherSide(frame.side));
  callRetreat(table, left, { side: otherSide(frame.side), kind: 'charge', foes: [frame.hex] });
  rideBack(table, riders);
}

function conclude(table: Table, frame: ChargeCombatFrame): void {
  const { state } = table;
  const { side, hex, won, isPursuit } = frame;
  const chargers = chargersOf(state, frame);
  table.end();
  if (won && chargers.length > 0 && fieldOf(state).atOf(hex, otherSide(side)).length === 0) {
    occupy(state, hex, side);
    // NLC-R038: an HQ there is lost even if the winners ride back.
    meetStaff(table, hex);
  }
  rollForLeaders(table, frame.exposedBefore);
  if (won) stopBeatenMarches(table, frame.defenders);
  if (won && !isPursuit && chargers.length > 0) {
    const winners = frame.entries.filter(({ unit }) => chargers.includes(unit));
    callPursuit(table, { side, hex, winners, fled: alive(state, frame.defenders) });
  }
}
