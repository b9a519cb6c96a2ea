import { describe, expect, it } from 'vitest';
import { crowns, furrows, hachures, ragged, winding } from '../src/drawing/engraving.ts';

const box = { x: 10, y: 20, w: 120, h: 80 };
const strokes = (path: string): number => path.split('M').length - 1;

describe('engraved ground', () => {
  it('is the same on every visit', () => {
    expect(furrows(400, 300, 5)).toBe(furrows(400, 300, 5));
    expect(ragged(box, 7, 9)).toBe(ragged(box, 7, 9));
    expect(winding(0, 300, 50, 17)).toBe(winding(0, 300, 50, 17));
  });
  it('has as many tree tops as asked for, each with its shade', () => {
    const { canopy, shade } = crowns(box, 3, 12);
    expect([strokes(canopy), strokes(shade)]).toEqual([12, 24]);
  });
  it('runs downhill in two rings', () => {
    expect(hachures(box, 4).map(strokes)).toEqual([84, 112]);
  });
});
