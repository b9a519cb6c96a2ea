import { availableParallelism } from 'node:os';
import { PLAYER_NAMES, wilson } from '@grognard/ai';
import { percentile } from '@grognard/ai/percentile.ts';
import { type Bout, type BoutResult, fight } from '../arena/bout.ts';
import { fightOnCores } from '../arena/on-cores.ts';
import { listScenarios, measureScenarios } from '../arena/scenarios.ts';
import { decision, hypothesesIn, untilDecided } from '../arena/sequential.ts';
import { timeIsUp } from '../arena/until.ts';
import { tellVariety } from '../arena/variety.ts';
import { type Command, JSON_FLAG, OPTIONS_FLAG } from '../command.ts';
import { type Context, EXIT, say, sayJson, titleNamed } from '../context.ts';
import { chosenOptions } from '../game-options.ts';
import { playerFor } from '../player.ts';
import { progress } from '../progress.ts';
import { isOn, jsonValue, textValue, wholeNumber } from '../values.ts';

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

/** The report: a draw counts half, times are processor time of `a`. */
function reportOf(
  { game, a, b, games, seed, options }: Bout,
  { winsA, winsB, draws, pairs, times, habits }: BoutResult,
) {
  const score = winsA + draws / 2;
  return {
    game,
    a,
    b,
    options,
    seed,
    games,
    winsA,
    winsB,
    draws,
    pairs,
    rateA: score / games,
    ci95: wilson(score, games),
    msP50: tenth(percentile(times, 0.5)),
    msP95: tenth(percentile(times, 0.95)),
    habits,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function tellHabits(context: Context, { a, games, habits }: ReturnType<typeof reportOf>): void {
  const seen = Object.entries(habits);
  for (const [habit, times] of seen) say(context, `${a}: ${habit} in ${times} of ${games}`);
  if (seen.length === 0) say(context, `${a}: no bad habit seen in ${games}`);
}

export const arena: Command = {
  usage: 'arena <game>',
  about: 'Let two levels of the machine play each other, sides swapped in pairs',
  flags: [
    { flag: '--a <level>', about: `One side: ${PLAYER_NAMES.join(', ')}`, fallback: 'marshal' },
    { flag: '--b <level>', about: 'The other side', fallback: 'veteran' },
    { flag: '--games <n>', about: 'How many games', fallback: 100 },
    { flag: '--seed <n>', about: 'Seed of the first pair', fallback: 1 },
    { flag: '--jobs <n>', about: 'Cores to use; all of them otherwise' },
    {
      flag: '--at-least <percent>',
      about: 'Fall short (exit 1) when side a wins less than this',
      fallback: 0,
    },
    {
      flag: '--scenario <name>',
      about: 'Measure the two sides of a scenario of the game instead, or of all',
    },
    { flag: '--level <level>', about: 'Who plays both sides of a scenario', fallback: 'veteran' },
    {
      flag: '--within <band>',
      about: 'Fall short (exit 1) when a scenario misses this band, as in 45..55, or its own',
    },
    {
      flag: '--sprt <elo0,elo1>',
      about: 'Stop as soon as pairs of games tell these two differences of strength apart, as in 0,30',
    },
    { flag: '--minutes <n>', about: 'Begin no more games after so many minutes, and report those played' },
    { flag: '--openings', about: 'Say how much side a varies its first answer, over --games seeds' },
    {
      flag: '--habits',
      about: 'Say in how many games side a was seen with a bad habit the game watches for',
    },
    { flag: '--list', about: 'Say which scenarios the game offers' },
    OPTIONS_FLAG,
    JSON_FLAG,
  ],
  examples: [
    'arena generals --a marshal --b veteran --games 200 --seed 1 --at-least 65',
    'arena generals --a marshal --b marshal-1 --sprt 0,30 --games 400',
    'arena generals --a script:turtle --b marshal --games 40',
    'arena generals --a marshal --openings --games 20',
    'arena generals --a marshal --b marshal --games 40 --habits',
    'arena saga --scenario all --games 400 --within 45..55',
    "arena napoleonica --scenario 'campaign veteran-france' --games 200",
  ],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    if (isOn(given, 'list')) return listScenarios(context, title, given);
    const module = await title.load();
    const a = playerFor(module, given, 'a');
    const b = playerFor(module, given, 'b');
    const games = wholeNumber(given, 'games', { least: 1, most: 1e6 });
    const seed = wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 });
    const atLeast = wholeNumber(given, 'atLeast', { least: 0, most: 100 });
    const cores =
      given['jobs'] === undefined
        ? availableParallelism()
        : wholeNumber(given, 'jobs', { least: 1, most: 64 });
    const wanted = textValue(given, 'scenario');
    if (wanted !== undefined) {
      const level = playerFor(module, given, 'level');
      return measureScenarios(context, title, given, { wanted, level, games, seed, cores });
    }
    chosenOptions(module, given);
    if (isOn(given, 'openings'))
      return tellVariety(context, module, given, { player: a, seeds: games, seed });
    const hypotheses = hypothesesIn(given);
    const bout: Bout = { game, a, b, games, seed, options: jsonValue(given, 'options') ?? {} };
    const bar = progress(context, 'games', games);
    let played = 0;
    const onGame = (): void => bar.reach(++played);
    const play = async (part: Bout): Promise<BoutResult> =>
      cores === 1 ? fight(module, part, onGame) : fightOnCores(part, cores, onGame);
    const isWhole = hypotheses === null && given['minutes'] === undefined;
    const result = isWhole
      ? { ...(await play(bout)), games }
      : await untilDecided(bout, hypotheses, timeIsUp(given), play);
    bar.stop();
    const report = reportOf({ ...bout, games: result.games }, result);
    const [low, high] = report.ci95;
    if (isOn(given, 'json')) sayJson(context, report);
    else
      say(
        context,
        `${a} against ${b}: ${report.winsA} won, ${report.draws} drawn, ${report.winsB} lost of ${result.games}; ` +
          `${percent(report.rateA)} (95 %: ${percent(low)} to ${percent(high)}); ` +
          `${a} takes ${report.msP50} ms of processor time, ${report.msP95} ms at the 95th percentile`,
      );
    if (isOn(given, 'habits') && !isOn(given, 'json')) tellHabits(context, report);
    if (hypotheses !== null && !isOn(given, 'json')) say(context, decision(result, hypotheses));
    return report.rateA * 100 >= atLeast ? EXIT.held : EXIT.fellShort;
  },
};
