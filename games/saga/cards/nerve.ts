// SAG-G12, N10, B05, N05, G19, P06, N08: cards at the moment of truth: a Morale test, a die, a hit, a retreat, a victory.

import { no } from '@grognard/kernel';
import { addCasualties, eliminate } from '../combat/elimination.ts';
import { zoneOf } from '../field/places.ts';
import { freeReserve } from '../field/reserve.ts';
import { findUnit, isCavalry, isInfantry, isInSquare } from '../field/units.ts';
import { findNearest } from '../procedures/stack.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { modifierOf } from './builders.ts';
import type { CardRules } from './card.ts';
import { type Condition, conditions, ownsTest, unitIn } from './conditions.ts';
import { addToTest, grantTest, redirectRetreat, reduceHits, rerollTest, ruleOf } from './effects.ts';

export const holdTheLine: CardRules = {
  id: 'G12',
  uses: [
    {
      window: 'W-MOR',
      refuse: conditions('G12', ownsTest),
      resolve: (umpire) => addToTest(umpire, modifierOf('G12', 2)),
    },
  ],
};

const isEnemyTest: Condition = (context) =>
  unitIn(context).owner === context.by ? cardRefusals.enemyUnitOnly : null;

export const panic: CardRules = {
  id: 'N10',
  uses: [
    {
      window: 'W-MOR',
      refuse: conditions('N10', isEnemyTest),
      resolve: (umpire) => addToTest(umpire, modifierOf('N10', -2)),
    },
  ],
};

export const ironDuke: CardRules = {
  id: 'B05',
  uses: [{ window: 'W-MOR', refuse: conditions('B05', ownsTest), resolve: (umpire) => grantTest(umpire) }],
};

export const fortuneOfWar: CardRules = {
  id: 'N05',
  uses: [{ window: 'W-ROLL', refuse: () => null, resolve: (umpire) => rerollTest(umpire, 'N05') }],
};

const canDuck: Condition = (context) => {
  const unit = unitIn(context);
  if (!isInfantry(unit)) return cardRefusals.onlyInfantryCover;
  if (isInSquare(unit)) return cardRefusals.squareNoCover;
  return context.occasion.byFire ? null : cardRefusals.notByFire;
};

export const takeCover: CardRules = {
  id: 'G19',
  uses: [{ window: 'W-HIT', refuse: conditions('G19', canDuck), resolve: (umpire) => reduceHits(umpire, 1) }],
};

const hasRoom: Condition = ({ state, by }) =>
  freeReserve(state, by).length > 0 ? null : cardRefusals.reserveFull;

export const fightingWithdrawal: CardRules = {
  id: 'P06',
  uses: [
    { window: 'W-RET', refuse: conditions('P06', hasRoom), resolve: (umpire) => redirectRetreat(umpire) },
  ],
};

/** No test, no Support: the fugitives are simply ridden down. */
export const pursuit: CardRules = {
  id: 'N08',
  uses: [
    {
      window: 'W-WIN',
      refuse({ state, occasion }) {
        const winner = findUnit(state, occasion.unit);
        const loser = findUnit(state, occasion.target);
        if (winner === undefined || !isCavalry(winner))
          return no(ruleOf('N08'), cardRefusals.winnerNotCavalry);
        if (findNearest(state, 'win')?.at !== winner.at) return no(ruleOf('N08'), cardRefusals.winnerLeft);
        if (loser === undefined || zoneOf(loser.at) !== 'RT')
          return no(ruleOf('N08'), cardRefusals.loserNotRetreating);
        return null;
      },
      resolve(umpire, { occasion }) {
        const { target } = occasion;
        if (target !== null && addCasualties(umpire, target, 1)) eliminate(umpire, target);
      },
    },
  ],
};
