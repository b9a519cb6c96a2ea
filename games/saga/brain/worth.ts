// How good an action looks by itself, in victory points; doing nothing is worth 0.
import type { Frozen } from '@grognard/kernel';
import { unitOf } from '../field/units.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { valueInHand } from './card-value.ts';
import {
  entryWorth,
  evadeWorth,
  layoutWorth,
  moraleWorth,
  reinforceWorth,
  sendAwayWorth,
  sideWorth,
  supportWorth,
  winnerWorth,
} from './choices.ts';
import { firstReinforcement, firstSpoils } from './earlier/glances.ts';
import { captureWorth, terrainWorth } from './ground.ts';
import { MIND, type Mind } from './mind.ts';
import { declarationWorth } from './orders.ts';
import { cardWorth } from './play-cards.ts';

/** What a card still to be drawn is worth on average. */
const DRAW = 0.27;

export function worth(state: Frozen<State>, player: Player, action: Action, mind: Mind = MIND): number {
  switch (action.type) {
    case 'declare': {
      const unit = unitOf(state, state.activation?.unit ?? '');
      return declarationWorth(state, unit, action, mind);
    }
    case 'card':
      return cardWorth(state, player, action);
    case 'terrain':
      return terrainWorth(state, player, action);
    case 'morale':
      return moraleWorth(state, action.how);
    case 'winner':
      return winnerWorth(state, action.how);
    case 'support':
      return supportWorth(state, action);
    case 'evade':
      return evadeWorth(state, action.yes);
    case 'capture':
      return mind.careful ? captureWorth(state, action.yes) : firstSpoils(action.yes);
    case 'reinforce':
      return mind.careful
        ? reinforceWorth(state, player, action.yes)
        : firstReinforcement(state, player, action.yes);
    case 'removeFromReserve':
      return sendAwayWorth(state, action.unit);
    case 'toReserve':
      return entryWorth(state, action.slot);
    case 'rearrange':
      return layoutWorth(state, action.layout);
    case 'side':
      return sideWorth(state, player, action.to);
    case 'discard':
    case 'putUnder':
      return DRAW * 0.6 - valueInHand(state, player, action.card);
    case 'formation':
      return unitOf(state, action.unit).formation === 'square' ? 0.3 : -0.1;
    case 'charge':
    case 'counter':
    case 'recover':
    case 'recoverCas':
    case 'useOutflankFire':
    case 'score':
      return action.yes ? 0.4 : 0;
    case 'regroup':
    case 'rally':
      return 0.3;
    case 'forfeit':
      return -1;
    default:
      return 0;
  }
}
