// Section 21: who knows what.
import { viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { redact } from '../secrecy/redact.ts';
import { begin, roundAt, table } from './table.ts';

const seen = (t: ReturnType<typeof table>, viewer: string) => viewOf(t.match, viewer).battle;

describe('hidden information', () => {
  const t = table({
    A: { F6: 'FR01' },
    B: { F5: 'AB01' },
    players: { A: { hand: ['F02', { card: 'F03', seen: true }], screen: 'GGB' } },
  });

  test('NAP-HID.1: colours, cards and decks are the owner’s; their numbers are everybody’s', () => {
    expect(seen(t, 'A')?.players.A.screen).toEqual({ count: 3, orders: [2, 1, 0, 0] });
    expect(seen(t, 'B')?.players.A.screen).toEqual({ count: 3, orders: null });
    expect(seen(t, 'B')?.players.A.pouch).toEqual({ count: 14, orders: null });
    expect(seen(t, 'A')?.players.A.deck).toBe(28);
  });

  test('NAP-HID.2, NAP-HID.7, NAP-ORD.4: a card that lost a bid is known to all; spectators see what both may', () => {
    expect(seen(t, 'B')?.players.A.hand).toEqual([null, 'F03']);
    expect(seen(t, 'spectator')?.players.A.hand).toEqual([null, 'F03']);
    expect(seen(t, 'spectator')?.players.B.screen.orders).toBe(null);
  });

  test('NAP-HID.3: a laid card lies face down until NAP-S3', () => {
    const laid = table({ A: { F6: 'FR01' }, B: { F5: 'AB01' }, players: { A: { hand: ['F02'] } } });
    laid.attack('F6', 'F5').play({ type: 'lay', card: 'F02' });
    expect(seen(laid, 'A')?.players.A.laid).toMatchObject({ card: 'F02', isUp: false });
    expect(seen(laid, 'B')?.players.A.laid).toMatchObject({ card: null, isUp: false });
    laid.dice('--').play({ type: 'lay', card: null });
    expect(seen(laid, 'B')?.players.A.laid).toMatchObject({ card: 'F02', isUp: true });
  });

  test('NAP-HID.5, NAP-ACN.4: random draws are told without colours, chosen ones with them', () => {
    const drawn = {
      type: 'ordersDrawn',
      rule: 'NAP-ORD.8',
      player: 'A',
      count: 1,
      orders: [1, 0, 0, 0],
      ownerSees: 'A',
    } as const;
    expect(redact(drawn, 'A')).toEqual(drawn);
    expect(redact(drawn, 'B')).toMatchObject({ count: 1, orders: null });
    const taken = { type: 'orderTaken', rule: 'NAP-BAT.6', player: 'A', colour: 'G' } as const;
    expect(redact(taken, 'B')).toEqual(taken);
  });

  test('NAP-HID.8, NAP-HID.3: a bid is seen to be committed, and no more', () => {
    const bids = table({
      A: { F9: 'FR01' },
      B: { A1: 'AB01' },
      players: { A: { hand: ['F16'] } },
      facts: { turn: null, phase: 'order' },
      frames: roundAt('bid'),
    });
    bids.as('A', { type: 'bid', card: 'F16' });
    const view = viewOf(bids.match, 'B');
    expect(view.draft).toEqual({ card: null, item: null });
    expect(JSON.stringify(view)).not.toContain('F16');
    expect(view.frames.at(-1)).toMatchObject({ proc: 'bid', committed: ['A'] });
  });

  test('NAP-ACN.3: equal Orders and equal cards are one choice', () => {
    const twice = table({
      A: { F9: 'FR01' },
      B: { A1: 'AB01' },
      players: { A: { hand: ['F01', 'F01'], screen: 'GG' } },
    });
    expect(twice.options('play')).toEqual([{ type: 'play', card: 'F01' }]);
    expect(twice.options('activate')).toEqual([{ type: 'activate', unit: 0, pay: 'G' }]);
  });

  test('NAP-GEN.6: the same numbers give the same battle', () => {
    const one = begin({ scenario: 'SC2' }, 3, 1, 2);
    const two = begin({ scenario: 'SC2' }, 3, 1, 2);
    expect(one.match.state).toEqual(two.match.state);
  });
});
