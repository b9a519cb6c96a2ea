// What is carried on from one position to the next for speed is what one would find by looking at the table afresh.
import { legal, outcomeOf, pending, simulationSource, startMatch, submit } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { controllerOf, controlNow } from '../control/control.ts';
import { Field, fieldOf } from '../ground/field.ts';
import { laterCampaigns } from '../module.ts';
import { stopsOf } from '../moves/stops.ts';
import { options } from '../options.ts';
import type { Read } from '../rule-types.ts';
import { SIDES } from '../vocabulary.ts';

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
  'D.3, D.14: zones and control of every position of %s, seed %d, are those of the table afresh',
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

test('D.2: a group that sets out may stop where a group that was never seen may', () => {
  let seen = 0;
  for (const state of positions('quatre-bras', 13, 400)) {
    if (state.group === null) continue;
    const { reach, good } = stopsOf(state, state.group);
    const afresh = stopsOf(state, { ...state.group });
    expect(good).toEqual(afresh.good);
    expect(reach.hexes.map(reach.cost)).toEqual(afresh.reach.hexes.map(afresh.reach.cost));
    seen += 1;
  }
  expect(seen).toBeGreaterThan(50);
});
