import { join, relative } from 'node:path';
import type { Fault } from '@grognard/testkit/fault-file.ts';
import { fuzz as fuzzGame } from '@grognard/testkit/fuzz.ts';
import pc from 'picocolors';
import { type Command, JSON_FLAG, OPTIONS_FLAG } from '../command.ts';
import { EXIT, say, sayJson, titleNamed } from '../context.ts';
import { benchOf, chosenOptions, randomOptions } from '../game-options.ts';
import { progress } from '../progress.ts';
import { isOn, wholeNumber } from '../values.ts';

/** The file has the whole game; the report only says what happened where. */
const told = ({ message, frames, seed, entries }: Fault, file: string | null): object => ({
  message,
  frames,
  seed,
  decision: entries.length,
  file,
});

export const fuzz: Command = {
  usage: 'fuzz <game>',
  about: 'Play at random at full speed, over all options, and write down what goes wrong',
  flags: [
    { flag: '--decisions <n>', about: 'How many decisions', fallback: 100_000 },
    { flag: '--seed <n>', about: 'Seed of the first game', fallback: 1 },
    OPTIONS_FLAG,
    { flag: '--dry', about: 'Do not write failing games to fixtures/<game>/faults' },
    JSON_FLAG,
  ],
  examples: ['fuzz generals --decisions 2000000', 'fuzz generals --options \'{"setup":"marengo"}\''],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    const decisions = wholeNumber(given, 'decisions', { least: 1, most: 1e12 });
    const seed = wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 });
    const [module, bench] = [await title.load(), await benchOf(title)];
    const fixed = given['options'] === undefined ? undefined : chosenOptions(module, given);
    const bar = progress(context, 'decisions', decisions);
    const files = new Map<Fault, string | null>();
    const start = performance.now();
    const report = fuzzGame(module, {
      decisions,
      seed,
      options: fixed === undefined ? randomOptions(module, bench ?? { options: [] }) : () => fixed,
      invariants: bench?.invariants ?? {},
      ...(bench?.longestGame === undefined ? {} : { maxDecisions: bench.longestGame }),
      onProgress: bar.reach,
      onFault: (fault, path) => files.set(fault, path === null ? null : relative(context.root, path)),
      ...(isOn(given, 'dry') ? {} : { fixtures: join(context.root, 'fixtures', game, 'faults') }),
    });
    const perSecond = Math.round((report.decisions * 1000) / (performance.now() - start));
    bar.stop();
    const exit = report.faults.length === 0 ? EXIT.held : EXIT.fellShort;
    if (isOn(given, 'json')) {
      const faults = report.faults.map((fault) => told(fault, files.get(fault) ?? null));
      sayJson(context, { game, decisions: report.decisions, games: report.games, faults, perSecond });
      return exit;
    }
    for (const { message, frames, entries } of report.faults)
      say(
        context,
        `${pc.red('fault')} ${message} (after ${entries.length} decisions, in ${frames.join(' > ')})`,
      );
    const found = report.faults.length === 0 ? 'no fault' : `${report.faults.length} kinds of fault`;
    say(context, `${report.decisions} decisions in ${report.games} games, ${perSecond} per second: ${found}`);
    return exit;
  },
};
