import { LEVEL_NAMES, levelFor } from '@grognard/ai';
import { fitWeights, judgedBy, surprise } from '@grognard/ai/fit.ts';
import { type Harvested, harvest } from '@grognard/ai/harvest.ts';
import { type Command, JSON_FLAG, OPTIONS_FLAG } from '../command.ts';
import { EXIT, say, sayJson, titleNamed } from '../context.ts';
import { optionsInTurn } from '../game-options.ts';
import { progress } from '../progress.ts';
import { isOn, oneOf, wholeNumber } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

/** Every fifth game is kept from the fit, to see how well it judges what it has not met. */
const KEPT_BACK = 5;
const RIDGE = 1;

/** Weights fitted to the games, and how much the results still surprised: before, and after on games not fitted to. */
function fitted(games: readonly (readonly Harvested[])[]) {
  const isKept = (_game: unknown, n: number): boolean => n % KEPT_BACK === 0;
  const unseen = games.filter(isKept).flat();
  const seen = games.filter((game, n) => !isKept(game, n)).flat();
  const names = Object.keys(seen[0]?.features ?? {});
  const sample = ({ features, result }: Harvested) => ({
    features: names.map((name) => features[name] ?? 0),
    result,
  });
  const weights = fitWeights(seen.map(sample), RIDGE);
  return {
    positions: seen.length,
    weights: Object.fromEntries(names.map((name, n) => [name, Math.round((weights[n] ?? 0) * 1000) / 1000])),
    before: surprise(unseen.map(({ judged, result }) => ({ chance: judged, result }))),
    after: surprise(unseen.map((each) => ({ chance: judgedBy(weights, sample(each)), result: each.result }))),
  };
}

export const train: Command = {
  usage: 'train <game>',
  about: 'Fit the weights of a brain to games a level plays against itself',
  flags: [
    { flag: '--level <level>', about: `Who plays: ${LEVEL_NAMES.join(', ')}`, fallback: 'veteran' },
    { flag: '--games <n>', about: 'How many games', fallback: 200 },
    { flag: '--seed <n>', about: 'Seed of the first game', fallback: 1 },
    OPTIONS_FLAG,
    JSON_FLAG,
  ],
  examples: [
    'train generals --games 400',
    `train generals --games 800 --options '[{"setup":"marengo"},{"setup":"leuthen"}]'`,
  ],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    const module = await title.load();
    if (module.brain.features === undefined)
      throw new WrongUse(`The brain of ${title.meta.title} names no features to fit.`);
    const level = levelFor(module, oneOf(given, 'level', LEVEL_NAMES));
    const games = wholeNumber(given, 'games', { least: KEPT_BACK, most: 1e6 });
    const seed = wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 });
    const choices = optionsInTurn(module, given);
    const bar = progress(context, 'games', games);
    const played: (readonly Harvested[])[] = [];
    for (let n = 0; n < games; n += 1) {
      played.push(harvest(module, level, choices[n % choices.length], seed + n));
      bar.reach(n + 1);
    }
    bar.stop();
    const report = fitted(played);
    if (isOn(given, 'json')) sayJson(context, { game, level: level.name, games, seed, ...report });
    else {
      for (const [name, weight] of Object.entries(report.weights)) say(context, `${name}: ${weight}`);
      say(
        context,
        `fitted to ${report.positions} positions; on games kept back the results surprise by ` +
          `${report.after.toFixed(3)} bits, before ${report.before.toFixed(3)}`,
      );
    }
    return EXIT.held;
  },
};
