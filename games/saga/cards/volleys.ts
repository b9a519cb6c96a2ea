// SAG-G10, G16, G17, B03: firing better, further or twice.

import { reachTo } from '../activation/fire-targets.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { bonus, modifierOf, worksOnUnit } from './builders.ts';
import type { CardRules } from './card.ts';
import {
  type Condition,
  conditions,
  during,
  isActive,
  unitIsArtillery,
  unitIsIn,
  unitIsInfantry,
  unitIsUnengaged,
} from './conditions.ts';

const whileFiring = during(cardRefusals.notFiring, 'fire');

export const aimedVolley: CardRules = bonus('G10', 'fire', 1, isActive, unitIsInfantry, whileFiring);
export const roundshot: CardRules = bonus('G16', 'fire', 1, isActive, unitIsArtillery, whileFiring);

const LONG_RANGE = 4;

/** The range itself is printed on the card; here is only what it costs. */
export const longRangeFire: CardRules = {
  id: 'G17',
  uses: [
    {
      window: 'W-DEC',
      refuse: conditions(
        'G17',
        unitIsArtillery,
        unitIsUnengaged,
        unitIsIn(cardRefusals.gunNotBehind, 'S', 'R'),
      ),
      resolve: worksOnUnit('G17'),
    },
  ],
  modifies(effect, { test, unit, against }) {
    if (test.kind !== 'fire' || unit.id !== effect.unit || against === null) return null;
    return reachTo(unit.at, against.at)?.range === LONG_RANGE ? modifierOf('G17', -1) : null;
  },
};

const declaredFire: Condition = ({ state }) =>
  state.activation?.declared?.kind === 'fire' ? null : cardRefusals.noFireDeclared;

export const rollingVolleys: CardRules = {
  id: 'B03',
  uses: [
    {
      window: 'W-ACT',
      refuse: conditions('B03', isActive, unitIsInfantry, whileFiring, declaredFire),
      resolve: worksOnUnit('B03'),
    },
  ],
  repeatsFire: true,
};
