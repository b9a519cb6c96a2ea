import type { Json } from '@grognard/kernel';
import type { LogLine, Phrase } from '@grognard/web/table/game-board.ts';
import { meta } from '../meta.ts';
import type { Event } from '../state.ts';
import { eventIn } from './reading.ts';

function textOf(event: Event): readonly Phrase[] {
  switch (event.type) {
    case 'coinLaid':
      return [{ bold: meta.seatNames[event.side] }, ' has laid a coin.'];
    case 'coinsShown':
      return ['Even shows ', { bold: event.faces.even }, ', Odd shows ', { bold: event.faces.odd }, '.'];
  }
}

/** What happened, in sentences. */
export const logLines = (events: readonly Json[]): readonly LogLine[] =>
  events.map(eventIn).map((event) => ({
    kind: 'line',
    icon: 'die',
    text: textOf(event),
    sums: [],
    rule: event.rule,
    about: [],
    isKey: event.type === 'coinsShown',
  }));
