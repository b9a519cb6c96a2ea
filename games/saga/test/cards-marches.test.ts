import { describe, expect, test } from 'vitest';
import { cardTable, march } from './card-table.ts';
import { WOODS } from './table.ts';

const hand = (...cards: readonly string[]) => ({ A: { hand: cards } });

describe('cards: marches', () => {
  test('SAG-G15 Forced March: two steps declared together, and both are made', () => {
    const t = cardTable({ A: { R1: 'FR-LINE', S4: 'FR-LINE' }, B: { L5: 'BR-LINE' }, players: hand('G15') });
    t.orders('A:R1', march({ kind: 'commit', to: 'S1' }, { kind: 'advance', to: 'L1' }), 'G15');
    t.skip();
    expect(t.unit('A:L1')).toMatchObject({ activated: true });
    expect(t.unit('A:R1')).toBeNull();
  });

  test('SAG-G15 Forced March: exchanges too; both partners are moved, neither is activated', () => {
    const t = cardTable({
      A: { L1: 'FR-LINE', S1: 'FR-LIGHT', L2: 'FR-GREN' },
      B: { L5: 'BR-LINE' },
      players: hand('G15'),
    });
    const [one, two] = [t.idAt('A:L1'), t.idAt('A:L2')];
    t.orders(
      'A:S1',
      march({ kind: 'advanceX', to: 'L1', with: one }, { kind: 'lateralX', to: 'L2', with: two }),
      'G15',
    );
    t.skip();
    expect(t.unit('A:S1')).toMatchObject({ id: one, activated: false });
    expect(t.unit('A:L1')).toMatchObject({ id: two, activated: false });
    expect(t.unit('A:L2')?.card.hidden).toBe('FR-LIGHT');
  });

  test('SAG-G15 Forced March: one step is enough; never back to where it came from; no fire, no Melee', () => {
    const t = cardTable({ A: { L1: 'FR-LINE', S4: 'FR-LINE' }, B: { L1: 'BR-LINE' }, players: hand('G15') });
    t.rouse('A:L1');
    t.card('A', 'G15');
    t.skip();
    const kinds = t.declarations('A:L1');
    expect(kinds).toContain('lateral L2');
    expect(kinds).toContain('lateral L2 then lateral L3');
    expect(kinds.some((kind) => /then \w+ L1$/.test(kind))).toBe(false);
    expect(t.refused('A', { type: 'declare', kind: 'fire', target: t.idAt('B:L1') })).toBe('SAG-G15');
    expect(t.refused('A', { type: 'declare', kind: 'engage', target: t.idAt('B:L1') })).toBe('SAG-G15');
  });

  test('SAG-G15 Forced March: each step must be legal when made', () => {
    const t = cardTable({
      A: { S1: 'FR-CUIR', S4: 'FR-LINE' },
      B: { L5: 'BR-LINE' },
      terrain: { 'A:L2': WOODS },
      players: hand('G15'),
    });
    t.rouse('A:S1');
    t.card('A', 'G15');
    t.skip();
    expect(t.declarations('A:S1').filter((kind) => kind.includes('L2'))).toEqual([]);
  });

  test('SAG-G15 Forced March: a gun relieved by it lets the Reserve be rearranged (SAG-15.9)', () => {
    const t = cardTable({
      A: { R1: 'FR-LINE', S1: 'FR-FART', L5: 'FR-LINE' },
      B: { L5: 'BR-LINE' },
      players: hand('G15'),
    });
    t.orders(
      'A:R1',
      march({ kind: 'relieve', to: 'S1', with: t.idAt('A:S1') }, { kind: 'advance', to: 'L1' }),
      'G15',
    );
    t.skip();
    expect(t.legal('A').some(({ type }) => type === 'rearrange')).toBe(true);
    t.play('A', { type: 'done' });
    expect(t.unit('A:L1')?.card.hidden).toBe('FR-LINE');
  });

  test('SAG-G15 Forced March: not for a Square, not for a unit with nowhere to go', () => {
    const square = cardTable({
      A: { L1: { card: 'FR-LINE', formation: 'square' }, S4: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      players: hand('G15'),
    });
    square.rouse('A:L1');
    expect(square.against('A', 'G15')).toBe('SAG-G15');
    const stuck = cardTable({
      A: { 'B:OFW': { card: 'FR-LINE', exposed: true }, L1: 'FR-LINE' },
      B: { R1: 'BR-LINE', L1: 'BR-LINE' },
      players: hand('G15', 'G15'),
    });
    stuck.rouse('B:OFW');
    expect(stuck.legal('A').every(({ type }) => type === 'declare')).toBe(true);
  });

  test('SAG-F02 The Guard Goes In: from the Reserve to any free slot of the 1st Line', () => {
    const t = cardTable({ A: { R1: 'FR-OG', L5: 'FR-LINE' }, B: { L3: 'BR-LINE' }, players: hand('F02') });
    t.orders('A:R1', { kind: 'guard', to: 'L3' }, 'F02');
    t.skip();
    expect(t.unit('A:L3')).toMatchObject({ activated: true });
    expect(t.unit('A:L3')?.card.hidden).toBe('FR-OG');
  });

  test('SAG-F02 The Guard Goes In: or in exchange with a unit of the 1st Line that is free and no Square', () => {
    const t = cardTable({
      A: {
        R1: 'FR-OG',
        L1: 'FR-LINE',
        L2: { card: 'FR-LINE', formation: 'square' },
        L3: 'FR-LINE',
        L4: 'FR-LINE',
        L5: 'FR-LINE',
      },
      B: { L3: 'BR-LINE' },
      melees: [['A:L3', 'B:L3']],
      players: hand('F02'),
    });
    const partner = t.idAt('A:L1');
    t.rouse('A:R1');
    t.card('A', 'F02');
    t.skip();
    expect(t.declarations('A:R1').filter((kind) => kind.startsWith('guard'))).toEqual([
      'guard L1',
      'guard L4',
      'guard L5',
    ]);
    t.play('A', { type: 'declare', kind: 'guard', to: 'L1', with: partner });
    t.skip();
    expect(t.unit('A:R1')).toMatchObject({ id: partner, activated: false });
  });

  test('SAG-F02 The Guard Goes In: not for the line, not for guns, not from the 2nd Line', () => {
    const t = (card: string, slot: string) => {
      const found = cardTable({
        A: { [slot]: card, L5: 'FR-LINE' },
        B: { L3: 'BR-LINE' },
        players: hand('F02'),
      });
      found.rouse(`A:${slot}`);
      return found.against('A', 'F02');
    };
    expect(t('FR-LINE', 'R1')).toBe('SAG-F02');
    expect(t('FR-GART', 'R1')).toBe('SAG-F02');
    expect(t('FR-OG', 'S1')).toBe('SAG-F02');
  });

  test("SAG-F05 Ney's Cavalry: sideways in the 1st Line, then a Charge at whoever is faced there", () => {
    const t = cardTable({
      A: { L1: 'FR-CUIR', S4: 'FR-LINE' },
      B: { L2: 'BR-LINE', L5: 'BR-LINE' },
      players: hand('F05'),
    }).dice(1, 1);
    t.orders('A:L1', { kind: 'lateral', to: 'L2', follow: 'charge', target: 'B:L2' }, 'F05');
    t.skip();
    expect(t.unit('A:L2')?.chargeTurn).toBe(1);
    expect(t.totals()).toEqual([7, 2]);
  });

  test("SAG-F05 Ney's Cavalry: not for Infantry, not from the 2nd Line, never into Woods", () => {
    const foot = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L2: 'BR-LINE' },
      players: hand('F05'),
    });
    foot.rouse('A:L1');
    expect(foot.against('A', 'F05')).toBe('SAG-F05');
    const second = cardTable({
      A: { S1: 'FR-CUIR', L5: 'FR-LINE' },
      B: { L2: 'BR-LINE' },
      players: hand('F05'),
    });
    second.rouse('A:S1');
    expect(second.against('A', 'F05')).toBe('SAG-F05');
    const woods = cardTable({
      A: { L1: 'FR-CUIR', S4: 'FR-LINE' },
      B: { L2: 'BR-LINE' },
      terrain: { 'B:L2': WOODS },
      players: hand('F05'),
    });
    woods.rouse('A:L1');
    woods.card('A', 'F05');
    woods.skip();
    expect(woods.declarations('A:L1').some((kind) => kind.includes('charge'))).toBe(false);
  });

  test('SAG-F06 Pas de Charge: Infantry of the 2nd Line advances and engages', () => {
    const t = cardTable({
      A: { S1: 'FR-LINE', L1: 'FR-LIGHT' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: hand('F06'),
    }).dice(4, 1);
    t.orders(
      'A:S1',
      { kind: 'advanceX', to: 'L1', with: t.idAt('A:L1'), follow: 'engage', target: 'B:L1' },
      'F06',
    );
    t.skip();
    expect(t.totals()).toEqual([6, 3]);
    expect(t.unit('A:S1')?.card.hidden).toBe('FR-LIGHT');
    expect(t.state.melees).toHaveLength(1);
  });

  test('SAG-F06 Pas de Charge: not for Cavalry, not from the 1st Line; without it no engagement follows', () => {
    const horse = cardTable({
      A: { S1: 'FR-CUIR', L5: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      players: hand('F06'),
    });
    horse.rouse('A:S1');
    expect(horse.against('A', 'F06')).toBe('SAG-F06');
    const front = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      players: hand('F06'),
    });
    front.rouse('A:L1');
    expect(front.against('A', 'F06')).toBe('SAG-F06');
    const without = cardTable({ A: { S1: 'FR-LINE', L5: 'FR-LINE' }, B: { L1: 'BR-LINE' } });
    expect(without.declarations('A:S1').some((kind) => kind.includes('engage'))).toBe(false);
  });

  test('Two enabling cards: what one forbids the other does not give, in whatever order', () => {
    for (const cards of [
      ['F05', 'G15'],
      ['G15', 'F05'],
    ]) {
      const t = cardTable({
        A: { L1: 'FR-CUIR', S4: 'FR-LINE' },
        B: { L2: 'BR-LINE' },
        players: hand('F05', 'G15'),
      });
      t.rouse('A:L1');
      for (const card of cards) t.card('A', card);
      t.skip();
      const charge = { kind: 'lateral', to: 'L2', follow: 'charge', target: t.idAt('B:L2') } as const;
      expect(t.refused('A', { type: 'declare', ...charge })).toBe('SAG-G15');
    }
  });

  test('SAG-R26: a card that would leave the unit nothing to declare cannot be played', () => {
    const t = cardTable({
      A: { S1: 'FR-LINE', L5: 'FR-LINE' },
      B: { L5: 'BR-LINE' },
      players: hand('G15', 'G06'),
    });
    t.rouse('A:S1');
    t.card('A', 'G15');
    expect(t.against('A', 'G06')).toBe('SAG-R26');
  });
});
