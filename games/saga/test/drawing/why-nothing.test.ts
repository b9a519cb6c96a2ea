// Pressing something that answers nothing says so, and when or on what it would.
import { fill, pending, type Target, viewOf } from '@grognard/kernel';
import { expect, it } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import { whyNothing } from '../../board/input/why-nothing.ts';
import { table } from '../table.ts';
import { deskFor } from './desk-for-tests.ts';

const { match, legal } = table({
  A: { L1: 'FR-LINE', L2: 'FR-LINE' },
  B: { L1: 'BR-HIGH' },
});
const open = legal('A').map((action) => ({ action, target: { button: '' }, refusal: null }));
const { desk: quiet } = deskFor({ seat: 'A', view: viewOf(match, 'A'), offers: open });
const state = { ...quiet.shown.value, viewer: 'A', decisions: pending(match) };
const desk: Desk = { ...quiet, shown: { value: state } as Desk['shown'] };

const said = (target: Target): string => {
  const reason = whyNothing(desk, target);
  return reason === null ? '' : fill(reason.text, reason.with ?? {});
};

it('SAG-5.3: a card of the hand says when it is played', () => {
  expect(said({ card: 'G10' })).toMatch(/^You cannot play .+ now\. Its moment: Your activation\.$/);
});
it('SAG-9.1: an enemy waits until a unit acts', () => {
  expect(said({ unit: 'B1' })).toBe(
    'This is Red’s unit. Choose one of your own to act, then press this one.',
  );
});
it('SAG-2.2: a slot says what is asked', () => {
  expect(said({ sector: 'B:S2' })).toBe(
    'Red’s 2nd Line 2 has no part in this. You are asked: Which unit acts now?',
  );
});
