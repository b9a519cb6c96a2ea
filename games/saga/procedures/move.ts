// SAG-13: a unit moves, with a shot before or after it, or a Charge or engagement at its end.
import { frozen, invariant } from '@grognard/kernel';
import { nobody } from '../actions/yes-no.ts';
import { stepOf } from '../activation/declarations.ts';
import { facing, placeOf } from '../field/places.ts';
import { captureGround, enterTerrain } from '../field/terrain.ts';
import { put, take, unitOf } from '../field/units.ts';
import { moveFrame, reserveEntryFrame } from '../frames.ts';
import type { Declaration } from '../grammar.ts';
import { makeStep } from '../movement/moving.ts';
import { procedure, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { openActionWindow } from './action-window.ts';
import { callEngage, callFire } from './calls.ts';

function declared(state: State): Declaration {
  const declaration = state.activation?.declared ?? null;
  invariant(declaration !== null, 'a move has been declared');
  return declaration;
}

export const move = procedure(moveFrame, {
  rule: 'SAG-9.2',
  pending: () => nobody,
  actions: [],
  advance(umpire, frame) {
    const { follow, order, target, then } = declared(umpire.state);
    switch (frame.step) {
      case 'before':
        frame.step = 'window';
        if (follow === 'fire' && order === 'before' && target !== undefined)
          callFire(umpire, frame.unit, target);
        return;
      case 'window':
        frame.step = 'go';
        if (follow === undefined) openActionWindow(umpire, 'move', frame.unit, null);
        return;
      case 'go':
        frame.step = 'second';
        return go(umpire, frame.unit);
      case 'second':
        frame.step = 'follow';
        if (then !== undefined) arrange(umpire, makeStep(umpire, frame.unit, then));
        return;
      case 'follow':
        frame.step = 'over';
        return followUp(umpire, frame.unit);
      default:
        return umpire.end();
    }
  },
});

function go(umpire: Table, unit: UnitId): void {
  const declaration = declared(umpire.state);
  const step = stepOf(declaration);
  if (step !== null) arrange(umpire, makeStep(umpire, unit, step));
  else if (declaration.kind === 'capture') {
    captureGround(umpire, unit, facing(unitOf(frozen(umpire.state), unit).at), 'SAG-13.9');
    enterTerrain(umpire, unit);
  } else comeHome(umpire, unit);
}

/** SAG-15.9: Artillery that comes into the Reserve lets its owner rearrange it. */
function arrange(umpire: Table, gun: UnitId | null): void {
  if (gun === null) return;
  const { owner } = unitOf(frozen(umpire.state), gun);
  umpire.call(reserveEntryFrame.at('arrange', { player: owner, unit: gun }));
}

/** SAG-18.13, SAG-R94: an outflanker comes home face-up; only casualties and the Activation marker stay on it. */
function comeHome(umpire: Table, id: UnitId): void {
  const { state } = umpire;
  const unit = take(state, id);
  const home = {
    ...unit,
    formation: null,
    chargeTurn: null,
    disarray: false,
    dismounted: false,
    outflankMarker: false,
    outflankFails: 0,
    exposed: false,
    firedAsOutflanker: false,
  };
  put(state, home, placeOf(unit.owner, 'IN'));
  umpire.call(reserveEntryFrame.at('room', { player: unit.owner, unit: id }));
}

function followUp(umpire: Table, unit: UnitId): void {
  const { follow, order, target } = declared(umpire.state);
  if (target === undefined || order === 'before') return;
  if (follow === 'fire') callFire(umpire, unit, target);
  else if (follow !== undefined) callEngage(umpire, unit, target, follow === 'charge' ? 'must' : 'no');
}
