import {
  type Action,
  type AnyMatch,
  eventsSince,
  type GameEvent,
  isUndo,
  matchAt,
  outcomeOf,
  readGameFile,
  type Seat,
  type Viewer,
  viewOf,
} from '@grognard/kernel';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { allGames, type Context, EXIT, say, sayJson, titleNamed } from '../context.ts';
import { isOn, oneOf, readText, wholeNumber } from '../values.ts';
import { ending, line } from '../words.ts';

/** Who looks: a seat or an onlooker as they saw it, or, once it is over, somebody who may know everything. */
interface Reader {
  readonly viewer: Viewer;
  readonly knowsAll: boolean;
}

interface Told {
  readonly n: number;
  readonly seat: Seat | null;
  /** Null: not for this reader. */
  readonly action: Action | null;
  readonly strikes: readonly number[];
  readonly events: readonly GameEvent[];
  readonly struck: boolean;
}

function entriesFor(match: AnyMatch, to: number, { viewer, knowsAll }: Reader): readonly Told[] {
  return eventsSince(match, 0, viewer)
    .slice(0, to + 1)
    .map(({ n, seat, events, struck }) => {
      const entry = match.journal[n - 1];
      const isOpen = knowsAll || seat === viewer;
      const action = entry !== undefined && !isUndo(entry) && isOpen ? entry.action : null;
      const strikes = entry !== undefined && isUndo(entry) && isOpen ? entry.strikes : [];
      return { n, seat, action, strikes, events: knowsAll ? (match.memory.events[n] ?? []) : events, struck };
    });
}

function heading({ n, seat, action, strikes, struck }: Told): string {
  if (seat === null) return `${pc.bold('0.')} the beginning`;
  const back = strikes.length === 0 ? '' : ` takes back ${strikes.join(', ')}`;
  const text = `${seat}${back}${action === null ? '' : ` ${line(action)}`}`;
  return struck ? pc.dim(`${n}. ${text} (taken back)`) : `${pc.bold(`${n}.`)} ${text}`;
}

async function tellAll(context: Context, match: AnyMatch, to: number, reader: Reader): Promise<void> {
  for (const told of entriesFor(match, to, reader)) {
    const { action, strikes, events } = told;
    if (told.n > 0 && action === null && strikes.length === 0 && events.length === 0) continue;
    say(context, heading(told));
    for (const event of events) say(context, `   ${line(event)}`);
  }
  const bench = await titleNamed(context, match.module.id).workbench?.();
  if (bench !== undefined) say(context, `\n${bench.draw(viewOf(matchAt(match, to), reader.viewer))}`);
}

export const replay: Command = {
  usage: 'replay <file>',
  about: 'Tell a recorded game entry by entry, and draw the table as it then stands',
  flags: [
    { flag: '--to <n>', about: 'Stop after this entry; all of them otherwise' },
    {
      flag: '--seat <seat>',
      about: 'As this seat, or "spectator", saw it; without it a finished game is told whole',
    },
    JSON_FLAG,
  ],
  examples: ['replay fixtures/generals/marengo.grognard --to 40'],
  async run(context, [file = ''], given) {
    const read = readGameFile(readText(file), await allGames(context));
    if (!read.ok) {
      context.errors.write(`grognard: ${file}: ${read.error.path}: ${read.error.message}\n`);
      return EXIT.fellShort;
    }
    const { match } = read.value;
    const last = match.journal.length;
    const to = given['to'] === undefined ? last : wholeNumber(given, 'to', { least: 0, most: last });
    const viewers = [...match.seats, 'spectator'];
    const viewer = given['seat'] === undefined ? 'spectator' : oneOf(given, 'seat', viewers);
    const reader = { viewer, knowsAll: given['seat'] === undefined && outcomeOf(match) !== null };
    const outcome = to === last ? outcomeOf(match) : null;
    if (isOn(given, 'json')) {
      const entries = entriesFor(match, to, reader);
      sayJson(context, {
        file,
        game: match.module.id,
        entries,
        view: viewOf(matchAt(match, to), viewer),
        outcome,
      });
      return EXIT.held;
    }
    await tellAll(context, match, to, reader);
    if (outcome !== null) say(context, pc.bold(`\n${ending(outcome)}`));
    return EXIT.held;
  },
};
