import { HATS, type HatName } from './hats.ts';
import type { Plume } from './insignia.ts';
import { WEAPONS, type WeaponName } from './weapons.ts';

interface EmblemProps {
  readonly hat?: HatName;
  readonly weapon?: WeaponName;
  readonly plume?: Plume;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Headgear over crossed weapons, as on a trophy of arms. */
export const Emblem = ({ hat, weapon, plume = 'red', x, y, size }: EmblemProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${size / 48})`}
    class="saga-emblem"
    style={{ '--plume': `var(--plume-${plume})` }}
  >
    {weapon !== undefined && <Crossed weapon={weapon} low={hat === undefined ? 0 : 5} />}
    {hat !== undefined && <Headgear hat={hat} isOverWeapons={weapon !== undefined} />}
  </g>
);

const Crossed = ({ weapon, low }: { readonly weapon: WeaponName; readonly low: number }) => (
  <g transform={`translate(0 ${low})`}>
    <g transform="translate(24 26) rotate(-58) scale(1.4) translate(-24 -24)">
      <Single weapon={weapon} />
    </g>
    <g transform="matrix(-1 0 0 1 48 0)">
      <g transform="translate(24 26) rotate(-58) scale(1.4) translate(-24 -24)">
        <Single weapon={weapon} />
      </g>
    </g>
  </g>
);

function Single({ weapon }: { readonly weapon: WeaponName }) {
  const drawn = WEAPONS[weapon];
  return (
    <>
      {'cloth' in drawn && <path class="saga-plume" d={drawn.cloth} />}
      <path d={drawn.steel} />
    </>
  );
}

const Headgear = ({ hat, isOverWeapons }: { readonly hat: HatName; readonly isOverWeapons: boolean }) => (
  <g transform={isOverWeapons ? 'translate(3.5 -1) scale(.86)' : undefined}>
    <path class="saga-halo" d={HATS[hat].body} />
    <path class="saga-halo" d={HATS[hat].plume} />
    <path class="saga-plume" d={HATS[hat].plume} />
    <path d={HATS[hat].body} />
    <path class="saga-trim" d={HATS[hat].trim} />
  </g>
);
