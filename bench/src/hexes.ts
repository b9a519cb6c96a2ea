// Hexes in the numbers a search asks for them: neighbours, lines of sight, reach.
import { hexDistance, hexGrid, isRayClear, OFF_MAP, reachSearch, rowsOf, within } from '@grognard/geometry';
import { interleaved } from './measuring/interleaved.ts';

/** What we promise per second. */
const PROMISED = { neighbours: 100_000_000, sights: 1_000_000, reaches: 10_000 } as const;
const FARTHEST_SIGHT = 8;
const MOVEMENT = 8;

/** As large as a campaign: 70 columns, 99 rows. */
const map = hexGrid({ up: 'point', shoved: 'odd' }, rowsOf(Array(99).fill(70)));
/** Woods and towns on every seventh hex or so, scattered. */
const isWood = Uint8Array.from({ length: map.size }, (_, hex) =>
  Math.imul(hex, 2_654_435_761) >>> 29 === 0 ? 1 : 0,
);
const spots = Array.from({ length: 40 }, (_, i) => map.at(10 + ((i * 7) % 40), 20 + ((i * 11) % 60)));
const pairs = spots.flatMap((a) => within(map, a, FARTHEST_SIGHT).map((b) => [a, b] as const));

function neighbours(): number {
  let sum = 0;
  for (let i = 0; i < map.neighbours.length; i += 1) sum += map.neighbours[i] ?? OFF_MAP;
  return sum === 0 ? 0 : map.neighbours.length;
}

function sights(): number {
  let seen = 0;
  for (const [a, b] of pairs) if (isRayClear(map, a, b, (hex) => isWood[hex] === 1)) seen += 1;
  return seen === 0 ? 0 : pairs.length;
}

const search = reachSearch(map);
function reaches(): number {
  let reached = 0;
  for (const spot of spots)
    reached += search([spot], MOVEMENT, (_from, to) => (isWood[to] === 1 ? 2 : 1)).hexes.length;
  return reached === 0 ? 0 : spots.length;
}

const far = pairs.reduce((sum, [a, b]) => sum + hexDistance(map, a, b), 0) / pairs.length;
const NAMES = {
  neighbours: 'neighbours looked up',
  sights: `lines of sight, ${far.toFixed(1)} hexes long on average`,
  reaches: `reaches of ${MOVEMENT} points`,
} as const;
const cases = interleaved(
  [
    { name: NAMES.neighbours, run: neighbours },
    { name: NAMES.sights, run: sights },
    { name: NAMES.reaches, run: reaches },
  ],
  { rounds: 5, ms: 200 },
);
const against = (what: keyof typeof PROMISED): number =>
  (cases.find(({ name }) => name === NAMES[what])?.perSecond ?? 0) / PROMISED[what];
const ratios = {
  'neighbours against the 100 million promised': against('neighbours'),
  'lines of sight against the million promised': against('sights'),
  'reaches against the 10,000 promised': against('reaches'),
};
console.log(JSON.stringify({ cases, ratios }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
