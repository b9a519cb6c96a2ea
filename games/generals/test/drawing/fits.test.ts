// The field fits every window: counters keep their least size, nothing leaves its sector, fights open between sectors.
import type { Box } from '@grognard/desk/drawing/shapes.ts';
import { describe, expect, it } from 'vitest';
import { openBays } from '../../board/drawing/bays.ts';
import { shotBoxes } from '../../board/drawing/cannonades.tsx';
import { chipBoxes, chipWidth, gripOf } from '../../board/drawing/chips.ts';
import { boardGeometry, type Geometry } from '../../board/drawing/geometry.ts';
import { placementsOf, type Spot } from '../../board/drawing/placements.ts';
import { emptyScene, type FrontPicture } from '../../board/drawing/scene.ts';
import { sceneAfter } from '../../board/drawing/scene-after.ts';
import { seamArrow } from '../../board/drawing/seam-arrow.ts';
import type { Sheet } from '../../state.ts';
import type { UnitId } from '../../vocabulary.ts';
import { field } from '../field.ts';

/** What the windows of 1920×1080 down to 390×844 leave for the board. */
const BOARDS = [
  [1590, 840],
  [1230, 660],
  [1066, 640],
  [1066, 588],
  [1000, 530],
  [720, 530],
  [780, 336],
  [578, 336],
  [750, 690],
  [652, 394],
  [462, 394],
  [378, 640],
] as const;

const NINE_FULL = `a1: wI1 wI2 wI3 wI4 wI5 wI6 | b1: wI7 wI8 wI9 wI10 wA1 wC1 | c1: wC2 wC3 wC4 wC5 wI11 wI12
  | a2: wI13 wI14 wI15 wI16 wI17 wI18 | c2: bI13 bI14 bI15 bI16 bI17 bI18
  | a3: bI1 bI2 bI3 bI4 bI5 bI6 | b3: bI7 bI8 bI9 bI10 bA1 bC1 | c3: bC2 bC3 bC4 bC5 bI11 bI12 | rw: wC6 | rb: bC6`;

const inLine = (side: 'w' | 'b', from: number, to: number): readonly UnitId[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${side}I${from + i}`);

/** Five against five over three borders. */
const LINES = [
  { front: 'a2-a3', white: inLine('w', 13, 17), black: inLine('b', 1, 5) },
  { front: 'c1-c2', white: ['wC2', 'wC3', 'wC4', 'wI11', 'wI12'], black: inLine('b', 13, 17) },
  { front: 'b1-c1', white: inLine('w', 7, 10), black: [] },
];

const scene = sceneAfter(emptyScene(field(NINE_FULL).units), {
  type: 'positionsTaken',
  rule: 'GEN-12.14',
  lines: LINES,
});

/** Nothing is built and nothing ordered. */
const QUIET = { buildings: [], sheet: [] };

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 0.5 &&
  inner.y + inner.h <= outer.y + outer.h + 0.5;

const isOver = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1;

const areApart = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) >= (a.w + b.w) / 2 || Math.abs(a.y - b.y) >= ((a.w + b.w) / 2) * 0.68;

const onBoard = ({ width, height }: Geometry): Box => ({ x: 0, y: 0, w: width, h: height });

describe.each(BOARDS)('on a board of %i by %i', (width, height) => {
  const geometry = boardGeometry(width, height, false);
  const { least } = geometry.measures;

  it('sectors lie where they lie, whoever fights', () => {
    const before = JSON.stringify(geometry.sectors);
    openBays(geometry, scene.fronts);
    expect(JSON.stringify(geometry.sectors)).toBe(before);
  });

  it('a quiet border is a seam of 8 to 20 pixels', () => {
    expect(geometry.measures.seam).toBeGreaterThanOrEqual(8);
    expect(geometry.measures.seam).toBeLessThanOrEqual(20);
  });

  it('every counter is on the board and at least as wide as the least', () => {
    for (const shown of [scene, emptyScene(scene.units)])
      for (const [unit, { x, y, w, count }] of placementsOf(geometry, shown, QUIET)) {
        if (count === 0) continue;
        const box = { x: x - w / 2, y: y - w * 0.34, w, h: w * 0.68 };
        expect([unit, w >= least, isInside(box, onBoard(geometry))]).toEqual([unit, true, true]);
      }
  });

  it('GEN-3.6: six units of a quiet sector do not lie on each other', () => {
    const spots = [...placementsOf(geometry, emptyScene(scene.units), QUIET).values()].filter(
      ({ count }) => count > 0,
    );
    for (const a of spots)
      for (const b of spots) {
        expect(a === b || areApart(a, b)).toBe(true);
      }
  });

  it('GEN-6.2: two orders out of the reserve into one sector have their numbers beside its units', () => {
    const units = field('a1: wI1 wI2 wC1 wA1 | rw: wI3 wI4 wC2 | a3: bI1 bI2').units;
    const order = (arm: 'I' | 'C'): Sheet[number] => ({
      ...{ from: 'rw', arm, path: ['a1'], unit: null, legs: 0, done: false, courier: null },
    });
    const sheet = [order('I'), order('I'), order('C')];
    const arrow = seamArrow(geometry, 'rw', 'a1');
    const widths = [chipWidth(geometry, 3), chipWidth(geometry, 1)];
    const chips = chipBoxes(geometry, arrow, geometry.sectors.a1, widths);
    const [first, second] = chips.map(gripOf);
    expect((first?.x ?? 0) + (first?.w ?? 0)).toBeLessThanOrEqual((second?.x ?? 0) + 0.01);
    for (const [unit, { x, y, w, count }] of placementsOf(geometry, emptyScene(units), {
      buildings: [],
      sheet,
    })) {
      const box = { x: x - w / 2, y: y - w * 0.34, w, h: w * 0.68 };
      const covered = count > 0 && chips.some((chip) => isOver(chip, box));
      expect([unit, covered]).toEqual([unit, false]);
    }
  });

  it('GEN-6.2: an order up the field and its number leave the 6 units free of the sector it leads to', () => {
    const arrow = seamArrow(geometry, 'c1', 'c2');
    const chips = chipBoxes(geometry, arrow, geometry.sectors.c1, [chipWidth(geometry, 3)]);
    const half = geometry.measures.isSmall ? 4 : 7;
    const { start, tip } = arrow;
    const taken = [...chips, { x: tip.x - half, y: tip.y, w: half * 2, h: start.y - tip.y }];
    for (const [unit, { x, y, w, count }] of placementsOf(geometry, emptyScene(scene.units), QUIET)) {
      const box = { x: x - w / 2, y: y - w * 0.34, w, h: w * 0.68 };
      const isTouched = count > 0 && taken.some((each) => isOver(each, box));
      expect([unit, isTouched]).toEqual([unit, false]);
    }
  });

  it('GEN-9.3: the dice of batteries that fire at one sector lie inside it, none over another', () => {
    const die = { unit: 'wA1', side: 'white', natural: 3, outcome: null } as const;
    const shot = (unit: UnitId, sector: 'b3' | 'c3') => ({
      ...{ unit, at: sector, range: 2 as const },
      dice: [0, 1].map((index) => ({ ...die, target: `bI${index}` })),
    });
    const shots = [shot('wA1', 'b3'), shot('wA2', 'b3'), shot('wA3', 'c3')];
    const boxes = shotBoxes(geometry, shots);
    boxes.forEach((box, n) => {
      expect(isInside(box, geometry.sectors[shots[n]?.at ?? 'a1'])).toBe(true);
      for (const other of boxes.slice(n + 1)) expect(isOver(box, other)).toBe(false);
    });
  });

  it('GEN-3.5, 12.4: four kinds of units beside a building between two fights do not lie on each other', () => {
    const { units } = field('b2: wI1 wI2 wI3* wC1 wA1 wA2 wI9 | a2: bI1 | c2: bI2');
    const lines = [
      { front: 'a2-b2', white: ['wI9'], black: ['bI1'] },
      { front: 'b2-c2', white: ['wA2'], black: ['bI2'] },
    ];
    const fighting = sceneAfter(emptyScene(units), { type: 'positionsTaken', rule: 'GEN-12.14', lines });
    const spots = placementsOf(geometry, fighting, { buildings: ['b2'], sheet: [] });
    const shown = [...spots].flatMap(([id, spot]) => (id.startsWith('w') && spot.count > 0 ? [spot] : []));
    expect(shown.length).toBeGreaterThanOrEqual(4);
    for (const a of shown) for (const b of shown) expect(a === b || areApart(a, b)).toBe(true);
  });

  it('GEN-3.5: a fight opens a bay on the board, and what is left of its sectors holds a row of units', () => {
    const bays = openBays(geometry, scene.fronts);
    expect(bays.of.size).toBe(LINES.length);
    for (const { box } of bays.of.values()) expect(isInside(box, onBoard(geometry))).toBe(true);
    for (const sector of ['a2', 'a3', 'c1', 'c2', 'b1'] as const) {
      const { w, h } = bays.rest(sector);
      expect([sector, w >= least, h >= least * 0.68]).toEqual([sector, true, true]);
    }
  });
});

it('GEN-12.4: three meetings in one sector all have their place', () => {
  const meeting = (number: number): FrontPicture => ({
    id: `meet:b2:${number}`,
    white: ['wI7'],
    black: ['bI7'],
    gone: [],
    standing: { white: null, black: null },
    dice: [],
  });
  for (const [width, height] of BOARDS) {
    const geometry = boardGeometry(width, height, false);
    const bays = [...openBays(geometry, [1, 2, 3].map(meeting)).of.values()];
    expect(bays.map(({ box }) => isInside(box, geometry.sectors.b2))).toEqual([true, true, true]);
  }
});

it('who plays Black sees a3, b3 and c3 below, and the own reserve at the lower edge', () => {
  const { sectors } = boardGeometry(1066, 588, true);
  expect(sectors.a3.y).toBeGreaterThan(sectors.a1.y);
  expect(sectors.a3.x).toBeGreaterThan(sectors.c3.x);
  expect(sectors.rb.y).toBeGreaterThan(sectors.rw.y);
});
