import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '@grognard/testkit/mutation/mutants-in.ts';
import type { Trial } from '@grognard/testkit/mutation/trial.ts';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { type Context, EXIT, say, sayJson, titleNamed } from '../context.ts';
import { progress } from '../progress.ts';
import { isOn, textValue, wholeNumber } from '../values.ts';

/** Of a hundred faults that change anything, so many must be found by a test. */
const ASKED = 92;

/** One sample as it was measured; what was left out is told by what was tried, found and survived. */
interface Run {
  readonly seed: number;
  readonly count: number;
  readonly in: string;
  readonly thorough: boolean;
}

const isSame = (one: Partial<Run>, other: Run): boolean =>
  one.seed === other.seed &&
  one.count === other.count &&
  one.in === other.in &&
  one.thorough === other.thorough;

interface Judged {
  readonly tried: number;
  readonly equivalent: number;
  readonly endless: number;
  readonly survivors: readonly Mutant[];
}

/** Kept beside the samples before it, in the place of one of the same faults. */
function keep({ root }: Context, game: string, run: Run): void {
  const file = join(root, 'bench/results', `mutate-${game}.json`);
  const kept: { readonly runs: readonly Partial<Run>[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { runs: [] };
  const runs = [...kept.runs.filter((one) => !isSame(one, run)), run];
  writeFileSync(file, `${JSON.stringify({ game, runs }, null, 2)}\n`);
}

/** One after the other, in the order they were taken. */
async function judgeAll(
  context: Context,
  trial: Trial,
  taken: readonly Mutant[],
  isEquivalent: (mutant: Mutant) => boolean,
  report: (line: string) => void,
): Promise<Judged> {
  const bar = progress(context, 'faults', taken.length);
  const survivors: Mutant[] = [];
  let [tried, equivalent, endless] = [0, 0, 0];
  // Ctrl+C: what has been tried so far is told, as a smaller sample of the same seed.
  let isEnded = false;
  process.once('SIGINT', () => {
    isEnded = true;
  });
  for (const mutant of taken) {
    if (isEnded) break;
    const verdict = isEquivalent(mutant) ? null : await trial.judge(mutant);
    if (verdict === null) equivalent++;
    if (verdict?.kind === 'endless') endless++;
    if (verdict?.kind === 'survived') {
      survivors.push(mutant);
      report(`${pc.red('survived')} ${mutant.path}:${mutant.line} ${mutant.was} → ${mutant.is}`);
    }
    tried++;
    bar.reach(tried);
  }
  bar.stop();
  return { tried, equivalent, endless, survivors };
}

export const mutate: Command = {
  usage: 'mutate <game>',
  about: 'Put small faults into the rules, one at a time, and see whether a test of the game finds each',
  flags: [
    { flag: '--count <n>', about: 'How many faults', fallback: 100 },
    { flag: '--seed <n>', about: 'Which ones', fallback: 1 },
    {
      flag: '--in <text>',
      about: 'Only in files whose path contains this, or on one line: file.ts:12',
      fallback: '',
    },
    { flag: '--thorough', about: 'With the tests that take long, too' },
    JSON_FLAG,
    { flag: '--write', about: 'Keep the result in bench/results' },
  ],
  examples: [
    'mutate generals --seed 1 --count 100',
    'mutate saga --in scoring/ --count 1000',
    'mutate saga --in scoring.ts:22',
  ],
  async run(context, [game = ''], given) {
    titleNamed(context, game);
    const count = wholeNumber(given, 'count', { least: 1, most: 1e6 });
    const seed = wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 });
    const { root } = context;
    const within = textValue(given, 'in') ?? '';
    const isThorough = isOn(given, 'thorough');
    // The test runner and a parser: no other command should wait for them.
    const { mutantsIn } = await import('@grognard/testkit/mutation/mutants-in.ts');
    const { ruleFiles } = await import('@grognard/testkit/mutation/rule-files.ts');
    const { sample } = await import('@grognard/testkit/mutation/sample.ts');
    const { openTrial } = await import('@grognard/testkit/mutation/trial.ts');
    const { equivalentsOf, isMeant } = await import('@grognard/testkit/mutation/equivalent.ts');
    const equivalents = equivalentsOf(root, game);
    const all = ruleFiles(root, game)
      .flatMap((path) => mutantsIn(path, readFileSync(join(root, path), 'utf8')))
      .filter(({ path, line }) => path.includes(within) || `${path}:${line}`.endsWith(within));
    const taken = sample(all, count, seed);
    const isEquivalent = (mutant: Mutant): boolean => equivalents.some((entry) => isMeant(entry, mutant));
    const trial = openTrial(root, game, isThorough);
    const failed = await trial.survey(taken.filter((mutant) => !isEquivalent(mutant)));
    if (failed.length > 0) {
      trial.close();
      say(context, pc.red(`The tests of ${game} fail without any fault:\n${failed.join('\n')}`));
      return EXIT.fellShort;
    }
    const report = isOn(given, 'json') ? () => undefined : (line: string) => say(context, line);
    const { tried, equivalent, endless, survivors } = await judgeAll(
      context,
      trial,
      taken,
      isEquivalent,
      report,
    );
    trial.close();
    const counted = tried - equivalent;
    const killed = counted - survivors.length;
    const percent = (100 * killed) / Math.max(1, counted);
    const exit = percent >= ASKED ? EXIT.held : EXIT.fellShort;
    const faults = survivors.map(({ path, line, text, was, is }) => ({ path, line, text, was, is }));
    const numbers = { possible: all.length, tried, equivalent, killed, endless, percent };
    const run = { seed, count, in: within, thorough: isThorough, ...numbers, survivors: faults };
    if (isOn(given, 'write')) keep(context, game, run);
    if (isOn(given, 'json')) sayJson(context, { game, ...run });
    else
      say(
        context,
        `${tried} of ${all.length} faults tried, ${equivalent} known to change nothing, ${killed} of the others found: ${percent.toFixed(1)} %`,
      );
    return exit;
  },
};
