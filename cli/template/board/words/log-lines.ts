import type { LogLine, Phrase } from '@grognard/desk';
import { line } from '@grognard/desk/journal/log-lines.ts';
import { bold } from '@grognard/desk/words/phrases.ts';
import { meta } from '../../meta.ts';
import type { Event } from '../../state.ts';

function textOf(event: Event): readonly Phrase[] {
  switch (event.type) {
    case 'coinLaid':
      return [bold(meta.seatNames[event.side]), ' has laid a coin.'];
    case 'coinsShown':
      return ['Even shows ', bold(event.faces.even), ', Odd shows ', bold(event.faces.odd), '.'];
  }
}

/** What happened, in sentences. */
export const logLines = (events: readonly Event[]): readonly LogLine[] =>
  events.map((event) => line('ui-eye', event.rule, textOf(event), { isKey: event.type === 'coinsShown' }));
