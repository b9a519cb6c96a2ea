// SAG-11.3, 14.1 to 14.6, 17.1 to 17.6: a unit engages another: evade, charge, counter-charge, cards, then the
// Melee is on, in that order (SAG-R28) and wherever the units stand (SAG-R93).

import { frozen } from '@grognard/kernel';
import { ask, nobody, yesNo } from '../actions/yes-no.ts';
import { refuseCharge } from '../activation/engage-targets.ts';
import { changePlayer } from '../field/hand.ts';
import { beginMelee } from '../field/melees.ts';
import { nounOf } from '../field/nouns.ts';
import { change, findUnit, isCavalry, isLightCavalry, unitOf } from '../field/units.ts';
import { type EngageFrame, engageFrame, roundFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { openActionWindow } from './action-window.ts';
import { callTest, isTestResult } from './test.ts';

const evade = yesNo<EngageFrame>('evade', 'SAG-17.1', 'evade', (umpire, frame, yes) => {
  frame.step = 'charge';
  if (!yes) return;
  frame.step = 'evading';
  const { unit, target } = frame;
  const player = unitOf(umpire.state, target).owner;
  callTest(umpire, { kind: 'evade', player, unit: target, against: unit, need: 4 });
});

const recover = yesNo<EngageFrame>('recover', 'SAG-17.4', 'recover', (umpire, frame, yes) => {
  frame.step = yes ? 'recovering' : 'over';
  const { owner } = unitOf(umpire.state, frame.unit);
  if (yes) callTest(umpire, { kind: 'morale', cause: 'recover', player: owner, unit: frame.unit, need: 6 });
});

const charge = yesNo<EngageFrame>('charge', 'SAG-14.2', 'askCharge', (umpire, frame, yes) => {
  if (yes) placeCharge(umpire, frame);
  else frame.step = 'window';
});

const counter = yesNo<EngageFrame>('counter', 'SAG-14.6', 'counter', (umpire, frame, yes) => {
  frame.step = yes ? 'countering' : 'window';
  const { owner } = unitOf(umpire.state, frame.target);
  if (yes)
    callTest(umpire, { kind: 'morale', cause: 'counterCharge', player: owner, unit: frame.target, need: 7 });
});

export const engage = procedure(engageFrame, {
  rule: 'SAG-11.1',
  pending(state, frame) {
    const ownerOf = (id: UnitId) => unitOf(state, id).owner;
    switch (frame.step) {
      case 'evade':
        return ask(ownerOf(frame.target), 'SAG-17.1', prompts.evade, {
          unit: nounOf(state, frame.target),
        });
      case 'recover':
        return ask(ownerOf(frame.unit), 'SAG-17.4', prompts.recover);
      case 'askCharge':
        return ask(ownerOf(frame.unit), 'SAG-14.2', prompts.charge);
      case 'counter':
        return ask(ownerOf(frame.target), 'SAG-14.6', prompts.counterCharge, {
          unit: nounOf(state, frame.target),
        });
      default:
        return nobody;
    }
  },
  actions: [evade, recover, charge, counter],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'begin':
        frame.step = mayEvade(umpire, frame) ? 'evade' : 'charge';
        return;
      case 'charge':
        return decideCharge(umpire, frame);
      case 'window':
        frame.step = 'melee';
        return openActionWindow(umpire, 'engage', frame.unit, frame.target);
      case 'melee':
        return join(umpire, frame);
      default:
        return umpire.end();
    }
  },
  resume(umpire, frame, result) {
    if (!isTestResult(result)) return;
    if (frame.step === 'evading') evaded(umpire, frame, result.success);
    else if (frame.step === 'recovering') recovered(umpire, frame, result.success);
    else if (frame.step === 'countering') countered(umpire, frame, result.success);
  },
});

/** SAG-17.1, SAG-R98: mounted Light Cavalry without Disarray, engaged by Heavy Cavalry or Infantry, each time anew. */
function mayEvade({ state }: Table, frame: EngageFrame): boolean {
  const [unit, target] = [unitOf(state, frame.unit), unitOf(state, frame.target)];
  return state.rules.evade && isLightCavalry(target) && !target.disarray && !isLightCavalry(unit);
}

/** SAG-17.4 to 17.6, SAG-R45: the attacker stays where he is, without a Charge marker. */
function evaded(umpire: Table, frame: EngageFrame, success: boolean): void {
  const { state } = umpire;
  if (!success) {
    frame.step = 'charge';
    if (state.activation !== null) state.activation = { ...state.activation, evadeFailed: true };
    return;
  }
  frame.step = 'recover';
  change(state, frame.target, { evadedTurn: state.turn });
  change(state, frame.unit, { noMeleeTurn: state.turn });
  umpire.emit({ type: 'unitEvaded', rule: 'SAG-17.4', unit: frame.target, from: frame.unit });
}

/** SAG-17.4, SAG-R46: the marker goes back to the pool. */
function recovered(umpire: Table, frame: EngageFrame, success: boolean): void {
  frame.step = 'over';
  if (!success) return;
  const { owner } = change(umpire.state, frame.unit, { activated: false });
  changePlayer(umpire.state, owner, { markers: umpire.state.players[owner].markers + 1 });
  umpire.emit({ type: 'markerRecovered', rule: 'SAG-17.4', player: owner, unit: frame.unit });
}

function decideCharge(umpire: Table, frame: EngageFrame): void {
  const state = frozen(umpire.state);
  if (frame.charge === 'must') placeCharge(umpire, frame);
  else if (
    frame.charge === 'ask' &&
    refuseCharge(state, unitOf(state, frame.unit), unitOf(state, frame.target)) === null
  )
    frame.step = 'askCharge';
  else frame.step = 'window';
}

/** SAG-14.3, SAG-R43; then the target may counter-charge, in the Reserve too and out of any Terrain (SAG-14.6, 18.10, SAG-R48). */
function placeCharge(umpire: Table, frame: EngageFrame): void {
  const { state } = umpire;
  change(state, frame.unit, { chargeTurn: state.turn });
  if (state.activation !== null) state.activation = { ...state.activation, charged: true };
  umpire.emit({ type: 'unitCharged', rule: 'SAG-14.3', unit: frame.unit, counter: false });
  const mayCounter = isCavalry(unitOf(state, frame.target)) && state.activation?.evadeFailed !== true;
  frame.step = mayCounter ? 'counter' : 'window';
}

function countered(umpire: Table, frame: EngageFrame, success: boolean): void {
  frame.step = 'window';
  if (!success) return;
  change(umpire.state, frame.target, { chargeTurn: umpire.state.turn });
  umpire.emit({ type: 'unitCharged', rule: 'SAG-14.6', unit: frame.target, counter: true });
}

/** Step 6, unless a card has driven the attacker away (SAG-R97). */
function join(umpire: Table, frame: EngageFrame): void {
  frame.step = 'over';
  const { state } = umpire;
  const unit = findUnit(state, frame.unit);
  if (unit === undefined || unit.at !== frame.at) return;
  beginMelee(umpire, unit, unitOf(state, frame.target));
  callRound(umpire, frame.unit, frame.target, true);
}

export function callRound(umpire: Table, attacker: UnitId, defender: UnitId, engaging: boolean): void {
  umpire.call(roundFrame.at('attacker', { attacker, defender, engaging, onAttacker: 0, onDefender: 0 }));
}
