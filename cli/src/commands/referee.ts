import { refereeOf } from '@grognard/referees';
import { type Found, type RefereeReport, refereed } from '@grognard/testkit/referee.ts';
import pc from 'picocolors';
import { type Command, JSON_FLAG, OPTIONS_FLAG } from '../command.ts';
import { type Context, EXIT, say, sayJson, titleNamed } from '../context.ts';
import { benchOf, chosenOptions, randomOptions } from '../game-options.ts';
import { progress } from '../progress.ts';
import { isOn, wholeNumber } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

function tellDifference(context: Context, found: Found): void {
  const { rule, what, expected, found: was, seed, entry, seat, action } = found;
  say(
    context,
    `${pc.red('difference')} ${rule}, ${what} (seed ${seed}, entry ${entry}, ${seat} ${JSON.stringify(action)})`,
  );
  say(context, `  reckoned ${JSON.stringify(expected)}`);
  say(context, `  played   ${JSON.stringify(was)}`);
}

function tell(
  context: Context,
  { games, decisions, reckoned, never, differences, found }: RefereeReport,
): void {
  for (const one of found) tellDifference(context, one);
  for (const [kind, count] of Object.entries(reckoned)) say(context, `${String(count).padStart(10)} ${kind}`);
  for (const kind of never) say(context, `${pc.red('never reckoned')} ${kind}`);
  const sum = differences === 0 ? 'no difference' : `${differences} differences`;
  say(context, `${decisions} decisions in ${games} games: ${sum}`);
}

export const referee: Command = {
  usage: 'referee <game>',
  about: 'Play random games and reckon every decision again by a second reading of the law',
  flags: [
    { flag: '--games <n>', about: 'How many games', fallback: 100 },
    { flag: '--seed <n>', about: 'Seed of the first game', fallback: 1 },
    OPTIONS_FLAG,
    JSON_FLAG,
  ],
  examples: ['referee generals --games 1000', 'referee saga --games 1 --seed 417'],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    const games = wholeNumber(given, 'games', { least: 1, most: 1e9 });
    const seed = wholeNumber(given, 'seed', { least: 0, most: 2 ** 30 });
    const reader = await refereeOf(game);
    if (reader === undefined)
      throw new WrongUse(`There is no referee for "${game}" yet: referees/ has them.`);
    const [module, bench] = [await title.load(), await benchOf(title)];
    const fixed = given['options'] === undefined ? undefined : chosenOptions(module, given);
    const bar = progress(context, 'games', games);
    const report = refereed(module, reader, {
      games,
      seed,
      options: fixed === undefined ? randomOptions(module, bench ?? { options: [] }) : () => fixed,
      ...(bench?.longestGame === undefined ? {} : { maxDecisions: bench.longestGame }),
      printed: bench?.printed,
      onProgress: bar.reach,
    });
    bar.stop();
    if (isOn(given, 'json')) sayJson(context, { game, ...report });
    else tell(context, report);
    return report.differences === 0 && report.never.length === 0 ? EXIT.held : EXIT.fellShort;
  },
};
