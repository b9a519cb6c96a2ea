// NAP-GEO.4, NAP-SCN.6: what a brush does to a map.
import { expect, test } from 'vitest';
import { painted, withLandmark } from '../board/map-editor/brush.ts';
import { freshMap, OPEN_PLAIN } from '../board/map-editor/map-craft.ts';
import { hexNamed } from '../data/field.ts';

const plain = freshMap('Plain', OPEN_PLAIN);

test('NAP-SCN.12: a stroke paints its hexes and no other', () => {
  const rows = painted(plain, ['B1', 'C1', 'A2'].map(hexNamed), 'F', false);
  expect(rows.slice(0, 3)).toEqual(['.FF........', 'F.........', '...........']);
});

test('NAP-GEO.4: with both halves alike the image is painted as well', () => {
  const rows = painted(plain, [hexNamed('A2')], 'H', true);
  expect([rows[1], rows[7]]).toEqual(['H.........', '.........H']);
});

test('NAP-SCN.6: a Landmark is set, changed and taken away; a fourth is not', () => {
  const f5 = hexNamed('F5');
  const held = { ...plain, landmarks: withLandmark(plain, f5, 'hold', false) ?? [] };
  expect(held.landmarks).toEqual([{ hex: 'F5', scores: 'hold' }]);
  expect(withLandmark(held, f5, 'majority', false)).toEqual([{ hex: 'F5', scores: 'majority' }]);
  expect(withLandmark(held, f5, 'hold', false)).toEqual([]);
  const three = { ...held, landmarks: withLandmark(held, hexNamed('C3'), 'hold', true) ?? [] };
  expect(three.landmarks.map(({ hex }) => hex)).toEqual(['F5', 'C3', 'I7']);
  expect(withLandmark(three, hexNamed('A1'), 'hold', false)).toBeNull();
});
