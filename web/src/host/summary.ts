import { type AnyMatch, fill, outcomeOf, pending, viewOf } from '@grognard/kernel';
import type { SavedTable } from '@grognard/protocol';
import type { Summary, TableRecord } from './store.ts';
import { asJson } from './wire.ts';

export function summaryOf(match: AnyMatch): Summary {
  const outcome = outcomeOf(match);
  const decisions = pending(match);
  const said = outcome ?? decisions[0];
  const sentence = outcome?.text ?? decisions[0]?.prompt ?? '';
  return {
    entries: match.journal.length,
    moment: fill(sentence, said?.with ?? {}),
    view: asJson(viewOf(match, 'spectator')),
    waitingFor: decisions.map(({ seat }) => seat),
    outcome,
  };
}

export const asSaved = ({ summary, id, game, options, players, kind, updated }: TableRecord): SavedTable => ({
  id,
  game,
  options,
  players,
  kind,
  updated,
  ...summary,
});
