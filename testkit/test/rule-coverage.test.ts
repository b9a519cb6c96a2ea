import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRandom, coverage, coverageSummary, coverageTable, lacks, recordTo } from '../src/index.ts';
import { idsIn, idsWithRanges, readRuleItems } from '../src/rule-coverage/rule-ids.ts';
import { testTitles } from '../src/rule-coverage/test-titles.ts';
import { sealedBids } from './sealed-bids.ts';

describe('a rulebook', () => {
  test('lists its ids in items and rows; a reason makes one descriptive', () => {
    const items = readRuleItems(
      [
        'See BID-9.9 for more.',
        '- **BID-1.1** Both bid.',
        '| **BID-1.2** `x` | row |',
        '| BID-R.3 | a ruling |',
        '| BID-1.4 die | no row of ours |',
        '- **BID-2.5** Coins are round. [descriptive: components]',
        '- **BID-2.6** Coins are round. [descriptive]',
        '- **BID-V.01 An auction** (BID-1.1)',
      ].join('\n'),
    );
    expect(items).toEqual([
      { id: 'BID-1.1', kind: 'rule', descriptive: null },
      { id: 'BID-1.2', kind: 'rule', descriptive: null },
      { id: 'BID-R.3', kind: 'ruling', descriptive: null },
      { id: 'BID-2.5', kind: 'rule', descriptive: 'components' },
      { id: 'BID-2.6', kind: 'rule', descriptive: null },
      { id: 'BID-V.01', kind: 'vector', descriptive: null },
    ]);
  });

  test('cards, rulings and worked examples may be numbered as on the cards', () => {
    const items = readRuleItems(
      [
        '- **BID-G05** *Wager* (2): Bid twice.',
        '- **BID-X-FR** *Feint* (0): Bid nothing.',
        '- **BID-R104** *May a card bid?* No.',
        '- **BID-GV-01** *Bidding* A bids 3.',
        '| BID-G05 is no row of ours |',
      ].join('\n'),
    );
    expect(items.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'BID-G05 rule',
      'BID-X-FR rule',
      'BID-R104 ruling',
      'BID-GV-01 vector',
    ]);
    expect(idsIn('BID-G05, G06 and X-FR; BID-R26/R27; BID-GV-03', 'BID')).toEqual([
      'BID-G05',
      'BID-G06',
      'BID-X-FR',
      'BID-R26',
      'BID-R27',
      'BID-GV-03',
    ]);
    expect(idsIn('G05 in slot R1 of a game with R26', 'BID')).toEqual([]);
    expect(idsIn('BID-R104', 'BID')).not.toContain('BID-R10');
  });

  test('ids are named whole, in lists and as bare rulings, never by a range', () => {
    expect(idsIn('BID-12.33, 12.34 and R.40 but BID-1.2 to 1.9; (R.7)', 'BID')).toEqual([
      'BID-12.33',
      'BID-12.34',
      'BID-R.40',
      'BID-1.2',
      'BID-1.9',
      'BID-R.7',
    ]);
    expect(idsIn('BID-12.9f, g and h; R045', 'BID')).toEqual([
      'BID-12.9f',
      'BID-12.9g',
      'BID-12.9h',
      'BID-R045',
    ]);
    expect(idsIn('BID-12.3', 'BID')).not.toContain('BID-12.33');
    expect(idsIn('XYZ-1.1 and 1.2', 'BID')).toEqual([]);
  });
});

test('ranges count where something is carried out', () => {
  expect(idsWithRanges('BID-3.1 to 3.4 and R.7 to R.9', 'BID')).toEqual(
    ['3.1', '3.4', 'R.7', 'R.9', '3.2', '3.3', 'R.8'].map((number) => `BID-${number}`),
  );
  expect(idsWithRanges('XYZ-3.1 to 3.4', 'BID')).toEqual([]);
  expect(idsWithRanges('BID-G09 to G11', 'BID')).toEqual(['BID-G09', 'BID-G11', 'BID-G10']);
});

describe('test titles', () => {
  const titles = (source: string): string => testTitles('x.test.ts', source).join(' | ');

  test('are read from the tests, not from what the tests say', () => {
    expect(titles("test('BID-1.1: bids', () => { expect('BID-9.9').toBe(1); });")).toBe('BID-1.1: bids');
    expect(titles("describe(`BID-1.2`, () => { it('in turn' + x, f); });")).toBe('BID-1.2 | in turn');
    expect(titles("// test('BID-1.3', f)\nconst a = 'BID-1.4';")).toBe('');
  });

  test('filled from rows stand with the texts of the rows, here or by name', () => {
    expect(titles("test.for([['BID-1.1', 2]])('%s holds', f)")).toBe('%s holds | BID-1.1');
    expect(titles("const rows = [{ rule: 'BID-1.2' }];\ntest.each(rows)('$rule', f)")).toContain('BID-1.2');
    expect(titles("test.each([['BID-1.3']])('no place for it', f)")).toBe('no place for it');
  });
});

describe('coverage', () => {
  const root = mkdtempSync(join(tmpdir(), 'grognard-coverage-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeAll(() => {
    write(
      'rules/bids.md',
      '- **BID-1.1** Bid.\n- **BID-1.6** Prize.\n- **BID-2.1** Pledge.\n- **BID-3.1** End.\n- **BID-4.1** Gold. [descriptive: looks]\n- **BID-V.01 One** (BID-1.1)\n- **BID-V.02 Two**\n',
    );
    write('games/bids/bid.ts', "// BID-1.1: both bid.\nexport const rule = 'BID-1.6';\n");
    write('games/bids/data/rule-book.ts', "export const ruleBook = { 'BID-3.1': 'End' };\n");
    write('games/bids/test/bid.test.ts', "test('BID-1.1 and V.01: bids', f); test('BID-3.1', f);");
    write('games/bids/test/helper.ts', "test('BID-2.1', f);");
    recordTo(join(root, 'fixtures/bids/one.grognard'), sealedBids(), {
      options: {},
      seed: 1,
      players: {},
      choose: atRandom,
      created: '',
    });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('says for each id where it is carried out, tested and met with, and what it lacks', () => {
    const report = coverage({ root, game: 'bids', prefix: 'BID', module: sealedBids() });
    const about = Object.fromEntries(report.rules.map((rule) => [rule.id, rule]));
    expect(about['BID-1.1']).toMatchObject({
      files: ['games/bids/bid.ts'],
      tests: ['games/bids/test/bid.test.ts'],
      fixtures: ['one.grognard'],
    });
    expect(report.rules.map((rule) => lacks(rule).join(', '))).toEqual([
      '',
      'no test names it',
      'no test names it, no implementation cites it',
      'no implementation cites it',
      '',
      '',
      'no test names it',
    ]);
    expect(about['BID-2.1']?.fixtures).toEqual(['one.grognard']);
    expect(coverageSummary(report)).toEqual({
      game: 'bids',
      ids: 7,
      descriptive: 1,
      tested: 3,
      missing: ['BID-1.6', 'BID-2.1', 'BID-3.1', 'BID-V.02'],
    });
    const table = coverageTable('Bids', report);
    expect(table).toContain('7 ids: 3 tested, 1 descriptive, 4 missing.');
    expect(table).toContain('| BID-1.1 | `bid.ts` | `test/bid.test.ts` | 1 |');
    expect(table).toContain('| BID-2.1 | **none** | **none** | 1 |');
    expect(table).toContain('| BID-4.1 | *looks* | | |');
  });
});
