// NAP-TRN.2, T2: both choose a faction unseen, for the whole tournament.
import { commitDraft, setDraft } from '@grognard/kernel';
import { newNotebook } from '../army/notebook.ts';
import { FACTIONS } from '../data/words.ts';
import { asPlayer, type Rule, secretDecision } from '../rule-types.ts';
import { byPlayer } from '../vocabulary.ts';
import { tournamentPrompts } from '../words/tournament.ts';
import { type FactionsFrame, factionsFrame } from './frames.ts';
import { changeSeries } from './state.ts';

/** NAP-TRN.4 */
const START_DP = 200;

/** Choosing is the whole answer, so it commits at once. */
const pickFaction: Rule<FactionsFrame, 'pickFaction'> = {
  type: 'pickFaction',
  rule: 'NAP-TRN.2',
  role: 'commit',
  candidates: () => FACTIONS.map((faction) => ({ type: 'pickFaction', faction })),
  refuse: () => null,
  target: ({ faction }) => ({ card: faction }),
  apply(_umpire, frame, seat, { faction }) {
    setDraft(frame, asPlayer(seat), faction);
    commitDraft(frame, asPlayer(seat));
  },
};

export const factions = secretDecision(factionsFrame, {
  rule: 'NAP-TRN.2',
  question: () => ({ rule: 'NAP-TRN.2', prompt: tournamentPrompts.faction }),
  actions: [pickFaction],
  revealed(umpire, _frame, drafts) {
    const chosen = byPlayer((player) => drafts[player] ?? 'france');
    changeSeries(umpire.state, { notebooks: byPlayer((player) => newNotebook(chosen[player], START_DP)) });
    umpire.emit({ type: 'factionsChosen', rule: 'NAP-TRN.2', factions: chosen });
    umpire.end();
  },
});
