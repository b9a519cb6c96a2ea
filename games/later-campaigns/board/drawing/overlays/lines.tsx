// Many lines from hex to hex as one stroke with a halo.
import { at, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { Line } from './lines-of.ts';

interface LinesProps {
  readonly plan: HexPlan;
  readonly lines: readonly Line[];
  /** Who obeys whom; roads of supply; a brigade over two hexes. */
  readonly kind: 'chain' | 'supply' | 'extended';
}

export function Lines({ plan, lines, kind }: LinesProps) {
  if (lines.length === 0) return null;
  const path = lines.map(([from, to]) => `M${at(plan.centre(from))}L${at(plan.centre(to))}`).join('');
  return (
    <g class={`later-campaigns-lines is-${kind}`}>
      <path d={path} class="halo" />
      <path d={path} class="line" />
    </g>
  );
}
