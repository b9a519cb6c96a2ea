// NLC-E.12, NLC-4.0g: Reserve Stages, HQs, supply at nine, recovery.

import { patchUnit, patchUnits, sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { patchSide } from '../combat/aftermath.ts';
import { rout, shatteredBy } from '../combat/rout.ts';
import { theatreOf } from '../data/theatres.ts';
import { turnEndFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { isExhausted } from '../morale/shaken.ts';
import { turnSheet } from '../orders/legs.ts';
import { type Read, sequence, type Table } from '../rule-types.ts';
import { marksShown } from '../secrecy/sight-of.ts';
import { giveBack } from '../staff/direct-command.ts';
import { isSupplied } from '../supply/supply.ts';
import { countRest } from '../turn/fatigue.ts';
import { bankMarches } from '../turn/hidden-marches.ts';
import { failIdleAttacks } from '../turn/idle-attacks.ts';
import { NOWHERE, otherSide, SIDES, type Side, type UnitId } from '../vocabulary.ts';
import { runHooks } from './hooks.ts';
import { callHqMoves } from './hq-moves.ts';
import { callPlayerTurns } from './player-turns.ts';

const SUPPLY_CLOCK = '0900';

export const turnEnd = sequence(turnEndFrame, 'NLC-4.0g', {
  /** One side with its HQs, then the other; the last called is the first to run. */
  reserve(table) {
    const { firstSide } = theatreOf(table.state);
    callHqMoves(table, firstSide);
    callPlayerTurns(table, firstSide, true);
  },
  reserveOther(table) {
    callPlayerTurns(table, otherSide(theatreOf(table.state).firstSide), true);
  },
  hqs(table) {
    callHqMoves(table, otherSide(theatreOf(table.state).firstSide));
  },
  /** NLC-M.4 */
  zeal(table) {
    failIdleAttacks(table);
  },
  supply(table) {
    if (turnSheet(table.state).clock === SUPPLY_CLOCK) checkSupply(table);
  },
  recovery(table) {
    recover(table);
    const { state } = table;
    countRest(state);
    bankMarches(table);
    giveBack(state);
    for (const side of SIDES) {
      const { retreated, retreatFights, yielded } = state.sides[side];
      patchSide(state, side, {
        retreatedBefore: retreated,
        retreatFightsBefore: retreatFights,
        yieldedBefore: yielded,
        retreated: 0,
        retreatFights: 0,
        yielded: 0,
      });
    }
    runHooks(table);
  },
});

/** NLC-17.2, NLC-R129: all values are read before anything is taken off. */
function checkSupply(table: Table): void {
  const { state } = table;
  const field = fieldOf(state);
  const cut = state.units.flatMap(({ status }, id) =>
    status === 'map' && !isSupplied(state, field, id) ? [id] : [],
  );
  for (const id of cut) {
    patchUnit(state, id, { status: 'destroyed', hex: NOWHERE, extended: NOWHERE, eliminatedOn: state.turn });
    table.emit({ type: 'unitUnsupplied', rule: 'NLC-17.2', unit: id });
  }
}

/** NLC-20.8h, NLC-R122: on a 5 or 6, whatever the morale. */
const EXHAUSTED_RECOVERY = 5;
const RECOVERY = { ...PLAIN, scope: 'recovery' } as const;

/** NLC-6.3b, 19.2a, c, NLC-R129: disruption ends, or each unit tests for it, all from the state before the first roll. */
function recover(table: Table): void {
  const { state } = table;
  const disrupted = state.units.flatMap(({ status, disrupted: is }, id) =>
    status === 'map' && is ? [id] : [],
  );
  if (!state.options.disruptionRecovery) {
    settleDown(table, disrupted);
    return;
  }
  const tests = disrupted.map((id) => ({
    id,
    morale: moraleOf(state, id, RECOVERY).value,
  }));
  const shattered: UnitId[] = [];
  const steady = tests.flatMap(({ id, morale }) => {
    const roll = table.random.die(6, `NLC-19.2a recovery ${sheetOf(state, id).id}`);
    const isWorn = isExhausted(state, unitAt(state, id).body);
    table.emit({
      type: 'recoveryTested',
      rule: isWorn ? 'NLC-20.8h' : 'NLC-19.2a',
      unit: id,
      roll,
      morale,
      ...(isWorn ? { isExhausted: true } : {}),
      ...whoHears(state, id),
    });
    const isSteady = isWorn ? roll >= EXHAUSTED_RECOVERY : roll <= morale;
    if (!isSteady) shattered.push(...shatteredBy(state, [id], roll, RECOVERY));
    return isSteady ? [id] : [];
  });
  settleDown(table, steady);
  rout(table, shattered);
}

/** NLC-G: that a counter out of sight is disrupted, and with what morale it recovers, the enemy is not told. */
function whoHears(state: Read, id: UnitId): { readonly only?: Side } {
  const side = sideOf(state, id);
  return marksShown(state, side, [id]).seen.length > 0 ? {} : { only: side };
}

function settleDown(table: Table, units: readonly UnitId[]): void {
  patchUnits(table.state, units, { disrupted: false });
  for (const side of SIDES) {
    const own = units.filter((id) => sideOf(table.state, id) === side);
    if (own.length > 0)
      table.emit({ type: 'unitsRecovered', rule: 'NLC-6.3b', ...marksShown(table.state, side, own) });
  }
}
