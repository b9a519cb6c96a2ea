// SAG-15.4, 18.4, 18.5, SAG-R62, SAG-R66: a unit in its own Out-flank slot tests; success brings it behind the enemy.
import { type Frozen, frozen } from '@grognard/kernel';
import { nobody } from '../actions/yes-no.ts';
import { rulesOf } from '../cards/registry.ts';
import { addDeed } from '../combat/elimination.ts';
import { placeOf, slotOf } from '../field/places.ts';
import { reserveUnits } from '../field/reserve.ts';
import { change, put, take, unitIn } from '../field/units.ts';
import { outflankTestFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import { turnUp } from '../secrecy/secrets.ts';
import type { State, Unit } from '../state.ts';
import { OUTFLANK, opponentOf, type Player } from '../vocabulary.ts';
import { callTest, isTestResult } from './test.ts';

function outflanking(state: Frozen<State>, player: Player): Frozen<Unit> | undefined {
  for (const slot of OUTFLANK) {
    const unit = unitIn(state, player, slot);
    if (unit !== null && unit.owner === player) return unit;
  }
  return undefined;
}

export const outflankTest = procedure(outflankTestFrame, {
  rule: 'SAG-18.4',
  pending: () => nobody,
  actions: [],
  advance(umpire, frame) {
    const state = frozen(umpire.state);
    const unit = frame.step === 'test' ? outflanking(state, frame.player) : undefined;
    if (unit === undefined) return umpire.end();
    frame.step = 'over';
    const granted = state.effects.some(
      (effect) => effect.unit === unit.id && rulesOf(effect.card).grantsOutflank === true,
    );
    callTest(umpire, { kind: 'outflank', player: frame.player, unit: unit.id, need: 6, granted });
  },
  resume(umpire, { player }, result) {
    const unit = outflanking(frozen(umpire.state), player);
    if (!isTestResult(result) || unit === undefined) return;
    if (result.success) arrive(umpire, unit);
    else change(umpire.state, unit.id, { outflankFails: unit.outflankFails + 1 });
  },
});

/** SAG-18.5: behind the enemy, face-up, and the enemy's Reserve is seen. */
function arrive(umpire: Table, { id, owner, at }: Frozen<Unit>): void {
  const { state } = umpire;
  const enemy = opponentOf(owner);
  const slot = slotOf(at);
  turnUp(umpire, id, 'SAG-18.5');
  const to = placeOf(enemy, slot);
  put(state, { ...take(state, id), outflankMarker: true, outflankFails: 0, exposed: false }, to);
  umpire.emit({ type: 'outflankArrived', rule: 'SAG-18.5', unit: id, at: to });
  for (const unit of reserveUnits(frozen(state), enemy)) turnUp(umpire, unit.id, 'SAG-18.5');
  addDeed(state, { deed: 'outflanked', owner });
}
