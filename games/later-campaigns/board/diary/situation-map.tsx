// A battle in small: the ground, and who stands where. For the lobby, the diary and the report.
import { fine } from '@grognard/desk/map/hex-plan.ts';
import type { Theatre } from '../../data/theatre.ts';
import type { Nation } from '../../data/words.ts';
import type { Hex } from '../../vocabulary.ts';
import { groundOf } from './situation-ground.ts';
import './situation-map.css';

/** Some troops of one nation, on one hex. */
export interface Stand {
  readonly hex: Hex;
  readonly nation: Nation;
}

interface SituationMapProps {
  readonly theatre: Theatre;
  readonly stands: readonly Stand[];
  /** What it shows, for whoever does not see it; none: the text beside it says so. */
  readonly label?: string;
}

/** The colour of an army; whoever fought under British command is red. */
const INK: { readonly [nation in Nation]: string } = {
  french: 'fr',
  british: 'gb',
  kgl: 'gb',
  hanoverian: 'gb',
  dutch: 'nl',
  nassau: 'nl',
  brunswick: 'bw',
  prussian: 'pr',
  austrian: 'pr',
  russian: 'ru',
};

/** Counters do not shrink with the sheet: a wide theatre has larger ones for its hexes. */
const COUNTERS_ACROSS = 34;

/** The ground alone, on a plan of its own (`groundOf`). */
export function SmallGround({ theatre }: { readonly theatre: Theatre }) {
  const { woods, towns, waters, rivers, roads } = groundOf(theatre);
  return (
    <>
      <path d={woods} class="woods" />
      <path d={waters} class="waters" />
      <path d={rivers} class="rivers" />
      <path d={roads} class="roads" />
      <path d={towns} class="towns" />
    </>
  );
}

export function SituationMap({ theatre, stands, label }: SituationMapProps) {
  const { plan } = groundOf(theatre);
  const size = fine(Math.max(plan.radius * 1.5, plan.width / COUNTERS_ACROSS));
  return (
    <svg
      class="later-campaigns-situation"
      viewBox={`0 0 ${fine(plan.width)} ${fine(plan.height)}`}
      preserveAspectRatio="xMidYMid meet"
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <SmallGround theatre={theatre} />
      {stands.map(({ hex, nation }) => {
        const { x, y } = plan.centre(hex);
        return (
          <rect
            key={`${hex} ${nation}`}
            x={fine(x - size / 2)}
            y={fine(y - size / 3)}
            width={size}
            height={fine((size * 2) / 3)}
            class="stand"
            style={{ fill: `var(--${INK[nation]})` }}
          />
        );
      })}
    </svg>
  );
}
