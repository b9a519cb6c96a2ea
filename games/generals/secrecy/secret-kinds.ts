// GEN-21.1: what a side decides unseen, by the action, and until when nobody else may tell.
import { draftedIn, type Secrets } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const secrets: Secrets<State, Action> = {
  kinds: [
    draftedIn<Action>('customSetup', 'where a unit is set up', 'GEN-21.1', ['place', 'unplace']),
    draftedIn<Action>('writeOrders', 'an order on the sheet', 'GEN-21.1', ['order', 'unorder']),
    draftedIn<Action>('declare', 'an order declared', 'GEN-21.1', ['activate', 'deactivate']),
    draftedIn<Action>('aim', 'a shot', 'GEN-21.1', ['fire', 'fireAtBuilding', 'unfire']),
    draftedIn<Action>('reaction', 'a reaction', 'GEN-21.1', ['formSquare', 'countercharge', 'unreact']),
    draftedIn<Action>('positions', 'a front or a retreat', 'GEN-21.1', [
      'retreat',
      'unretreat',
      'assign',
      'shelter',
      'unshelter',
    ]),
    draftedIn<Action>('withdrawal', 'a withdrawal', 'GEN-21.1', ['withdraw', 'unwithdraw']),
    draftedIn<Action>('targets', 'a target', 'GEN-21.1', ['target']),
    draftedIn<Action>('advance', 'an advance', 'GEN-21.1', ['advance', 'unadvance']),
    draftedIn<Action>('roadMoves', 'a move by road', 'GEN-21.1', ['road', 'unroad']),
    draftedIn<Action>('rallying', 'a rally', 'GEN-21.1', ['rally', 'rallyInPlace', 'unrally']),
  ],
  // That a side has done is for everybody to see; re-rolls are used in the open, one after the other.
  open: [
    'endSetup',
    'endPlanning',
    'endActivation',
    'endFire',
    'endReact',
    'endPositions',
    'endWithdraw',
    'endTargets',
    'reroll',
    'passReroll',
    'endAdvance',
    'endRoad',
    'endRally',
  ],
};
