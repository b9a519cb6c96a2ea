import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '@grognard/testkit/mutation/mutants-in.ts';
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

/** Kept beside the samples before it, in the place of one of the same faults. */
function keep({ root }: Context, game: string, run: Run): void {
  const file = join(root, 'bench/results', `mutate-${game}.json`);
  const kept: { readonly runs: readonly Partial<Run>[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { runs: [] };
  const runs = [...kept.runs.filter((one) => !isSame(one, run)), run];
  writeFileSync(file, `${JSON.stringify({ game, runs }, null, 2)}\n`);
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
    const mutants = taken.filter((mutant) => !equivalents.some((entry) => isMeant(entry, mutant)));
    const trial = openTrial(root, game, isThorough);
    const failed = await trial.survey(mutants);
    if (failed.length > 0) {
      trial.close();
      say(context, pc.red(`The tests of ${game} fail without any fault:\n${failed.join('\n')}`));
      return EXIT.fellShort;
    }
    const bar = progress(context, 'faults', mutants.length);
    const survivors: Mutant[] = [];
    let endless = 0;
    for (const [done, mutant] of mutants.entries()) {
      const verdict = await trial.judge(mutant);
      if (verdict.kind === 'endless') endless++;
      if (verdict.kind === 'survived') {
        survivors.push(mutant);
        if (!isOn(given, 'json'))
          say(context, `${pc.red('survived')} ${mutant.path}:${mutant.line} ${mutant.was} → ${mutant.is}`);
      }
      bar.reach(done + 1);
    }
    bar.stop();
    trial.close();
    const killed = mutants.length - survivors.length;
    const percent = (100 * killed) / Math.max(1, mutants.length);
    const exit = percent >= ASKED ? EXIT.held : EXIT.fellShort;
    const equivalent = taken.length - mutants.length;
    const faults = survivors.map(({ path, line, text, was, is }) => ({ path, line, text, was, is }));
    const numbers = { possible: all.length, tried: taken.length, equivalent, killed, endless, percent };
    const run = { seed, count, in: within, thorough: isThorough, ...numbers, survivors: faults };
    if (isOn(given, 'write')) keep(context, game, run);
    if (isOn(given, 'json')) sayJson(context, { game, ...run });
    else
      say(
        context,
        `${taken.length} of ${all.length} faults tried, ${equivalent} known to change nothing, ${killed} of the others found: ${percent.toFixed(1)} %`,
      );
    return exit;
  },
};
