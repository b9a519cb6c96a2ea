// NAP-TRN.24, T1: a tournament before anything is chosen.
import { IMPROVEMENT_DECK } from '../data/improvements.ts';
import { RELIC_IDS } from '../data/items.ts';
import type { Switches } from '../vocabulary.ts';
import { type TournamentFrame, tournamentFrame } from './frames.ts';
import type { Preliminaries, Series } from './state.ts';

export const tournamentSetup = (options: {
  readonly preliminaries: Preliminaries;
  readonly switches: Switches;
}): { readonly frame: TournamentFrame; readonly series: Series } => ({
  frame: tournamentFrame.at('factions', {}),
  series: {
    preliminaries: options.preliminaries,
    switches: options.switches,
    battle: 1,
    notebooks: null,
    improvements: { cards: IMPROVEMENT_DECK, discards: [] },
    relicBag: RELIC_IDS,
    maps: [],
    map: null,
    picker: null,
    sideOf: null,
    fielded: null,
    aftermath: null,
    records: [],
  },
});
