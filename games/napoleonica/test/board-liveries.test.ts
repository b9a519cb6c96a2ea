// Who wears what: armies their own colours, the same army on both sides those of the seats.
import { simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { mirrored } from '../board/drawing/mirrored.ts';
import { scoreOf } from '../board/input/score.ts';
import { describe } from '../board/words/describe.ts';
import { liveryIn } from '../board/words/memory.ts';
import { napoleonica } from '../module.ts';
import type { View } from '../view.ts';
import { table } from './table.ts';

const fighting = (A: string, B: string): View => viewOf(table({ A: { F9: A }, B: { F1: B } }).match, 'A');
const liveries = (view: View) => [liveryIn(view, 'A'), liveryIn(view, 'B')];
const scores = (view: View) => scoreOf(view).map(({ class: looks }) => looks);

test('two armies wear their own colours, and so do the numbers beside their seats', () => {
  const view = fighting('FR01', 'AB01');
  expect(liveries(view)).toEqual(['france', 'abyss']);
  expect(scores(view)).toEqual(['napoleonica-points-of-france', 'napoleonica-points-of-abyss']);
  expect(view.battle === null ? null : mirrored(view.battle)).toBe('');
});

test('NAP-RUL.85: the same army on both sides is told apart by the colours of the seats', () => {
  const view = fighting('RU01', 'RU01');
  expect(liveries(view)).toEqual([undefined, undefined]);
  expect(scores(view)).toEqual(['napoleonica-points-of-A', 'napoleonica-points-of-B']);
  expect(view.battle === null ? null : mirrored(view.battle)).toBe(' napoleonica-mirrored');
});

test('NAP-RUL.85: and by their names, where the field is told in words', () => {
  const told = (view: View) => describe(view).flatMap(({ title, lines }) => [title, ...lines]);
  expect(told(fighting('FR01', 'FR01'))).toEqual(
    expect.arrayContaining(['Units of Blue', 'Units of Red', 'Blue: 0 VP. Red: 0 VP.']),
  );
  expect(told(fighting('FR01', 'AB01'))).toEqual(
    expect.arrayContaining(['Units of France', 'Units of the Abyss', 'France: 0 VP. The Abyss: 0 VP.']),
  );
});

test('NAP-SOL.2: the treasury of a campaign has the colour of its army', () => {
  const options = napoleonica.parseOptions({ mode: 'campaign', faction: 'russia' });
  if (!options.ok) throw new Error(options.error.message);
  const view = viewOf(startMatch(napoleonica, options.value, simulationSource(1)), 'A');
  expect(scores(view)).toEqual(['napoleonica-points-of-russia']);
  expect(liveries(view)).toEqual(['russia', 'abyss']);
});
