import { describe, expect, test } from 'vitest';
import { uncitedRules } from '../src/checks/citations.ts';
import { optionFaults } from '../src/checks/options.ts';
import { conformance, inspect } from '../src/index.ts';
import { type Flaw, flaws, sealedBids } from './sealed-bids.ts';

conformance(sealedBids(), { games: 40, maxDecisions: 500 });

/** Which check must notice which flaw, by a word of its name; others may notice it as well. */
const noticedBy: { readonly [flaw in Flaw]: string } = {
  'view shows the other bid': 'secret drafts',
  'prompt tells whether the other has bid': 'blindfold',
  'refusal depends on the other bid': 'two worlds',
  'secret die is told to everybody': 'secret draws',
  'clone shares what rules change': 'a clone is equal',
  'first to lock wins a tie': 'simultaneous answers',
  'determinize forgets the round': 'determinize gives',
  'position forgets the points': 'a position written',
  'position reader trusts its input': 'one field spoiled',
  'refusal cites no rule of the book': 'cite rules',
  'evaluate leaves the scale': 'the brain gives',
  'rollout is not legal': 'the brain gives',
  'never ends': 'random games end',
  'state holds what JSON drops': 'being written down',
  'apply throws': 'every legal action is accepted',
  'apply remembers outside the state': 'the journal replays',
  'wider is not refused': 'wider candidates',
  'options take anything': '',
  'event tells a hidden letter': 'redacted events',
  'no legal action': 'has a legal action',
  'choice called public hangs on a secret': 'a choice called public',
  'machine bids for ever': 'the machine brings',
};

describe('conformance notices', () => {
  test.for(flaws.filter((flaw) => noticedBy[flaw] !== ''))('%s', (flaw) => {
    const { faults } = inspect(sealedBids(flaw), { games: 25, maxDecisions: 300 });
    const names = [...faults.keys()];
    expect(
      names.filter((name) => name.includes(noticedBy[flaw])),
      `noticed by: ${names}`,
    ).toHaveLength(1);
    const [first = ''] = [...faults.values()].flat();
    expect(first).toMatch(/^seed \d+/);
  });
});

test('options that take anything, and rules cited by nobody, are noticed once per game', () => {
  expect(optionFaults(sealedBids('options take anything'), () => ({}))).toContain(
    'null was taken for options',
  );
  expect(optionFaults(sealedBids(), () => ({ strange: 1 }))[0]).toContain('no options');
  expect(uncitedRules(sealedBids())).toEqual([]);
  const { 'BID-1.4': _gone, ...ruleBook } = sealedBids().ruleBook;
  expect(uncitedRules({ ...sealedBids(), ruleBook })).toEqual(['action lock of auction cites BID-1.4']);
});

test('answers said to stay hidden are found out when they come to light after all', () => {
  const { faults } = inspect(sealedBids(), { games: 10, silent: ['auction'] });
  const [found = ''] = [...faults].flatMap(([name, all]) => (name.startsWith('secret drafts') ? all : []));
  expect(found).toContain('once all have answered');
});
