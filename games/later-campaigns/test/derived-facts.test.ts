// What is carried on from one position to the next for speed is what one would find by looking at the table afresh.
import { legal, outcomeOf, pending, simulationSource, startMatch, submit } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { Context } from '../context.ts';
import { controllerOf, controlNow } from '../control/control.ts';
import { theatreOf } from '../data/theatres.ts';
import { Field, fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { laterCampaigns } from '../module.ts';
import { leaderGoals } from '../movement/leader-goals.ts';
import { stopsFrom } from '../movement/leader-stops.ts';
import { movableLeaders } from '../movement/leaders.ts';
import { stopsOf } from '../movement/stops.ts';
import { termsOf } from '../movement/terms.ts';
import { options } from '../options.ts';
import { leaderAllowance } from '../reach/allowance.ts';
import { NO_APPROACH } from '../reach/ground-costs.ts';
import { journey, NO_GROUND, NO_MARKS, type Reach } from '../reach/journey.ts';
import { journeyOf } from '../reach/reach-of.ts';
import { ridesTo, staffReach } from '../reach/staff-reach.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { type Hex, type LeaderId, SIDES } from '../vocabulary.ts';

/** A battle played at random, without letters: who is asked to write has done so. */
function* positions(scenario: string, seed: number, decisions: number): Generator<Read> {
  const match = startMatch(laterCampaigns, { ...options.usual, scenario }, simulationSource(seed));
  const chance = simulationSource(seed + 1000);
  for (let n = 0; n < decisions && outcomeOf(match) === null; n += 1) {
    const [asked] = pending(match);
    const able = legal(match, asked?.seat ?? '');
    const action = able.find(({ type }) => type === 'done') ?? able[chance.draw(n, able.length, '') - 1];
    expect(submit(match, asked?.seat ?? '', action).ok).toBe(true);
    yield match.state;
  }
}

const marksOf = (field: Field) =>
  SIDES.map((side) => ({
    held: field.held(side).join(''),
    zoc: field.zoc(side).join(''),
    barred: field.barred(side).join(''),
    closed: field.closedToStaff(side).join(''),
    lookouts: field.lookouts(side).toSorted((a, b) => a - b),
  }));

/** NLC-18.3: empty hexes in the ZOC of exactly one side that it does not control. */
function unclaimed(state: Read): readonly number[] {
  const field = new Field(state);
  return Array.from({ length: field.theatre.grid.size }, (_, hex) => hex).filter((hex) => {
    const [side, second] = SIDES.filter((each) => field.zoc(each)[hex] === 1);
    const isAlone = side !== undefined && second === undefined && field.at(hex).length === 0;
    return isAlone && controllerOf(state, hex) !== side;
  });
}

test.each([
  ['quatre-bras', 11],
  ['wavre', 12],
])(
  'NLC-D.3, NLC-D.14: zones and control of every position of %s, seed %d, are those of the table afresh',
  (scenario, seed) => {
    let seen = 0;
    for (const state of positions(scenario, seed, 400)) {
      expect(marksOf(fieldOf(state))).toEqual(marksOf(new Field(state)));
      expect(unclaimed({ ...state, control: controlNow(state) })).toEqual([]);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(300);
  },
);

/** Where a group gets if every single step is asked for, and none read from the tables of the ground. */
function askedFor(state: Read, group: Group): Reach {
  const field = fieldOf(state);
  const way = journeyOf(state, field, group.units, group.hex, termsOf(state, group));
  return journey(field.theatre, { ...way, ground: NO_GROUND, closed: NO_MARKS, watched: NO_MARKS });
}

test('NLC-D.2: a group that sets out may stop where a group that was never seen may', () => {
  let seen = 0;
  for (const state of positions('quatre-bras', 13, 400)) {
    if (state.group === null) continue;
    const { reach, good } = stopsOf(state, state.group);
    const afresh = stopsOf(state, { ...state.group });
    expect(good).toEqual(afresh.good);
    expect(reach.hexes.map(reach.cost)).toEqual(afresh.reach.hexes.map(afresh.reach.cost));
    expect(reach.hexes).toEqual(askedFor(state, state.group).hexes);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(50);
});

const besides = (state: Read, id: LeaderId) => contactsOf(theatreOf(state), leaderAt(state, id).hex);

/** From the hexes beside a leader to the nearest of these, or Infinity: looked for from there backwards. */
function waysTo(state: Read, id: LeaderId, stops: readonly Hex[]): readonly number[] {
  const ways = ridesTo(fieldOf(state), leaderSheet(state, id).side, stops, leaderAllowance(state, id));
  return besides(state, id).map((hex) => (ways[hex] === NO_APPROACH ? Infinity : (ways[hex] ?? Infinity)));
}

/** The same as he would ride; from a hex closed to him nobody asks. */
function waysFrom(state: Read, id: LeaderId, stops: readonly Hex[]): readonly number[] {
  const { side } = leaderSheet(state, id);
  const field = fieldOf(state);
  return besides(state, id).map((at) => {
    const ride = staffReach(field, { side, at, most: leaderAllowance(state, id), isFirst: false });
    return field.closedToStaff(side)[at] === 1 ? Infinity : Math.min(...stops.map(ride.cost));
  });
}

test('NLC-F.4, NLC-J.1: a leader may stop, and be sent, where he may at a table that was never seen, whoever else has ridden', () => {
  let seen = 0;
  for (const state of positions('quatre-bras', 14, 400)) {
    const context = new Context(state);
    for (const id of SIDES.flatMap((side) => movableLeaders(state, side))) {
      const { hex } = leaderAt(state, id);
      const stops = context.stopsOnRide(id, hex);
      expect(stops).toEqual(stopsFrom(state, id, hex));
      expect(context.goalsOf(id)).toEqual(leaderGoals(state, id));
      expect(waysTo(state, id, stops)).toEqual(waysFrom(state, id, stops));
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(50);
});
