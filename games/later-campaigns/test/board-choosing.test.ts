// Somebody is chosen before it is said where he goes: what the map shows then, and where a key leads.
import { expect, test } from 'vitest';
import { countersOf, hidesPlace } from '../board/drawing/map/counters.ts';
import { planOf } from '../board/drawing/map/plan.ts';
import { whereToLook } from '../board/drawing/map/where-to-look.ts';
import { goalsOf } from '../board/input/goals.ts';
import { openHexes } from '../board/input/open-hexes.ts';
import { MOVEMENT } from '../board/input/outing.ts';
import { isStillChosen } from '../board/input/still-chosen.ts';
import { whyNothing } from '../board/input/why-nothing.ts';
import { silences } from '../board/words/sentences-silences.ts';
import { theatreOf } from '../data/theatres.ts';
import { table } from './table.ts';
import { deskAt } from './test-desk.ts';

const TWO_STACKS = {
  from: 'movement',
  units: { a: { at: '-3,0' }, b: { at: '3,0' }, e: { at: '0,-6', side: 'allied' } },
  leaders: { ney: { at: '-3,0', commands: ['french corps'] } },
} as const;

test('NLC-5.1a: whoever has gone by another answer is chosen no more', () => {
  const at = table(TWO_STACKS);
  const chosen = { kind: 'group', units: [at.unit('a')], hex: at.at('-3,0') } as const;
  const { desk } = deskAt(at.match, 'french');
  desk.selection.value = chosen;
  expect(isStillChosen(desk)).toBe(true);
  at.play('french', { type: 'select', units: [at.unit('a')] });
  at.play('french', { type: 'endMove' });
  const { desk: after } = deskAt(at.match, 'french');
  after.selection.value = chosen;
  expect(isStillChosen(after)).toBe(false);
});

test('NLC-5.1a: with somebody chosen the map turns to where he may go, and a key leads there first', async () => {
  await MOVEMENT.load();
  const at = table(TWO_STACKS);
  const { desk } = deskAt(at.match, 'french');
  const plan = planOf(theatreOf(desk.shown.value.view));
  const [a, b] = [at.at('-3,0'), at.at('3,0')];
  expect(whereToLook(desk, plan)).toEqual(expect.arrayContaining([a, b]));
  expect(openHexes(desk).slice(0, 2)).toEqual([a, b]);
  desk.selection.value = { kind: 'group', units: [at.unit('a')], hex: a };
  const goals = goalsOf(desk);
  expect(goals.length).toBeGreaterThan(1);
  expect(new Set(whereToLook(desk, plan))).toEqual(new Set([a, ...goals]));
  const open = openHexes(desk);
  expect(open[0]).toBe(a);
  expect(open.at(-1)).toBe(b);
  expect(new Set(open).size).toBe(open.length);
});

test('NLC-4.5a: a leader of one’s own with nothing to do is not taken for an enemy', () => {
  const at = table({
    ...TWO_STACKS,
    leaders: { ...TWO_STACKS.leaders, reille: { at: '0,3', commands: [] } },
  });
  const { desk } = deskAt(at.match, 'french');
  const others = { ...desk, offers: () => desk.offers().filter(({ action }) => action.type !== 'goLeader') };
  const pressed = (hex: string) => whyNothing(others, { hex: at.at(hex) });
  expect(pressed('0,3')).toMatchObject({ text: silences.ridden, with: { who: 'reille' } });
  expect(pressed('0,-6')).toMatchObject({ text: silences.enemy });
  expect(pressed('0,0')).toBeNull();
});

test('NLC-11.1: the name of a leader keeps clear of names of places, or stands in the place of one', () => {
  const nameOver = (...named: readonly string[]) => {
    const at = table({
      leaders: { ney: { at: '0,0', commands: ['french corps'] } },
      units: { u: { at: '5,0' } },
    });
    const { view } = deskAt(at.match, 'french').desk.shown.value;
    const counters = countersOf(view, view.stacks, () => '', new Set(named.map((hex) => at.at(hex))));
    const found = counters.find(({ piece }) => piece.is === 'leader');
    if (found === undefined) throw new Error('Ney is not there.');
    return { up: (found.nameAt ?? 0) < 0, hides: hidesPlace(found) };
  };
  expect(nameOver()).toEqual({ up: true, hides: false });
  expect(nameOver('0,0')).toEqual({ up: true, hides: false });
  expect(nameOver('0,-1').up).toBe(false);
  expect(nameOver('0,-1', '0,0').up).toBe(true);
});
