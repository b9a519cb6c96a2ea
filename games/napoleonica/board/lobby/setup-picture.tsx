// The picture on a card of the lobby: the map of a battle, laurels for a tournament, a stained sheet for a campaign.
import type { Picture } from '@grognard/desk';
import { MapPicture } from './map-picture.tsx';

const LEAF = 'M0 0q9-7 16-2-7 7-16 2z';
const ANGLES = [-70, -40, -10, 20, 50] as const;

const Laurels = () => (
  <svg class="napoleonica-map-picture" viewBox="0 0 160 110" aria-hidden="true">
    <rect width="160" height="110" fill="var(--map-paper)" />
    {[1, -1].map((side) => (
      <g
        key={side}
        transform={`translate(80 58) scale(${side} 1)`}
        fill="var(--map-wood)"
        stroke="var(--map-wood-ink)"
      >
        {ANGLES.map((angle) => (
          <path key={angle} d={LEAF} transform={`rotate(${angle}) translate(34 0) rotate(70)`} />
        ))}
      </g>
    ))}
    <path
      d="M58 68V40l11 12 11-18 11 18 11-12v28z"
      fill="var(--brass-bright)"
      stroke="var(--map-ink)"
      stroke-width="1.500"
      stroke-linejoin="round"
    />
    <path d="M58 74h44" stroke="var(--map-ink)" stroke-width="3" />
  </svg>
);

const StainedSheet = () => (
  <svg class="napoleonica-map-picture" viewBox="0 0 160 110" aria-hidden="true">
    <rect width="160" height="110" fill="var(--map-paper)" />
    <path d="M0 0h96q-8 18-30 16t-26 16-24-2-16 8z" fill="var(--map-water)" stroke="var(--map-water-ink)" />
    <path
      d="M40 44l24-10 28 8 24-14 30 10M64 34l-4 28-26 14M92 42l6 26 30 10M60 62l38 6-8 28"
      fill="none"
      stroke="var(--map-ink)"
      stroke-dasharray="4 3"
    />
    <path d="M98 68q16-14 34-4t18 24-22 22-36-2-10-22 16-18z" fill="var(--ab)" opacity=".7" />
    <path d="M104 92l12-10 6 8 14-12M116 82l-4-10M122 90l6 10" fill="none" stroke="var(--ab-on)" />
    <path d="M44 62h10v-8l4-4 4 4v8h8v10H44z" fill="var(--map-town)" stroke="var(--map-town-ink)" />
  </svg>
);

export const SetupPicture: Picture = ({ value }) => {
  if (value === 'tournament') return <Laurels />;
  return value === 'campaign' ? <StainedSheet /> : <MapPicture value={value} />;
};
