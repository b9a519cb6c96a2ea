// A river that fills its hexes from edge to edge, and runs on under bridges.
import { bent, chained } from '@grognard/desk/map/ground/chains.ts';
import type { HexPlan, Point } from '@grognard/desk/map/hex-plan.ts';
import { columnOf, ROW_LENGTHS, rowOf } from '../../../data/field.ts';
import type { TerrainCode } from '../../../data/terrain.ts';
import { neighbours } from '../../../field/hexes.ts';

const isWater = (code: TerrainCode | undefined): boolean => code === '~' || code === '=';

/** A river that comes to the edge of the field goes on beyond it. */
function beyond(plan: HexPlan, hex: number): readonly (readonly [Point, Point])[] {
  const [column, last] = [columnOf(hex), (ROW_LENGTHS[rowOf(hex)] ?? 0) - 1];
  if (column !== 0 && column !== last) return [];
  const middle = middleOf(plan, hex);
  const isLeft = middle.x < plan.width / 2;
  return [[middle, { x: isLeft ? middle.x - plan.radius : middle.x + plan.radius, y: middle.y }]];
}

const WAVE = 7;
/** Every second hex a little higher: a river is not drawn with a ruler. */
function middleOf(plan: HexPlan, hex: number): Point {
  const { x, y } = plan.centre(hex);
  return { x, y: y + (columnOf(hex) % 2 === 0 ? -WAVE : WAVE) };
}

export function River({ plan, codes }: { readonly plan: HexPlan; readonly codes: readonly TerrainCode[] }) {
  const wet = [...codes.keys()].filter((hex) => isWater(codes[hex]));
  const pieces = wet.flatMap((hex) => [
    ...neighbours(hex)
      .filter((next) => next > hex && isWater(codes[next]))
      .map((next) => [middleOf(plan, hex), middleOf(plan, next)] as const),
    ...beyond(plan, hex),
  ]);
  const path = chained(pieces).map(bent).join('');
  return (
    <g class="napoleonica-river">
      <path d={path} class="bank" />
      <path d={path} class="shore" />
      <path d={path} class="flow" />
      <path d={path} class="current" />
    </g>
  );
}
