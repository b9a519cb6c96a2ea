import { fuzzPositions as fuzzThem } from '@grognard/testkit/fuzz-positions.ts';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, say, sayJson, titleNamed } from '../context.ts';
import { benchOf, randomOptions } from '../game-options.ts';
import { progress } from '../progress.ts';
import { isOn, wholeNumber } from '../values.ts';

export const fuzzPositions: Command = {
  usage: 'fuzz-positions <game>',
  about: 'Spoil positions of random games, read them, and play on what is accepted',
  flags: [
    { flag: '--positions <n>', about: 'How many positions', fallback: 10_000 },
    { flag: '--seed <n>', about: 'Seed of the first game', fallback: 1 },
    JSON_FLAG,
  ],
  examples: ['fuzz-positions saga --positions 100000'],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    const wanted = wholeNumber(given, 'positions', { least: 1, most: 1e9 });
    const seed = wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 });
    const [module, bench] = [await title.load(), await benchOf(title)];
    const bar = progress(context, 'positions', wanted);
    const report = fuzzThem(module, {
      positions: wanted,
      seed,
      options: randomOptions(module, bench ?? { options: [] }),
      onProgress: bar.reach,
    });
    bar.stop();
    const { positions, accepted, faults } = report;
    const exit = faults.length === 0 ? EXIT.held : EXIT.fellShort;
    if (isOn(given, 'json')) {
      sayJson(context, { game, ...report });
      return exit;
    }
    for (const { message, made } of faults)
      say(context, `${pc.red('fault')} ${message} (after ${made.length} decisions)`);
    const found = faults.length === 0 ? 'no fault' : `${faults.length} kinds of fault`;
    say(context, `${positions} positions, ${accepted} accepted and played on: ${found}`);
    return exit;
  },
};
