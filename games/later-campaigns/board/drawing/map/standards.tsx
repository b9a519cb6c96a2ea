// From afar counters are squares: a plate names each formation where most of it stands.
import type { Camera } from '@grognard/desk/map/camera/camera.ts';
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { View } from '../../../view.ts';
import type { BodyId, Hex } from '../../../vocabulary.ts';
import { fieldOfArmy } from './piece-face.tsx';

interface Standard {
  readonly body: BodyId;
  readonly name: string;
  /** The colour of its army. */
  readonly field: string;
  readonly hexes: readonly Hex[];
}

/** Formations that are seen, with the hexes of their units. */
function standardsIn(view: View): readonly Standard[] {
  const theatre = theatreOf(view);
  const { units, bodies } = theatre;
  const found = new Map<BodyId, Hex[]>();
  for (const { hex, units: seen } of view.stacks)
    for (const { unit } of seen) {
      const formation = units[unit]?.formation;
      if (formation === undefined) continue;
      found.set(formation, [...(found.get(formation) ?? []), hex]);
    }
  return [...found].flatMap(([body, hexes]) => {
    const sheet = bodies[body];
    if (sheet === undefined) return [];
    const { name, army, side } = sheet;
    return [{ body, name, field: fieldOfArmy(theatre, army, side), hexes }];
  });
}

/** Of the hexes the one in the middle of them all: a plate stands where somebody is. */
function middleOf(plan: HexPlan, hexes: readonly Hex[]): { readonly x: number; readonly y: number } {
  const points = hexes.map(plan.centre);
  const mean = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const away = (point: (typeof points)[number]): number => Math.hypot(point.x - x, point.y - y);
  return points.toSorted((a, b) => away(a) - away(b))[0] ?? { x, y };
}

const LETTER = 6.2;

interface StandardsProps {
  readonly view: View;
  readonly plan: HexPlan;
  readonly camera: Camera;
}

export function Standards({ view, plan, camera }: StandardsProps) {
  if (camera.detail.value !== 'theatre') return null;
  const grown = fine(1 / camera.restZoom.value);
  return (
    <g class="later-campaigns-standards">
      {standardsIn(view).map(({ body, name, field, hexes }) => {
        const { x, y } = middleOf(plan, hexes);
        const width = name.length * LETTER + 8;
        return (
          <g
            key={body}
            style={`--field:var(--${field});--on-field:var(--${field}-on)`}
            transform={`translate(${fine(x)} ${fine(y)}) scale(${grown}) translate(0 -16)`}
          >
            <rect x={-width / 2} y="-8" width={width} height="16" rx="2" />
            <text y="4">{name}</text>
          </g>
        );
      })}
    </g>
  );
}
