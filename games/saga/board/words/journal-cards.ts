// Cards: played, attached, drawn, discarded.
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { bold, listed } from '@grognard/desk/words/phrases.ts';
import { SEAT_NAME } from '../../names.ts';
import { key, side, type Tellings } from './journal-teller.ts';
import { cardName } from './names.ts';

export const CARDS: Tellings = {
  cardPlayed: ({ player, card, target }, { name }) => ({
    icon: 'ui-cards',
    text: [
      bold(SEAT_NAME[player]),
      ' plays ',
      bold(cardName(card)),
      target === null ? '.' : ` on ${name(target)}.`,
    ],
    about: aboutUnits(target),
    isKey: true,
  }),
  cardAttached: ({ card, unit }, { name }) => ({
    icon: 'ui-cards',
    text: [bold(cardName(card)), ` stays with ${name(unit)}.`],
    about: aboutUnits(unit),
  }),
  cardDiscarded: ({ player, card }) => side('ui-cards', player, ` discards ${cardName(card)}.`),
  cardsDrawn: ({ player, cards, count }) => {
    const number = count === 1 ? 'a card' : `${count} cards`;
    const known = cards === null || cards.length === 0 ? number : listed(cards.map(cardName));
    return side('ui-cards', player, ` draws ${known}.`);
  },
  cardPutUnder: ({ player, card }) => side('ui-cards', player, ` puts ${cardName(card)} under the deck.`),
  deckReshuffled: ({ player }) => side('ui-cards', player, ' shuffles the discard pile into a new deck.'),
  reserveScouted: ({ player }) => side('ui-eye', player, ' looks at the enemy’s Reserve.'),
  bluffReturned: ({ player }) => side('ui-cards', player, ' takes the Bluff back.'),
  dieRerolled: ({ player, from, to }) => side('d6-5', player, ` rolls again: ${from} becomes ${to}.`),
  trophyTaken: ({ by, card }) => key(side('arm-leader', by, ` takes the ${cardName(card)}: 1 VP.`)),
};
