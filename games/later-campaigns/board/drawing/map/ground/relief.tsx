// Heights: a tint for every level, and strokes that run down wherever the ground falls from one hex to the next.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { blocksOf } from '@grognard/desk/map/ground/blocks.ts';
import { hexesPath, sideEnds, towards } from '@grognard/desk/map/ground/hex-paths.ts';
import { at, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { HEX_DIRECTIONS, neighbour, OFF_MAP } from '@grognard/geometry';
import type { Theatre } from '../../../../data/theatre.ts';

interface ReliefProps {
  readonly plan: HexPlan;
  readonly theatre: Theatre;
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The paper is of the middle height: valleys are greener, heights browner. */
export function Tints({ plan, theatre }: ReliefProps) {
  const hexes = Array.from({ length: plan.grid.size }, (_, hex) => hex);
  return (
    <g class="later-campaigns-tints">
      {LEVELS.map((level) => {
        const here = hexes.filter((hex) => theatre.levels[hex] === level);
        return (
          <g key={level} class={`level-${level}`}>
            {blocksOf(plan, here).map((block, i) => (
              <path key={i} d={hexesPath(plan, block)} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Strokes to a level of difference on one hexside. */
const STROKES = 9;

function strokesDown(plan: HexPlan, { levels }: Theatre, hexes: readonly number[]): string {
  const random = seeded((hexes[0] ?? 0) + 17);
  let path = '';
  for (const hex of hexes)
    for (const direction of HEX_DIRECTIONS) {
      const below = neighbour(plan.grid, hex, direction);
      const fall = below === OFF_MAP ? 0 : (levels[hex] ?? 0) - (levels[below] ?? 0);
      if (fall <= 0) continue;
      const [from, to] = sideEnds(plan, hex, direction);
      const [top, foot] = [plan.centre(hex), plan.centre(below)];
      const steep = Math.min(fall, 3);
      const count = STROKES + steep * 3;
      for (let i = 0; i < count; i += 1) {
        const on = towards(from, to, (i + random()) / count);
        const length = 0.13 + 0.04 * steep + random() * 0.1;
        // Not all on the line between the hexes: a slope has a foot and a brow.
        const off = (random() - 0.5) * 0.34;
        const [dx, dy] = [foot.x - top.x, foot.y - top.y];
        const start = { x: on.x + dx * (off - length / 2), y: on.y + dy * (off - length / 2) };
        path += `M${at(start)}l${at({ x: dx * length, y: dy * length })}`;
      }
    }
  return path;
}

export function Slopes({ plan, theatre }: ReliefProps) {
  const hexes = Array.from({ length: plan.grid.size }, (_, hex) => hex);
  return (
    <g class="later-campaigns-slopes strokes">
      {blocksOf(plan, hexes).map((block, i) => (
        <path key={i} d={strokesDown(plan, theatre, block)} />
      ))}
    </g>
  );
}
