import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@grognard/kernel';
import pc from 'picocolors';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, say, sayJson, titleNamed } from '../context.ts';
import { isOn } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

export const coverage: Command = {
  usage: 'coverage <game>',
  about: 'List every rule id with where it is carried out, tested and met with in recorded games',
  flags: [JSON_FLAG, { flag: '--write', about: 'Write the table to docs/coverage-<game>.md' }],
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
    const module: AnyGame = await title.load();
    const report = coverageOf({ root, game, prefix: title.meta.prefix, module });
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
