// SAG-G05, G06, G07: formation cards, played on an unengaged unit, or in answer by the unit that is being engaged (SAG-5.8, 5.9).

import { no } from '@grognard/kernel';
import { isCavalry, isEngaged, isInfantry } from '../field/units.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import type { CardRules, PlayContext } from './card.ts';
import {
  conditions,
  during,
  isActive,
  isOpponent,
  targetIn,
  targetIsInfantry,
  unitIn,
  unitIsCavalry,
  unitIsIn,
  unitIsInfantry,
  unitIsUnengaged,
} from './conditions.ts';
import { addEffect, callMoraleTest, takeFormation } from './effects.ts';

export const lineFormation: CardRules = {
  id: 'G05',
  uses: [
    {
      window: 'W-ACT',
      refuse: conditions('G05', isActive, unitIsInfantry, unitIsUnengaged),
      resolve: (umpire, context) => takeFormation(umpire, unitIn(context).id, 'line'),
    },
  ],
};

/** Formed in good time it costs the action; formed under the hooves it needs a steady nerve. */
export const squareFormation: CardRules = {
  id: 'G06',
  uses: [
    {
      window: 'W-DEC',
      refuse: conditions('G06', unitIsInfantry, unitIsUnengaged, unitIsIn(cardRefusals.notInLines, 'L', 'S')),
      leavesSomething: true,
      resolve(umpire, context) {
        const { id } = unitIn(context);
        takeFormation(umpire, id, 'square');
        addEffect(umpire, { card: 'G06', by: context.by, unit: id, lasts: 'action' });
      },
    },
    {
      window: 'W-ACT',
      refuse: conditions(
        'G06',
        isOpponent,
        during(cardRefusals.nobodyEngaged, 'engage'),
        targetIsInfantry,
        unitIsCavalry,
      ),
      resolve: (umpire, context) => callMoraleTest(umpire, context.by, targetIn(context).id, 6),
      resume(umpire, context, _choice, result) {
        if (succeeded(result)) takeFormation(umpire, targetIn(context).id, 'square');
      },
    },
  ],
  limits: (_state, _unit, { kind }) =>
    kind === 'fire' || kind === 'hold' ? null : no('SAG-G06', cardRefusals.freshSquare),
  declarations: () => [{ kind: 'hold' }],
};

const succeeded = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'success' in result && result.success === true;

export const echelonFormation: CardRules = {
  id: 'G07',
  uses: [
    {
      window: 'W-ACT',
      refuse: (context) => {
        const reason =
          context.by === context.occasion.active ? againstRider(context) : againstRidden(context);
        return reason === null ? null : no('SAG-G07', reason);
      },
      resolve(umpire, context) {
        const unit = context.by === context.occasion.active ? unitIn(context) : targetIn(context);
        takeFormation(umpire, unit.id, 'echelon');
      },
    },
  ],
};

function againstRider(context: PlayContext): string | null {
  const unit = unitIn(context);
  if (!isCavalry(unit)) return cardRefusals.notCavalry;
  return isEngaged(context.state, unit.id) ? cardRefusals.engaged : null;
}

function againstRidden(context: PlayContext): string | null {
  const { act } = context.occasion;
  if (act !== 'engage') return cardRefusals.nobodyEngaged;
  const target = targetIn(context);
  if (!isCavalry(target))
    return isInfantry(target) ? cardRefusals.targetNotCavalry : cardRefusals.gunsNoEchelon;
  return context.state.activation?.evadeFailed === true ? cardRefusals.failedToEvade : null;
}
