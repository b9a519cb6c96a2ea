// SAG-9.3, 9.6, 18.2, 21.18, SAG-R104: a marker is placed on a unit, and the unit is turned up.

import { activations, inMode, refuseActivation, refuseForfeit } from '../activation/activatable.ts';
import { changePlayer } from '../field/hand.ts';
import { boardOf, outflankSlot, placeOf } from '../field/places.ts';
import { change, has, isOutflanker, put, take, unitOf } from '../field/units.ts';
import type { ActivationFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { asPlayer, type Rule, type Table } from '../rule-types.ts';
import { turnUp } from '../secrecy/secrets.ts';
import { type Flank, isPlayer, type Player, type UnitId } from '../vocabulary.ts';

type Activate = ActionOf<'activate'>;

export const activate: Rule<ActivationFrame, 'activate'> = {
  type: 'activate',
  rule: 'SAG-9.1',
  candidates: (state, frame, seat) =>
    frame.step === 'choose' && isPlayer(seat) ? activations(state, seat) : [],
  refuse: (state, _frame, seat, action) => refuseActivation(state, asPlayer(seat), action),
  target: ({ unit }) => ({ unit }),
  apply: (umpire, frame, seat, action) => placeMarker(umpire, frame, asPlayer(seat), action),
};

export const forfeit: Rule<ActivationFrame, 'forfeit'> = {
  type: 'forfeit',
  rule: 'SAG-R26',
  candidates: (_state, frame) => (frame.step === 'choose' ? [{ type: 'forfeit' }] : []),
  refuse: (state, _frame, seat) => refuseForfeit(state, asPlayer(seat)),
  target: () => ({ button: 'forfeit' }),
  apply: (umpire, frame, seat) => giveUpMarker(umpire, frame, asPlayer(seat)),
};

const spendMarker = ({ state }: Table, player: Player): void =>
  changePlayer(state, player, { markers: state.players[player].markers - 1 });

/** SAG-R25, SAG-R26 */
export function giveUpMarker(umpire: Table, frame: ActivationFrame, player: Player): void {
  frame.step = 'over';
  spendMarker(umpire, player);
  umpire.emit({ type: 'markerForfeited', rule: 'SAG-R25', player });
}

export function placeMarker(umpire: Table, frame: ActivationFrame, player: Player, action: Activate): void {
  const { state } = umpire;
  const { unit: id, mode } = action;
  const { at } = unitOf(state, id);
  spendMarker(umpire, player);
  state.activation = {
    player,
    unit: id,
    from: at,
    declared: null,
    hadWindow: false,
    charged: false,
    evadeFailed: false,
  };
  change(state, id, { activated: true });
  umpire.emit({ type: 'unitActivated', rule: 'SAG-9.1', unit: id, player, mode: mode ?? null });
  if (mode === 'outflankW' || mode === 'outflankE') {
    beginOutflank(umpire, id, mode === 'outflankW' ? 'W' : 'E');
    frame.step = 'finish';
    return;
  }
  turnUp(umpire, id);
  settleMount(umpire, id, mode);
  if (isOutflanker(unitOf(state, id))) change(state, id, { exposed: true });
  frame.step = 'enable';
}

/** SAG-21.18, SAG-R100 */
function settleMount(umpire: Table, id: UnitId, mode: Activate['mode']): void {
  const { state } = umpire;
  const unit = unitOf(state, id);
  const { dismounted, formation } = inMode(unit, mode);
  if (dismounted === unit.dismounted) return;
  change(state, id, { dismounted, formation });
  umpire.emit({ type: 'unitMounted', rule: 'SAG-21.18', unit: id, dismounted });
  if (unit.formation !== null)
    umpire.emit({ type: 'formationLost', rule: 'SAG-R100', unit: id, formation: unit.formation });
}

/** SAG-18.2, SAG-R65: without turning it up. Heavy Cavalry that outflanks dismounted shows itself (SAG-R59). */
function beginOutflank(umpire: Table, id: UnitId, side: Flank): void {
  const { state } = umpire;
  const unit = unitOf(state, id);
  if (has(unit, 'dismounted')) {
    turnUp(umpire, id, 'SAG-R59');
    settleMount(umpire, id, 'dismounted');
  }
  const outflanker = take(state, id);
  const to = placeOf(boardOf(outflanker.at), outflankSlot(side));
  put(state, { ...outflanker, outflankFails: 0 }, to);
  umpire.emit({ type: 'outflankBegan', rule: 'SAG-18.2', unit: id, side });
}
