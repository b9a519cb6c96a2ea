// Every theatre there is: those of the scenarios, laid out when first asked for, and those somebody has brought.
import { invariant } from '@grognard/kernel';
import { perMap } from '../ground/per-map.ts';
import { type Hex, NOWHERE } from '../vocabulary.ts';
import { layScenario } from './laying/lay-scenario.ts';
import { type Laying, layingOf, SCENARIOS, sheetNamed } from './set-ups.ts';
import type { Theatre } from './theatre.ts';

const laid = new Map<string, Theatre>();

/** Whether somebody has laid out a theatre of that name, or there is a scenario of it. */
export const isScenario = (raw: unknown): raw is string =>
  typeof raw === 'string' && (laid.has(raw) || SCENARIOS.some((sheet) => sheet.id === raw));

/** A theatre of one's own, found by its id from now on. */
export function layTheatre(theatre: Theatre): void {
  laid.set(theatre.id, theatre);
}

export interface InScenario {
  readonly options: Laying;
}

/** Asked for with every look at a counter: names need not be compared each time, for options never change. */
const theatreFor = perMap((chosen: Laying): Theatre => laid.get(chosen.scenario) ?? layOut(layingOf(chosen)));

export const theatreOf = ({ options }: InScenario): Theatre => theatreFor(options);

const shipped = new Map<string, Theatre>();

function layOut(id: string): Theatre {
  const known = shipped.get(id);
  if (known !== undefined) return known;
  const sheet = sheetNamed(id);
  invariant(sheet !== undefined, `there is a scenario ${id}`);
  const theatre = layScenario(sheet);
  shipped.set(id, theatre);
  return theatre;
}

/** By the id it was laid out under, as events name it; null where nothing was. */
export const theatreNamed = (id: string): Theatre | null =>
  laid.get(id) ?? (sheetNamed(id) === undefined ? null : layOut(id));

/** The hex printed so, or NOWHERE. */
export const hexNamed = ({ hexIds }: Pick<Theatre, 'hexIds'>, id: string): Hex => {
  const hex = hexIds.indexOf(id);
  return hex < 0 ? NOWHERE : hex;
};
