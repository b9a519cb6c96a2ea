import { fuzzPairs } from '@grognard/testkit/fuzz-pairs.ts';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, say, sayJson, titleNamed } from '../context.ts';
import { benchOf, randomOptions } from '../game-options.ts';
import { progress } from '../progress.ts';
import { isOn, wholeNumber } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

export const twoWorlds: Command = {
  usage: 'two-worlds <game>',
  about: 'Try pairs of secret actions at moments of random games: nobody else may tell one from the other',
  flags: [
    { flag: '--pairs <n>', about: 'How many pairs', fallback: 2_000 },
    { flag: '--seed <n>', about: 'Seed of the first game', fallback: 1 },
    JSON_FLAG,
  ],
  examples: ['two-worlds saga --pairs 20000'],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    const wanted = wholeNumber(given, 'pairs', { least: 1, most: 1e9 });
    const seed = wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 });
    const [module, bench] = [await title.load(), await benchOf(title)];
    if (bench?.secrets === undefined) throw new WrongUse(`${game} does not say what its actions hide.`);
    const bar = progress(context, 'pairs', wanted);
    const report = fuzzPairs(module, {
      pairs: wanted,
      seed,
      secrets: bench.secrets,
      options: randomOptions(module, bench),
      onProgress: bar.reach,
    });
    bar.stop();
    const { pairs, games, kinds, untried, faults } = report;
    const exit = faults.length === 0 && untried.length === 0 ? EXIT.held : EXIT.fellShort;
    if (isOn(given, 'json')) {
      sayJson(context, { game, ...report });
      return exit;
    }
    for (const { message, seed: of, decision } of faults)
      say(context, `${pc.red('told apart')} ${message} (seed ${of}, after ${decision} decisions)`);
    for (const name of untried) say(context, `${pc.red('never tried')} ${name}`);
    for (const [name, count] of Object.entries(kinds)) say(context, `  ${count} ${name}`);
    const found = faults.length === 0 ? 'none told apart' : `${faults.length} kinds told apart`;
    say(context, `${pairs} pairs in ${games} games: ${found}`);
    return exit;
  },
};
