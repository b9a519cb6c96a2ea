import { type AnyMatch, fill, outcomeOf, pendingFor, vantage } from '@grognard/kernel';
import type { SavedTable } from '@grognard/protocol';
import type { Summary, TableRecord } from './record.ts';

/** What anybody may know of where a match stands. */
export function summaryOf(match: AnyMatch): Summary {
  const { module, state } = match;
  const outcome = outcomeOf(match);
  const decisions = pendingFor(match, 'spectator');
  const said = outcome ?? { text: decisions[0]?.prompt ?? '', with: decisions[0]?.with ?? {} };
  const headline = outcome === null ? module.headline?.(state) : undefined;
  return {
    moments: vantage(match, 'spectator').length,
    moment: headline ?? fill(said.text, said.with ?? {}),
    waitingFor: decisions.map(({ seat }) => seat),
    outcome,
  };
}

export const asSaved = ({ id, game, players, kind, lesson, updated, summary }: TableRecord): SavedTable => ({
  id,
  game,
  players,
  kind,
  ...(lesson === undefined ? {} : { lesson }),
  updated,
  ...summary,
});
