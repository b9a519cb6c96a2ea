// A walled farm: a court with its gate, its barns round it.
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';

const WALL = 'M-13-10h26v20h-9m-8 0h-9z';
const BARNS = 'M-11-8h9v5h-9zM1-8h10v5H1zM-11 0h5v8h-5zM6 1h5v7H6z';

export const Chateaux = ({ plan, hexes }: { readonly plan: HexPlan; readonly hexes: readonly number[] }) => (
  <g class="later-campaigns-chateaux">
    {hexes.map((hex) => {
      const { x, y } = plan.centre(hex);
      return (
        <g key={hex} transform={`translate(${fine(x)} ${fine(y)})`}>
          <path d={WALL} class="wall" />
          <path d={BARNS} class="barns" />
        </g>
      );
    })}
  </g>
);
