import { Use } from '@grognard/desk/look/icon.tsx';
import {
  crest,
  FAR,
  FIELDS,
  FOREGROUND,
  ground,
  HEIGHT,
  HILLS,
  hachures,
  MEADOW,
  type Ridge,
  SUN,
  skyLines,
  stars,
  sunRays,
  WIDTH,
} from './landscape.ts';
import { birds, fires, grass, poplars, road, villages, woods } from './scenery.ts';
import { type Column, farColumns, farSmoke, guns, nearColumns, nearSmoke, type Smoke } from './troops.ts';

interface PlaneProps {
  readonly line: Ridge;
  readonly wash: string;
  readonly weight: number;
  readonly stroke: number;
  readonly step: number;
  readonly depth: number;
}

const Plane = ({ line, wash, weight, stroke, step, depth }: PlaneProps) => (
  <>
    <path d={ground(line)} fill={wash} />
    <path d={crest(line)} class="ln" stroke-width={weight + 0.5} opacity={depth + 0.2} />
    <path d={hachures(line, stroke, step, 18 + stroke)} class="ln" stroke-width={weight} opacity={depth} />
  </>
);

const Sky = () => (
  <>
    <rect width={WIDTH} height={HEIGHT} fill="url(#sky)" />
    <path d={stars()} class="stars" />
    <circle cx={SUN.x} cy={SUN.y} r="150" fill="url(#sun)" />
    <path d={skyLines()} class="ln" stroke-width=".7" opacity=".5" />
    <path d={sunRays()} class="ln" stroke-width=".9" opacity=".6" />
    <circle cx={SUN.x} cy={SUN.y} r={SUN.radius} class="sun" />
    <path d={birds()} class="ln" stroke-width="1.3" />
  </>
);

const Windmill = () => {
  const [x, y] = [985, Math.round(HILLS(985))];
  return (
    <g class="ln" stroke-width="1.3">
      <path d={`M${x - 9} ${y + 4}l4-34h10l4 34z`} fill="var(--pan2)" />
      <path d={`M${x - 7} ${y - 30}l7-9 7 9z`} fill="var(--map-town)" />
      {[20, 110, 200, 290].map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle} ${x} ${y - 30})`}
          d={`M${x} ${y - 30}v-38M${x} ${y - 66}h8v26h-8M${x} ${y - 58}h8M${x} ${y - 50}h8`}
          fill="none"
        />
      ))}
    </g>
  );
};

const Troops = ({ columns }: { readonly columns: readonly Column[] }) =>
  columns.map(({ field, scale, coats, shakos, bayonets, staff, flag }) => (
    <g key={staff} fill="none">
      <path d={coats} stroke={field} stroke-width={2.9 * scale} />
      <path d={coats} stroke="var(--pan-ink)" stroke-width=".5" />
      <path d={shakos} stroke="var(--pan-ink)" stroke-width={2.4 * scale} />
      <path d={bayonets} class="ln" stroke-width=".7" />
      <path d={staff} class="ln" stroke-width="1.2" />
      <path d={flag} fill={field} stroke="var(--pan-ink)" stroke-width=".8" />
    </g>
  ));

const Clouds = ({ smoke }: { readonly smoke: readonly Smoke[] }) =>
  smoke.map(({ bodies, curls }) => (
    <g key={bodies}>
      <path d={bodies} fill="var(--smoke)" fill-opacity=".92" />
      <path d={curls} class="ln" stroke-width=".9" opacity=".7" />
    </g>
  ));

const Standard = () => (
  <g transform="translate(1470 196)" stroke="var(--pan-ink)">
    <path d="M0 210V34" stroke-width="4" />
    <path d="M2 52c26-12 44 10 74-4v76c-30 14-48-8-74 4z" fill="var(--bone)" stroke-width="1.5" />
    <path d="M2 52c8-4 15-5 24-4v74c-9-2-16-1-24 3z" fill="var(--fr)" stroke="none" />
    <path d="M52 52c8 0 16-1 24-4v76c-8 3-16 4-24 3z" fill="var(--gb)" stroke="none" />
    <g stroke="none">
      <Use name="nat-france" x={-24} y={-14} size={48} ink="var(--brass)" cut="var(--pan1)" />
    </g>
  </g>
);

/** An engraving of a battle about to begin, tinted by hand: day, or night by candlelight. */
export const Panorama = () => (
  <svg
    class="pano"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stop-color="var(--sky1)" />
        <stop offset=".6" stop-color="var(--sky2)" />
      </linearGradient>
      <radialGradient id="sun">
        <stop stop-color="var(--brass-bright)" stop-opacity=".55" />
        <stop offset="1" stop-color="var(--brass-bright)" stop-opacity="0" />
      </radialGradient>
    </defs>
    <Sky />
    <Plane line={FAR} wash="var(--pan0)" weight={0.5} stroke={8} step={9} depth={0.3} />
    <Plane line={HILLS} wash="var(--pan1)" weight={0.7} stroke={11} step={7} depth={0.4} />
    <path d={villages()} class="village" />
    <path d={woods()} class="leaves" />
    <Windmill />
    <Plane line={FIELDS} wash="var(--pan2)" weight={0.8} stroke={13} step={6} depth={0.45} />
    <path d={road()} class="road-edge" />
    <path d={road()} class="road" />
    <path d={poplars()} class="leaves" />
    <Troops columns={farColumns()} />
    <Clouds smoke={farSmoke()} />
    <Plane line={MEADOW} wash="var(--pan3)" weight={0.9} stroke={15} step={6.5} depth={0.5} />
    {guns.map(({ x, y }) => (
      <Use key={x} name="arm-foot-artillery" x={x} y={y} size={46} ink="var(--pan-ink)" cut="var(--pan3)" />
    ))}
    <Clouds smoke={nearSmoke()} />
    <Troops columns={nearColumns()} />
    {fires.map(({ x, y }) => (
      <g key={x} class="fire" transform={`translate(${x} ${y})`}>
        <circle r="26" fill="url(#sun)" />
        <path d="M-4 2c-3-5 2-7 2-12 4 3 8 7 4 12z" />
      </g>
    ))}
    <Plane line={FOREGROUND} wash="var(--pan4)" weight={1.1} stroke={16} step={5} depth={0.55} />
    <path d={grass()} class="ln" stroke-width="1" opacity=".7" />
    <Standard />
  </svg>
);
