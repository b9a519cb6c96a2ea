// NLC-A.3: whatever a scenario names there is: places, formations, leaders; and nothing it should name is missing.
import type { InputError } from '@grognard/kernel';
import { SIDES } from '../../vocabulary.ts';
import { wordsIn } from '../map/notation.ts';
import type { LegRow, ScenarioSheet } from '../scenarios/sheets.ts';
import type { TheatreMap } from '../theatre.ts';
import { windowNamed } from './campaign-map.ts';
import { layPlaces } from './lay-places.ts';
import { muster } from './muster.ts';

const wrong = (path: string, message: string): InputError => ({ code: 'impossible', path, message });

export function* namesIn(sheet: ScenarioSheet, map: Pick<TheatreMap, 'hexIds'>): Generator<InputError> {
  const { formations, units, leaders } = muster(sheet);
  for (const { rows } of formations)
    if (sheet.limits[rows.id] === undefined)
      yield wrong(`limits.${rows.id}`, `${rows.name} takes part, but has no demoralization limit.`);
  for (const { row } of units)
    if (row.onlyIn?.includes(sheet.base ?? sheet.id) === false)
      yield wrong(fieldOf(sheet, row.id), `${row.id} appears in ${row.onlyIn.join(', ')} only.`);
  const known = new Set(formations.map(({ rows }) => rows.id));
  for (const [n, { commands = '' }] of sheet.commanders.entries())
    for (const formation of wordsIn(commands))
      if (!known.has(formation))
        yield wrong(`commanders[${n}].commands`, `No formation ${formation} takes part.`);
  const names = {
    places: new Set(layPlaces(map, windowNamed(sheet.window)).map(({ id }) => id)),
    leaders: new Set(leaders.map(({ row }) => row.id)),
  };
  for (const [n, { legs }] of sheet.orders.entries()) yield* legsIn(legs, `orders[${n}].legs`, names);
  for (const [n, { order = [], condition }] of sheet.reinforcements.entries()) {
    yield* legsIn(order, `reinforcements[${n}].order`, names);
    if (condition !== undefined && !sheet.specials.includes(condition))
      yield wrong(`reinforcements[${n}].condition`, `The scenario has no hook ${condition} (NLC-A.5).`);
  }
  const held = new Set(SIDES.flatMap((side) => wordsIn(sheet.control[side])));
  for (const [n, { hex }] of sheet.objectives.entries())
    if (!held.has(hex)) yield wrong(`objectives[${n}].hex`, `Who holds ${hex} at the start is not said.`);
}

/** Where the counter is listed. */
const fieldOf = ({ setup, reinforcements }: ScenarioSheet, counter: string): string => {
  const n = setup.findIndex(([, counters]) => wordsIn(counters).includes(counter));
  if (n >= 0) return `setup[${n}]`;
  return `reinforcements[${reinforcements.findIndex(({ counters }) => wordsIn(counters).includes(counter))}].counters`;
};

interface Names {
  readonly places: ReadonlySet<string>;
  readonly leaders: ReadonlySet<string>;
}

/** NLC-12.2a: all but Reserve and Assign name a place of the window. */
function* legsIn(legs: readonly LegRow[], path: string, { places, leaders }: Names): Generator<InputError> {
  for (const [n, { type, place, superior }] of legs.entries()) {
    if (type === 'assign' ? superior === undefined || !leaders.has(superior) : superior !== undefined)
      yield wrong(`${path}[${n}].superior`, 'An Assign, and nothing else, names a leader who takes part.');
    const isAimed = type !== 'reserve' && type !== 'assign';
    if (isAimed ? place === undefined || !places.has(place) : place !== undefined)
      yield wrong(`${path}[${n}].place`, `This order does not name a place of the window (NLC-12.2a).`);
  }
}
