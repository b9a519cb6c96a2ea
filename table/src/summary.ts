import { type AnyMatch, type EditionName, fill, outcomeOf, pendingFor, vantage } from '@grognard/kernel';
import type { SavedTable } from '@grognard/protocol';
import { sameEdition } from './eras.ts';
import type { Library } from './library.ts';
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

/** An edition it was played by and that is not here. */
function lacked({ game, eras }: TableRecord, library: Library): EditionName | undefined {
  const here = library.editions(game);
  const isHere = (edition: EditionName): boolean => here.some((each) => sameEdition(each, edition));
  return eras.flatMap(({ edition }) => edition ?? []).find((edition) => !isHere(edition));
}

export function asSaved(record: TableRecord, library: Library): SavedTable {
  const { id, game, players, kind, lesson, updated, summary } = record;
  const lacks = lacked(record, library);
  return {
    id,
    game,
    players,
    kind,
    ...(lesson === undefined ? {} : { lesson }),
    updated,
    ...summary,
    ...(lacks === undefined ? {} : { lacks }),
  };
}
