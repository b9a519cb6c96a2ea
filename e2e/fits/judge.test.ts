import { describe, expect, it } from 'vitest';
import { misfits } from './judge.ts';
import type { Box, Measured } from './measure.ts';

const box = (name: string, left: number, top: number, width: number, height: number, more = {}): Box => ({
  name,
  left,
  top,
  right: left + width,
  bottom: top + height,
  wide: width,
  layer: -1,
  fan: -1,
  piece: -1,
  isCut: false,
  ...more,
});
const page = (more: Partial<Measured>): Measured => ({
  width: 1366,
  height: 657,
  isLong: false,
  texts: [],
  pieces: [],
  targets: [],
  ...more,
});

describe('A page does not fit', () => {
  it('when a text lies over another, unless one of them floats', () => {
    const name = box('Left wing', 10, 10, 60, 20);
    expect(misfits(page({ texts: [name, box('5 VP', 50, 12, 40, 20)] }))).toEqual([
      '“Left wing” lies over “5 VP”',
    ]);
    expect(misfits(page({ texts: [name, box('Why not?', 50, 12, 40, 20, { layer: 1 })] }))).toEqual([]);
    expect(misfits(page({ texts: [name, box('next line', 10, 28, 60, 20)] }))).toEqual([]);
  });
  it('when pieces overlap, unless they are held in one hand', () => {
    const cards = (fan: number) => [0, 40].map((x, i) => box(`card ${i}`, x, 0, 60, 80, { fan, piece: i }));
    expect(misfits(page({ pieces: cards(-1) }))).toEqual(['“card 0” lies over “card 1”']);
    expect(misfits(page({ pieces: cards(3) }))).toEqual([]);
  });
  it('when something is cut or lies outside the window', () => {
    expect(misfits(page({ texts: [box('Prussian Inf', 0, 0, 50, 20, { isCut: true })] }))).toEqual([
      '“Prussian Inf” is cut',
    ]);
    const below = [box('Reserve', 0, 650, 50, 20)];
    expect(misfits(page({ texts: below }))).toEqual(['“Reserve” is outside the window']);
    expect(misfits(page({ texts: below, isLong: true }))).toEqual([]);
  });
  it('when a target or a piece is too small', () => {
    expect(misfits(page({ targets: [box('Undo', 0, 0, 40, 20)] }))).toEqual([
      '“Undo” is 40×20, too small to press',
    ]);
    const unit = { pieces: [box('Infantry', 0, 0, 30, 24, { piece: 1 })] };
    expect(misfits(page(unit))).toEqual(['“Infantry” is 30 wide, less than 34']);
    expect(misfits(page({ ...unit, width: 844, height: 390 }))).toEqual([]);
  });
});
