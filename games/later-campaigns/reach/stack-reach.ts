// NLC-5.1a, NLC-D.2: a stack of several arms. Each unit pays what a step costs it out of its own points, and the stack goes on
// as long as all can: where one pays most and another has least, the sum of the dearest steps says too little.
import { OFF_MAP } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import type { Hex } from '../vocabulary.ts';
import type { Price, Reach } from './journey.ts';

export interface Purse {
  /** Half-points the unit has left. */
  readonly points: number;
  readonly price: Price;
  /** Where it could get without the others: nobody gets farther with them. */
  readonly alone: Reach;
}

/** The stack in a hex, and what each unit has spent on the way there. */
interface Stand {
  readonly hex: Hex;
  readonly spent: readonly number[];
  readonly before: Stand | null;
}

const most = ({ spent }: Stand): number => Math.max(...spent);

/** What is known, and whatever else the stack can get to. */
export function withPurses(
  map: Pick<TheatreMap, 'grid'>,
  known: Reach,
  start: Hex,
  purses: readonly Purse[],
  mayForceOneHex: boolean,
): Reach {
  const open = commonTo(purses);
  const isNew = (hex: Hex): boolean => !Number.isFinite(known.cost(hex));
  // Mostly the sum of the dearest steps says enough, and nothing needs to be looked for.
  if (![...open].some(isNew)) return known;
  const found = search(map, start, purses, mayForceOneHex, open);
  const more = new Map([...found].filter(([hex]) => isNew(hex)));
  const pathTo = (hex: Hex): readonly Hex[] => {
    const way: Hex[] = [];
    for (let at = more.get(hex) ?? null; at !== null; at = at.before) way.unshift(at.hex);
    return way;
  };
  const cost = (hex: Hex): number => {
    const stand = more.get(hex);
    return stand === undefined ? known.cost(hex) : most(stand);
  };
  return {
    hexes: [...known.hexes, ...more.keys()].toSorted((a, b) => cost(a) - cost(b)),
    cost,
    pathTo: (hex) => (more.has(hex) ? pathTo(hex) : known.pathTo(hex)),
    firstStepTo: (hex) => (more.has(hex) ? (pathTo(hex)[1] ?? OFF_MAP) : known.firstStepTo(hex)),
  };
}

/** Hexes each could get to alone. */
const commonTo = (purses: readonly Purse[]): ReadonlySet<Hex> =>
  new Set(
    (purses[0]?.alone.hexes ?? []).filter((hex) =>
      purses.every(({ alone }) => Number.isFinite(alone.cost(hex))),
    ),
  );

/** The first stand in each hex, least spent first; every way on which nobody has less left than on another is followed. */
function search(
  { grid: { neighbours } }: Pick<TheatreMap, 'grid'>,
  start: Hex,
  purses: readonly Purse[],
  mayForceOneHex: boolean,
  open: ReadonlySet<Hex>,
): ReadonlyMap<Hex, Stand> {
  const first = new Map<Hex, Stand>();
  const stands = new Map<Hex, Stand[]>();
  const waiting: Stand[] = [{ hex: start, spent: purses.map(() => 0), before: null }];
  for (let stand = waiting.pop(); stand !== undefined; stand = waiting.pop()) {
    const { hex, before } = stand;
    const here = stands.get(hex) ?? [];
    if (here.some((other) => isNoWorse(other, stand))) continue;
    stands.set(hex, [...here, stand]);
    if (!first.has(hex)) first.set(hex, stand);
    for (let at = 6 * hex; at < 6 * hex + 6; at += 1) {
      const to = neighbours[at] ?? OFF_MAP;
      if (to === before?.hex || !open.has(to)) continue;
      const spent = paid(stand, purses, to, at, mayForceOneHex);
      if (spent !== null) putIn(waiting, { hex: to, spent, before: stand });
    }
  }
  return first;
}

const isNoWorse = (one: Stand, other: Stand): boolean =>
  one.spent.every((points, i) => points <= (other.spent[i] ?? 0));

/** NLC-5.1b: the first hex whatever it costs; null where somebody cannot pay. */
function paid(
  { hex, spent, before }: Stand,
  purses: readonly Purse[],
  to: Hex,
  at: number,
  mayForceOneHex: boolean,
): readonly number[] | null {
  const sums: number[] = [];
  for (const [i, { points, price }] of purses.entries()) {
    const cost = price(hex, to, at, before === null);
    const sum = (spent[i] ?? 0) + cost;
    if (cost === Number.POSITIVE_INFINITY || (sum > points && !(before === null && mayForceOneHex)))
      return null;
    sums.push(Math.min(sum, points));
  }
  return sums;
}

/** Taken from the end: least spent last, of equals the lowest hex. */
function putIn(waiting: Stand[], stand: Stand): void {
  const isLater = (other: Stand): boolean =>
    most(other) > most(stand) || (most(other) === most(stand) && other.hex > stand.hex);
  let at = waiting.length;
  while (at > 0 && !isLater(waiting[at - 1] ?? stand)) at -= 1;
  waiting.splice(at, 0, stand);
}
