// NLC-G: what a player decides unseen, by the action, and until when nobody else may tell.
import { draftedIn, isFrameOf, type SecretKind, type Secrets, unseenIn } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import { ordersFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { terrainOf } from '../ground/hexes.ts';
import type { State } from '../state.ts';
import { type Hex, NOWHERE, otherSide, sideOfSeat } from '../vocabulary.ts';
import { isSeenBy } from './sight-of.ts';

const WRITING: readonly Action['type'][] = [
  'begin',
  'target',
  'farther',
  'pathFrom',
  'pathTo',
  'superior',
  'waypoint',
  'flag',
  'append',
  'finish',
  'dropOrder',
  'generalRetreat',
  'toReserve',
  'obey',
  'reveal',
  'endDivisional',
  'directCommand',
  'recallDraft',
  'lead',
  'unlead',
];

/** NLC-M.2: a side shares its map, and who has written what is between the two. */
const toOwnSide: Pick<SecretKind<State, Action>, 'mayTell'> = {
  mayTell: (_state, seat, viewer) => sideOfSeat(seat) === sideOfSeat(viewer),
};

const papers = draftedIn<Action>('orders', 'what-is-written', 'NLC-12.0b', WRITING);
const writing: SecretKind<State, Action> = {
  ...papers,
  /** NLC-12.11b: whoever writes down a Bad Move has finished with it, for everybody to see. */
  known(state, seat, action) {
    const frame = state.frames.at(-1);
    const isImposed = frame !== undefined && isFrameOf(ordersFrame, frame) && frame.what === 'badMove';
    return isImposed && action.type === 'finish' ? null : papers.known(state, seat, action);
  },
};

/** Between hexes the enemy does not look into: a chateau stands open to all. */
const riding: SecretKind<State, Action> = {
  name: 'where-leader-rides-unseen',
  rule: 'NLC-5.3c',
  ...toOwnSide,
  isBrief: true,
  known(state, seat, action) {
    const side = sideOfSeat(seat);
    if (side === null || (action.type !== 'moveLeader' && action.type !== 'goLeader')) return null;
    const isOpen = (hex: Hex): boolean =>
      hex !== NOWHERE &&
      (terrainOf(theatreOf(state), hex) === 'chateau' || isSeenBy(state, otherSide(side), hex));
    const from = state.leaders[action.leader]?.hex ?? NOWHERE;
    return isOpen(from) || isOpen(action.hex) ? null : { type: action.type, leader: action.leader };
  },
};

export const secrets: Secrets<State, Action> = {
  kinds: [
    writing,
    unseenIn<Action>('rollers', 'who-rolls', 'NLC-4.3a', ['nameRoller']),
    draftedIn<Action>('packet', 'answer-to-packet', 'NLC-P.4', ['answer', 'goHalf']),
    {
      name: 'who-comes-in-hidden-and-where',
      rule: 'NLC-20.1.5',
      ...toOwnSide,
      isBrief: true,
      known: (_state, _seat, { type }) => (type === 'enterHidden' ? {} : null),
    },
    {
      name: 'who-is-to-react-or-to-let-pass',
      rule: 'NLC-7.9a',
      ...toOwnSide,
      isUnnoticed: true,
      known: (_state, _seat, { type }) => (type === 'stance' ? {} : null),
    },
    riding,
  ],
  open: [
    'done',
    'finish',
    'placeLeader',
    'placeHq',
    'rally',
    'rallyPair',
    'rallyHuge',
    'displace',
    'endRally',
    'pickCoordinated',
    'pickInitial',
    'pickPair',
    'chooseTurn',
    'decline',
    'bombard',
    'endBombard',
    'squares',
    'opportunityFire',
    'charge',
    'rideWith',
    'endDeclare',
    'nextGroup',
    'pursue',
    'stay',
    'return',
    'react',
    'launch',
    'pass',
    'commit',
    'sendPacket',
    'lineHex',
    'top',
    'lead',
    'reveal',
    'endDivisional',
    'select',
    'step',
    'go',
    'take',
    'drop',
    'endMove',
    'goLeader',
    'moveLeader',
    'endLeader',
    'moveHq',
    'hold',
    'auto',
    'exitMap',
    'rejoin',
    'extend',
    'contract',
    'moveLine',
    'enter',
    'enterLeader',
    'endMovement',
    'assign',
    'join',
    'endAssign',
    'nextTarget',
    'preRetreat',
    'support',
    'endSupport',
    'retreat',
    'stand',
    'advance',
    'takeHit',
    'takeHitFor',
    'retreatTo',
    'retreatLine',
    'stopRetreat',
    'nextRetreat',
    'leaderWith',
    'excess',
  ],
};
