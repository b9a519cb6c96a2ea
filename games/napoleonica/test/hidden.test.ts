// Section 21: who knows what.
import {
  frozen,
  momentsSince,
  offers,
  pendingFor,
  randomOf,
  simulationSource,
  undoable,
  viewIn,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { napoleonica } from '../module.ts';
import { redact } from '../secrecy/redact.ts';
import { begin, roundAt, type TestTable, table } from './table.ts';

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
    expect(seen(t, 'A')?.players.A.hand).toEqual(['F02', 'F03']);
    expect(seen(t, 'A')?.players.A.seen).toEqual([false, true]);
    expect(seen(t, 'B')?.players.A.hand).toEqual(['F03', null]);
    expect(seen(t, 'B')?.players.A.seen).toEqual([true, false]);
    expect(seen(t, 'spectator')?.players.A.hand).toEqual(['F03', null]);
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

/** Everything somebody gets to know of a table, to the byte. */
const knownTo = ({ match }: TestTable, viewer: string): string =>
  JSON.stringify([
    viewOf(match, viewer),
    pendingFor(match, viewer),
    viewer === 'spectator' ? [] : offers(match, viewer),
    viewer === 'spectator' ? null : undoable(match, viewer) !== null,
    momentsSince(match, 0, viewer),
  ]);

describe('NAP-HID.3: which card was laid nobody can tell before it is turned up', () => {
  const seenCard = (card: string) => ({ card, seen: true });
  const scene = {
    A: { F6: 'FR01' },
    B: { F5: 'AB01' },
    players: {
      A: { hand: [seenCard('F16'), 'F02', seenCard('F09'), 'F02', 'F11', seenCard('F12')] },
      B: { hand: [seenCard('A10'), 'A11', 'A12', seenCard('A11')] },
    },
  };
  const attacking = () => table(scene).attack('F6', 'F5');
  const laying = (t: TestTable): readonly Action[] => t.options('lay').filter(({ card }) => card !== null);

  test('by the attacker: another card, a seen one or the Decoy', () => {
    const choices = laying(attacking());
    expect(choices.length).toBeGreaterThan(3);
    for (const viewer of ['B', 'spectator'])
      expect(new Set(choices.map((choice) => knownTo(attacking().play(choice), viewer))).size).toBe(1);
  });

  test('by the defender, while the attacker may still spy; and who spied, spectators cannot tell on what', () => {
    const bearing = { ...scene, A: { ...scene.A, F9: { type: 'FR12', items: ['AR2'] } } };
    const laid = (choice: Action) =>
      table(bearing).attack('F6', 'F5').play({ type: 'lay', card: null }, choice);
    const choices = laying(table(bearing).attack('F6', 'F5').play({ type: 'lay', card: null }));
    expect(choices.map((choice) => 'card' in choice && choice.card)).toEqual(['A10', 'A12', 'decoy']);
    for (const viewer of ['A', 'spectator'])
      expect(new Set(choices.map((choice) => knownTo(laid(choice), viewer))).size).toBe(1);
  });

  test('by the attacker, spied on: the spy knows the card, a spectator still does not', () => {
    const bearing = { ...scene, B: { ...scene.B, F1: { type: 'AB13', items: ['AR2'] } } };
    const spied = (choice: Action) =>
      table(bearing).attack('F6', 'F5').play(choice, { type: 'item', item: 'AR2' });
    const choices = laying(table(bearing).attack('F6', 'F5'));
    expect(new Set(choices.map((choice) => knownTo(spied(choice), 'spectator'))).size).toBe(1);
    expect(new Set(choices.map((choice) => knownTo(spied(choice), 'B'))).size).toBe(choices.length);
  });

  test('they count what is held: the number goes down, and a seen card is forgotten, when it is turned up', () => {
    const t = attacking();
    const held = () => seen(t, 'B')?.players.A;
    const before = ['F09', 'F12', 'F16', null, null, null];
    expect(held()?.hand).toEqual(before);
    t.play({ type: 'lay', card: 'F16' });
    expect(held()?.hand).toEqual(before);
    expect(held()?.seen).toEqual([true, true, true, false, false, false]);
    expect(seen(t, 'A')?.players.A.hand).toEqual(['F02', 'F09', 'F02', 'F11', 'F12']);
    t.dice('--').play({ type: 'lay', card: null });
    expect(held()?.hand).toEqual(['F09', 'F12', null, null, null]);
  });

  test('a position remembers that the laid card had been seen', () => {
    const t = attacking().play({ type: 'lay', card: 'F16' });
    const read = napoleonica.parsePosition(JSON.parse(JSON.stringify(napoleonica.position(t.match.state))));
    expect(read.ok && viewIn(napoleonica, frozen(read.value), 'B').battle?.players.A.hand).toEqual(
      seen(t, 'B')?.players.A.hand,
    );
  });

  test('NAP-ACN.5: whoever imagines the rest takes the Decoy, a seen and an unseen card for possible', () => {
    const t = attacking().play({ type: 'lay', card: 'F16' });
    const view = viewOf(t.match, 'B');
    const imagined = Array.from({ length: 60 }, (_, seed) =>
      napoleonica.determinize(view, 'B', randomOf(simulationSource(seed))),
    );
    for (const world of imagined) expect(viewIn(napoleonica, frozen(world), 'B')).toEqual(view);
    const lying = imagined.map(({ battle }) => battle?.players.A.laid);
    expect(lying.some((card) => card?.hidden === 'decoy')).toBe(true);
    expect(lying.some((card) => card?.wasSeen === true)).toBe(true);
    expect(lying.some((card) => card?.wasSeen === false && card.hidden !== 'decoy')).toBe(true);
  });
});
