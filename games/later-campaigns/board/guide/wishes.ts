// What 'Do it for me' would do, said as wishes about the offers of the moment.
import type { NextAction } from '@grognard/desk';
import * as desk from '@grognard/desk/guide/wishes.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { NOBODY, type OrderType } from '../../vocabulary.ts';

type Next = NextAction<View, Action>;
type Wish = desk.Wish<View, Action>;

export const firstOf = desk.firstOf<View, Action>;
export const either = desk.either<View, Action>;
const bestOf = desk.bestOf<View, Action>;

export const does =
  (...types: readonly Action['type'][]): Wish =>
  (action) =>
    types.includes(action.type);

export const closes: Next = firstOf(does('done'));

/** All the guns of a hex at once. */
export const bombards: Next = bestOf((action) => (action.type === 'bombard' ? action.guns.length : 0));

/** Everybody moves in. */
const advances: Next = bestOf((action) => (action.type === 'advance' ? 1 + action.units.length : 0));

const staysPut: Wish = (action) => action.type === 'preRetreat' && action.units.length === 0;
const saysNo: Wish = (action) => action.type === 'squares' && !action.accept;

/** Movement as the order says, whoever has come in moves on, then whatever ends a Stage. */
export const movesOn: Next = firstOf(
  does('auto'),
  does('enter'),
  does('enterLeader'),
  does('go'),
  does('endMovement'),
);

export const assaults: Next = firstOf(
  (action) => action.type === 'assign' && action.target >= 0,
  does('join'),
  does('nextTarget'),
);

/** A letter of this kind to a formation, named as in the order of battle. */
export const isTo =
  (formation: string, order: OrderType): Wish =>
  (action, view) =>
    action.type === 'begin' &&
    action.sender !== NOBODY &&
    action.order === order &&
    theatreOf(view).bodies[action.recipient]?.id === formation;

export const isAimAt =
  (place: string): Wish =>
  (action, view) =>
    action.type === 'target' &&
    action.at.kind === 'place' &&
    theatreOf(view).places[action.at.place]?.id === place;

export const writes: Next = firstOf(
  (action) => action.type === 'begin' && action.order === 'defend',
  (action) => action.type === 'begin' && action.order === 'reserve',
  does('begin'),
);

export const aims: Next = firstOf(
  (action) => action.type === 'target' && action.at.kind === 'currentPosition',
  does('target', 'superior'),
);

/** What nobody does by accident, or for no reason. */
const IDLE: readonly Action['type'][] = [
  'resign',
  'exitMap',
  'generalRetreat',
  'begin',
  'toReserve',
  'bombard',
  'charge',
  'react',
];

/** Whatever is asked, something sensible. */
export const answers: Next = either(
  advances,
  assaults,
  movesOn,
  firstOf(
    staysPut,
    saysNo,
    does('rally', 'takeHit', 'takeHitFor', 'stand', 'retreatTo', 'stay', 'pass', 'commit', 'excess'),
    does(
      'endBombard',
      'endDeclare',
      'endAssign',
      'endSupport',
      'decline',
      'nameRoller',
      'placeLeader',
      'placeHq',
    ),
  ),
  firstOf(desk.commits),
  firstOf((action) => !IDLE.includes(action.type)),
);
