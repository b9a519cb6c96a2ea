// Light and dark over the paper, as if the field had been painted before it was engraved.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';

const PATCHES = 46;

export function Shade({ plan }: { readonly plan: HexPlan }) {
  const random = seeded(1805);
  return (
    <g class="napoleonica-shade">
      <radialGradient id="napoleonica-dark">
        <stop offset="0" class="dark" />
        <stop offset="1" class="dark end" />
      </radialGradient>
      <radialGradient id="napoleonica-light">
        <stop offset="0" class="light" />
        <stop offset="1" class="light end" />
      </radialGradient>
      {Array.from({ length: PATCHES }, (_, i) => (
        <ellipse
          key={i}
          cx={fine(random() * plan.width)}
          cy={fine(random() * plan.height)}
          rx={fine(60 + random() * 130)}
          ry={fine(28 + random() * 60)}
          fill={i % 3 === 0 ? 'url(#napoleonica-light)' : 'url(#napoleonica-dark)'}
        />
      ))}
    </g>
  );
}
