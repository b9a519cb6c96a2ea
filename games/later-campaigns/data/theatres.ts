// Every theatre there is: those of the scenarios, laid out when first asked for, and those somebody has brought.
import { invariant } from '@grognard/kernel';
import { perMap } from '../ground/per-map.ts';
import { type Hex, NOWHERE } from '../vocabulary.ts';
import { layScenario } from './laying/lay-scenario.ts';
import { CAMPAIGN } from './scenarios/campaign.ts';
import { LA_BELLE_ALLIANCE } from './scenarios/la-belle-alliance.ts';
import { LIGNY } from './scenarios/ligny.ts';
import { QUATRE_BRAS } from './scenarios/quatre-bras.ts';
import type { ScenarioSheet } from './scenarios/sheets.ts';
import { WAVRE } from './scenarios/wavre.ts';
import type { Theatre } from './theatre.ts';

export const SCENARIOS: readonly ScenarioSheet[] = [QUATRE_BRAS, LIGNY, WAVRE, LA_BELLE_ALLIANCE, CAMPAIGN];

const laid = new Map<string, Theatre>();

/** Whether somebody has laid out a theatre of that name, or there is a scenario of it. */
export const isScenario = (raw: unknown): raw is string =>
  typeof raw === 'string' && (laid.has(raw) || SCENARIOS.some((sheet) => sheet.id === raw));

/** A theatre of one's own, found by its id from now on. */
export function layTheatre(theatre: Theatre): void {
  laid.set(theatre.id, theatre);
}

interface InScenario {
  readonly options: { readonly scenario: string };
}

/** Asked for with every look at a counter: names need not be compared each time, for options never change. */
const theatreFor = perMap(
  ({ scenario }: InScenario['options']): Theatre => laid.get(scenario) ?? laidOut(scenario),
);

export const theatreOf = ({ options }: InScenario): Theatre => theatreFor(options);

function laidOut(scenario: string): Theatre {
  const sheet = SCENARIOS.find(({ id }) => id === scenario);
  invariant(sheet !== undefined, `there is a scenario ${scenario}`);
  const theatre = layScenario(sheet);
  laid.set(theatre.id, theatre);
  return theatre;
}

/** The hex printed so, or NOWHERE. */
export const hexNamed = ({ hexIds }: Pick<Theatre, 'hexIds'>, id: string): Hex => {
  const hex = hexIds.indexOf(id);
  return hex < 0 ? NOWHERE : hex;
};
