// What is asked, with what is half chosen: Orders that are lifted, cards that are marked.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Desk } from '../desk.ts';
import { liftedTokens, procIn } from '../input/moment.ts';
import { countReturned, placesOf } from '../input/returned-cards.ts';
import { coloursOf } from './names.ts';
import { halfChosen } from './sentences.ts';

/** NAP-ORD.10: the first Order pays, and is told so before the others are pressed. */
function exchanging(desk: Desk): string | null {
  const [pays, ...others] = liftedTokens(desk);
  if (pays === undefined || others.length > 0) return null;
  return tell(halfChosen.pays, { order: coloursOf(pays) });
}

/** NAP-SET.14 */
function returning(desk: Desk): string | null {
  const marked = placesOf(desk).length;
  const left = countReturned(desk) - marked;
  return marked === 0 || left <= 0 ? null : tell(halfChosen.moreCards, { count: left });
}

/** Null: as the rules say it. */
export function asking(desk: Desk): string | null {
  const proc = procIn(desk.shown.value.view);
  if (proc === 'exchange') return exchanging(desk);
  return proc === 'openingHand' ? returning(desk) : null;
}
