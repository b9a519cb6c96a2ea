import { tell } from '@grognard/desk/words/tell.ts';
import { SEAT_NAME } from '../../../names.ts';
import { PLAYERS } from '../../../vocabulary.ts';
import { cardName } from '../../words/names.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { StrategyFace } from '../cards/strategy-face.tsx';
import type { Announced } from './scene.ts';

/** What everybody is shown for a moment: a card that was played, both initiatives. */
export function Announcement({ said }: { readonly said: Announced | null }) {
  if (said === null) return null;
  const cards =
    said.kind === 'card'
      ? [{ who: said.by, card: said.card, words: onTheBoards.plays }]
      : PLAYERS.map((who) => ({ who, card: said.cards[who], words: onTheBoards.commits }));
  return (
    <div class="saga-announcement">
      {cards.map(({ who, card, words }) => (
        <figure key={who}>
          <StrategyFace card={card} />
          <figcaption>{tell(words, { side: SEAT_NAME[who], card: cardName(card) })}</figcaption>
        </figure>
      ))}
    </div>
  );
}
