// Corruption as ink that has run: a stain with droplets, then cracks; seeded by the region, so that it never reshuffles.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { at, type Point, px } from '@grognard/desk/drawing/shapes.ts';
import type { RegionId } from '../../../data/regions.ts';
import { blot, crack, seedOf } from './lines.ts';
import { regionShape } from './region-shapes.ts';

export interface Stain {
  readonly wash: string;
  readonly droplets: string;
  readonly cracks: string;
}

interface Look {
  readonly radius: number;
  /** Further blots: how far from the first, and how large. */
  readonly blots: readonly (readonly [x: number, y: number, size: number])[];
  readonly cracks: number;
  readonly length: number;
}

const LOOKS: readonly Look[] = [
  { radius: 34, blots: [], cracks: 0, length: 0 },
  { radius: 64, blots: [[-34, 26, 0.42]], cracks: 4, length: 44 },
  {
    radius: 98,
    blots: [
      [-70, -36, 0.5],
      [66, 20, 0.62],
      [20, -64, 0.45],
    ],
    cracks: 9,
    length: 70,
  },
];

const around = ({ x, y }: Point, angle: number, far: number): Point => ({
  x: x + far * Math.cos(angle),
  y: y + far * Math.sin(angle),
});

function dropletsOf(middle: Point, radius: number, count: number, chance: () => number): string {
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const { x, y } = around(middle, chance() * 2 * Math.PI, radius * (0.95 + chance() * 0.7) * 0.85);
    const size = px(0.9 + chance() * (1.1 + count / 14));
    path += `M${at({ x: x - size, y })}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  }
  return path;
}

/** NAP-SOL.6: nothing at 0, more with each level up to 3. */
export function stainOf(region: RegionId, level: number): Stain | null {
  const look = LOOKS[level - 1];
  if (look === undefined) return null;
  const chance = seeded(seedOf(region) + 3);
  const { stain, town } = regionShape(region);
  const blots = [[0, 0, 1] as const, ...look.blots];
  const wash = blots.map(([x, y, size]) =>
    blot({ x: stain.x + x, y: stain.y + y }, look.radius * size, chance),
  );
  const middle = level === 3 ? town : stain;
  const cracks = Array.from({ length: look.cracks }, (_, i) => {
    const angle = (i / look.cracks) * 2 * Math.PI + chance() * 0.5;
    return crack(around(middle, angle, level === 3 ? 22 : 14), angle, look.length, chance);
  });
  return {
    wash: wash.join(''),
    droplets: dropletsOf(stain, look.radius, level * 7, chance),
    cracks: cracks.join(''),
  };
}
