// NLC-20.8: nights on the march tire a formation, rest helps it.
import { bodiesInPlay, bodyAt, hasUnits, patchBody, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Position } from '../ground/position.ts';
import { activeLeg, isFallingBack, turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type BodyId, FATIGUES, type Fatigue, NOBODY } from '../vocabulary.ts';

/** NLC-R123 */
const REST_BY_DAY = 180;

const tired = (fatigue: Fatigue, by: 1 | -1): Fatigue =>
  FATIGUES[Math.max(0, Math.min(FATIGUES.length - 1, FATIGUES.indexOf(fatigue) + by))] ?? fatigue;

/** NLC-20.8j, NLC-R140: a division under orders of its own is tired by itself, or with its corps. */
export const weariesWith = (state: Position, id: BodyId): BodyId => {
  const { parent = NOBODY } = state.bodies[id] ?? {};
  return state.options.corpsFatigue && parent !== NOBODY ? parent : id;
};

/** The bodies on the map that are tired together with this one, itself first. */
const wearyTogether = (state: Read, id: BodyId): readonly BodyId[] =>
  bodiesInPlay(state).filter((each) => hasUnits(state, each) && weariesWith(state, each) === id);

/** When a turn begins: nightfall starts the count, first light settles it. */
export function wake(state: State): void {
  if (!state.options.fatigue) return;
  const wasNight = theatreOf(state).turns[state.turn - 2]?.night ?? false;
  const { night } = turnSheet(state);
  if (night === wasNight) return;
  for (const id of bodiesInPlay(state)) {
    if (!hasUnits(state, id) || weariesWith(state, id) !== id) continue;
    const { fatigue, wakeful } = bodyAt(state, id);
    const isUp = (): boolean => wearyTogether(state, id).some((each) => isStillFallingBack(state, each));
    if (night) patchBody(state, id, { wakeful: false, rest: 0 });
    else patchBody(state, id, { fatigue: tired(fatigue, wakeful || isUp() ? 1 : -1) });
  }
}

/** NLC-20.8e */
const isStillFallingBack = (state: Read, id: BodyId): boolean =>
  unitsOf(state, id).length > 0 && isFallingBack(activeLeg(state, id).type);

/** When a turn ends: what was no rest, and what was. NLC-20.8c, h: a night's fighting keeps the tired from resting; it is marching that tires the fresh. */
export function countRest(state: State): void {
  if (!state.options.fatigue) return;
  for (const id of bodiesInPlay(state)) {
    if (!hasUnits(state, id) || weariesWith(state, id) !== id) continue;
    const there = wearyTogether(state, id).filter((each) => unitsOf(state, each).length > 0);
    if (there.length === 0) continue;
    const isFighting = there.some((each) => hasFought(state, each));
    if (turnSheet(state).night) {
      const isDisturbed = isFighting && bodyAt(state, id).fatigue !== 'fresh';
      if (isDisturbed || there.some((each) => isOnForcedMarch(state, each)))
        patchBody(state, id, { wakeful: true });
    } else restByDay(state, id, !isFighting && there.every((each) => isOnReserve(state, each)));
  }
}

const isOnReserve = (state: Read, id: BodyId): boolean => activeLeg(state, id).type === 'reserve';

/** NLC-20.8d: three hours on Reserve; none of it while a unit is in combat. */
function restByDay(state: State, id: BodyId, isResting: boolean): void {
  const { fatigue, rest } = bodyAt(state, id);
  if (fatigue === 'fresh') return;
  const minutes = isResting ? rest + minutesOf(state) : 0;
  const isRested = minutes >= REST_BY_DAY;
  patchBody(state, id, { rest: isRested ? 0 : minutes, fatigue: isRested ? tired(fatigue, -1) : fatigue });
}

/** NLC-20.8c, f: on the march all night, or waiting after it for the morning to attack. */
function isOnForcedMarch(state: Read, id: BodyId): boolean {
  const { order, leg } = bodyAt(state, id);
  const before = order.legs[leg - 1];
  return activeLeg(state, id).forced || before?.forced === true;
}

/** NLC-D.9: in an assault, a charge or a bombardment, on whichever side of it. */
const hasFought = (state: Read, id: BodyId): boolean =>
  bodyAt(state, id).attackedOn === state.turn ||
  unitsOf(state, id).some((unit) => {
    const { attacked, charged, bombarded } = unitAt(state, unit);
    return [attacked, charged, bombarded].includes(state.turn);
  });

/** By the clocks of this turn and the next. */
function minutesOf(state: Read): number {
  const { turns } = theatreOf(state);
  const next = turns[state.turn];
  if (next === undefined) return 0;
  const minutes = (clock: string): number => 60 * Number(clock.slice(0, 2)) + Number(clock.slice(2));
  const passed = minutes(next.clock) - minutes(turnSheet(state).clock);
  return passed < 0 ? passed + 24 * 60 : passed;
}

/** NLC-20.8i: who joins tired makes the whole corps tired. */
export const moreTired = (one: Fatigue, other: Fatigue): Fatigue =>
  FATIGUES.indexOf(one) > FATIGUES.indexOf(other) ? one : other;
