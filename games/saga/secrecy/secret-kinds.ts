// SAG-29: what a player decides unseen, by the action, and until when nobody else may tell.
import { draftedIn, type Secrets, unseenIn } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const secrets: Secrets<State, Action> = {
  kinds: [
    unseenIn<Action>('openObjectives', 'the objective to be opened', 'SAG-19.1', ['openObjective']),
    draftedIn<Action>('deployment', 'where a unit is placed', 'SAG-4.5', ['place', 'unplace']),
    draftedIn<Action>('openingTerrain', 'Terrain out of the opening hand', 'SAG-4.11', ['terrain']),
    unseenIn<Action>('initiative', 'the card for the initiative', 'SAG-6.2', ['commit']),
    unseenIn<Action>('putUnder', 'a card put under the deck', 'SAG-F08', ['putUnder']),
    {
      name: 'an objective held back',
      rule: 'SAG-16.8',
      known: (_state, _seat, action) => (action.type === 'score' && !action.yes ? {} : null),
    },
  ],
  open: [
    'confirmDeploy',
    'terrain',
    'done',
    'regroup',
    'rally',
    'removeFromReserve',
    'toReserve',
    'rearrange',
    'card',
    'pass',
    'activate',
    'forfeit',
    'declare',
    'evade',
    'recover',
    'charge',
    'counter',
    'support',
    'morale',
    'side',
    'recoverCas',
    'winner',
    'capture',
    'useOutflankFire',
    'formation',
    'discard',
    'reinforce',
    'score',
  ],
};
