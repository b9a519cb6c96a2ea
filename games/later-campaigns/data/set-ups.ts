// NLC-18.6, 18.7: which sheet a battle is laid out by: balanced or as it was, with or without the events that are our own.
import type { Options } from '../options.ts';
import { AS_IT_WAS } from './scenarios/as-it-was.ts';
import { CAMPAIGN } from './scenarios/campaign.ts';
import { LA_BELLE_ALLIANCE } from './scenarios/la-belle-alliance.ts';
import { LIGNY } from './scenarios/ligny.ts';
import { QUATRE_BRAS } from './scenarios/quatre-bras.ts';
import type { ScenarioSheet } from './scenarios/sheets.ts';
import { WAVRE } from './scenarios/wavre.ts';
import type { Hook } from './words.ts';

/** What decides how a battle is laid out. Positions older than a set-up do not name one. */
export type Laying = Pick<Options, 'scenario'> & Partial<Pick<Options, 'asItWas' | 'printedEvents'>>;

export const SCENARIOS: readonly ScenarioSheet[] = [QUATRE_BRAS, LIGNY, WAVRE, LA_BELLE_ALLIANCE, CAMPAIGN];

/** NLC-A.5: what the printed scenarios have not. The Dyle in spate is none of them: in its window the map has it as a river. */
const OWN_EVENTS: readonly Hook[] = ['grand-battery', 'guard-cavalry-held-back'];

const hasOwn = ({ specials }: ScenarioSheet): boolean => specials.some((hook) => OWN_EVENTS.includes(hook));

const plain = (sheet: ScenarioSheet): ScenarioSheet => ({
  ...sheet,
  id: `${sheet.id}-plain`,
  base: sheet.id,
  specials: sheet.specials.filter((hook) => !OWN_EVENTS.includes(hook)),
});

/** Every way a battle can be laid out, each with an id of its own. */
export const SHEETS: readonly ScenarioSheet[] = [
  ...SCENARIOS,
  ...AS_IT_WAS,
  ...SCENARIOS.filter(hasOwn).map(plain),
];

const named = (id: string): ScenarioSheet | undefined => SHEETS.find((sheet) => sheet.id === id);

/** Whether the scenario has events of our own that could be left out. */
export const hasOwnEvents = ({ scenario, asItWas }: Laying): boolean =>
  asItWas !== true && SCENARIOS.some((sheet) => sheet.id === scenario && hasOwn(sheet));

/** The id a battle is laid out under: that of the scenario, unless the players chose otherwise. */
export function layingOf(chosen: Laying): string {
  const { scenario, asItWas, printedEvents } = chosen;
  if (asItWas === true) return named(`${scenario}-as-it-was`)?.id ?? scenario;
  return printedEvents === true && hasOwnEvents(chosen) ? `${scenario}-plain` : scenario;
}

export const sheetNamed = named;
