// SAG-F03: guns that bear on the same target add their weight. A face-down gun counts only if it is turned up now.

import type { Frozen } from '@grognard/kernel';
import { isInSight, reachTo } from '../activation/fire-targets.ts';
import { zoneOf } from '../field/places.ts';
import { isArtillery, isEngaged, isOutflanker, unitsOf } from '../field/units.ts';
import { turnUp } from '../secrecy/secrets.ts';
import type { State, Unit } from '../state.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { modifierOf, worksOnUnit } from './builders.ts';
import type { CardRules, PlayContext } from './card.ts';
import { conditions, during, isActive, targetIn, unitIn, unitIsArtillery } from './conditions.ts';
import { ruleOf } from './effects.ts';

const MOST = 2;
const RANGE = 3;

/** SAG-R79: guns in the Reserve always bear on an outflanker. */
function bearsOn(state: Frozen<State>, gun: Frozen<Unit>, target: Frozen<Unit>): boolean {
  if (isOutflanker(target)) return zoneOf(gun.at) === 'R';
  const reach = reachTo(gun.at, target.at);
  return reach !== undefined && reach.range <= RANGE && isInSight(state, gun.at, reach);
}

const otherGuns = (
  state: Frozen<State>,
  firing: Frozen<Unit>,
  target: Frozen<Unit>,
  faceUp: boolean,
): readonly Frozen<Unit>[] =>
  unitsOf(state, firing.owner).filter(
    (unit) =>
      unit.id !== firing.id &&
      unit.faceUp === faceUp &&
      (zoneOf(unit.at) === 'S' || zoneOf(unit.at) === 'R') &&
      isArtillery(unit) &&
      !isEngaged(state, unit.id) &&
      bearsOn(state, unit, target),
  );

/** Nothing turned up, any one hidden gun, or any two. */
function* turnings(context: PlayContext): Generator<{ readonly guns?: readonly string[] }> {
  yield {};
  const hidden = otherGuns(context.state, unitIn(context), targetIn(context), false);
  for (const [i, gun] of hidden.entries()) {
    yield { guns: [gun.id] };
    for (const other of hidden.slice(i + 1)) yield { guns: [gun.id, other.id] };
  }
}

const isShelling = conditions('F03', isActive, unitIsArtillery, during(cardRefusals.gunNotFiring, 'fire'));
const works = worksOnUnit('F03');

export const grandBattery: CardRules = {
  id: 'F03',
  uses: [
    {
      window: 'W-ACT',
      choices: (context) => (isShelling(context) === null ? turnings(context) : [{}]),
      refuse: isShelling,
      possible: (context) => isShelling(context) === null,
      resolve(umpire, context, choice) {
        for (const gun of choice.guns ?? []) turnUp(umpire, gun, ruleOf('F03'));
        works(umpire, context, choice);
      },
    },
  ],
  modifies(effect, { state, test, unit, against }) {
    if (test.kind !== 'fire' || unit.id !== effect.unit || against === null) return null;
    const guns = otherGuns(state, unit, against, true).length;
    return guns === 0 ? null : modifierOf('F03', Math.min(MOST, guns));
  },
};
