import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  battleBorderBetween,
  behind,
  distance,
  endsOf,
  HOME,
  neighbours,
  RESERVE,
  rearOf,
  turned,
} from '../field/board-graph.ts';
import { controls, standingOf } from '../field/control.ts';
import { setup } from '../setup.ts';
import { BATTLE_BORDERS, BATTLE_SECTORS, SECTORS } from '../vocabulary.ts';
import { field, OPTIONS } from './field.ts';

describe('the board', () => {
  test('GEN-3.1: eleven sectors in canonical order, nine of them battle sectors', () => {
    expect(SECTORS).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'rw', 'rb']);
    expect(BATTLE_SECTORS).toHaveLength(9);
  });

  test('GEN-3.2: battle sectors are adjacent when they share a side, never diagonally', () => {
    expect(neighbours('b2')).toEqual(['b1', 'a2', 'c2', 'b3']);
    expect(areAdjacent('a1', 'b2')).toBe(false);
    expect(distance('a1', 'c3')).toBe(4);
  });

  test('GEN-3.3 and GEN-R.1: a reserve touches the three home sectors of its owner and nothing else', () => {
    expect(neighbours('rw')).toEqual(['a1', 'b1', 'c1']);
    expect(neighbours('rb')).toEqual(['a3', 'b3', 'c3']);
    expect(areAdjacent('rw', 'rb')).toBe(false);
  });

  test("GEN-3.4 and GEN-R.3: White's right wing faces Black's left wing", () => {
    expect(HOME.white.right[0]).toBe(HOME.black.left[0]);
    expect(turned('c1')).toBe('a3');
    expect(turned('rw')).toBe('rb');
  });

  test('GEN-3.5 and GEN-R.5: each border between battle sectors is one zone with two sides', () => {
    expect(BATTLE_BORDERS).toHaveLength(12);
    for (const border of BATTLE_BORDERS) {
      const [a, b] = endsOf(border);
      expect([battleBorderBetween(a, b), battleBorderBetween(b, a)]).toEqual([border, border]);
    }
    expect(battleBorderBetween('a1', 'rw')).toBeNull();
  });

  test('GEN-9.3: straight lines end at the edge of the battle sectors', () => {
    expect(behind('b1', 'b2')).toBe('b3');
    expect(behind('a2', 'b2')).toBe('c2');
    expect(behind('b2', 'b3')).toBeNull();
  });

  test('GEN-R.48: straight back is the same column, one row towards the own reserve', () => {
    expect(rearOf('white', 'a2')).toBe('a1');
    expect(rearOf('white', 'a1')).toBe('rw');
    expect(rearOf('black', 'a1')).toBe('a2');
    expect(rearOf('black', 'c3')).toBe('rb');
    expect(rearOf('black', 'rb')).toBeNull();
  });
});

describe('control', () => {
  test('GEN-3.8: you control a sector while an unrouted unit of yours is in it', () => {
    const state = field('a1: wI1 | b1: wI2~ | c1: wA1~ wI3');
    expect(controls(state, 'white', 'a1')).toBe(true);
    expect(controls(state, 'white', 'b1')).toBe(false);
    expect(controls(state, 'white', 'c1')).toBe(true);
    expect(controls(state, 'black', 'a1')).toBe(false);
  });

  test('GEN-3.9 and GEN-R.6: a marker makes a sector friendly until an unrouted enemy is in it', () => {
    expect(standingOf(field('a1: wI1'), 'white', 'b1')).toBe('friendly');
    expect(standingOf(field('b1: bI1~'), 'white', 'b1')).toBe('friendly');
    expect(standingOf(field('b1: bI1'), 'white', 'b1')).toBe('enemy');
    expect(standingOf(field('b2: wI1'), 'white', 'b2')).toBe('friendly');
    expect(standingOf(field('b2: wI1'), 'white', 'rw')).toBe('friendly');
  });

  test('GEN-3.10 and GEN-R.7: a sector with nothing but routed enemies is not enemy-held', () => {
    expect(standingOf(field('a2: bA1~'), 'white', 'a2')).toBe('neutral');
    expect(standingOf(field('a2: bA1~ bI1'), 'white', 'a2')).toBe('enemy');
    expect(standingOf(field('a2: wI1~'), 'white', 'a2')).toBe('neutral');
    expect(standingOf(field('a1: wI1'), 'black', 'a3')).toBe('friendly');
    expect(standingOf(field('a1: wI1'), 'white', 'a3')).toBe('neutral');
  });

  test('GEN-3.12 and GEN-R.2: the centre of the home row is the command sector, the wings are flag sectors', () => {
    const { markers } = setup(OPTIONS);
    const of = (sector: string) => markers.find((marker) => marker.sector === sector);
    expect(of('b1')).toEqual({ sector: 'b1', owner: 'white', kind: 'general', vp: 5 });
    expect(of('b3')).toEqual({ sector: 'b3', owner: 'black', kind: 'general', vp: 5 });
    for (const [sector, owner] of [
      ['a1', 'white'],
      ['c1', 'white'],
      ['a3', 'black'],
      ['c3', 'black'],
    ]) {
      expect(of(sector ?? '')).toEqual({ sector, owner, kind: 'flag', vp: 1 });
    }
    expect(markers).toHaveLength(6);
  });

  test('GEN-3.13: at the start each seat controls its reserve and home row, and the middle row is neutral', () => {
    const state = setup(OPTIONS);
    for (const side of ['white', 'black'] as const) {
      const home = [...Object.values(HOME[side]), RESERVE[side]];
      expect(SECTORS.filter((sector) => controls(state, side, sector)).sort()).toEqual(home.sort());
      for (const sector of ['a2', 'b2', 'c2'] as const)
        expect(standingOf(state, side, sector)).toBe('neutral');
    }
  });
});
