import { games } from '@grognard/games/registry';
import { type AnySecrets, secretsOfAnyGame, unseenIn } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { fuzzPairs } from '../src/fuzz-pairs.ts';
import { type Flaw, sealedBids } from './sealed-bids.ts';

const bidding = unseenIn('auction', 'a bid', 'BID-1.1', ['bid']);
const secrets: AnySecrets = { kinds: [bidding], open: ['lock'] };
const tried = (flaw?: Flaw, declared = secrets) =>
  fuzzPairs(sealedBids(flaw), { secrets: declared, pairs: 60 });

describe('two worlds by action', () => {
  test('a game that keeps its bids to itself is left in peace', () => {
    expect(tried()).toMatchObject({ pairs: 60, kinds: { 'a bid': 60 }, untried: [], faults: [] });
  });

  test('a view that shows the bid is noticed, with what told the two worlds apart', () => {
    const [first] = tried('view shows the other bid').faults;
    expect(first?.message).toMatch(/^a bid: \w+ \{"type":"bid","coins":\d\} or .*: \w+ sees it: /);
    expect(first).toMatchObject({ seed: 1 });
  });

  test('a bid that comes to light with the last lock is no fault, and one that is called unnoticed is', () => {
    expect(tried(undefined, { ...secrets, kinds: [{ ...bidding, isUnnoticed: true }] }).faults).toEqual([]);
    const locking = { ...bidding, known: () => ({}) };
    expect(tried(undefined, { ...secrets, kinds: [locking] }).faults[0]?.message).toContain('"lock"');
  });

  test('whoever may tell is not looked after', () => {
    const shared = { ...bidding, mayTell: () => true };
    expect(tried('view shows the other bid', { ...secrets, kinds: [shared] }).faults).toEqual([]);
  });

  test('an action nobody declared is a fault, and a kind that never came up is told', () => {
    expect(tried(undefined, { ...secrets, open: [] }).faults[0]?.message).toContain(
      'neither secret nor open',
    );
    const other = unseenIn('auction', 'a pledge', 'BID-1.1', ['pledge']);
    expect(tried(undefined, { ...secrets, kinds: [bidding, other] }).untried).toEqual(['a pledge']);
  });

  test('states of another game hide nothing', () => {
    const none = secretsOfAnyGame({ kinds: [bidding], open: ['lock'] }, (_state): _state is never => false);
    expect(fuzzPairs(sealedBids(), { secrets: { ...none, open: ['bid', 'lock'] }, pairs: 0 }).pairs).toBe(0);
    expect(none.kinds[0]?.known(sealedBids().setup({}), 'red', { type: 'bid' })).toBe(null);
  });
});

describe('what its actions hide each title says, with the rule that makes it a secret', () => {
  test.for(games)('$meta.id', async (title) => {
    const [{ ruleBook }, bench] = [await title.load(), await title.workbench?.()];
    const kinds = bench?.secrets?.kinds ?? [];
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.filter(({ rule }) => !Object.hasOwn(ruleBook, rule))).toEqual([]);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  });
});
