import { LEVEL_NAMES } from '@grognard/ai';
import { fuzzAnswers as fuzzThem } from '@grognard/testkit/fuzz-answers.ts';
import type { Think } from '@grognard/testkit/machine-answer.ts';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, say, sayJson, titleNamed } from '../context.ts';
import { benchOf, randomOptions } from '../game-options.ts';
import { progress } from '../progress.ts';
import { machineChoice } from '../terminal/machine.ts';
import { isOn, wholeNumber } from '../values.ts';

export const fuzzAnswers: Command = {
  usage: 'fuzz-answers <game>',
  about: 'Let every level answer at moments of random games: each answer must come to an end',
  flags: [
    { flag: '--answers <n>', about: 'How many answers', fallback: 2_000 },
    { flag: '--seed <n>', about: 'Seed of the first game', fallback: 1 },
    { flag: '--ms <n>', about: 'The longest a level may think, in milliseconds', fallback: 1 },
    JSON_FLAG,
  ],
  examples: ['fuzz-answers napoleonica --answers 20000'],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    const wanted = wholeNumber(given, 'answers', { least: 1, most: 1e9 });
    const seed = wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 });
    const ms = wholeNumber(given, 'ms', { least: 1, most: 60_000 });
    const [module, bench] = [await title.load(), await benchOf(title)];
    const bar = progress(context, 'answers', wanted);
    const machines = LEVEL_NAMES.map(
      (level): Think =>
        (match, seat) =>
          machineChoice(match, seat, { level, seed: seed + match.journal.length, ms }).actions,
    );
    const report = fuzzThem(module, {
      answers: wanted,
      seed,
      machines,
      options: randomOptions(module, bench ?? { options: [] }),
      onProgress: bar.reach,
    });
    bar.stop();
    const { answers, kinds, faults } = report;
    const exit = faults.length === 0 ? EXIT.held : EXIT.fellShort;
    if (isOn(given, 'json')) {
      sayJson(context, { game, ...report });
      return exit;
    }
    for (const { message, seed: of, decision } of faults)
      say(context, `${pc.red('fault')} ${message} (seed ${of}, after ${decision} decisions)`);
    const found = faults.length === 0 ? 'no fault' : `${faults.length} kinds of fault`;
    say(context, `${answers} answers to ${Object.keys(kinds).length} kinds of decision: ${found}`);
    return exit;
  },
};
