// One hex of a kind of terrain, as the field shows it.
import type { TerrainCode } from '../../data/terrain.ts';
import { Terrains } from '../drawing/field/ground.tsx';
import { southPlan } from '../drawing/field/plan.ts';

/** The second hex of the field, with a neighbour on either side: a river comes from somewhere and goes somewhere. */
const HEX = 1;
const { x, y } = southPlan.centre(HEX);
const [WIDTH, HEIGHT] = [southPlan.radius * 1.6, southPlan.radius * 1.6];

const codesAround = (code: TerrainCode): readonly TerrainCode[] =>
  code === '=' ? ['~', '=', '~'] : [code, code, code];

export const TerrainSwatch = ({ code }: { readonly code: TerrainCode }) => (
  <svg
    class="napoleonica-swatch"
    viewBox={`${x - WIDTH / 2} ${y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
    aria-hidden="true"
  >
    <Terrains plan={southPlan} codes={codesAround(code)} />
  </svg>
);
