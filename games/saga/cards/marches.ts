// SAG-G15, F02, F05, F06, B06: enabling cards: they widen what the activated unit may declare (W-DEC, SAG-5.4).

import { type Frozen, no } from '@grognard/kernel';
import { refuseCharge, refuseEngage } from '../activation/engage-targets.ts';
import { refuseFire } from '../activation/fire-targets.ts';
import { facing, indexOf, placeOf, zoneOf } from '../field/places.ts';
import { refuseStanding } from '../field/terrain.ts';
import {
  isArtillery,
  isGuard,
  isInfantry,
  isInSquare,
  unitAt,
  unitIn as unitInSlot,
} from '../field/units.ts';
import type { Declaration, Step } from '../grammar.ts';
import { hasStep, refusePartner, refuseStep, stepsOf } from '../movement/steps.ts';
import type { State, Unit } from '../state.ts';
import { FIRST_LINE } from '../vocabulary.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { refusals } from '../words/refusals.ts';
import { modifierOf, worksOnUnit } from './builders.ts';
import type { CardRules } from './card.ts';
import {
  type Condition,
  conditions,
  unitIn,
  unitIsCavalry,
  unitIsIn,
  unitIsInfantry,
  unitIsUnengaged,
} from './conditions.ts';

const legalSteps = (state: Frozen<State>, unit: Frozen<Unit>): readonly Step[] =>
  [...stepsOf(state, unit)].filter((step) => refuseStep(state, unit, step) === null);

/** The board as it will be after a step, for looking one step further. */
function after(state: Frozen<State>, unit: Frozen<Unit>, step: Step): Frozen<State> {
  const to = placeOf(unit.owner, step.to);
  const partner = unitAt(state, to);
  const field = state.field.slice();
  field[indexOf(unit.at)] = partner === null ? null : { ...partner, at: unit.at };
  field[indexOf(to)] = { ...unit, at: to };
  return { ...state, field };
}

function* doubleSteps(state: Frozen<State>, unit: Frozen<Unit>): Generator<Declaration> {
  for (const first of legalSteps(state, unit)) {
    const there = after(state, unit, first);
    const moved = unitInSlot(there, unit.owner, first.to);
    if (moved === null) continue;
    for (const then of legalSteps(there, moved))
      if (placeOf(unit.owner, then.to) !== unit.at) yield { ...first, then };
  }
}

const NO_MOVES: readonly string[] = ['fire', 'engage', 'continue', 'disengage', 'hold'];

const isFree: Condition = (context) => (isInSquare(unitIn(context)) ? refusals.squareNoMove : null);
const canStep: Condition = (context) =>
  hasStep(context.state, unitIn(context)) ? null : cardRefusals.nowhereToGo;

export const forcedMarch: CardRules = {
  id: 'G15',
  uses: [
    {
      window: 'W-DEC',
      refuse: conditions('G15', unitIsUnengaged, isFree, canStep),
      leavesSomething: true,
      resolve: worksOnUnit('G15'),
    },
  ],
  limits: (_state, _unit, { kind, follow }) =>
    NO_MOVES.includes(kind) || follow !== undefined ? no('SAG-G15', cardRefusals.marchOnly) : null,
  declarations: doubleSteps,
};

const isGuardOnFoot: Condition = (context) => {
  const unit = unitIn(context);
  return isGuard(unit) && !isArtillery(unit) ? null : cardRefusals.notGuard;
};

/** From the Reserve straight into the 1st Line, alone or in an exchange; both must fit. */
function* guardSteps(state: Frozen<State>, unit: Frozen<Unit>): Generator<Declaration> {
  for (const to of FIRST_LINE) {
    const other = unitInSlot(state, unit.owner, to);
    if (refuseStanding(state, unit, placeOf(unit.owner, to)) !== null) continue;
    if (other === null) yield { kind: 'guard', to };
    else if (refusePartner(state, unit, other) === null) yield { kind: 'guard', to, with: other.id };
  }
}

export const theGuardGoesIn: CardRules = {
  id: 'F02',
  uses: [
    {
      window: 'W-DEC',
      refuse: conditions('F02', unitIsUnengaged, isGuardOnFoot, unitIsIn(cardRefusals.notInReserve, 'R')),
      resolve: worksOnUnit('F02'),
    },
  ],
  declarations: (state, unit) => (isInSquare(unit) ? [] : guardSteps(state, unit)),
};

/** Steps of these kinds with the unit that will then be faced. */
function* towards(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  ...kinds: readonly string[]
): Generator<{
  readonly step: Step;
  readonly foe: Frozen<Unit>;
  readonly moved: Frozen<Unit>;
  readonly there: Frozen<State>;
}> {
  for (const step of legalSteps(state, unit)) {
    if (!kinds.includes(step.kind)) continue;
    const there = after(state, unit, step);
    const moved = unitInSlot(there, unit.owner, step.to);
    const foe = unitAt(there, facing(placeOf(unit.owner, step.to)));
    if (moved !== null && foe !== null) yield { step, foe, moved, there };
  }
}

export const neysCavalry: CardRules = {
  id: 'F05',
  uses: [
    {
      window: 'W-DEC',
      refuse: conditions('F05', unitIsCavalry, unitIsUnengaged, unitIsIn(cardRefusals.notInFirstLine, 'L')),
      resolve: worksOnUnit('F05'),
    },
  ],
  *declarations(state, unit) {
    for (const { step, foe, moved, there } of towards(state, unit, 'lateral', 'lateralX'))
      if (refuseCharge(there, moved, foe) === null) yield { ...step, follow: 'charge', target: foe.id };
  },
};

const inSecondLine = unitIsIn(cardRefusals.notInSecondLine, 'S');

export const pasDeCharge: CardRules = {
  id: 'F06',
  uses: [
    {
      window: 'W-DEC',
      refuse: conditions('F06', unitIsInfantry, unitIsUnengaged, inSecondLine),
      resolve: worksOnUnit('F06'),
    },
  ],
  *declarations(state, unit) {
    for (const { step, foe, moved, there } of towards(state, unit, 'advance', 'advanceX'))
      if (refuseEngage(there, moved, foe) === null) yield { ...step, follow: 'engage', target: foe.id };
  },
};

const isGuardInfantry: Condition = (context) => {
  const unit = unitIn(context);
  return isGuard(unit) && isInfantry(unit) ? null : cardRefusals.notGuardInfantry;
};

export const upGuards: CardRules = {
  id: 'B06',
  uses: [
    {
      window: 'W-DEC',
      refuse: conditions('B06', isGuardInfantry, unitIsUnengaged, inSecondLine),
      resolve: worksOnUnit('B06'),
    },
  ],
  *declarations(state, unit) {
    for (const { step, foe, moved, there } of towards(state, unit, 'advance', 'advanceX'))
      if (refuseFire(there, moved, moved.at, foe) === null)
        yield { ...step, follow: 'fire', order: 'after', target: foe.id };
  },
  modifies: (effect, { state, test, unit }) =>
    test.kind === 'fire' &&
    unit.id === effect.unit &&
    zoneOf(unit.at) === 'L' &&
    state.activation?.declared?.follow === 'fire'
      ? modifierOf('B06', 1)
      : null,
};
