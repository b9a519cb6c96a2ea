// A flat clear field for examples: hexes by axial coordinates round a middle, counters of any strength.
import { axialOf, cellOf, HEX_DIRECTIONS, type HexDirection, stepTowards } from '@grognard/geometry';
import { invariant } from '@grognard/kernel';
import { layMap } from '../data/laying/lay-map.ts';
import { facesOf } from '../data/laying/quality.ts';
import { startingControl } from '../data/laying/starting-control.ts';
import { hexId, LAYOUT } from '../data/map/notation.ts';
import {
  type BodySheet,
  BRIDGE,
  CREST,
  IMPASSABLE,
  type LeaderSheet,
  RIVER,
  type Theatre,
  type UnitSheet,
  WATER,
} from '../data/theatre.ts';
import { layTheatre } from '../data/theatres.ts';
import type { FormationKind, Hook, Surface, Terrain } from '../data/words.ts';
import { type BySide, type Edge, type Hex, NOBODY, NOWHERE, SIDES, type Side } from '../vocabulary.ts';

/** '1,-2' */
type Spot = string;

export interface Ground {
  readonly woods?: readonly Spot[];
  readonly towns?: readonly Spot[];
  readonly chateaux?: readonly Spot[];
  readonly impassable?: readonly Spot[];
  readonly levels?: { readonly [spot: Spot]: number };
  /** Hexsides, '0,0|1,0'. */
  readonly streams?: readonly string[];
  readonly rivers?: readonly string[];
  readonly bridges?: readonly string[];
  readonly crests?: readonly string[];
  readonly walls?: readonly string[];
  /** '0,0 1,0 2,0' */
  readonly roads?: readonly string[];
  readonly trails?: readonly string[];
}

export interface Counter
  extends Partial<Omit<UnitSheet, 'id' | 'side' | 'army' | 'formation' | 'division' | 'steps'>> {
  /** Where it stands; absent: off the map. */
  readonly at?: Spot;
  readonly side?: Side;
  readonly steps?: readonly number[];
  /** Its formation, by default the one of its side. */
  readonly in?: string;
  /** Its division, by default one of its own. */
  readonly division?: string;
  readonly lost?: number;
  readonly disrupted?: boolean;
}

export interface Commander extends Partial<Omit<LeaderSheet, 'id' | 'side' | 'army' | 'commands' | 'hq'>> {
  readonly at?: Spot;
  readonly side?: Side;
  /** Formations by name. */
  readonly commands?: readonly string[];
}

export interface Proving extends Ground {
  readonly id?: string;
  readonly units?: { readonly [id: string]: Counter };
  readonly leaders?: { readonly [id: string]: Commander };
  /** Demoralization limits; 10 unless said. */
  readonly limits?: { readonly [formation: string]: number };
  /** Who held a hex before. */
  readonly holders?: { readonly [spot: Spot]: Side };
  readonly kinds?: { readonly [formation: string]: FormationKind };
  /** Places orders may name, by hexes. */
  readonly places?: { readonly [name: string]: readonly Spot[] };
  /** Headquarters by name: where, and whose. */
  readonly hqs?: { readonly [id: string]: { readonly at?: Spot; readonly of: string } };
  /** Groups that come in later. */
  readonly groups?: readonly {
    readonly turn: number;
    readonly at: Spot;
    readonly units: readonly string[];
    readonly leaders?: readonly string[];
    readonly hqs?: readonly string[];
    readonly condition?: Hook;
    readonly hidden?: boolean;
  }[];
  /** Supply edges; the south of the French, the north of the Allies unless said. */
  readonly supply?: { readonly [side in Side]?: readonly Edge[] };
  readonly victory?: Theatre['victory'];
  /** Where a side leaves the map, and what each point of strength is worth there. */
  readonly exits?: readonly { readonly at: Spot; readonly side: Side; readonly points: number }[];
  /** Whose armies they are; French and British unless said. */
  readonly nations?: { readonly [side in Side]?: Theatre['armies'][number]['nation'] };
  /** Where roads come over the edge. */
  readonly entries?: readonly Spot[];
  readonly specials?: readonly Hook[];
  readonly handicap?: Partial<BySide<number>>;
  readonly turns?: readonly Partial<Theatre['turns'][number]>[];
}

const SIZE = 30;
const MIDDLE = axialOf(LAYOUT, { column: 14, row: 14 });

/** The printed id of a spot. */
export function idAt(spot: Spot): string {
  const [q = 0, r = 0] = spot.split(',').map(Number);
  const { column, row } = cellOf(LAYOUT, { q: q + MIDDLE.q, r: r + MIDDLE.r });
  return hexId(column + 1, row + 1);
}

let made = 0;

export function provingGround(proving: Proving = {}): Theatre {
  const map = layMap({
    columns: [1, SIZE],
    rows: [1, SIZE],
    terrain: terrainIn(proving),
    level: levelIn(proving),
    hexsides: hexsidesIn(proving),
    links: linksIn(proving),
  });
  const counters = Object.entries(proving.units ?? {});
  const formationOf = ({ in: name, side = 'french' }: Counter): string => name ?? `${side} corps`;
  const sideOf = new Map(counters.map(([, unit]) => [formationOf(unit), unit.side ?? 'french']));
  const formations = [...sideOf.keys()].sort();
  const commanders = Object.entries(proving.leaders ?? {});
  const leads = (name: string): number =>
    commanders.findIndex(
      ([, { role = 'formation', commands = [] }]) => role === 'formation' && commands.includes(name),
    );
  const divisions = [...new Set(counters.map(([id, unit]) => unit.division ?? `${id}'s division`))];
  const hexOf = (spot: Spot | undefined): Hex =>
    spot === undefined ? NOWHERE : map.hexIds.indexOf(idAt(spot));
  const armies = SIDES.map((side) => ({
    id: side,
    name: side,
    side,
    nation: proving.nations?.[side] ?? (side === 'french' ? ('french' as const) : ('british' as const)),
    demoralization: 50,
    disintegration: 80,
    supply: (proving.supply?.[side] ?? [side === 'french' ? 'S' : 'N']).flatMap((edge) => map.edges[edge]),
  }));
  const bodies: BodySheet[] = formations.map((name, number) => {
    const side = sideOf.get(name) ?? 'french';
    return {
      id: name,
      name,
      side,
      army: SIDES.indexOf(side),
      kind: proving.kinds?.[name] ?? 'corps',
      formation: number,
      leader: leads(name),
      hq: NOBODY,
      demoralization: proving.limits?.[name] ?? 10,
      units: counters.flatMap(([, unit], i) => (formationOf(unit) === name ? [i] : [])),
    };
  });
  for (const name of divisions) {
    const units = counters.flatMap(([id, unit], i) =>
      (unit.division ?? `${id}'s division`) === name ? [i] : [],
    );
    const corps = formations.indexOf(formationOf(counters[units[0] ?? 0]?.[1] ?? {}));
    const { side = 'french', army = 0 } = bodies[corps] ?? {};
    bodies.push({
      id: name,
      name,
      side,
      army,
      kind: 'division',
      formation: corps,
      leader: NOBODY,
      hq: NOBODY,
      demoralization: 0,
      units,
    });
  }
  for (const [n, group] of (proving.groups ?? []).entries())
    for (const [formation, name] of formations.entries()) {
      const units = counters.flatMap(([id, unit], i) =>
        formationOf(unit) === name && group.units.includes(id) ? [i] : [],
      );
      const leader = commanders[leads(name)]?.[0];
      if (units.length === 0 || (leader !== undefined && group.leaders?.includes(leader))) continue;
      const { side = 'french', army = 0 } = bodies[formation] ?? {};
      bodies.push({
        ...staffBody({ id: `${name}+${n + 1}`, side, kind: 'party', leader: NOBODY, hq: NOBODY }),
        army,
        formation,
        units,
      });
    }
  const quarters = Object.entries(proving.hqs ?? {}).map(([id, { at, of }], hq) => {
    const oc = commanders.findIndex(([name]) => name === of);
    const side = commanders[oc]?.[1].side ?? 'french';
    return { hq, id, hex: hexOf(at), sheet: { id, name: id, side, army: SIDES.indexOf(side), oc } };
  });
  for (const [leader, [id, { role, side = 'french' }]] of commanders.entries())
    if (role === 'wc') bodies.push(staffBody({ id: `wing:${id}`, side, kind: 'wing', leader, hq: NOBODY }));
  for (const { hq, id, sheet } of quarters)
    bodies.push(staffBody({ id, side: sheet.side, kind: 'hq', leader: NOBODY, hq }));
  const units = counters.map(([id, unit]): UnitSheet => {
    const {
      at: _at,
      in: _in,
      lost: _lost,
      disrupted: _disrupted,
      division,
      side = 'french',
      steps = [5, 3],
      ...rest
    } = unit;
    const { arm = 'inf', morale = 4 } = rest;
    return {
      id,
      name: id,
      side,
      army: SIDES.indexOf(side),
      formation: formations.indexOf(formationOf(unit)),
      division: bodies.findIndex(
        (body) => body.kind === 'division' && body.id === (division ?? `${id}'s division`),
      ),
      nation: side === 'french' ? 'french' : 'hanoverian',
      arm,
      gun: arm === 'art' ? 'foot' : null,
      mp: arm === 'cav' ? 6 : 4,
      morale,
      moraleDefending: morale,
      pursuit: 4,
      ignoresStepLoss: false,
      guard: null,
      light: false,
      troops: '',
      ...rest,
      steps: facesOf(steps),
    };
  });
  const leaders = commanders.map(
    ([id, { at: _at, side = 'french', commands = [], ...rest }]): LeaderSheet => ({
      id,
      name: id,
      side,
      army: SIDES.indexOf(side),
      role: 'formation',
      rating: 2,
      mp: 7,
      commands: commands.map((name) => formations.indexOf(name)),
      noHqPenalty: false,
      hq: quarters.findIndex(({ sheet }) => commanders[sheet.oc]?.[0] === id),
      ...rest,
    }),
  );
  const setup = {
    units: counters.map(([, { at }]) => hexOf(at)),
    leaders: commanders.map(([, { at }]) => hexOf(at)),
    hqs: quarters.map(({ hex }) => hex),
  };
  const theatre: Theatre = {
    ...map,
    id: proving.id ?? `proving-ground-${++made}`,
    name: 'Proving ground',
    kind: 'battle',
    summary: '',
    notes: [],
    firstSide: 'french',
    specials: proving.specials ?? [],
    places: [
      ...(proving.entries ?? []).map((spot) => ({
        id: `edge ${spot}`,
        name: spot,
        kind: 'edgeRoad' as const,
        hexes: [hexOf(spot)],
      })),
      ...Object.entries(proving.places ?? {}).map(([name, spots]) => ({
        id: name,
        name,
        kind: 'village' as const,
        hexes: spots.map(hexOf),
      })),
    ],
    turns: (proving.turns ?? Array.from({ length: 12 }, () => ({}))).map((turn, i) => ({
      day: 16,
      clock: `${String(9 + i).padStart(2, '0')}00`,
      night: false,
      rain: false,
      wet: false,
      ...turn,
    })),
    units,
    leaders,
    hqs: quarters.map(({ sheet }) => sheet),
    bodies,
    armies,
    setup,
    orders: formations.map((_, body) => ({
      body,
      legs: [RESERVE],
      awaitAfter: false,
      startTurn: 1,
      divisional: false,
    })),
    reinforcements: (proving.groups ?? []).map(
      ({ turn, at, units: named, leaders: led = [], hqs: due = [], condition = null, hidden = false }) => ({
        turn,
        hex: hexOf(at),
        units: named.map((id) => counters.findIndex(([name]) => name === id)),
        leaders: led.map((id) => commanders.findIndex(([name]) => name === id)),
        hqs: due.map((id) => quarters.findIndex((quarter) => quarter.id === id)),
        legs: null,
        hidden,
        condition,
      }),
    ),
    exits: (proving.exits ?? []).map(({ at: spot, side, points }) => ({
      army: SIDES.indexOf(side),
      hex: hexOf(spot),
      pointsPerStrength: points,
    })),
    control: startingControl(map, armies, [
      ...units.map(({ side }, i) => [setup.units[i] ?? NOWHERE, side] as const),
      ...Object.entries(proving.holders ?? {}).map(([spot, side]) => [hexOf(spot), side] as const),
    ]),
    victory: proving.victory ?? [],
    handicap: { french: 0, allied: 0, ...proving.handicap },
  };
  layTheatre(theatre);
  return theatre;
}

const staffBody = (parts: Pick<BodySheet, 'id' | 'side' | 'kind' | 'leader' | 'hq'>): BodySheet => ({
  ...parts,
  name: parts.id,
  army: SIDES.indexOf(parts.side),
  formation: NOBODY,
  demoralization: 0,
  units: [],
});

const RESERVE = {
  type: 'reserve',
  target: null,
  route: [],
  forced: false,
  nextDay: false,
  superior: null,
  defendHexes: [],
} as const;

/** The hex at a spot of a proving ground. */
export const at = ({ hexIds }: Pick<Theatre, 'hexIds'>, spot: Spot): Hex => hexIds.indexOf(idAt(spot));

export const unitNamed = ({ units }: Pick<Theatre, 'units'>, id: string): number =>
  units.findIndex((unit) => unit.id === id);

function terrainIn({
  woods = [],
  towns = [],
  chateaux = [],
  impassable = [],
}: Ground): (hex: string) => Terrain {
  const covered = new Map<string, Terrain>([
    ...woods.map((spot) => [idAt(spot), 'woods'] as const),
    ...towns.map((spot) => [idAt(spot), 'town'] as const),
    ...chateaux.map((spot) => [idAt(spot), 'chateau'] as const),
    ...impassable.map((spot) => [idAt(spot), 'impassable'] as const),
  ]);
  return (hex) => covered.get(hex) ?? 'clear';
}

function levelIn({ levels = {} }: Ground): (hex: string) => number {
  const heights = new Map(Object.entries(levels).map(([spot, level]) => [idAt(spot), level]));
  return (hex) => heights.get(hex) ?? 0;
}

function* hexsidesIn({ streams = [], rivers = [], bridges = [], crests = [], walls = [] }: Ground) {
  const kinds = [
    [streams, WATER],
    [rivers, WATER | RIVER],
    [bridges, BRIDGE],
    [crests, CREST],
    [walls, IMPASSABLE],
  ] as const;
  for (const [sides, bits] of kinds)
    for (const side of sides) {
      const [a = '', b = ''] = side.split('|');
      yield { hex: idAt(a), direction: wayFrom(a, b), bits };
    }
}

function wayFrom(a: Spot, b: Spot): HexDirection {
  const [q = 0, r = 0] = a.split(',').map(Number);
  const [toQ = 0, toR = 0] = b.split(',').map(Number);
  const way = HEX_DIRECTIONS.find((direction) => {
    const step = stepTowards(direction);
    return step.q === toQ - q && step.r === toR - r;
  });
  invariant(way !== undefined, `${a} and ${b} are neighbours`);
  return way;
}

function* linksIn({ roads = [], trails = [] }: Ground) {
  const kinds: readonly (readonly [readonly string[], Surface])[] = [
    [roads, 'road'],
    [trails, 'trail'],
  ];
  for (const [courses, surface] of kinds)
    for (const course of courses) {
      const spots = course.split(' ');
      for (const [i, spot] of spots.entries()) {
        const before = spots[i - 1];
        if (before !== undefined) yield { a: idAt(before), b: idAt(spot), surface };
      }
    }
}
