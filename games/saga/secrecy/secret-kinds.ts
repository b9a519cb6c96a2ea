// SAG-29: what a player decides unseen, by the action, and until when nobody else may tell.
import { draftedIn, type Secrets, unseenIn } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const secrets: Secrets<State, Action> = {
  kinds: [
    unseenIn<Action>('openObjectives', 'objective-to-be-opened', 'SAG-19.1', ['openObjective']),
    draftedIn<Action>('deployment', 'where-unit-is-placed', 'SAG-4.5', ['place', 'unplace']),
    draftedIn<Action>('openingTerrain', 'terrain-out-of-opening-hand', 'SAG-4.11', ['terrain']),
    unseenIn<Action>('initiative', 'card-for-initiative', 'SAG-6.2', ['commit']),
    unseenIn<Action>('putUnder', 'card-put-under-deck', 'SAG-F08', ['putUnder']),
    {
      name: 'objective-held-back',
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
