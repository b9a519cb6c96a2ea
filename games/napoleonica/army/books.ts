// Whoever plays a tournament or a campaign has a notebook; where it lies depends on what is played.
import { type Frozen, invariant } from '@grognard/kernel';
import type { Campaign } from '../campaign/state.ts';
import type { Series } from '../tournament/state.ts';
import type { ByPlayer, Player } from '../vocabulary.ts';
import type { FieldDraft } from './field-draft.ts';
import type { ImprovementDeck } from './improving.ts';
import type { Notebook } from './notebook.ts';

export interface Books {
  series: Series | null;
  campaign: Campaign | null;
}

export function notebookOf({ series, campaign }: Frozen<Books>, player: Player): Frozen<Notebook> {
  const notebook = campaign?.notebook ?? series?.notebooks?.[player];
  invariant(notebook !== undefined, `${player} has a notebook`);
  return notebook;
}

export function changeNotebook(state: Books, player: Player, change: (notebook: Notebook) => Notebook): void {
  const { series, campaign } = state;
  if (campaign !== null) state.campaign = { ...campaign, notebook: change(campaign.notebook) };
  else if (series !== null && series.notebooks !== null) {
    const notebooks = { ...series.notebooks, [player]: change(series.notebooks[player]) };
    state.series = { ...series, notebooks };
  }
}

export function improvementsOf({ series, campaign }: Frozen<Books>): Frozen<ImprovementDeck> {
  const deck = campaign?.improvements ?? series?.improvements;
  invariant(deck !== undefined, 'there is a deck of improvements');
  return deck;
}

export function changeImprovements(state: Books, improvements: ImprovementDeck): void {
  const { series, campaign } = state;
  if (campaign !== null) state.campaign = { ...campaign, improvements };
  else if (series !== null) state.series = { ...series, improvements };
}

/** The armies of the next battle, now that they are known. */
export function changeFielded(state: Books, fielded: ByPlayer<FieldDraft>): void {
  const { series, campaign } = state;
  if (series !== null) state.series = { ...series, fielded };
  if (campaign !== null && campaign.foray !== null)
    state.campaign = { ...campaign, foray: { ...campaign.foray, fielded: fielded.A } };
}
