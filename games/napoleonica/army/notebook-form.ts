// Notebooks and the deck of improvements in a position.
import { type Form, flag, listOf, nullable, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import { BUILDING_IDS } from '../data/buildings.ts';
import { IMPROVEMENT_IDS } from '../data/improvements.ts';
import { ARTIFACT_IDS, RELIC_IDS } from '../data/items.ts';
import { FACTIONS } from '../data/words.ts';
import { detachmentId, unitType } from './forms.ts';
import type { ImprovementDeck } from './improving.ts';
import type { Mustered, Notebook } from './notebook.ts';

const MOST_UNITS = 200;
const MOST_DP = 100_000;

const improvement = oneOf(IMPROVEMENT_IDS);

const mustered: Form<Mustered> = record<Mustered>({
  type: unitType,
  broken: flag,
  breaks: whole(0, 100),
  improvement: nullable(improvement),
});

export const notebookForm: Form<Notebook> = record<Notebook>({
  faction: oneOf(FACTIONS),
  treasury: whole(0, MOST_DP),
  muster: listOf(mustered, MOST_UNITS),
  detachments: listOf(detachmentId, MOST_UNITS),
  buildings: listOf(oneOf(BUILDING_IDS), BUILDING_IDS.length),
  artifacts: listOf(oneOf(ARTIFACT_IDS), ARTIFACT_IDS.length),
  relics: listOf(oneOf(RELIC_IDS), RELIC_IDS.length),
  vp: whole(0, 1000),
});

export const improvementDeckForm: Form<ImprovementDeck> = record<ImprovementDeck>({
  cards: listOf(improvement, 18),
  discards: listOf(improvement, 18),
});

export const musterId = whole(0, MOST_UNITS);
