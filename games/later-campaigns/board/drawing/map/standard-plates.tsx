// From afar counters are squares: a plate names each formation where most of it stands.
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
const HEIGHT = 16;
/** Above the squares of their troops. */
const LIFT = -16;

interface Plate extends Standard {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How far it stands off its place, in pixels: formations side by side have their names one above the other. */
  readonly lift: number;
}

export function platesOf(standards: readonly Standard[], plan: HexPlan, zoom: number): readonly Plate[] {
  const set: Plate[] = [];
  const isFree = (one: Plate): boolean =>
    set.every(
      (other) =>
        Math.abs(one.x - other.x) * zoom >= (one.width + other.width) / 2 ||
        Math.abs(one.y * zoom + one.lift - other.y * zoom - other.lift) >= HEIGHT + 1,
    );
  for (const standard of standards) {
    const plate = {
      ...standard,
      ...middleOf(plan, standard.hexes),
      width: standard.name.length * LETTER + 8,
    };
    let off = 0;
    const lifts = (): readonly Plate[] => [LIFT - off, LIFT + off].map((lift) => ({ ...plate, lift }));
    while (!lifts().some(isFree)) off += 1;
    set.push(...lifts().filter(isFree).slice(0, 1));
  }
  return set;
}

interface PlatesProps {
  readonly view: View;
  readonly plan: HexPlan;
  readonly zoom: number;
}

export const StandardPlates = ({ view, plan, zoom }: PlatesProps) => (
  <g class="later-campaigns-standards">
    {platesOf(standardsIn(view), plan, zoom).map(({ body, name, field, x, y, width, lift }) => (
      <g
        key={body}
        style={`--field:var(--${field});--on-field:var(--${field}-on)`}
        transform={`translate(${fine(x)} ${fine(y)}) scale(${fine(1 / zoom)}) translate(0 ${lift})`}
      >
        <path d={`M0 0V${-lift}`} />
        <rect x={-width / 2} y="-8" width={width} height={HEIGHT} rx="2" />
        <text y="4">{name}</text>
      </g>
    ))}
  </g>
);
