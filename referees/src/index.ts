// The one list of referees. A game that has none is played without.
import type { Referee } from './contract.ts';

/** Loaded when it is wanted; each game adds its line here. */
const referees: { readonly [game: string]: () => Promise<Referee> } = {
  generals: async () => (await import('./generals/index.ts')).generalsReferee,
  'later-campaigns': async () => (await import('./later-campaigns/index.ts')).laterCampaignsReferee,
  napoleonica: async () => (await import('./napoleonica/index.ts')).napoleonicaReferee,
  saga: async () => (await import('./saga/index.ts')).sagaReferee,
};

export const refereeOf = async (game: string): Promise<Referee | undefined> => referees[game]?.();
