import {
  type AnyMatch,
  eventsSince,
  isUndo,
  matchAt,
  outcomeOf,
  readGameFile,
  type Viewer,
  viewOf,
} from '@grognard/kernel';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { allGames, type Context, EXIT, say, sayJson, titleNamed } from '../context.ts';
import { isOn, oneOf, readText, wholeNumber } from '../values.ts';
import { line, sentence } from '../words.ts';

/** What was done with entry n, in words. */
function doing(match: AnyMatch, n: number): string {
  const entry = match.journal[n - 1];
  if (entry === undefined) return 'the beginning';
  return isUndo(entry)
    ? `${entry.seat} takes back ${entry.strikes.join(', ')}`
    : `${entry.seat} ${line(entry.action)}`;
}

async function tellAll(context: Context, match: AnyMatch, to: number, viewer: Viewer): Promise<void> {
  for (const { n, events, struck } of eventsSince(match, 0, viewer).slice(0, to + 1)) {
    say(
      context,
      struck ? pc.dim(`${n}. ${doing(match, n)} (taken back)`) : `${pc.bold(`${n}.`)} ${doing(match, n)}`,
    );
    for (const event of events) say(context, `   ${line(event)}`);
  }
  const bench = await titleNamed(context, match.module.id).workbench?.();
  if (bench !== undefined) say(context, `\n${bench.draw(viewOf(matchAt(match, to), viewer))}`);
}

export const replay: Command = {
  usage: 'replay <file>',
  about: 'Tell a recorded game entry by entry, and draw the table as it then stands',
  flags: [
    { flag: '--to <n>', about: 'Stop after this entry; all of them otherwise' },
    { flag: '--seat <seat>', about: 'Only what this seat may know; without it, what an onlooker may know' },
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
    const viewers = [...match.module.seats, 'spectator'];
    const viewer = given['seat'] === undefined ? 'spectator' : oneOf(given, 'seat', viewers);
    const outcome = to === last ? outcomeOf(match) : null;
    if (isOn(given, 'json')) {
      const entries = eventsSince(match, 0, viewer).slice(0, to + 1);
      sayJson(context, {
        file,
        game: match.module.id,
        entries,
        view: viewOf(matchAt(match, to), viewer),
        outcome,
      });
      return EXIT.held;
    }
    await tellAll(context, match, to, viewer);
    if (outcome !== null)
      say(context, pc.bold(`\n${sentence(outcome.text, outcome.with)} (${outcome.rule})`));
    return EXIT.held;
  },
};
