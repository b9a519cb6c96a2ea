import { describe, expect, test } from 'vitest';
import { cardTable } from './card-table.ts';
import { WOODS } from './table.ts';

const hands = (A: readonly string[], B: readonly string[] = []) => ({ A: { hand: A }, B: { hand: B } });
type Spec = string | { readonly card: string; readonly cas?: number };
const duel = (a: Spec, b: Spec, A: readonly string[], B: readonly string[] = [], more: object = {}) =>
  cardTable({
    A: { L1: a, S4: 'FR-LINE' },
    B: { L1: b, L5: 'BR-LINE' },
    players: hands(A, B),
    ...more,
  });
const engage = { kind: 'engage', target: 'B:L1' } as const;

describe('cards: cold steel', () => {
  test('SAG-G11 Fix Bayonets: +1 Melee for Infantry in this round', () => {
    const t = duel('FR-LINE', 'BR-LINE', ['G11']).dice(3, 1);
    t.orders('A:L1', engage);
    t.card('A', 'G11');
    t.skip();
    expect(t.totals()).toEqual([6, 3]);
    expect(t.state.effects).toEqual([]);
  });

  test('SAG-G11 Fix Bayonets: also in a later round; not for Cavalry, not while firing', () => {
    const later = duel('FR-LINE', 'BR-LINE', ['G11'], [], { melees: [['A:L1', 'B:L1']] }).dice(3, 1);
    later.orders('A:L1', { kind: 'continue' });
    later.card('A', 'G11');
    later.skip();
    expect(later.totals()).toEqual([6, 3]);
    const horse = duel('FR-CUIR', 'BR-LINE', ['G11']);
    horse.orders('A:L1', engage);
    horse.play('A', { type: 'charge', yes: false });
    expect(horse.against('A', 'G11')).toBe('SAG-G11');
    const fire = duel('FR-LINE', 'BR-LINE', ['G11']);
    fire.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(fire.against('A', 'G11')).toBe('SAG-G11');
  });

  test('SAG-G18 Sound the Charge: +1 as a charge bonus, which a Square cancels', () => {
    const t = duel('FR-HUSS', 'BR-LINE', ['G18']).dice(1, 1);
    t.orders('A:L1', engage);
    t.play('A', { type: 'charge', yes: true });
    t.card('A', 'G18');
    t.skip();
    expect(t.totals()).toEqual([6, 3]);
    const square = cardTable({
      A: { L1: 'FR-HUSS', S4: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', formation: 'square' }, L5: 'BR-LINE' },
      players: hands(['G18']),
    }).dice(2, 1);
    square.orders('A:L1', engage);
    square.play('A', { type: 'charge', yes: true });
    square.card('A', 'G18');
    square.skip();
    expect(square.totals()).toEqual([5, 3]);
  });

  test('SAG-G18 Sound the Charge: not without a Charge in this activation', () => {
    const t = duel('FR-HUSS', 'BR-LINE', ['G18']);
    t.orders('A:L1', engage);
    t.play('A', { type: 'charge', yes: false });
    expect(t.against('A', 'G18')).toBe('SAG-G18');
  });

  const column = (S1: string, hand: readonly string[]) =>
    cardTable({ A: { L1: 'FR-LINE', S1 }, B: { L1: 'BR-LINE', L5: 'BR-LINE' }, players: hands(hand) });

  test('SAG-F04 Attack Column: +2 Melee for Infantry with Infantry behind it that starts a Melee', () => {
    const t = column('FR-LIGHT', ['F04']).dice(2, 1);
    t.orders('A:L1', engage);
    t.card('A', 'F04');
    t.skip();
    expect(t.totals()).toEqual([6, 3]);
  });

  test('SAG-F04 Attack Column: not alone, not with horse behind it, not in a later round', () => {
    const horse = column('FR-CUIR', ['F04']);
    horse.orders('A:L1', engage);
    expect(horse.against('A', 'F04')).toBe('SAG-F04');
    const later = cardTable({
      A: { L1: 'FR-LINE', S1: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      melees: [['A:L1', 'B:L1']],
      players: hands(['F04']),
    });
    later.orders('A:L1', { kind: 'continue' });
    expect(later.against('A', 'F04')).toBe('SAG-F04');
  });

  const scots = (hand: readonly string[], card = 'BR-HOUS') =>
    cardTable({
      A: { L1: { card: 'FR-LINE', formation: 'square' }, L5: 'FR-LINE' },
      B: { L1: card, S4: 'BR-LINE' },
      first: 'B',
      players: hands([], hand),
    });

  test('SAG-B04 Scotland Forever!: +1 as a charge bonus and Breakthrough for Heavy Cavalry', () => {
    const t = scots(['B04']).dice(1, 1);
    t.orders('B:L1', { kind: 'engage', target: 'A:L1' });
    t.play('B', { type: 'charge', yes: true });
    t.card('B', 'B04');
    t.skip();
    expect(t.totals()).toEqual([1 + 4 + 1 + 1 + 1, 1 + 2 - 1]);
  });

  test('SAG-B04 Scotland Forever!: the Breakthrough lasts for the turn, the bonus for the round', () => {
    const t = cardTable({
      A: { L1: { card: 'FR-LINE', formation: 'square' }, L5: 'FR-LINE' },
      B: { L1: 'BR-HOUS', S4: 'BR-LINE' },
      first: 'B',
      bothAct: true,
      players: { A: { markers: 1 }, B: { hand: ['B04'], markers: 1 } },
    }).dice(1, 1);
    t.orders('B:L1', { kind: 'engage', target: 'A:L1' });
    t.play('B', { type: 'charge', yes: true });
    t.card('B', 'B04');
    t.skip();
    t.dice(1, 1).orders('A:L1', { kind: 'continue' });
    t.skip();
    expect(t.totals().slice(2)).toEqual([1 + 2 - 1, 1 + 4 + 1 + 1]);
  });

  test('SAG-B04 Scotland Forever!: not for Light Cavalry, not without a Charge', () => {
    const light = scots(['B04'], 'BR-LDRA');
    light.orders('B:L1', { kind: 'engage', target: 'A:L1' });
    light.play('B', { type: 'charge', yes: true });
    expect(light.against('B', 'B04')).toBe('SAG-B04');
    const slow = scots(['B04']);
    slow.orders('B:L1', { kind: 'engage', target: 'A:L1' });
    slow.play('B', { type: 'charge', yes: false });
    expect(slow.against('B', 'B04')).toBe('SAG-B04');
  });

  const jena = (cas: number, order: object = engage) => {
    const t = cardTable({
      A: { L1: { card: 'PR-LINE', cas }, S4: 'PR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: ['P04'], faction: 'PR' } },
    });
    t.orders('A:L1', order as typeof engage);
    return t;
  };

  test('SAG-P04 Revenge for Jena: +1 Melee, +2 for a unit with casualties', () => {
    for (const [cas, total] of [
      [0, 6],
      [1, 7],
    ] as const) {
      const t = jena(cas).dice(2, 1);
      t.card('A', 'P04');
      t.skip();
      expect(t.totals()).toEqual([total, 3]);
    }
    expect(jena(0, { kind: 'fire', target: 'B:L1' }).against('A', 'P04')).toBe('SAG-P04');
  });

  test('SAG-P01 Vorwärts!: +1 Melee in the engaging round for whoever starts it, until the end of the turn', () => {
    const t = cardTable({
      A: { L1: 'PR-LINE', L2: 'PR-LINE', S4: 'PR-LINE' },
      B: { L1: 'BR-LINE', L2: 'BR-LINE', L5: 'BR-LINE' },
      melees: [['A:L2', 'B:L2']],
      players: { A: { hand: ['P01'], faction: 'PR', markers: 2 } },
    }).dice(2, 1);
    t.card('A', 'P01');
    t.orders('A:L1', engage);
    expect(t.totals()).toEqual([6, 3]);
    t.dice(2, 1).orders('A:L2', { kind: 'continue' });
    expect(t.totals().slice(2)).toEqual([5, 3]);
  });

  test('SAG-P01 Vorwärts!: an order of the army, not an answer to an action', () => {
    const t = cardTable({
      A: { L1: 'PR-LINE', S4: 'PR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: ['P01'], faction: 'PR' } },
    });
    t.orders('A:L1', engage);
    expect(t.against('A', 'P01')).toBe('SAG-5.3');
  });
});

describe('cards: Thin Red Line', () => {
  const attacked = (a: Spec, b: object | string, more: object = {}) => {
    const t = cardTable({
      A: { L1: a, S4: 'FR-LINE' },
      B: { L1: b as Spec, L5: 'BR-LINE' },
      players: { A: {}, B: { hand: ['B01'], markers: 1 } },
      ...more,
    });
    t.orders('A:L1', engage);
    return t;
  };

  test('SAG-B01 Thin Red Line: a marker is spent, the unit fires, and the engagement goes on', () => {
    const t = attacked('FR-LINE', 'BR-LINE');
    t.reach('B', 'W-ACT');
    t.dice(3, 1, 1).card('B', 'B01');
    expect(t.totals()).toEqual([6, 3, 3]);
    expect(t.unit('A:L1')?.cas).toBe(1);
    expect(t.unit('B:L1')?.activated).toBe(true);
    expect(t.player('B').markers).toBe(0);
    expect(t.events.find(({ type }) => type === 'markerSpent')).toMatchObject({ rule: 'SAG-B01' });
    expect(t.state.melees).toHaveLength(1);
  });

  test('SAG-B01 Thin Red Line: an attacker that is shot down ends it, and the window with it', () => {
    const t = attacked({ card: 'FR-LINE', cas: 3 }, 'BR-LINE', {
      players: { A: { hand: ['G11'] }, B: { hand: ['B01', 'G06'], markers: 1 } },
    });
    t.reach('B', 'W-ACT');
    t.dice(3).card('B', 'B01');
    t.skip();
    expect(t.unit('A:L1')).toBeNull();
    expect(t.vp('B')).toBe(2);
    expect(t.state.melees).toEqual([]);
    expect(t.state.frames.some(({ proc }) => proc === 'engage')).toBe(false);
    expect(t.player('B').meleeWins).toBe(0);
  });

  test('SAG-B01 Thin Red Line, SAG-R97: a charger that retreats loses its marker; a blocked one comes on', () => {
    const flees = cardTable({
      A: { L1: { card: 'FR-CUIR', cas: 1 }, S4: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: ['G18'] }, B: { hand: ['B01'], markers: 1 } },
    });
    flees.orders('A:L1', engage);
    flees.play('A', { type: 'charge', yes: true });
    flees.reach('B', 'W-ACT');
    flees.dice(3).card('B', 'B01');
    flees.skip();
    flees.play('A', { type: 'morale', how: 'fail' });
    expect(flees.unit('A:RTW')).toMatchObject({ cas: 2, chargeTurn: null, disarray: false });
    expect(flees.state.melees).toEqual([]);
    expect(flees.totals()).toHaveLength(1);
    const blocked = cardTable({
      A: { L1: { card: 'FR-CUIR', cas: 1 }, S4: 'FR-LINE', RTW: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: ['G18'] }, B: { hand: ['B01'], markers: 1 } },
    });
    blocked.orders('A:L1', engage);
    blocked.play('A', { type: 'charge', yes: true });
    blocked.reach('B', 'W-ACT');
    blocked.dice(3, 1, 1).card('B', 'B01');
    blocked.skip();
    blocked.play('A', { type: 'morale', how: 'fail' });
    blocked.skip();
    expect(blocked.unit('A:L1')).toMatchObject({ cas: 3, chargeTurn: 1 });
    expect(blocked.state.melees).toHaveLength(1);
  });

  test('SAG-B01 Thin Red Line: not without a marker, not twice a turn, not for Cavalry, not against fire', () => {
    const poor = attacked('FR-CUIR', 'BR-LINE', { players: { A: {}, B: { hand: ['B01'], markers: 0 } } });
    poor.play('A', { type: 'charge', yes: true });
    poor.reach('B', 'W-ACT');
    expect(poor.against('B', 'B01')).toBe('SAG-B01');
    const spent = attacked('FR-CUIR', { card: 'BR-LINE', activated: true });
    spent.play('A', { type: 'charge', yes: true });
    spent.reach('B', 'W-ACT');
    expect(spent.against('B', 'B01')).toBe('SAG-B01');
    const horse = attacked('FR-LINE', 'BR-UNIO');
    horse.reach('B', 'W-ACT');
    expect(horse.against('B', 'B01')).toBe('SAG-B01');
    const fire = cardTable({
      A: { S1: 'FR-FART', L1: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      players: { A: {}, B: { hand: ['B01'], markers: 1 } },
    });
    fire.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    fire.reach('B', 'W-ACT');
    expect(fire.against('B', 'B01')).toBe('SAG-B01');
  });
});

describe('cards: Pursuit', () => {
  const won = (winner: string, loser: Spec, hand: readonly string[] = ['N08'], more: object = {}) => {
    const t = cardTable({
      A: { L1: winner, S4: 'FR-LINE' },
      B: { L1: loser, L5: 'BR-LINE' },
      melees: [['A:L1', 'B:L1']],
      players: hands(hand),
      ...more,
    }).dice(3, 1);
    t.orders('A:L1', { kind: 'continue' });
    t.skip();
    return t;
  };

  test('SAG-N08 Pursuit: a loser in flight takes a casualty without a test', () => {
    const t = won('FR-CUIR', { card: 'BR-LINE', cas: 1 });
    t.play('B', { type: 'morale', how: 'fail' });
    t.reach('A', 'W-WIN');
    t.card('A', 'N08');
    expect(t.unit('B:RTW')?.cas).toBe(3);
    expect(t.diceLeft()).toBe(0);
  });

  test('SAG-N08 Pursuit: it may destroy the loser, which counts as an elimination', () => {
    const t = won('FR-CUIR', { card: 'BR-RIFL', cas: 1 }, ['N08'], {
      rules: { autoScore: true },
      players: { A: { hand: ['N08'], objectives: [{ card: 'O03' }] } },
    });
    t.play('B', { type: 'morale', how: 'fail' });
    t.reach('A', 'W-WIN');
    t.card('A', 'N08');
    expect(t.unit('B:RTW')).toBeNull();
    expect(t.vp('A')).toBe(2);
    expect(t.player('A').objectives).toMatchObject([{ scored: true }]);
  });

  test('SAG-N08 Pursuit: not on foot, not after a unit that was destroyed, not by a winner that has left', () => {
    const foot = won('FR-OG', { card: 'BR-LINE', cas: 1 }, ['N08'], { rules: { alwaysPrompt: false } });
    foot.play('B', { type: 'morale', how: 'fail' });
    expect(foot.hand('A')).toEqual(['N08']);
    expect(foot.unit('B:RTW')?.cas).toBe(2);
    const dead = won('FR-CUIR', { card: 'BR-LINE', cas: 3 }, ['N08'], { rules: { alwaysPrompt: false } });
    expect(dead.unit('B:L1')).toBeNull();
    expect(dead.hand('A')).toEqual(['N08']);
  });
});

describe('cards: formations in a Melee', () => {
  test('SAG-G07 Echelon Formation: +1 Melee for the rider, or in answer for the ridden', () => {
    const t = duel('FR-CUIR', 'BR-UNIO', ['G07'], ['G07'], { rules: { evade: false } }).dice(1, 1);
    t.orders('A:L1', engage);
    t.play('A', { type: 'charge', yes: false });
    t.card('A', 'G07');
    t.card('B', 'G07');
    t.skip();
    expect(t.unit('A:L1')?.formation).toBe('echelon');
    expect(t.unit('B:L1')?.formation).toBe('echelon');
    expect(t.totals()).toEqual([6, 6]);
  });

  test('SAG-G07 Echelon Formation, SAG-17.6: not for Infantry, not in a Melee already, not after a failed evasion', () => {
    const foot = duel('FR-LINE', 'BR-LINE', ['G07'], ['G07']);
    foot.orders('A:L1', engage);
    expect(foot.against('A', 'G07')).toBe('SAG-G07');
    const later = duel('FR-CUIR', 'BR-LINE', ['G07'], [], { melees: [['A:L1', 'B:L1']] });
    later.orders('A:L1', { kind: 'continue' });
    expect(later.against('A', 'G07')).toBe('SAG-G07');
    const slow = duel('FR-CUIR', 'BR-LDRA', [], ['G07'], { rules: { alwaysPrompt: false } }).dice(1, 1, 1);
    slow.orders('A:L1', engage);
    slow.play('B', { type: 'evade', yes: true });
    slow.play('A', { type: 'charge', yes: false });
    expect(slow.hand('B')).toEqual(['G07']);
    expect(slow.unit('B:L1')?.formation).toBeNull();
  });

  test('SAG-G06 Square Formation (b): in answer to Cavalry, on 6+ Morale', () => {
    for (const [die, formation] of [
      [2, 'square'],
      [1, null],
    ] as const) {
      const t = duel('FR-CUIR', 'BR-LINE', [], ['G06']);
      t.orders('A:L1', engage);
      t.play('A', { type: 'charge', yes: true });
      t.reach('B', 'W-ACT');
      t.dice(die, 1, 1).card('B', 'G06');
      t.skip();
      expect(t.unit('B:L1')?.formation).toBe(formation);
      expect(t.totals()[1]).toBe(formation === 'square' ? 5 : 7);
      expect(t.player('B').discard).toEqual(['G06']);
    }
  });

  test('SAG-G06 Square Formation (b): not against Infantry, not for Cavalry', () => {
    const foot = duel('FR-LINE', 'BR-LINE', [], [], { players: { A: {}, B: { hand: ['G06'], markers: 1 } } });
    foot.orders('A:L1', engage);
    foot.reach('B', 'W-ACT');
    expect(foot.against('B', 'G06')).toBe('SAG-G06');
    const horse = duel('FR-CUIR', 'BR-UNIO', [], ['G06']);
    horse.orders('A:L1', engage);
    horse.play('A', { type: 'charge', yes: false });
    horse.reach('B', 'W-ACT');
    expect(horse.against('B', 'G06')).toBe('SAG-G06');
  });

  test('SAG-5.9: a unit already engaged takes no Formation, one being engaged may', () => {
    const t = duel('FR-LINE', 'BR-LINE', ['G05'], [], { melees: [['A:L1', 'B:L1']] });
    t.orders('A:L1', { kind: 'continue' });
    expect(t.against('A', 'G05')).toBe('SAG-G05');
  });

  test('SAG-22.4: a square formed in time fires or holds', () => {
    const t = duel('FR-LINE', 'BR-LINE', ['G06']);
    t.rouse('A:L1');
    t.card('A', 'G06');
    t.skip();
    expect(t.declarations('A:L1')).toEqual(['fire B:L1', 'hold']);
  });

  test('SAG-8.5: Line Formation taken before a move into Woods is lost there', () => {
    const t = duel('FR-LINE', 'BR-LINE', ['G05'], [], { terrain: { 'A:L2': WOODS } });
    t.orders('A:L1', { kind: 'lateral', to: 'L2' });
    t.card('A', 'G05');
    expect(t.unit('A:L2')?.formation).toBeNull();
  });
});
