// Cards: played, attached, drawn, discarded.
import { listed } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { SEAT_NAME } from '../../names.ts';
import { key, line, type Tellings } from './journal-teller.ts';
import { cardName } from './names.ts';
import { cards as words } from './sentences-journal.ts';

export const CARDS: Tellings = {
  cardPlayed: ({ player, card, target }, { noun }) => {
    const played = { side: SEAT_NAME[player], card: cardName(card) };
    const text =
      target === null ? say(words.plays, played) : say(words.playsOn, { ...played, unit: noun(target) });
    return key(line('ui-cards', text, target));
  },
  cardAttached: ({ card, unit }, { noun }) =>
    line('ui-cards', say(words.attached, { card: cardName(card), unit: noun(unit) }), unit),
  cardDiscarded: ({ player, card }) =>
    line('ui-cards', say(words.discards, { side: SEAT_NAME[player], card: cardName(card) })),
  cardsDrawn: ({ player, cards, count }) => {
    const side = SEAT_NAME[player];
    return line(
      'ui-cards',
      cards === null || cards.length === 0
        ? say(words.draws, { side, count })
        : say(words.drawsKnown, { side, cards: listed(cards.map(cardName)) }),
    );
  },
  cardPutUnder: ({ player, card }) => {
    const side = SEAT_NAME[player];
    return line(
      'ui-cards',
      card === null
        ? say(words.putsUnder, { side })
        : say(words.putsKnownUnder, { side, card: cardName(card) }),
    );
  },
  deckReshuffled: ({ player }) => line('ui-cards', say(words.reshuffles, { side: SEAT_NAME[player] })),
  reserveScouted: ({ player }) => line('ui-eye', say(words.scouts, { side: SEAT_NAME[player] })),
  bluffReturned: ({ player }) => line('ui-cards', say(words.bluffBack, { side: SEAT_NAME[player] })),
  dieRerolled: ({ player, from, to }) =>
    line('d6-5', say(words.rerolls, { side: SEAT_NAME[player], from, to })),
  trophyTaken: ({ by, card }) =>
    key(line('arm-leader', say(words.trophy, { side: SEAT_NAME[by], card: cardName(card) }))),
};
