import type { LogLine } from '@grognard/web/table/game-board.ts';
import type { Event } from '../../events.ts';
import { SEAT_NAME } from '../../names.ts';
import type { Player } from '../../vocabulary.ts';
import { aboutUnits, bold, line } from './journal-line.ts';
import { cardName, listed } from './names.ts';
import { type Memory, told } from './unit-memory.ts';

function drawnText({ cards, count }: Extract<Event, { type: 'cardsDrawn' }>): string {
  if (cards !== null && cards.length > 0) return ` draws ${listed(cards.map(cardName))}.`;
  return ` draws ${count === 1 ? 'a card' : `${count} cards`}.`;
}

function deckLine(event: Event): LogLine | null {
  const say = (player: Player, text: string, icon = 'ui-cards'): LogLine =>
    line(icon, event.rule, [bold(SEAT_NAME[player]), text]);
  switch (event.type) {
    case 'cardDiscarded':
      return say(event.player, ` discards ${cardName(event.card)}.`);
    case 'cardsDrawn':
      return say(event.player, drawnText(event));
    case 'cardPutUnder':
      return say(event.player, ` puts ${cardName(event.card)} under the deck.`);
    case 'deckReshuffled':
      return say(event.player, ' shuffles the discard pile into a new deck.');
    case 'reserveScouted':
      return say(event.player, ' looks at the enemy’s Reserve.', 'ui-eye');
    case 'bluffReturned':
      return say(event.player, ' takes the Bluff back.');
    case 'dieRerolled':
      return say(event.player, ` rolls again: ${event.from} becomes ${event.to}.`, 'd6-5');
    case 'trophyTaken':
      return { ...say(event.by, ` takes the ${cardName(event.card)}: 1 VP.`, 'arm-leader'), isKey: true };
    default:
      return null;
  }
}

/** Cards: played, attached, drawn, discarded. */
export function handLine(event: Event, memory: Memory): LogLine | null {
  if (event.type === 'cardPlayed') {
    const whom = event.target === null ? '.' : ` on ${told(memory, event.target)}.`;
    const text = [bold(SEAT_NAME[event.player]), ' plays ', bold(cardName(event.card)), whom];
    return line('ui-cards', event.rule, text, { about: aboutUnits(event.target), isKey: true });
  }
  if (event.type === 'cardAttached') {
    const text = [bold(cardName(event.card)), ` stays with ${told(memory, event.unit)}.`];
    return line('ui-cards', event.rule, text, { about: aboutUnits(event.unit) });
  }
  return deckLine(event);
}
