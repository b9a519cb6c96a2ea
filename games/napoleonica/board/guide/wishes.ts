// What 'Do it for me' would do, said as wishes about the offers of the moment.
import type { NextAction } from '@grognard/desk';
import * as desk from '@grognard/desk/guide/wishes.ts';
import { hexNamed, rowOf } from '../../data/field.ts';
import { leadershipOf } from '../../data/maneuver-cards.ts';
import { unitCard } from '../../data/units.ts';
import type { UnitTypeId } from '../../data/words.ts';
import { distance, HEXES } from '../../field/hexes.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { Hex } from '../../vocabulary.ts';
import { PUPIL } from './stage.ts';

type Next = NextAction<View, Action>;
type Wish = desk.Wish<View, Action>;

export const firstOf = desk.firstOf<View, Action>;
export const bestOf = desk.bestOf<View, Action>;
export const either = desk.either<View, Action>;

export const does =
  (...types: readonly Action['type'][]): Wish =>
  (action) =>
    types.includes(action.type);

export const bidsHighest: Next = bestOf((action) =>
  action.type === 'bid' ? 1 + leadershipOf(action.card) : 0,
);

function isFighter(type: UnitTypeId): boolean {
  const { branch } = unitCard(type);
  return branch !== 'commander' && branch !== 'artillery';
}

/** How near the next enemy is, counted down from far away. */
function nearness({ battle }: View, hex: Hex): number {
  const enemies = battle?.units.filter(({ owner, at }) => owner !== PUPIL && at >= 0) ?? [];
  return 40 - Math.min(...enemies.map(({ at }) => distance(at, hex)), 39);
}

const CENTRE = hexNamed('F5');

/** As the coach says: foot and horse in front, guns and Commander behind, nobody far out. */
export const drawsUp: Next = bestOf((action, { battle }) => {
  const unit = action.type === 'deploy' && battle?.units.find(({ id }) => id === action.unit);
  if (!unit || action.type !== 'deploy') return 0;
  const row = rowOf(action.hex);
  const inFront = isFighter(unit.type) ? HEXES - row : row;
  return 10 * inFront + 20 - distance(action.hex, CENTRE);
});

export const movesForward: Next = bestOf((action, view) =>
  action.type === 'move' ? nearness(view, action.hex) : 0,
);

/** Foot and horse before guns and staff. */
export const activatesAFighter: Next = bestOf((action, view) => {
  if (action.type !== 'activate' || action.pay.includes('P')) return 0;
  const unit = view.battle?.units.find(({ id }) => id === action.unit);
  if (unit === undefined || unit.fatigue > 0) return 0;
  return (isFighter(unit.type) ? 50 : 1) + (unit.at >= 0 ? nearness(view, unit.at) : 0);
});

const saysNo: Wish = (action) => {
  switch (action.type) {
    case 'lay':
      return action.card === null;
    case 'riposte':
      return action.how === null;
    case 'deactivate':
    case 'overcharge':
      return !action.yes;
    case 'done':
    case 'stop':
    case 'substitute':
      return true;
    default:
      return false;
  }
};
const saysYes: Wish = (action) => 'yes' in action && action.yes;

/** Whatever is asked, something sensible. */
export const answers: Next = either(
  firstOf(does('attack')),
  movesForward,
  bidsHighest,
  firstOf(
    does('takeCard', 'point', 'replenish', 'escalate', 'deploy', 'returnCards', 'retreat', 'pickOrder'),
  ),
  firstOf(saysYes, saysNo),
  firstOf(desk.commits),
  firstOf((action) => !['concede', 'pass', 'takeChosen', 'takeRandom'].includes(action.type)),
  firstOf(does('pass')),
);
