import { describe, expect, test } from 'vitest';
import { cardTable } from './card-table.ts';

type Spec = string | { readonly card: string };
const scene = (a: Spec, hand: readonly string[], faction = 'FR') => ({
  A: { L1: a, S4: 'FR-LINE' },
  B: { L1: 'BR-LINE', L5: 'BR-LINE' },
  players: { A: { hand, faction } },
});
const fire = { kind: 'fire', target: 'B:L1' } as const;

describe('cards: formations', () => {
  test('SAG-G05 Line Formation: the activated Infantry takes Line, and the card is discarded (SAG-5.8)', () => {
    const t = cardTable(scene('FR-LINE', ['G05'])).dice(2);
    t.orders('A:L1', fire);
    t.card('A', 'G05');
    t.skip();
    expect(t.unit('A:L1')?.formation).toBe('line');
    expect(t.totals()).toEqual([6]);
    expect(t.player('A').discard).toEqual(['G05']);
  });

  test('SAG-G05 Line Formation: a new formation replaces the old (SAG-R87); not for Cavalry', () => {
    const t = cardTable(scene('FR-LINE', ['G06', 'G05']));
    t.orders('A:L1', { kind: 'hold' }, 'G06');
    expect(t.unit('A:L1')?.formation).toBe('square');
    t.card('A', 'G05');
    expect(t.unit('A:L1')?.formation).toBe('line');
    const horse = cardTable(scene('FR-CUIR', ['G05']));
    horse.orders('A:L1', fire);
    expect(horse.against('A', 'G05')).toBe('SAG-G05');
  });

  test('SAG-G06 Square Formation (a), SAG-R26: formed in time, it may only fire or hold', () => {
    const t = cardTable(scene('FR-LINE', ['G06']));
    t.rouse('A:L1');
    t.card('A', 'G06');
    t.skip();
    expect(t.unit('A:L1')?.formation).toBe('square');
    expect(t.refused('A', { type: 'declare', kind: 'engage', target: t.idAt('B:L1') })).toBe('SAG-G06');
    expect(t.refused('A', { type: 'declare', kind: 'lateral', to: 'L2' })).toBe('SAG-G06');
    t.play('A', { type: 'declare', kind: 'hold' });
    expect(t.unit('A:L1')?.activated).toBe(true);
  });

  test('SAG-G06 Square Formation (a): not for Cavalry, not in the Reserve, not in a Melee', () => {
    const horse = cardTable(scene('FR-CUIR', ['G06', 'G15']));
    horse.rouse('A:L1');
    expect(horse.against('A', 'G06')).toBe('SAG-G06');
    const reserve = cardTable({ ...scene('FR-LINE', ['G06']), A: { R1: 'FR-LINE', S4: 'FR-LINE' } });
    reserve.rouse('A:R1');
    expect(reserve.against('A', 'G06')).toBe('SAG-G06');
    const melee = cardTable({ ...scene('FR-LINE', ['G06']), melees: [['A:L1', 'B:L1']] });
    melee.rouse('A:L1');
    expect(melee.legal('A').map((action) => action.type)).toEqual(['declare', 'declare']);
  });

  test('SAG-5.4 and SAG-R26: a unit that only a card can set going must play it, or the marker is given up', () => {
    const t = cardTable({
      A: { L1: { card: 'FR-LINE', formation: 'square' } },
      B: { L5: 'BR-LINE' },
      players: { A: { hand: ['G06'] } },
    });
    t.skip();
    expect(t.legal('A').map(({ type }) => type)).toEqual(['activate', 'forfeit']);
    t.activate('A:L1');
    expect(t.refused('A', { type: 'pass' })).toBe('SAG-R26');
    t.card('A', 'G06');
    t.skip();
    expect(t.unit('A:L1')?.formation).toBe('square');
  });
});

describe('cards: attached to a unit', () => {
  const attach = (card: string, unit: Spec = 'FR-LINE', faction = 'FR') => {
    const t = cardTable(scene(unit, [card, card], faction));
    t.orders('A:L1', fire);
    return t;
  };

  test('SAG-G08 Flag, SAG-5.6: it stays under the unit: +1 Morale', () => {
    const t = attach('G08').dice(1);
    t.card('A', 'G08');
    t.skip();
    expect(t.unit('A:L1')?.attached).toEqual(['G08']);
    expect(t.player('A').discard).toEqual([]);
    const later = cardTable({
      A: { L1: { card: 'FR-LINE', cas: 1, attached: ['G08'] }, L5: 'FR-LINE' },
      B: { L1: 'BR-LINE', S4: 'BR-LINE' },
      first: 'B',
    }).dice(3, 3);
    later.orders('B:L1', { kind: 'fire', target: 'A:L1' });
    later.play('A', { type: 'morale', how: 'roll' });
    expect(later.totals()).toEqual([6, 7]);
    expect(later.modifiers()).toEqual(['SAG-G08']);
  });

  test('SAG-G08 Flag, SAG-5.7: no second one, not beside an Eagle, not for guns', () => {
    expect(attach('G08', { card: 'FR-LINE', attached: ['G08'] } as Spec).against('A', 'G08')).toBe('SAG-G08');
    expect(attach('G08', { card: 'FR-LINE', attached: ['F07'] } as Spec).against('A', 'G08')).toBe('SAG-G08');
    const gun = cardTable(scene('FR-HART', ['G08', 'G16']));
    gun.orders('A:L1', fire);
    expect(gun.against('A', 'G08')).toBe('SAG-G08');
  });

  test('SAG-G09 Officer: +1 Melee while it stays', () => {
    const t = cardTable(scene('FR-LINE', ['G09'])).dice(3, 1);
    t.orders('A:L1', { kind: 'engage', target: 'B:L1' });
    t.card('A', 'G09');
    t.skip();
    expect(t.totals()).toEqual([6, 3]);
    expect(t.modifiers()).toEqual([]);
    expect(t.unit('A:L1')?.attached).toEqual(['G09']);
    expect(attach('G09', { card: 'FR-LINE', attached: ['G09'] } as Spec).against('A', 'G09')).toBe('SAG-G09');
  });

  test('SAG-F07 Imperial Eagle: +1 Morale and +1 Melee; not beside a Flag', () => {
    const t = cardTable(scene('FR-LINE', ['F07'])).dice(3, 1);
    t.orders('A:L1', { kind: 'engage', target: 'B:L1' });
    t.card('A', 'F07');
    t.skip();
    expect(t.totals()).toEqual([6, 3]);
    const steady = cardTable({
      A: { L1: { card: 'FR-LINE', cas: 1, attached: ['F07'] }, L5: 'FR-LINE' },
      B: { L1: 'BR-LINE', S4: 'BR-LINE' },
      first: 'B',
    }).dice(3, 3);
    steady.orders('B:L1', { kind: 'fire', target: 'A:L1' });
    steady.play('A', { type: 'morale', how: 'roll' });
    expect(steady.totals()).toEqual([6, 7]);
    expect(attach('F07', { card: 'FR-LINE', attached: ['G08'] } as Spec).against('A', 'F07')).toBe('SAG-F07');
  });

  const decorated = (cas: number, attached: readonly string[]) => {
    const t = cardTable({
      A: { L1: { card: 'PR-LINE', cas, attached }, S4: 'PR-LINE' },
      B: { L1: { card: 'BR-LINE', cas: 3 }, L5: 'BR-LINE' },
      players: { A: { faction: 'PR' } },
    }).dice(3, 4);
    t.orders('A:L1', { kind: 'engage', target: 'B:L1' });
    return t;
  };

  test('SAG-P05 Iron Cross: the winner may remove a casualty, even one of this Melee and even the last', () => {
    const t = decorated(0, ['P05']);
    expect(t.unit('A:L1')?.cas).toBe(1);
    t.play('A', { type: 'recoverCas', yes: true });
    expect(t.unit('A:L1')?.cas).toBe(0);
    const plain = decorated(0, []);
    expect(plain.legal('A').some(({ type }) => type === 'recoverCas')).toBe(false);
  });

  test('SAG-P05 Iron Cross: +1 Morale; guns may carry it; no second one; a trophy for the enemy', () => {
    const gun = cardTable({
      A: { S1: 'PR-FART', L5: 'PR-LINE' },
      B: { L1: 'BR-LINE' },
      players: { A: { hand: ['P05', 'P05'], faction: 'PR' } },
    }).dice(1);
    gun.orders('A:S1', fire);
    gun.card('A', 'P05');
    expect(gun.unit('A:S1')?.attached).toEqual(['P05']);
    expect(attach('P05', { card: 'PR-LINE', attached: ['P05'] } as Spec, 'PR').against('A', 'P05')).toBe(
      'SAG-P05',
    );
    const lost = cardTable({
      A: { L1: { card: 'PR-LINE', cas: 3, attached: ['P05', 'G09'] }, L5: 'PR-LINE' },
      B: { L1: 'BR-LINE', S4: 'BR-LINE' },
      first: 'B',
    }).dice(3);
    lost.orders('B:L1', { kind: 'fire', target: 'A:L1' });
    expect(lost.vp('B')).toBe(4);
  });
});
