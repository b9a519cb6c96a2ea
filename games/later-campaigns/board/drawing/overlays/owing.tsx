// A flag on every stack whose orders still demand a move.
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { View } from '../../../view.ts';
import { owingHexes } from '../../input/owing.ts';

/** A pennant on its staff, beside the counter. */
const FLAG = 'M22-30v16M22-30h12l-4 4.5 4 4.5h-12z';

export const Owing = ({ view, plan }: { readonly view: View; readonly plan: HexPlan }) => (
  <g class="later-campaigns-owing">
    {owingHexes(view).map((hex) => {
      const { x, y } = plan.centre(hex);
      return <path key={hex} d={FLAG} transform={`translate(${fine(x)} ${fine(y)})`} />;
    })}
  </g>
);
