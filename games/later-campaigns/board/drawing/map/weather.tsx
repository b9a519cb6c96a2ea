// Night and rain on the ground, below names and counters: they hide nothing and do not move.
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { View } from '../../../view.ts';

interface WeatherProps {
  readonly view: View;
  readonly plan: Pick<HexPlan, 'width' | 'height'>;
}

const RAIN = 'later-campaigns-rain';

export function Weather({ view, plan: { width, height } }: WeatherProps) {
  const { night = false, rain = false, wet = false } = theatreOf(view).turns[view.turn - 1] ?? {};
  if (!night && !rain && !wet) return null;
  const skies = [night ? 'is-night' : '', rain ? 'is-rain' : '', wet ? 'is-wet' : ''];
  return (
    <g class={`later-campaigns-sky ${skies.join(' ')}`}>
      {rain && (
        <pattern id={RAIN} width="18" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(16)">
          <path d="M9 0v13" />
        </pattern>
      )}
      <rect class="veil" width={width} height={height} />
      {rain && <rect width={width} height={height} fill={`url(#${RAIN})`} />}
    </g>
  );
}
