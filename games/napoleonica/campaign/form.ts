// A campaign in a position.
import {
  checked,
  type Form,
  fault,
  flag,
  listOf,
  nullable,
  oneOf,
  record,
  type Shape,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import { checkField, checkIds } from '../army/check-field.ts';
import { fieldDraftForm } from '../army/draft-forms.ts';
import { unitType } from '../army/forms.ts';
import { improvementDeckForm, musterId, notebookForm } from '../army/notebook-form.ts';
import { ABYSS_LEVELS } from '../data/abyss-lists.ts';
import { EVENT_IDS } from '../data/campaign-events.ts';
import { LOOT } from '../data/loot.ts';
import { MOST_CORRUPTION, REGION_IDS, type RegionId } from '../data/regions.ts';
import { switches } from '../input/terms.ts';
import { type Campaign, CHAPTERS, type Chapter, DIFFICULTIES, FORAYS, type Foray } from './state.ts';

const region = oneOf(REGION_IDS);
const event = oneOf(EVENT_IDS);
const events = listOf(event, EVENT_IDS.length);
const tokens = listOf(oneOf(LOOT), 16);
const month = whole(0, 12);

const corruption: Form<Campaign['corruption']> = record<{ [id in RegionId]: number }>(
  // Every region is in the list.
  Object.fromEntries(REGION_IDS.map((id) => [id, whole(0, MOST_CORRUPTION)])) as Shape<{
    [id in RegionId]: number;
  }>,
);

const foray: Form<Foray> = record<Foray>({
  kind: oneOf(FORAYS),
  region,
  level: oneOf(ABYSS_LEVELS),
  hired: nullable(unitType),
  sheltered: flag,
  fielded: nullable(fieldDraftForm),
  won: nullable(flag),
  survivors: listOf(musterId, 200),
});

const chapter: Form<Chapter> = record<Chapter>({
  month,
  what: oneOf(CHAPTERS),
  region: nullable(region),
  about: nullable(text),
});

const campaign: Form<Campaign> = record<Campaign>({
  difficulty: oneOf(DIFFICULTIES),
  switches,
  month,
  ap: whole(0, 3),
  army: region,
  previous: nullable(region),
  corruption,
  host: nullable(record<{ at: RegionId; since: number }>({ at: region, since: month })),
  seals: listOf(region, 3),
  notebook: notebookForm,
  improvements: improvementDeckForm,
  loot: tokens,
  bag: tokens,
  usedLoot: tokens,
  known: events,
  events,
  past: events,
  event: nullable(event),
  foray: nullable(foray),
  chronicle: listOf(chapter, 1000),
});

export const campaignForm: Form<Campaign> = checked(campaign, (given, path) => {
  const { notebook, foray: threat } = given;
  if (notebook.faction === 'abyss')
    fault(
      'impossible',
      `${path}.notebook.faction`,
      'Nobody plays the Abyss in a campaign but the automaton.',
    );
  // NAP-SOL.16: thirty cards, each somewhere.
  const deck = [...given.known, ...given.events, ...given.past];
  if (new Set(deck).size !== EVENT_IDS.length || deck.length !== EVENT_IDS.length)
    fault('impossible', `${path}.events`, 'Each of the thirty events is known, to come or past, once.');
  if (threat === null) return;
  if (threat.fielded !== null) checkField(notebook, threat.fielded, `${path}.foray.fielded`);
  checkIds(notebook, threat.survivors, `${path}.foray.survivors`);
});
