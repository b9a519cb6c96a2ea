// The map from afar: a name for every formation.
import { expect, it } from 'vitest';
import { windowOn } from '../board/drawing/map/minimap.tsx';
import { planOf } from '../board/drawing/map/plan.ts';
import { platesOf } from '../board/drawing/map/standard-plates.tsx';
import { hexNamed, theatreOf } from '../data/theatres.ts';

it('the frame of the small map never loses its sides: it ends where the sheet ends', () => {
  const sheet = { width: 1000, height: 2000 };
  expect(windowOn(sheet, { x: -500, y: 100, width: 2000, height: 300 })).toEqual({
    x: 0,
    y: 100,
    width: 1000,
    height: 300,
  });
});

it('names of formations that stand close together do not lie over each other', () => {
  const theatre = theatreOf({ options: { scenario: 'campaign' } });
  const hex = hexNamed(theatre, '2455');
  const names = ['III Corps', 'II Cavalry Corps', 'I Cavalry Corps'];
  const zoom = 0.2;
  const plates = platesOf(
    names.map((name, body) => ({ body, name, field: 'french', hexes: [hex + body] })),
    planOf(theatre),
    zoom,
  );
  for (const [i, one] of plates.entries())
    for (const other of plates.slice(i + 1)) {
      const isBeside = Math.abs(one.x - other.x) * zoom >= (one.width + other.width) / 2;
      const isAbove = Math.abs((one.y - other.y) * zoom + one.lift - other.lift) >= 16;
      expect(isBeside || isAbove).toBe(true);
    }
});
