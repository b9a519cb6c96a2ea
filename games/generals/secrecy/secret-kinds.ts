// GEN-21.1: what a side decides unseen, by the action, and until when nobody else may tell.
import { draftedIn, type Secrets } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const secrets: Secrets<State, Action> = {
  kinds: [
    draftedIn<Action>('customSetup', 'where-unit-is-set-up', 'GEN-21.1', ['place', 'unplace']),
    draftedIn<Action>('writeOrders', 'order-on-sheet', 'GEN-21.1', ['order', 'unorder']),
    draftedIn<Action>('declare', 'order-declared', 'GEN-21.1', ['activate', 'deactivate']),
    draftedIn<Action>('aim', 'shot', 'GEN-21.1', ['fire', 'fireAtBuilding', 'unfire']),
    draftedIn<Action>('reaction', 'reaction', 'GEN-21.1', ['formSquare', 'countercharge', 'unreact']),
    draftedIn<Action>('positions', 'front-or-retreat', 'GEN-21.1', [
      'retreat',
      'unretreat',
      'assign',
      'shelter',
      'unshelter',
    ]),
    draftedIn<Action>('withdrawal', 'withdrawal', 'GEN-21.1', ['withdraw', 'unwithdraw']),
    draftedIn<Action>('targets', 'target', 'GEN-21.1', ['target']),
    draftedIn<Action>('advance', 'advance', 'GEN-21.1', ['advance', 'unadvance']),
    draftedIn<Action>('roadMoves', 'move-by-road', 'GEN-21.1', ['road', 'unroad']),
    draftedIn<Action>('rallying', 'rally', 'GEN-21.1', ['rally', 'rallyInPlace', 'unrally']),
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
