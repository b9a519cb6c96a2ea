import { randomBytes, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { LEVEL_NAMES } from '@grognard/ai';
import {
  type AnyMatch,
  commitmentOf,
  committedSource,
  outcomeOf,
  sha256,
  startMatch,
  utf8,
  writeGameFile,
} from '@grognard/kernel';
import pc from 'picocolors';
import { type Command, OPTIONS_FLAG } from '../command.ts';
import { type Context, EXIT, say, titleNamed } from '../context.ts';
import { benchOf, chosenOptions } from '../game-options.ts';
import { linesFrom } from '../terminal/lines.ts';
import { playAtTerminal } from '../terminal/table.ts';
import { oneOf, textValue, wholeNumber } from '../values.ts';
import { ending } from '../words.ts';

interface Dice {
  readonly secret: Uint8Array;
  readonly contributions: readonly string[];
}

/** A seed makes a game that can be played again; without one the machine's own chance decides. */
const diceFor = (seed: number | null): Dice => ({
  secret: seed === null ? randomBytes(32) : sha256(utf8(`seed ${seed}`)),
  contributions: [],
});

function save(context: Context, path: string, match: AnyMatch, { secret, contributions }: Dice): void {
  const players = Object.fromEntries(match.seats.map((seat) => [seat, 'terminal']));
  const created = new Date().toISOString();
  writeFileSync(
    path,
    writeGameFile(match, { players, commitment: commitmentOf(secret), contributions, secret, created }),
  );
  say(context, `Saved as ${path}.`);
}

export const play: Command = {
  usage: 'play <game>',
  about: 'Play in the terminal against the machine',
  flags: [
    { flag: '--seat <seat>', about: 'Where you sit; the first seat otherwise' },
    {
      flag: '--level <level>',
      about: `How well the machine plays: ${LEVEL_NAMES.join(', ')}`,
      fallback: 'veteran',
    },
    { flag: '--seed <n>', about: 'The same seed gives the same dice' },
    { flag: '--save <file>', about: 'Write the game to a file when you leave' },
    OPTIONS_FLAG,
  ],
  examples: ['play generals', 'play generals --seat black --level conscript --save mine.grognard'],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    const module = await title.load();
    const options = chosenOptions(module, given);
    const seats = module.seats(options);
    const seat = given['seat'] === undefined ? (seats[0] ?? '') : oneOf(given, 'seat', seats);
    const level = oneOf(given, 'level', LEVEL_NAMES);
    const fixed =
      given['seed'] === undefined ? null : wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 });
    const dice = diceFor(fixed);
    const match = startMatch(module, options, committedSource(dice.secret, dice.contributions));
    const file = textValue(given, 'save');
    const [lines, bench] = [linesFrom(context), await benchOf(title)];
    say(
      context,
      `${pc.bold(title.meta.title)}: you are ${seat}, the machine is a ${level}. "?" helps, "quit" leaves.\n`,
    );
    await playAtTerminal({ context, match, bench, seat, level, seed: fixed ?? randomInt(2 ** 31) }, lines);
    lines.close();
    const outcome = outcomeOf(match);
    if (outcome !== null) say(context, pc.bold(`\n${ending(outcome)}`));
    if (file !== undefined) save(context, file, match, dice);
    return EXIT.held;
  },
};
