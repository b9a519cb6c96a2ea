// The journal: one line for each event worth telling, headings where a round or its battle begins.
import type { LogLine } from '@grognard/desk';
import { lineAbout } from '@grognard/desk/journal/lines-by-type.ts';
import { heading } from '@grognard/desk/journal/log-lines.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { aroundBattles } from '../around-battles.ts';
import { attackSayings } from './journal-attack.ts';
import { isToldBeside } from './journal-folds.ts';
import { turnSayings } from './journal-turn.ts';
import { type Memory, remember, type Teller, tellerOf } from './memory.ts';
import { journal, phases } from './sentences-journal.ts';

const SAYINGS = { ...turnSayings, ...attackSayings };

/** What stands above the lines that follow it. */
function headingOf(event: Event): LogLine | null {
  switch (event.type) {
    case 'battleBegan':
      return heading(tell(phases.setup));
    case 'roundBegan':
      return heading(tell(journal.round, { round: event.round }));
    default: {
      const name = aroundBattles()?.headingBetween(event) ?? null;
      return name === null ? null : heading(name);
    }
  }
}

const lineOf = (event: Event, teller: Teller): LogLine | null =>
  lineAbout(SAYINGS, event, teller) ?? lineAbout(aroundBattles()?.sayings ?? {}, event, teller);

interface Told {
  readonly heading: LogLine | null;
  /** Null: nothing is to be said, or another line says it. */
  readonly line: LogLine | null;
}

/** What is told of each event. */
export function toldOf(events: readonly Event[], memory: Memory | null): readonly Told[] {
  const known = remember(memory, events);
  return events.map((event, i) => {
    const [before, next] = [events[i - 1], events[i + 1]];
    const line = isToldBeside(event, before, next) ? null : lineOf(event, tellerOf(known, memory, next));
    return { heading: headingOf(event), line };
  });
}

export const logLines = (events: readonly Event[], memory: Memory | null): readonly LogLine[] =>
  toldOf(events, memory).flatMap(({ heading: above, line }) => [
    ...(above === null ? [] : [above]),
    ...(line === null ? [] : [line]),
  ]);
