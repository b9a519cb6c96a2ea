import { describe, expect, it } from 'vitest';
import { at, boxAround, centreOf, inset, moveTo, rect } from '../src/drawing/shapes.ts';

const box = { x: 10, y: 20, w: 30, h: 40 };

describe('shapes of a drawing', () => {
  it('a box has a middle, and a middle has a box', () => {
    expect(centreOf(box)).toEqual({ x: 25, y: 40 });
    expect(boxAround(centreOf(box), 30, 40)).toEqual(box);
    expect(boxAround({ x: 5, y: 5 }, 4)).toEqual({ x: 3, y: 3, w: 4, h: 4 });
  });
  it('shrinks a box on all sides, or otherwise up and down', () => {
    expect(inset(box, 5)).toEqual({ x: 15, y: 25, w: 20, h: 30 });
    expect(inset(box, 5, 10)).toEqual({ x: 15, y: 30, w: 20, h: 20 });
  });
  it('writes one decimal', () => {
    expect(rect({ ...box, x: 1 / 3 })).toEqual({ x: 0.3, y: 20, width: 30, height: 40 });
    expect(at({ x: 2 / 3, y: 4 })).toBe('0.7 4');
    expect(moveTo({ x: 2 / 3, y: 4 })).toBe('translate(0.7 4)');
  });
});
