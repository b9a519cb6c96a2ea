// The engraved sheet itself, drawn once: sea and land below what changes, hills and roads above it.
import { REGION_IDS } from '../../../data/regions.ts';
import { COASTS, RIVERS } from './data/europe.ts';
import { closedPath, outline, smoothPath } from './lines.ts';
import { HEIGHT, pointsIn, WIDTH } from './projection.ts';
import { regionShape } from './region-shapes.ts';
import { degrees, grass, hills, trees } from './relief.ts';
import { ROADS } from './roads.ts';

const COAST = { strays: 0.13, least: 5 };
const LAND = COASTS.map((coast) => closedPath(outline(pointsIn(coast), COAST))).join('');
const BORDERS = REGION_IDS.map((region) => regionShape(region).border).join('');
const RIVER_LINES = RIVERS.map((river) => smoothPath(pointsIn(river))).join('');
const { slopes, shade } = hills();

/** Lines along the coast, as engravers draw water: each a dark line with the colour of the sea inside. */
const WATERLINES = [
  { far: 19, ink: 0.35 },
  { far: 13, ink: 0.5 },
  { far: 7.5, ink: 0.7 },
  { far: 3.2, ink: 0.9 },
] as const;

export const Definitions = () => (
  <defs>
    <path id="napoleonica-land" d={LAND} />
    <path id="napoleonica-borders" d={BORDERS} />
    <clipPath id="napoleonica-on-land">
      <use href="#napoleonica-land" />
    </clipPath>
    {REGION_IDS.map((region) => (
      <clipPath key={region} id={`napoleonica-in-${region}`}>
        <path d={regionShape(region).border} />
      </clipPath>
    ))}
  </defs>
);

/** Sea, coast, land and the tint of the regions. */
export const SeaAndLand = () => (
  <g>
    <rect x={-300} y={-300} width={WIDTH + 600} height={HEIGHT + 600} class="paper" />
    <rect x={-300} y={-300} width={WIDTH + 600} height={HEIGHT + 600} class="sea" />
    <path d={degrees()} class="degrees" />
    {WATERLINES.map(({ far, ink }) => (
      <g key={far}>
        <use href="#napoleonica-land" class="waterline" style={{ strokeWidth: far * 2, opacity: ink }} />
        <use href="#napoleonica-land" class="shallows" style={{ strokeWidth: far * 2 - 1.6 }} />
      </g>
    ))}
    <use href="#napoleonica-land" class="paper" />
    <g clip-path="url(#napoleonica-on-land)">
      <path d={grass()} class="grass" />
      <use href="#napoleonica-borders" class="tint" />
      {REGION_IDS.map((region) => (
        <path
          key={region}
          d={regionShape(region).border}
          clip-path={`url(#napoleonica-in-${region})`}
          class="edge"
        />
      ))}
    </g>
  </g>
);

export const Woods = () => <path d={trees()} class="trees" clip-path="url(#napoleonica-on-land)" />;

/** Borders, rivers, the line of the coast, hills. */
export const Ink = () => (
  <g>
    <g clip-path="url(#napoleonica-on-land)">
      <use href="#napoleonica-borders" class="border" />
      <path d={RIVER_LINES} class="river" />
    </g>
    <use href="#napoleonica-land" class="coast" />
    <path d={slopes} class="slopes" />
    <path d={shade} class="shade" />
  </g>
);

export const Roads = () => (
  <g>
    <path d={ROADS} class="road-edge" />
    <path d={ROADS} class="road" />
  </g>
);
