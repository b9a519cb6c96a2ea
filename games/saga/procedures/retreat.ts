// SAG-12.7, 12.8, 18.12, SAG-R34, SAG-R35: a unit leaves for a Retreat slot, or is blocked and bleeds.

import { type Frozen, frozen, no } from '@grognard/kernel';
import { ask, nobody } from '../actions/yes-no.ts';
import { addCasualties, addDeed, eliminate } from '../combat/elimination.ts';
import { endMelee, foeOf, meleeOf, shareOf } from '../field/melees.ts';
import { nounOf } from '../field/nouns.ts';
import { placeOf, retreatSides, retreatSlot } from '../field/places.ts';
import { put, take, unitIn, unitOf } from '../field/units.ts';
import { type RetreatFrame, reserveEntryFrame, retreatFrame } from '../frames.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { State, Unit } from '../state.ts';
import { FLANKS, type Flank } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { callWin, winMelee } from './call-win.ts';
import { openWindow } from './window.ts';

const freeSides = (state: Frozen<State>, unit: Frozen<Unit>): readonly Flank[] =>
  retreatSides(unit.at).filter((side) => unitIn(state, unit.owner, retreatSlot(side)) === null);

const side: Rule<RetreatFrame, 'side'> = {
  type: 'side',
  rule: 'SAG-2.11',
  *candidates(_state, frame) {
    if (frame.step === 'side') for (const to of FLANKS) yield { type: 'side', to };
  },
  refuse: (state, frame, _seat, { to }) =>
    freeSides(state, unitOf(state, frame.unit)).includes(to)
      ? null
      : no('SAG-R35', refusals.retreatSlotTaken),
  target: ({ to }) => ({ button: `retreat ${to}` }),
  apply: (umpire, frame, _seat, { to }) => leave(umpire, frame, to),
};

export const retreat = procedure(retreatFrame, {
  rule: 'SAG-12.7',
  pending: (state, frame) =>
    frame.step === 'side'
      ? ask(unitOf(state, frame.unit).owner, 'SAG-2.11', prompts.retreat, { unit: nounOf(state, frame.unit) })
      : nobody,
  actions: [side],
  advance(umpire, frame) {
    const { state } = umpire;
    switch (frame.step) {
      case 'window': {
        frame.step = 'go';
        const { owner } = unitOf(state, frame.unit);
        const active = state.activation?.player ?? owner;
        return openWindow(umpire, 'W-RET', [owner], active, { unit: frame.unit });
      }
      case 'go':
        return go(umpire, frame);
      case 'gone':
        return gone(umpire, frame);
      default:
        return umpire.end();
    }
  },
});

function go(umpire: Table, frame: RetreatFrame): void {
  const [one, other] = freeSides(frozen(umpire.state), unitOf(umpire.state, frame.unit));
  if (frame.intoReserve) withdraw(umpire, frame);
  else if (one === undefined) blocked(umpire, frame);
  else if (other === undefined) leave(umpire, frame, one);
  else frame.step = 'side';
}

/** SAG-12.8, SAG-R34, SAG-R85, SAG-R91: it stays, keeps everything and takes one casualty without a test; it owes nothing more. */
function blocked(umpire: Table, frame: RetreatFrame): void {
  frame.step = 'over';
  const { state } = umpire;
  const { at } = unitOf(state, frame.unit);
  umpire.emit({ type: 'retreatBlocked', rule: 'SAG-12.8', unit: frame.unit });
  if (!addCasualties(umpire, frame.unit, 1)) return;
  const melee = meleeOf(frozen(state), frame.unit);
  eliminate(umpire, frame.unit);
  if (melee !== undefined) winMelee(umpire, melee, foeOf(melee, frame.unit), at);
}

/** SAG-12.7: every marker but casualties is taken off; attached cards stay. */
const stripped = (unit: Unit): Unit => ({
  ...unit,
  activated: false,
  formation: null,
  chargeTurn: null,
  disarray: false,
  dismounted: false,
  outflankMarker: false,
  outflankFails: 0,
  exposed: false,
  firedAsOutflanker: false,
});

function leave(umpire: Table, frame: RetreatFrame, to: Flank): void {
  const { state } = umpire;
  leaveMelee(umpire, frame);
  const unit = take(state, frame.unit);
  const place = placeOf(unit.owner, retreatSlot(to));
  put(state, stripped(unit), place);
  frame.step = 'gone';
  umpire.emit({ type: 'unitRetreated', rule: 'SAG-12.7', unit: unit.id, from: unit.at, to: place });
}

function leaveMelee(umpire: Table, frame: RetreatFrame): void {
  const { at, owner, card } = unitOf(umpire.state, frame.unit);
  const melee = meleeOf(frozen(umpire.state), frame.unit);
  frame.at = at;
  if (melee !== undefined) {
    frame.foe = foeOf(melee, frame.unit);
    frame.foeStartCas = shareOf(melee, frame.foe, 'startCas');
    endMelee(umpire, melee, frame.foe);
  }
  addDeed(umpire.state, { deed: 'retreated', owner, card: card.hidden });
}

/**
 * Into the own Reserve by a card: the Activation marker stays (SAG-R82). It holds its slot until the new one is chosen,
 * for a unit of the Reserve must leave the slot it was beaten in.
 */
function withdraw(umpire: Table, frame: RetreatFrame): void {
  leaveMelee(umpire, frame);
  const unit = take(umpire.state, frame.unit);
  put(umpire.state, { ...stripped(unit), activated: unit.activated }, unit.at);
  frame.step = 'gone';
  umpire.call(reserveEntryFrame.at('slot', { player: unit.owner, unit: unit.id }));
}

/** SAG-11.7: whoever it was engaged with has won. */
function gone(umpire: Table, frame: RetreatFrame): void {
  frame.step = 'over';
  const { unit: loser, foe: winner, at: loserAt, foeStartCas: startCas } = frame;
  if (winner !== null && loserAt !== null) callWin(umpire, { winner, loser, loserAt, startCas });
}
