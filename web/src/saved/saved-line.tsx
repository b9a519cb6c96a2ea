import type { SavedTable } from '@grognard/protocol';
import { hrefTo } from '../router.ts';
import { isYourMove, kindWord, pairName, stateWord, titleOfGame } from './describe-table.ts';

/** Where a click on a saved game leads; a lesson goes on with its coach. */
export const placeOf = ({ id, game, kind, lesson = 1, outcome }: SavedTable): string => {
  if (outcome !== null) return hrefTo({ screen: 'report', id });
  return kind === 'guide' ? hrefTo({ screen: 'guide', game, lesson }) : hrefTo({ screen: 'table', id });
};

/** One saved game in a short list. */
export function SavedLine({ table }: { readonly table: SavedTable }) {
  const kind = kindWord(table);
  return (
    <li class={isYourMove(table) ? 'saved-line mine' : 'saved-line'}>
      <a href={placeOf(table)}>
        <b>{titleOfGame(table.game)}</b>
        {kind === null ? '' : `, ${kind}`}, {pairName(table)}
        <small>{table.moment}</small>
      </a>
      <span class="state">{stateWord(table)}</span>
    </li>
  );
}
