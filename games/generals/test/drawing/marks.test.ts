// What is lit while orders are written.
import { testDesk } from '@grognard/desk/test/test-desk.ts';
import { offers, viewOf } from '@grognard/kernel';
import { expect, it } from 'vitest';
import type { Selection } from '../../board/desk.ts';
import type { Scene } from '../../board/drawing/scene.ts';
import { marksOn } from '../../board/input/marks.ts';
import { pressOn } from '../../board/input/press.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { table } from '../table.ts';

it('GEN-6.4: with an order half drawn another own unit may still be chosen, and an enemy is no answer beside its sector', () => {
  const { match } = table({ phase: 'planning', units: 'a1: wI1 | b1: wC1 | a2: bC1' });
  const shown = { view: viewOf(match, 'white'), offers: offers(match, 'white') };
  const { desk } = testDesk<View, Action, Event, Selection, Scene>(shown, () => []);
  const before = marksOn(desk, false);
  expect(before({ unit: 'wC1' })).toBe('is-legal');
  pressOn(desk, { unit: 'wI1' }, {} as Element);
  const marks = marksOn(desk, false);
  expect(marks({ unit: 'wI1' })).toBe('is-selected is-legal');
  expect(marks({ unit: 'wC1' })).toBe('is-legal');
  expect(marks({ unit: 'bC1' })).toBe('');
  expect(marks({ sector: 'a2' })).toBe('is-legal');
});
