// Sections 4 and 14: the Order phase and the End phase.
import { describe, expect, test } from 'vitest';
import { hex, roundAt, table } from './table.ts';

const ORDER = { turn: null, phase: 'order' };
const empty = { screen: '' };

describe('the Order phase', () => {
  test('NAP-ORD.1, NAP-RND.1, NAP-RUL.7, NAP-FAQ.7: three Reinforcement cards are turned up; too few left are shuffled with the discards', () => {
    const t = table({
      A: { F9: 'FR12' },
      B: { F1: 'AB13' },
      facts: {
        ...ORDER,
        reinforcementDeck: ['RC01'],
        reinforcementDiscard: ['RC02', 'RC03', 'RC04'],
        revealed: [],
      },
      frames: roundAt('reveal'),
    });
    expect(t.battle.revealed.length).toBe(3);
    expect(t.battle.reinforcementDeck.length).toBe(1);
    expect(t.battle.reinforcementDiscard).toEqual([]);
    expect(t.asked()).toBe('AB bid.bid');
  });

  test('NAP-ORD.4, NAP-RUL.10: the winner’s card is gone, the loser’s is back and known', () => {
    const t = table({
      A: { F9: 'FR12' },
      B: { F1: 'AB13' },
      players: { A: { hand: ['F16'] }, B: { hand: ['A01'] } },
      facts: ORDER,
      frames: roundAt('bid'),
    });
    t.as('A', { type: 'bid', card: 'F16' }).as('B', { type: 'bid', card: 'A01' });
    expect(t.battle.leader).toBe('A');
    expect(t.player('A').hand).toEqual([]);
    expect(t.player('B').hand).toMatchObject([{ hidden: 'A01', knownTo: ['A', 'B', 'spectator'] }]);
  });

  test('NAP-ORD.5, NAP-RUL.11, NAP-CRD.6: a Decoy bids 0, may win, and comes back', () => {
    const t = table({
      A: { F9: 'FR12' },
      B: { F1: 'AB13' },
      facts: { ...ORDER, leader: 'A' },
      frames: roundAt('bid'),
    });
    expect(t.legal('A')).toEqual([{ type: 'bid', card: 'decoy' }]);
    t.as('A', { type: 'bid', card: 'decoy' }).as('B', { type: 'bid', card: 'decoy' });
    expect(t.heard('bidsRevealed')).toMatchObject([{ values: { A: 0, B: 0 }, leader: 'A' }]);
    expect(t.player('A').discard).toEqual([]);
  });

  test('NAP-ORD.6, NAP-ORD.7, NAP-HID.1: the Leader picks a side for both; only numbers of Orders are public', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      players: { A: empty, B: empty },
      facts: { ...ORDER, leader: 'B', escalated: [], escalation: null, escalationDeck: ['E3'] },
      frames: roundAt('escalate'),
    });
    expect(t.heard('escalationDrawn')).toMatchObject([{ card: 'E3', isLast: true }]);
    expect(t.asked()).toBe('B escalate.choose');
    t.play({ type: 'escalate', side: 'B' });
    expect([t.player('A').screen.count, t.player('B').screen.count]).toEqual([7, 7]);
  });

  test('NAP-EDK.2: in a Lull each takes 1 Fatigue off up to two units, the Leader first', () => {
    const t = table({
      A: { F9: { type: 'FR01', fatigue: 1 }, E9: { type: 'FR01', fatigue: 2 } },
      B: { F1: { type: 'AB01', fatigue: 1 } },
      players: { A: empty, B: empty },
      facts: { ...ORDER, leader: 'B', escalation: { card: 'E5', side: 'A' } },
      frames: roundAt('lull'),
    });
    expect(t.asked()).toBe('B relief.choose');
    t.play({ type: 'unfatigue', unit: 2 });
    expect(t.asked()).toBe('A relief.choose');
    t.play({ type: 'unfatigue', unit: 1 });
    expect(t.options('unfatigue').map(({ unit }) => unit)).toEqual([0]);
    t.play({ type: 'stop' });
    expect([t.shown('F9'), t.shown('E9')]).toEqual(['4/4 f1 o0', '4/4 f1 o0']);
  });

  test('NAP-EDK.3: Heroism draws the Leader one more Order', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      players: { A: empty, B: empty },
      facts: { ...ORDER, leader: 'B', escalation: { card: 'E6', side: 'B' } },
      frames: roundAt('draw'),
    });
    expect([t.player('A').screen.count, t.player('B').screen.count]).toEqual([7, 8]);
  });

  test('NAP-ORD.9, NAP-RUL.13, NAP-RUL.14, NAP-ABL.9: Orders of Draft go back into the pouch before any exchange', () => {
    const t = table({
      A: { F9: 'FR12' },
      B: { F1: 'AB01' },
      players: { A: empty, B: empty },
      facts: { ...ORDER, escalation: { card: 'E1', side: 'A' } },
      frames: roundAt('draw'),
    });
    expect(t.asked()).toBe('A draft.choose');
    t.play({ type: 'returnOrder', colour: 'G' });
    expect([t.player('A').screen.count, t.player('A').pouch.count]).toEqual([5, 12]);
    expect(t.asked()).toBe('A exchange.choose');
  });

  test('NAP-ORD.10, NAP-RUL.12: exchanges are paid each time, go face down, and end with the pouch', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      players: { A: { screen: 'GGB' } },
      facts: ORDER,
      frames: roundAt('exchange'),
    });
    expect(t.options('exchange')).toContainEqual({ type: 'exchange', pay: 'B', discard: 'GG' });
    t.play({ type: 'exchange', pay: 'B', discard: 'G' });
    expect(t.player('A').spentHidden.count).toBe(2);
    expect(t.player('A').screen.count).toBe(2);
    const dry = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      players: { A: { screen: 'GGGGGGGGBBBBBRRRP' } },
      facts: ORDER,
      frames: roundAt('exchange'),
    });
    expect(dry.legal()).toEqual([{ type: 'done' }]);
  });

  test('NAP-ORD.11, NAP-COR.2, NAP-RUL.15: the Abyss turns an Order into 1 Corruption', () => {
    const t = table({
      A: { F9: 'AB13' },
      B: { F1: 'FR12' },
      players: { A: { screen: 'GG', corruption: 3 } },
      facts: ORDER,
      frames: roundAt('exchange'),
    });
    t.play({ type: 'toCorruption', colour: 'G' });
    expect(t.player('A').corruption).toBe(4);
    expect(t.player('A').spentHidden.count).toBe(1);
    t.play({ type: 'done' });
    expect(t.options('toCorruption')).toEqual([]);
  });

  test('NAP-ORD.12, NAP-CMP.6: there is no limit on Orders; a pouch that runs dry gives what it has', () => {
    const t = table({
      A: { F9: 'FR14' },
      B: { F1: 'AB01' },
      players: { A: { screen: 'GGGGGGGGBBBBBRR' } },
    });
    t.play({ type: 'free', ability: 'grandPlan', unit: 0 });
    expect(t.player('A').screen.count).toBe(17);
    expect(t.player('A').pouch.count).toBe(0);
    expect(t.options('takeRandom')).toEqual([]);
  });
});

describe('the End phase', () => {
  const end = (terms: object, facts: object, A: object, B: object, more: object = {}) =>
    table({
      A: A as { readonly [hex: string]: string },
      B: B as { readonly [hex: string]: string },
      terms,
      facts: { turn: null, phase: 'battle', ...facts },
      frames: roundAt('score'),
      ...more,
    });
  const landmarks = (...names: readonly string[]) => names.map((name) => ({ hex: name }));

  test('NAP-END.1, NAP-SCN.2, NAP-SCN.3: more bridges than the enemy are 1 VP; an empty one is nobody’s', () => {
    const terms = { special: 'bridges', landmarks: landmarks('C5', 'F5', 'I5') };
    expect(end(terms, {}, { C5: 'FR01' }, { A1: 'AB01' }).vp()).toEqual([1, 0]);
    expect(end(terms, {}, { C5: 'FR01' }, { F5: 'AB01' }).vp()).toEqual([0, 0]);
  });

  test('NAP-END.1: the Great Redoubt pays South for holding it, North from round 3 for keeping it', () => {
    const terms = { special: 'redoubt', landmarks: landmarks('E3', 'F3', 'G3') };
    expect(end(terms, {}, { E3: 'FR01', F3: 'FR01', G3: 'FR02' }, { A1: 'AB01' }).vp()).toEqual([2, 0]);
    expect(end(terms, { round: 2 }, { A9: 'FR01' }, { F3: 'AB01' }).vp()).toEqual([0, 0]);
    expect(end(terms, { round: 3 }, { A9: 'FR01' }, { F3: 'AB01' }).vp()).toEqual([0, 1]);
  });

  test('NAP-END.1: Frostplain pays in even rounds, 2 on the enemy’s half and 1 on the own', () => {
    const terms = { special: 'halves', landmarks: landmarks('D3', 'H7') };
    expect(end(terms, { round: 2 }, { D3: 'FR01', H7: 'FR01' }, { A1: 'AB01' }).vp()).toEqual([3, 0]);
    expect(end(terms, { round: 2 }, { A9: 'FR01' }, { H7: 'AB01' }).vp()).toEqual([0, 2]);
    expect(end(terms, { round: 3 }, { D3: 'FR01' }, { H7: 'AB01' }).vp()).toEqual([0, 0]);
  });

  test('NAP-END.1, NAP-SCN.6: the Gate is worth 4, Rifts at most 2, custom Landmarks what they say', () => {
    expect(
      end({ special: 'gate', landmarks: landmarks('F1') }, {}, { F1: 'FR01' }, { A1: 'AB01' }).vp(),
    ).toEqual([4, 0]);
    const rifts = { special: 'rifts', landmarks: landmarks('C5', 'F5', 'I5') };
    const held = end(
      rifts,
      {},
      { A9: 'FR01' },
      { C5: 'AB01', F5: 'AB01', I5: 'AB01' },
      {
        terrain: { C5: 'X', F5: 'X', I5: 'X' },
      },
    );
    expect(held.vp()).toEqual([0, 2]);
    const own = {
      landmarks: [
        { hex: 'F5', scores: 'hold' },
        { hex: 'C5', scores: 'majority' },
      ],
    };
    expect(end(own, {}, { F5: 'FR01', C5: 'FR02' }, { A1: 'AB01' }).vp()).toEqual([2, 0]);
  });

  test('NAP-TER.9, NAP-TER.6: a Rift feeds the Abyss, a Shrine rests whoever stands there', () => {
    const t = end(
      {},
      {},
      { F5: { type: 'FR01', fatigue: 2 } },
      { C5: 'AB01' },
      { terrain: { F5: 'S', C5: 'X' } },
    );
    expect(t.shown('F5')).toBe('4/4 f1 o0');
    expect(t.player('B').corruption).toBe(1);
  });

  test('NAP-VIC.2, NAP-RUL.79, NAP-SCN.4: both at the goal: more VP wins; a side without a goal has none', () => {
    const both = end(
      { goals: { south: 3, north: 3 } },
      {},
      { A9: 'FR01' },
      { A1: 'AB01' },
      { players: { A: { vp: 3 }, B: { vp: 4 } } },
    );
    expect(both.battle.result).toMatchObject({ winner: 'B', rule: 'NAP-VIC.2' });
    const none = end({}, {}, { A9: 'FR01' }, { A1: 'AB01' }, { players: { A: { vp: 30 } } });
    expect(none.battle.result).toBe(null);
  });

  test('NAP-VIC.4, NAP-RUL.1: the last Escalation card ends the battle, not the Reinforcement deck', () => {
    const t = end({}, { escalationDeck: [] }, { A9: 'FR01' }, { A1: 'AB01' }, { players: { B: { vp: 1 } } });
    expect(t.battle.result).toMatchObject({ winner: 'B', rule: 'NAP-VIC.4' });
    const spent = { reinforcementDeck: [], reinforcementDiscard: ['RC01', 'RC02', 'RC03'] };
    const on = end({}, spent, { A9: 'FR01' }, { A1: 'AB01' });
    expect(on.battle.result).toBe(null);
  });

  test('NAP-VIC.4: in the Pass North wins unless South has reached its goal', () => {
    const terms = { special: 'breakthrough', goals: { south: 10, north: 5 } };
    const t = end(
      terms,
      { escalationDeck: [] },
      { A9: 'FR01' },
      { A1: 'AB01' },
      { players: { A: { vp: 9 } } },
    );
    expect(t.battle.result).toMatchObject({ winner: 'B' });
  });

  test('NAP-END.2, NAP-END.4, NAP-BLK.3: Orders and Blanks go back, Fatigue stays', () => {
    const t = end({}, {}, { A9: { type: 'FR01', fatigue: 1, orders: 'G', blanks: 1 } }, { A1: 'AB01' });
    expect(t.shown('A9')).toBe('4/4 f1 o0');
    expect([t.player('A').pouch.count, t.player('A').screen.count]).toEqual([17, 0]);
  });

  test('NAP-CRD.7, NAP-RUL.72, NAP-FAQ.2: the Landmark of SC4 draws one more; the Decoy does not count', () => {
    const t = end(
      { special: 'headquarters', landmarks: landmarks('F5') },
      { escalation: { card: 'E1', side: 'B' } },
      { F5: 'FR01' },
      { A1: 'AB01' },
    );
    expect([t.player('A').hand.length, t.player('B').hand.length]).toEqual([2, 1]);
  });

  test('NAP-EDK.4: in Fog nothing reaches beyond 3 hexes', () => {
    const scene = { A: { F9: 'FR09' }, B: { F5: 'AB01' } };
    const clear = table(scene).activate('F9');
    expect(clear.options('attack')).toHaveLength(1);
    const fog = table({ ...scene, facts: { escalation: { card: 'E7', side: 'A' } } }).activate('F9');
    expect(fog.refused({ type: 'attack', row: 0, target: 1 })).toBe('NAP-ATK.2');
    const snow = table({ ...scene, B: { F6: 'AB01' }, terms: { blizzard: [1] } }).activate('F9');
    expect(snow.refused({ type: 'attack', row: 0, target: 1 })).toBe('NAP-ATK.2');
  });

  test('NAP-ACN.2: nobody is asked where there is nothing to choose, but for bids and exchanges', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      facts: { ...ORDER, revealed: ['RC01', 'RC01', 'RC01'] },
      frames: roundAt('exchange'),
    });
    t.play({ type: 'done' }, { type: 'done' });
    expect(t.asked()).toBe('A reinforcement.choose');
    expect(hex('A1')).toBe(0);
  });
});
