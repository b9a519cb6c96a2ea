// NLC-J.4: every number of a counter, a hex, a leader, a formation or a place is one of the scenario, wherever it stands.
import type { Theatre } from '../data/theatre.ts';
import type { State } from '../state.ts';
import type { Fault } from './sound-position.ts';

type Kind = 'units' | 'hexes' | 'leaders' | 'hqs' | 'bodies' | 'armies' | 'places';

/** What is meant by a number, or by each of a list, under one of these names. */
const NAMES: { readonly [kind in Kind]: string } = {
  units:
    'unit units active finished startZoc disruptedAtStart salvo seen movers inLine guns attackers defenders supporters pool ' +
    'fled deciding pursuers joined fought going leaving picked now ridesWith latest',
  hexes:
    'hex hexes from start via at anchor extended line route defendHexes goal target targets goals way stacks attackHexes ' +
    'foes visited starts column',
  leaders: 'leader leaders wing sender superior roller rollers along behind exposed direct unleads',
  hqs: 'hq hqs',
  bodies:
    'body bodies parent chit chits initial french allied recipient failing auto toReserve ended obeyed revealed',
  armies: 'army armies',
  places: 'place waypoints pathFrom',
};

const KINDS = new Map<string, Kind>(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as Kind] as const),
  ),
);

/** What counts nothing of the scenario: options, and what both sides have by their names. */
const OTHER = ['options', 'orderSeq', 'idle', 'sides', 'result'];

/** Where the same name means something else: by the frame, or the record, it stands in. */
const ELSEWHERE: { readonly [name: string]: Kind | null } = {
  // A step of a trail, and half-points.
  'retrace.at': null,
  'orderFailure.left': 'units',
  'hqMoves.left': 'hqs',
  'assaults.left': 'hexes',
  'retreat.waiting': 'units',
  'retreat.next': 'units',
  'path.from': 'places',
  'path.to': 'places',
  'body.foes': 'bodies',
};

type Fields = { readonly [name: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function* numbersOut(state: State, theatre: Theatre): Generator<Fault> {
  const sizes: { readonly [kind in Kind]: number } = {
    units: theatre.units.length,
    hexes: theatre.grid.size,
    leaders: theatre.leaders.length,
    hqs: theatre.hqs.length,
    bodies: theatre.bodies.length,
    armies: theatre.armies.length,
    places: theatre.places.length,
  };
  yield* inFields(state as unknown as Fields, '');

  function* inFields(record: Fields, path: string): Generator<Fault> {
    // A draft stands open in a position; of those who roll it is a leader.
    if ('knownTo' in record) return yield* inValue(record['hidden'], 'leaders', path);
    const within = settingOf(record);
    for (const [name, value] of Object.entries(record)) {
      if (path === '' && OTHER.includes(name)) continue;
      const at = path === '' ? name : `${path}.${name}`;
      const special = ELSEWHERE[`${within}.${name}`];
      yield* inValue(value, special === undefined ? (KINDS.get(name) ?? null) : special, at);
    }
  }

  function* inValue(value: unknown, kind: Kind | null, path: string): Generator<Fault> {
    if (Array.isArray(value)) {
      for (const [n, item] of value.entries()) yield* inValue(item, kind, `${path}[${n}]`);
    } else if (isFields(value)) yield* inFields(value, path);
    else if (typeof value === 'number' && kind !== null && value >= sizes[kind])
      yield {
        path,
        message: `${theatre.name} has ${sizes[kind]} ${kind}, and no number ${value} among them.`,
      };
  }
}

/** The frame by its procedure, a target by its kind, a formation by what only formations have. */
function settingOf({ proc, kind, transit }: Fields): string {
  if (typeof proc === 'string') return proc;
  if (transit !== undefined) return 'body';
  return typeof kind === 'string' ? kind : '';
}
