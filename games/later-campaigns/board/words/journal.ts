// The journal: one line for each event worth telling, a heading where a turn begins.
import type { LogLine } from '@grognard/desk';
import { lineAbout } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits, heading, line } from '@grognard/desk/journal/log-lines.ts';
import { begun } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import type { Event } from '../../events.ts';
import { fightSayings } from './journal-fights.ts';
import { isToldBeside, stepsLost } from './journal-folds.ts';
import { isOnward, type Memory, NOTHING, stepsOnward, type Way, wayAfter } from './journal-memory.ts';
import { moveSayings, wayIcon, wayInWords } from './journal-moves.ts';
import { orderSayings } from './journal-orders.ts';
import { moveWords } from './journal-sentences.ts';
import { turnSayings } from './journal-turn.ts';
import { type Teller, tellerOf, turnName } from './teller.ts';

const SAYINGS = { ...turnSayings, ...orderSayings, ...moveSayings, ...fightSayings };

/** What is told of each event; null: nothing, or another line says it. */
export function toldOf(events: readonly Event[], memory: Memory | null): readonly (LogLine | null)[] {
  let { scenario, turn, way } = memory ?? NOTHING;
  const goneOn = stepsOnward(way, events);
  return events.map((event, at) => {
    if (event.type === 'turnBegan') ({ scenario, turn } = event);
    way = wayAfter(way, event);
    const told = lineOf({ events, at, way, teller: tellerOf({ scenario, turn }) });
    // A way that began before these events replaces the line about its beginning.
    return told !== null && at < goneOn ? { ...told, replaces: true as const } : told;
  });
}

export const logLines = (events: readonly Event[], memory: Memory | null): readonly LogLine[] =>
  toldOf(events, memory).flatMap((line) => line ?? []);

interface Told {
  readonly events: readonly Event[];
  readonly at: number;
  /** With this event. */
  readonly way: Way | null;
  readonly teller: Teller;
}

function lineOf({ events, at, way, teller }: Told): LogLine | null {
  const event = events[at];
  const next = events[at + 1];
  if (event === undefined || isToldBeside(event, events[at - 1], next)) return null;
  if (event.type === 'turnBegan') return heading(turnName(teller));
  if (way !== null) {
    if (way.units.length === 0 || (next !== undefined && isOnward(way, next))) return null;
    return line(wayIcon(way), event.rule, begun(wayInWords(way, teller)), {
      about: aboutUnits(...way.units.map(String)),
    });
  }
  if (event.type === 'stepLost') {
    const { unit, rule } = event;
    const facts = { side: teller.sideOf(unit), count: stepsLost(events, at), unit: teller.unit(unit) };
    return line('mk-casualty', rule, begun(say(moveWords.stepLost, facts)), {
      about: aboutUnits(String(unit)),
    });
  }
  return lineAbout(SAYINGS, event, teller);
}
