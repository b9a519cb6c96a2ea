// SAG-N07, N09, B02: answers to enemy fire. They work on the enemy's shooter and spoil its aim.

import { type Frozen, no } from '@grognard/kernel';
import { BEHIND, inTable, LATERAL, placeOf, zoneOf } from '../field/places.ts';
import { cardOf, isArtillery, isEngaged, unitAt, unitsOf } from '../field/units.ts';
import { turnUp } from '../secrecy/secrets.ts';
import type { State, Unit } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { bonus, worksOnUnit } from './builders.ts';
import type { CardRules, PlayContext } from './card.ts';
import {
  type Condition,
  conditions,
  during,
  isOpponent,
  targetIn,
  targetIsIn,
  unitIsArtillery,
} from './conditions.ts';
import { ruleOf } from './effects.ts';
import { secretKnownTo } from './knowledge.ts';

const underFire = during(cardRefusals.nobodyFiredAt, 'fire');

const isLightInfantry = (unit: Frozen<Unit>): boolean =>
  cardOf(unit).type === 'lightInfantry' && !unit.dismounted;

const isScreened: Condition = (context) => {
  const target = targetIn(context);
  if (isLightInfantry(target)) return null;
  const around = [...inTable(LATERAL, target.at), ...inTable(BEHIND, target.at)];
  const screens = around.some((slot) => {
    const unit = unitAt(context.state, placeOf(target.owner, slot));
    return unit !== null && isLightInfantry(unit) && !isEngaged(context.state, unit.id);
  });
  return screens ? null : cardRefusals.noScreen;
};

export const skirmishScreen: CardRules = bonus(
  'N07',
  'fire',
  -2,
  isOpponent,
  underFire,
  targetIsIn(cardRefusals.targetNotInFirstLine, 'L'),
  isScreened,
);

export const reverseSlope: CardRules = bonus(
  'B02',
  'fire',
  -3,
  isOpponent,
  underFire,
  unitIsArtillery,
  targetIsIn(cardRefusals.targetNotInLines, 'L', 'S'),
);

/** Units in S and R that might be guns of this player and are free to answer. */
const answering = (state: Frozen<State>, player: Player): readonly Frozen<Unit>[] =>
  unitsOf(state, player).filter(
    (unit) => (zoneOf(unit.at) === 'S' || zoneOf(unit.at) === 'R') && !isEngaged(state, unit.id),
  );
const openGuns = ({ state, by }: PlayContext): readonly Frozen<Unit>[] =>
  answering(state, by).filter((unit) => unit.faceUp && isArtillery(unit));
const hiddenGuns = ({ state, by }: PlayContext): readonly Frozen<Unit>[] =>
  answering(state, by).filter((unit) => !unit.faceUp && secretKnownTo(unit, by) && isArtillery(unit));

const isShelled = conditions('N09', isOpponent, underFire, unitIsArtillery);
const spoils = worksOnUnit('N09');

export const counterBattery: CardRules = {
  ...bonus('N09', 'fire', -2),
  uses: [
    {
      window: 'W-ACT',
      choices: (context) =>
        openGuns(context).length > 0 ? [{}] : [{}, ...hiddenGuns(context).map(({ id }) => ({ guns: [id] }))],
      refuse: (context, { guns }) =>
        isShelled(context) ??
        (openGuns(context).length > 0 || guns !== undefined
          ? null
          : no(ruleOf('N09'), cardRefusals.noGunFree)),
      possible: (context) =>
        isShelled(context) === null &&
        (openGuns(context).length > 0 || answering(context.state, context.by).some((unit) => !unit.faceUp)),
      resolve(umpire, context, choice) {
        for (const gun of choice.guns ?? []) turnUp(umpire, gun, ruleOf('N09'));
        spoils(umpire, context, choice);
      },
    },
  ],
};
