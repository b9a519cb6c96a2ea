// Which Maneuver cards each side used, and how often.
import type { Tally } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { CardId } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import { PLAYERS } from '../../vocabulary.ts';
import { cardName } from '../words/names.ts';
import { reportWords } from '../words/sentences-report.ts';

export function cardsUsed(events: readonly Event[]): Tally {
  const uses = events.flatMap((event) =>
    event.type === 'cardPlayed' || (event.type === 'cardUsed' && event.mode !== 'none')
      ? [{ player: event.player, card: event.card }]
      : [],
  );
  const cards: readonly CardId[] = [...new Set(uses.map(({ card }) => card))];
  return {
    title: tell(reportWords.cards),
    aside: tell(reportWords.cardsAside),
    rows: cards.map((card) => ({
      name: cardName(card),
      rule: 'NAP-CRD.1',
      bySeat: PLAYERS.map((player) =>
        String(uses.filter((use) => use.card === card && use.player === player).length),
      ),
    })),
  };
}
