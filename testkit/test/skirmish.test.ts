import { legal, offers, type Refusal, scriptedSource, startFrom, submit } from '@grognard/kernel';
import { expect, test, vi } from 'vitest';
import { conformance } from '../src/index.ts';
import type { SkirmishAction } from '../src/toys/skirmish/actions.ts';
import { hexName, hexNamed } from '../src/toys/skirmish/field.ts';
import { skirmish } from '../src/toys/skirmish/module.ts';
import { setup, unitNamed } from '../src/toys/skirmish/state.ts';

conformance(skirmish, { games: 12, maxDecisions: 400 });

/** The setup with some units elsewhere, and the dice to come. */
function fieldWith(places: { readonly [unit: string]: string }, dice: readonly number[] = []) {
  const start = setup();
  const units = start.units.map((unit) => ({ ...unit, hex: hexNamed(places[unit.id] ?? hexName(unit.hex)) }));
  return startFrom(skirmish, { ...start, units }, {}, scriptedSource(dice));
}
type Table = ReturnType<typeof fieldWith>;

const goes = (table: Table, id: string): readonly string[] =>
  legal(table, 'french').flatMap((action) =>
    action.type === 'move' && action.unit === id ? [hexName(action.to)] : [],
  );
const refusalOf = (table: Table, action: SkirmishAction): Refusal | null | undefined =>
  offers(table, 'french').find((offer) => JSON.stringify(offer.action) === JSON.stringify(action))?.refusal;

test('SKM-2.2 woods and hills cost two points, the brook one more', () => {
  expect(goes(fieldWith({ f1: 'E6' }), 'f1')).toContain('E9');
  const byTheWoods = goes(fieldWith({ f1: 'H6' }), 'f1');
  expect(byTheWoods).toContain('H7');
  expect(byTheWoods).not.toContain('H8');
  // B5 is a hill beyond the brook: one point to B6, then three.
  expect(goes(fieldWith({ f1: 'B7' }), 'f1')).not.toContain('B5');
});

test('SKM-2.2 next to the enemy a move ends, but not across the brook', () => {
  const near = fieldWith({ f1: 'F7', b1: 'F5' });
  expect(goes(near, 'f1')).toContain('E6');
  expect(goes(near, 'f1')).not.toContain('D5');
  expect(refusalOf(near, { type: 'move', unit: 'f1', to: hexNamed('F5') })).toMatchObject({
    rule: 'SKM-2.2',
    text: 'The enemy is in {hex}.',
  });
});

test('SKM-2.3 a third unit does not fit', () => {
  const table = fieldWith({ f1: 'E9' });
  expect(refusalOf(table, { type: 'move', unit: 'f1', to: hexNamed('F9') })).toMatchObject({
    rule: 'SKM-2.3',
  });
});

test('SKM-3.2 guns see along a row until a unit stands in it', () => {
  const shot: SkirmishAction = { type: 'fire', unit: 'f5', at: 'b1' };
  expect(refusalOf(fieldWith({ f5: 'C6', b1: 'G6' }), shot)).toBeNull();
  const hidden = fieldWith({ f5: 'C6', b1: 'G6', f1: 'E6' });
  expect(refusalOf(hidden, shot)).toMatchObject({ rule: 'SKM-3.2', with: { hex: 'E6' } });
});

test('SKM-3.3 two hits and a unit leaves the field', () => {
  const table = fieldWith({ f5: 'C6', f1: 'E7', b1: 'F6' }, [4, 6]);
  expect(submit(table, 'french', { type: 'fire', unit: 'f5', at: 'b1' }).ok).toBe(true);
  expect(unitNamed(table.state, 'b1')?.steps).toBe(1);
  expect(submit(table, 'french', { type: 'fire', unit: 'f1', at: 'b1' }).ok).toBe(true);
  expect(unitNamed(table.state, 'b1')).toBeUndefined();
});

test('the outlook is worked out once for a position, however often it is asked', () => {
  const prepare = vi.fn(skirmish.prepare);
  const table = startFrom({ ...skirmish, prepare }, setup(), {}, scriptedSource([]));
  prepare.mockClear();
  submit(table, 'french', { type: 'move', unit: 'f1', to: hexNamed('D8') });
  for (let i = 0; i < 5; i += 1) offers(table, 'french');
  expect(prepare.mock.calls.length).toBeLessThanOrEqual(2);
});
