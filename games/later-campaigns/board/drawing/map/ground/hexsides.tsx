// What lies on hexsides: crests with their teeth downhill, bridges, walls of impassable ground.
import { bent, chained } from '@grognard/desk/map/ground/chains.ts';
import { sideEnds, towards } from '@grognard/desk/map/ground/hex-paths.ts';
import { at, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { HEX_DIRECTIONS, type HexDirection, neighbour, OFF_MAP } from '@grognard/geometry';
import { BRIDGE, CREST, IMPASSABLE, type Theatre } from '../../../../data/theatre.ts';

interface HexsidesProps {
  readonly plan: HexPlan;
  readonly theatre: Theatre;
}

interface Hexside {
  readonly hex: number;
  readonly direction: HexDirection;
}

/** Hexsides with a bit set; each twice, seen from both hexes. */
function sidesWith({ hexsides, grid }: Theatre, bit: number): readonly Hexside[] {
  const found: Hexside[] = [];
  for (let hex = 0; hex < grid.size; hex += 1)
    for (const direction of HEX_DIRECTIONS)
      if (((hexsides[6 * hex + direction] ?? 0) & bit) !== 0) found.push({ hex, direction });
  return found;
}

const TEETH = 5;
const TOOTH = 0.13;

/** NLC-8.3: teeth point down from the commanding hex. */
function Crests({ plan, theatre }: HexsidesProps) {
  const sides = sidesWith(theatre, CREST).filter(({ hex, direction }) => {
    const below = neighbour(theatre.grid, hex, direction);
    const [here, there] = [theatre.levels[hex] ?? 0, below === OFF_MAP ? 0 : (theatre.levels[below] ?? 0)];
    return here > there || (here === there && hex < below);
  });
  const lines = chained(sides.map(({ hex, direction }) => sideEnds(plan, hex, direction)));
  let teeth = '';
  for (const { hex, direction } of sides) {
    const [from, to] = sideEnds(plan, hex, direction);
    const [top, foot] = [plan.centre(hex), plan.centre(neighbour(plan.grid, hex, direction))];
    for (let i = 0; i < TEETH; i += 1) {
      const on = towards(from, to, (i + 0.5) / TEETH);
      teeth += `M${at(on)}l${at({ x: (foot.x - top.x) * TOOTH, y: (foot.y - top.y) * TOOTH })}`;
    }
  }
  return (
    <g class="later-campaigns-crests">
      {lines.map((line, i) => (
        <path key={i} d={bent(line)} class="line" />
      ))}
      <path d={teeth} class="teeth" />
    </g>
  );
}

/** Two parapets across the water. */
function bridgePath(plan: HexPlan, { hex, direction }: Hexside): string {
  const [from, to] = sideEnds(plan, hex, direction);
  const [near, far] = [plan.centre(hex), plan.centre(neighbour(plan.grid, hex, direction))];
  const over = { x: (far.x - near.x) * 0.11, y: (far.y - near.y) * 0.11 };
  return [0.38, 0.62]
    .map((share) => {
      const on = towards(from, to, share);
      return `M${at({ x: on.x - over.x, y: on.y - over.y })}L${at({ x: on.x + over.x, y: on.y + over.y })}`;
    })
    .join('');
}

const Bridges = ({ plan, theatre }: HexsidesProps) => (
  <path
    d={sidesWith(theatre, BRIDGE)
      .filter(({ direction, hex }) => direction < 3 && neighbour(theatre.grid, hex, direction) !== OFF_MAP)
      .map((side) => bridgePath(plan, side))
      .join('')}
    class="later-campaigns-bridges"
  />
);

const Walls = ({ plan, theatre }: HexsidesProps) => (
  <path
    d={sidesWith(theatre, IMPASSABLE)
      .map(({ hex, direction }) => `M${sideEnds(plan, hex, direction).map(at).join('L')}`)
      .join('')}
    class="later-campaigns-walls"
  />
);

export const Hexsides = (props: HexsidesProps) => (
  <>
    <Walls {...props} />
    <Bridges {...props} />
    <Crests {...props} />
  </>
);
