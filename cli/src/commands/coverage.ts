import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Title } from '@grognard/games/registry';
import type { AnyGame } from '@grognard/kernel';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, say, sayJson, titleNamed } from '../context.ts';
import { benchOf, randomOptions } from '../game-options.ts';
import { type Given, isOn, wholeNumber } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

/** Far enough into a game for most of what happens only later. */
const DECISIONS = 800;

/** What is come to in play; null for a title without a workbench, which has nothing to be played with. Before anything else loads the rules. */
async function reachedIn(
  title: Title,
  root: string,
  given: Given,
): Promise<ReadonlyMap<string, boolean> | null> {
  if (title.workbench === undefined) return null;
  const { rulesReached } = await import('@grognard/testkit/rule-coverage/rules-reached.ts');
  return rulesReached({
    root,
    game: title.meta.id,
    prefix: title.meta.prefix,
    games: wholeNumber(given, 'games', { least: 1, most: 10_000 }),
    seed: wholeNumber(given, 'seed', { least: 0, most: 2 ** 31 }),
    decisions: DECISIONS,
    load: async () => {
      const [module, bench] = [await title.load(), await benchOf(title)];
      return {
        module,
        options: randomOptions(module, bench ?? { options: [] }),
        invariants: bench?.invariants ?? {},
      };
    },
  });
}

export const coverage: Command = {
  usage: 'coverage <game>',
  about: 'List every rule id with where it is carried out, tested and met with in recorded games',
  flags: [
    { flag: '--games <n>', about: 'How many games at random show what can be come to', fallback: 24 },
    { flag: '--seed <n>', about: 'Seed of the first of them', fallback: 1 },
    JSON_FLAG,
    { flag: '--write', about: 'Write the table to docs/coverage-<game>.md' },
  ],
  examples: ['coverage generals', 'coverage generals --write'],
  async run(context, [game = ''], given) {
    const title = titleNamed(context, game);
    const { root } = context;
    if (!existsSync(join(root, 'rules', `${game}.md`)))
      throw new WrongUse(`There is no rulebook rules/${game}.md.`);
    // Reading test titles needs a parser; no other command should wait for it.
    const {
      coverage: coverageOf,
      coverageSummary,
      lacks,
    } = await import('@grognard/testkit/rule-coverage/coverage.ts');
    const { coverageTable } = await import('@grognard/testkit/rule-coverage/coverage-table.ts');
    const { prefix } = title.meta;
    const reached = await reachedIn(title, root, given);
    const module: AnyGame = await title.load();
    const report = coverageOf({ root, game, prefix, module, ...(reached === null ? {} : { reached }) });
    const summary = coverageSummary(report);
    if (isOn(given, 'write'))
      writeFileSync(join(root, 'docs', `coverage-${game}.md`), coverageTable(title.meta.title, report));
    const exit = summary.missing.length === 0 ? EXIT.held : EXIT.fellShort;
    if (isOn(given, 'json')) {
      sayJson(context, summary);
      return exit;
    }
    for (const rule of report.rules) {
      const missing = lacks(rule);
      if (missing.length > 0) say(context, `${pc.red(rule.id)} ${missing.join(', ')}`);
    }
    const { ids, descriptive, tested, missing } = summary;
    say(
      context,
      `${game}: ${ids} ids, ${tested} tested, ${descriptive} descriptive, ${missing.length} missing`,
    );
    return exit;
  },
};
