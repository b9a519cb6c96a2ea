// SAG-9.1 to 9.6, SAG-R29: one activation: choose a unit, play enabling cards, declare, resolve.

import { type Frozen, frozen, invariant } from '@grognard/kernel';
import { activate, forfeit, giveUpMarker, placeMarker } from '../actions/activate.ts';
import { declare, makeDeclaration } from '../actions/declare.ts';
import { ask, nobody } from '../actions/yes-no.ts';
import {
  activations,
  chooseable,
  mightActivate,
  refuseActivation,
  refuseForfeit,
} from '../activation/activatable.ts';
import { declarationsOf, refuseDeclaration } from '../activation/declarations.ts';
import { foeOf, meleeOf } from '../field/melees.ts';
import { nounOf } from '../field/nouns.ts';
import { isArtillery, unitOf } from '../field/units.ts';
import { type ActivationFrame, activationFrame, disengageFrame, moveFrame } from '../frames.ts';
import type { ActionOf, Declaration } from '../grammar.ts';
import { procedure, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { openActionWindow } from './action-window.ts';
import { callEngage, callFire } from './calls.ts';
import { callRound } from './engage.ts';
import { openWindow } from './window.ts';

export const activation = procedure(activationFrame, {
  rule: 'SAG-9.1',
  pending(state, { step, player }) {
    if (step === 'choose') return ask(player, 'SAG-9.1', prompts.activate);
    if (step === 'declare')
      return ask(player, 'SAG-9.2', prompts.declare, { unit: nounOf(state, state.activation?.unit ?? null) });
    return nobody;
  },
  publicChoice: true,
  actions: [activate, forfeit, declare],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'consider':
        return consider(umpire, frame);
      case 'enable':
        frame.step = 'enabled';
        return openWindow(umpire, 'W-DEC', [frame.player], frame.player, { unit: activeUnit(umpire) });
      case 'enabled':
        return considerDeclaring(umpire, frame);
      case 'resolve':
        return resolve(umpire, frame);
      case 'round':
        return fightOn(umpire, frame);
      case 'finish':
        return finish(umpire, frame);
      default:
        return umpire.end();
    }
  },
});

function activeUnit({ state }: Table): string {
  invariant(state.activation !== null, 'a unit is activated');
  return state.activation.unit;
}

/** SAG-R25: nothing to activate. Section 29: face-down units and cards in hand must not show in being asked. */
function consider(umpire: Table, frame: ActivationFrame): void {
  const { player } = frame;
  const state = frozen(umpire.state);
  const legal: ActionOf<'activate'>[] = [];
  for (const action of activations(state, player)) {
    if (refuseActivation(state, player, action) === null) legal.push(action);
    if (legal.length > 1) break;
  }
  const [one, other] = legal;
  if (one === undefined && !(state.rules.alwaysPrompt && mightActivate(state, player))) {
    // That he has nothing to do says something about what is hidden.
    for (const card of umpire.state.players[player].hand) umpire.reveal(card);
    giveUpMarker(umpire, frame, player);
  } else if (one !== undefined && other === undefined && isOnlyChoice(state, player, one))
    placeMarker(umpire, frame, player, one);
  else frame.step = 'choose';
}

/** Everybody can see that there is nothing else to choose. */
const isOnlyChoice = (state: Frozen<State>, player: Player, { unit }: ActionOf<'activate'>): boolean =>
  chooseable(state, player) === 1 && unitOf(state, unit).faceUp && refuseForfeit(state, player) !== null;

/** A single declaration is made at once; what a gun may do in the Reserve depends on face-down partners. */
function considerDeclaring(umpire: Table, frame: ActivationFrame): void {
  frame.step = 'declare';
  const state = frozen(umpire.state);
  const unit = unitOf(state, activeUnit(umpire));
  if (isArtillery(unit)) return;
  let only: Declaration | null = null;
  for (const declaration of declarationsOf(state, unit)) {
    if (refuseDeclaration(state, unit, declaration) !== null) continue;
    if (only !== null) return;
    only = declaration;
  }
  invariant(only !== null, 'an activated unit has something to declare');
  makeDeclaration(umpire, frame, only);
}

function resolve(umpire: Table, frame: ActivationFrame): void {
  frame.step = 'finish';
  const unit = activeUnit(umpire);
  const { kind, target } = umpire.state.activation?.declared ?? { kind: 'hold', target: undefined };
  if (kind === 'fire' && target !== undefined) callFire(umpire, unit, target);
  else if (kind === 'engage' && target !== undefined) callEngage(umpire, unit, target, 'ask');
  else if (kind === 'hold') openActionWindow(umpire, 'hold', unit, null);
  else if (kind === 'continue') {
    frame.step = 'round';
    openActionWindow(umpire, 'continue', unit, foeIn(umpire, unit));
  } else if (kind === 'disengage') umpire.call(disengageFrame.at('window', { unit }));
  else umpire.call(moveFrame.at('before', { unit }));
}

function foeIn({ state }: Table, unit: string): string | null {
  const melee = meleeOf(frozen(state), unit);
  return melee === undefined ? null : foeOf(melee, unit);
}

/** SAG-11.4 */
function fightOn(umpire: Table, frame: ActivationFrame): void {
  frame.step = 'finish';
  const unit = activeUnit(umpire);
  const foe = foeIn(umpire, unit);
  if (foe !== null) callRound(umpire, unit, foe, false);
}

function finish(umpire: Table, frame: ActivationFrame): void {
  frame.step = 'over';
  const { state } = umpire;
  state.activation = null;
  if (state.effects.length > 0) state.effects = state.effects.filter(({ lasts }) => lasts === 'turn');
}
