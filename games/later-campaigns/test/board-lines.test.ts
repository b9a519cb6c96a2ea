// NLC-20.2.3: brigades in extended line, as the desk offers them.

import { legalIn } from '@grognard/desk/offers/legal.ts';
import { expect, test } from 'vitest';
import { faceOf } from '../board/drawing/map/piece-face.tsx';
import { type Scene, sceneAfter, sceneOf } from '../board/drawing/map/scene.ts';
import { choicesIn } from '../board/drawing/tray/choices.tsx';
import { isOnDeskOnly } from '../board/input/about.ts';
import { linesRefused } from '../board/input/arrangements.ts';
import { pressOn } from '../board/input/press.ts';
import { unitInWords } from '../board/words/describe.ts';
import { actionLabel } from '../board/words/labels.ts';
import { theatreOf } from '../data/theatres.ts';
import { type TestTable, table } from './table.ts';
import { deskAt } from './test-desk.ts';

const SITTING = {
  from: 'movement',
  units: { a: { at: '-3,0' }, b: { at: '3,0' }, e: { at: '0,-6', side: 'allied' } },
  leaders: { ney: { at: '-3,0', commands: ['french corps'] } },
  options: { extendedLines: true },
} as const;

test('NLC-20.2.3a, NLC-20.2.3b: a line is formed and moved from the list, hex by hex; where it cannot be, the list says why', () => {
  const choicesOf = (at: TestTable) => choicesIn(deskAt(at.match, 'french').desk);
  const typesOf = (at: TestTable) => new Set(choicesOf(at).map(({ action }) => action.type));
  const at = table(SITTING);
  at.play('french', { type: 'select', units: [at.unit('a')] });
  expect([...typesOf(at)]).toEqual(['extend', 'step']);
  expect(isOnDeskOnly(deskAt(at.match, 'french').desk.shown.value)).toBe(true);
  expect(linesRefused(deskAt(at.match, 'french').desk.offers())).toEqual([]);

  const inLine = table({ ...SITTING, lost: { a: { extended: at.at('-3,1') } } });
  inLine.play('french', { type: 'select', units: [inLine.unit('a')] });
  expect(typesOf(inLine).has('moveLine')).toBe(true);

  // NLC-20.2.3e: not beside other infantry.
  const both = table({ ...SITTING, units: { ...SITTING.units, c: { at: '-3,0' } } });
  both.play('french', { type: 'select', units: [both.unit('a')] });
  expect(typesOf(both).has('extend')).toBe(false);
  expect(linesRefused(deskAt(both.match, 'french').desk.offers())[0]?.refusal?.rule).toBe('NLC-20.2.3e');
});

test('NLC-20.2.3b: a line is chosen by a press on either of its hexes, and sets out from the first', () => {
  const spots = table(SITTING);
  const at = table({ ...SITTING, lost: { a: { extended: spots.at('-3,1') } } });
  const chosen = { kind: 'group', units: [at.unit('a')], hex: at.at('-3,0') };
  for (const hex of ['-3,0', '-3,1']) {
    const { desk } = deskAt(at.match, 'french');
    expect(pressOn(desk, { hex: at.at(hex) }, null)).toBe(true);
    expect(desk.selection.value).toEqual(chosen);
  }
});

test('NLC-20.2.3b: while a line moves both halves are seen; closing up it is seen in one hex', () => {
  const spots = table(SITTING);
  const at = table({ ...SITTING, lost: { a: { extended: spots.at('-3,1') } } });
  const a = at.unit('a');
  const { stacks } = deskAt(at.match, 'french').desk.shown.value.view;
  const told = { type: 'unitsMoved', how: 'move', side: 'french', units: [a], seen: [a] } as const;
  const seenIn = (scene: Scene) =>
    scene.stacks.filter(({ units }) => units.some(({ unit }) => unit === a)).map(({ hex }) => hex);
  const [first, half] = [at.at('-3,0'), at.at('-3,1')];
  const [next, nextHalf] = [at.at('-2,0'), at.at('-2,1')];
  const before = sceneOf(stacks);
  const halfway = sceneAfter(before, { ...told, rule: 'NLC-20.2.3b', from: half, to: nextHalf });
  const after = sceneAfter(halfway, { ...told, rule: 'NLC-5.1a', from: first, to: next });
  expect(new Set(seenIn(before))).toEqual(new Set([first, half]));
  expect(new Set(seenIn(after))).toEqual(new Set([next, nextHalf]));
  const closed = sceneAfter(before, { ...told, rule: 'NLC-5.1a', from: first, to: next });
  expect(seenIn(closed)).toEqual([next]);
});

test('NLC-20.2.3a: a line shows in each of its hexes the half that fights there, and says what it has in all', () => {
  const spots = table(SITTING);
  const units = { ...SITTING.units, a: { at: '-3,0', steps: [5, 3] } } as const;
  const at = table({ ...SITTING, units, lost: { a: { extended: spots.at('-3,1') } } });
  const { view } = deskAt(at.match, 'french').desk.shown.value;
  const halves = view.stacks.flatMap((stack) => stack.units.filter(({ unit }) => unit === at.unit('a')));
  expect(halves).toHaveLength(2);
  for (const half of halves) {
    const sheet = theatreOf(view).units[half.unit];
    expect(sheet === undefined ? '' : faceOf(sheet, half).values).toMatch(/^2½–/);
    expect(unitInWords(view, half)).toMatch(/strength 2½.+in line over 2 hexes with strength 5 in all$/);
  }
});

test('NLC-20.2.3b: where a line may be formed or moved to is said by the way there, not by a number alone', () => {
  const labelsOf = (at: TestTable, types: readonly string[]) => {
    const { desk } = deskAt(at.match, 'french');
    return legalIn(desk.offers()).flatMap(({ action }) =>
      types.includes(action.type) ? [actionLabel(action, desk.shown.value.view)] : [],
    );
  };
  const at = table(SITTING);
  at.play('french', { type: 'select', units: [at.unit('a')] });
  const ways = labelsOf(at, ['extend', 'step']);
  for (const way of [
    'the east',
    'the south-east',
    'the south-west',
    'the west',
    'the north-west',
    'the north-east',
  ])
    expect(ways.filter((label) => label.includes(`to ${way} (`))).toHaveLength(2);

  const inLine = table({ ...SITTING, lost: { a: { extended: at.at('-3,1') } } });
  const halves = labelsOf(inLine, ['contract', 'lineHex']);
  expect(halves.length).toBeGreaterThan(0);
  for (const label of halves) expect(label).toMatch(/ the (north-west|south-east|east|west) \(/);
  inLine.play('french', { type: 'select', units: [inLine.unit('a')] });
  const moves = labelsOf(inLine, ['moveLine']);
  expect(new Set(moves).size).toBe(moves.length);
  for (const label of moves) expect(label).toMatch(/^Move in line to the .+ \(\d+\) and the .+ \(\d+\)$/);
});
