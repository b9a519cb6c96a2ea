// What stands on the map: towns, capitals with their flag, Seals, the Breach, the army and the Host.
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { Use } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { CAPITALS, type RegionId } from '../../../data/regions.ts';
import type { Faction } from '../../../data/words.ts';
import { ARMY, FootSoldier, Horseman } from '../../drawing/field/figures.tsx';
import { EMBLEM } from '../../drawing/field/miniatures.tsx';
import { campaignWords } from '../../words/sentences-campaign.ts';
import { smoothPath } from './lines.ts';
import { regionShape } from './region-shapes.ts';

const isCapital = (region: RegionId): boolean => Object.values(CAPITALS).some((each) => each === region);

const CITY = 'M-16 6V-4h5v-6h4v-4h2v4h3v-9l3-5 3 5v9h3v-5h4v9h5V6z';
const TOWN = 'M-12 5V-3h5v-5l3-4 3 4v3h5v-2h7v12z';

export const Town = ({ region }: { readonly region: RegionId }) =>
  isCapital(region) ? (
    <g class="town">
      <path d={CITY} />
      <path d="M1-24v-7M-2-28.500h6M-12-1h2M-5-1h2M3-1h2M10-1h2" class="fine" />
    </g>
  ) : (
    <g class="town">
      <path d={TOWN} />
      <path d="M-4-12v-6M-6-15.500h4M-9 0h2M4 0h2" class="fine" />
    </g>
  );

/** NAP-SOL.9 */
export const Breach = () => (
  <g class="breach">
    <path d="M-34 2Q-14-20 4-15T36-2Q16 18-2 14T-34 2z" class="rim" />
    <path d="M-26 2Q-10-11 4-8T27-1Q12 9-1 7T-26 2z" class="depth" />
    <Use name="nat-abyss" x={-13} y={-14} size={26} ink="var(--ab-on)" cut="var(--ab)" />
  </g>
);

/** The flag of whoever plays, over the own capital. */
export const CapitalFlag = ({ faction }: { readonly faction: Faction }) => (
  <g transform="translate(22 4)" class="flag">
    <path d="M0 0V-34" class="pole" />
    <path d="M0-34q6-3 11 0t11-1v14q-6 2-11 0t-11 1z" fill={`var(--${ARMY[faction]})`} class="cloth" />
    <Use
      name={EMBLEM[faction]}
      x={4.5}
      y={-34}
      size={13}
      ink={`var(--${ARMY[faction]}-on)`}
      cut={`var(--${ARMY[faction]})`}
    />
  </g>
);

const SEAL_EDGE = smoothPath(
  Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const far = 11.5 + (i % 2 === 1 ? 1.4 : -0.6);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  }),
  true,
);

/** NAP-SOL.8: still to be taken, or only its place is left. */
export const Seal = ({ isThere }: { readonly isThere: boolean }) => (
  <g class={isThere ? 'seal' : 'seal is-gone'}>
    {isThere && <path d="M-4 6l-4 13 5-3 3 5 2-9zM4 6l5 12-5-2-3 5-2-9z" class="ribbon" />}
    <path d={SEAL_EDGE} class="wax" />
    {isThere && <circle r="7.6" class="ring" />}
    <path
      d="M0-5l1.500 3.300 3.600.4-2.700 2.400.8 3.500L0 2.800l-3.200 1.800.8-3.500-2.700-2.400 3.600-.4z"
      class="star"
    />
  </g>
);

interface StandingProps {
  readonly region: RegionId;
  readonly faction: Faction;
}

export function ArmyPiece({ region, faction }: StandingProps) {
  const { x, y } = regionShape(region).town;
  return (
    <g transform={moveTo({ x: x + 45, y: y + 12 })} class="standing" aria-hidden="true">
      <ellipse rx="27" ry="8" class="base" />
      <g transform="translate(-12 -1) scale(.95)">
        <FootSoldier faction={faction} hat="bearskin" />
      </g>
      <g transform="translate(4 2) scale(1.25)">
        <Horseman faction={faction} hat="bicorne" hasFlag />
      </g>
      <g transform="translate(24 1) scale(.95)">
        <FootSoldier faction={faction} hat="shako" />
      </g>
    </g>
  );
}

/** NAP-SOL.13 */
export function HostPiece({ region }: { readonly region: RegionId }) {
  const { x, y } = regionShape(region).town;
  return (
    <g transform={moveTo({ x: x - 34, y: y + 14 })} class="standing" aria-hidden="true">
      <ellipse rx="31" ry="9" class="base is-host" />
      <g transform="translate(-20 -2) scale(1.05)">
        <FootSoldier faction="abyss" hat="horns" />
      </g>
      <g transform="translate(2 0) scale(1.3)">
        <Horseman faction="abyss" hat="horns" hasFlag />
      </g>
      <g transform="translate(22 1) scale(1.05)">
        <FootSoldier faction="abyss" hat="horns" />
      </g>
      <g transform="translate(0 9)" class="host-name">
        <rect x="-24" width="48" height="16" rx="2.5" />
        <text y="12">{tell(campaignWords.host)}</text>
      </g>
    </g>
  );
}
