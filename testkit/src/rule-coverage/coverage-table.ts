import { type Coverage, coverageSummary, lacks, type RuleCoverage } from './coverage.ts';

const cell = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join('<br>');

const shortened = (game: string, paths: readonly string[]): readonly string[] =>
  paths.map((path) => path.replace(`games/${game}/`, ''));

function row(game: string, rule: RuleCoverage): string {
  const { id, descriptive, files, tests, fixtures } = rule;
  const met = fixtures.length === 0 ? '' : `${fixtures.length}`;
  if (descriptive !== null) return `| ${id} | *${descriptive}* | | |`;
  const missing = lacks(rule).join('; ');
  const carriedOut = cell(shortened(game, files)) || (missing.includes('cites') ? '**none**' : '');
  return `| ${id} | ${carriedOut} | ${cell(shortened(game, tests)) || '**none**'} | ${met} |`;
}

/** What is tested and cannot be seen in play, with the reason. */
function notReached({ rules }: Coverage): readonly string[] {
  const declared = rules.filter(({ unreached }) => unreached !== null);
  if (declared.length === 0) return [];
  return [
    '## Not seen in play',
    '',
    'Recorded games and random ones over every scenario and option run the code of all other rules.',
    '',
    ...declared.map(({ id, unreached }) => `- ${id}: ${unreached}`),
    '',
  ];
}

/** The report as a page: each id, where it is carried out and tested, and how many recorded games come across it. */
export function coverageTable(title: string, coverage: Coverage): string {
  const { ids, descriptive, tested, missing } = coverageSummary(coverage);
  return [
    `# Rule coverage: ${title}`,
    '',
    `${ids} ids: ${tested} tested, ${descriptive} descriptive, ${missing.length} missing.`,
    `Written by \`npm run grognard -- coverage ${coverage.game} --write\`; paths are inside \`games/${coverage.game}/\` unless they begin elsewhere.`,
    '',
    '| rule | carried out in | tested in | recorded games |',
    '| --- | --- | --- | --- |',
    ...coverage.rules.map((rule) => row(coverage.game, rule)),
    '',
    ...notReached(coverage),
  ].join('\n');
}
