import { describe, expect, test } from 'vitest';
import { front, LINE, table } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) };

describe('activation', () => {
  test('SAG-9.1: turn about, First player first, until all markers are spent', () => {
    const t = table({ ...armies, bothAct: true, first: 'B' });
    const order: string[] = [];
    while (t.state.phase === 'combat') {
      const seat = t.asked() === 'A' ? 'A' : 'B';
      order.push(seat);
      const [slot] = LINE.filter((each) => t.unit(`${seat}:${each}`)?.activated === false);
      t.order(`${seat}:${slot}`, { kind: 'back', to: `S${Math.min(4, Number(slot?.slice(1)))}` as 'S1' });
    }
    expect(order.join('')).toBe('BABABA');
  });

  test('SAG-9.2: fire, melee or move', () => {
    const t = table(armies);
    expect(t.declarations('A:L1')).toEqual(['fire B:L1', 'engage B:L1', 'lateralX L2', 'back S1']);
  });

  test('SAG-9.3: one activation per turn', () => {
    const t = table({ ...armies, A: { ...armies.A, L1: { card: 'FR-LINE', activated: true } } });
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:L1') })).toBe('SAG-9.3');
  });

  test('SAG-9.4 and SAG-R78: not in a Retreat slot, not in the own Out-flank slot', () => {
    const t = table({ ...armies, A: { ...armies.A, RTW: 'FR-LINE', OFE: 'FR-LINE' } });
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:RTW') })).toBe('SAG-9.4');
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:OFE') })).toBe('SAG-9.4');
  });

  test('SAG-9.5: passing is not allowed while a unit can act', () => {
    expect(table(armies).refused('A', { type: 'forfeit' })).toBe('SAG-9.5');
  });

  test('SAG-9.6 and SAG-R104: the unit is turned up before anything else', () => {
    const t = table({ ...armies, A: { ...armies.A, R1: { card: 'FR-OG', faceUp: false } } });
    t.activate('A:R1');
    expect(t.unit('A:R1')).toMatchObject({ faceUp: true, activated: true });
    expect(t.state.players.A.markers).toBe(2);
  });

  test('SAG-R26: a unit that could do nothing cannot be activated', () => {
    const t = table({
      A: { ...front('FR-LINE', 'L1', 'L2'), S1: { card: 'FR-LINE', formation: 'square' } },
      B: {},
    });
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:S1') })).toBe('SAG-R26');
  });

  test('SAG-R26: a player whose face-down units could act for all anybody knows is asked, and may only give up', () => {
    const t = table({
      A: { R1: { card: 'FR-CUIR', faceUp: false } },
      B: front('PR-LINE', ...LINE),
      terrain: { 'A:S1': 'G03', 'A:S2': 'G03', 'A:S3': 'G03', 'A:S4': 'G03' },
    });
    expect(t.legal('A')).toEqual([{ type: 'forfeit' }]);
    t.play('A', { type: 'forfeit' });
    expect(t.player('A').markers).toBe(2);
    const honest = table({
      A: { R1: { card: 'FR-CUIR', faceUp: false } },
      B: front('PR-LINE', ...LINE),
      terrain: { 'A:S1': 'G03', 'A:S2': 'G03', 'A:S3': 'G03', 'A:S4': 'G03' },
      rules: { alwaysPrompt: false },
    });
    expect(honest.player('A').markers).toBe(0);
  });

  test('SAG-R55 and 13.2: the partner of an exchange may be activated already and is not activated by it', () => {
    const t = table({
      A: { ...armies.A, S1: 'FR-LINE', L1: { card: 'FR-LINE', activated: true } },
      B: armies.B,
    });
    const partner = t.idAt('A:L1');
    t.order('A:S1', { kind: 'advanceX', to: 'L1', with: partner });
    expect(t.unit('A:S1')).toMatchObject({ id: partner, activated: true });
  });
});
