import { describe, expect, test } from 'vitest';
import { front, LINE, SECOND, table } from './table.ts';

describe('worked examples with cards', () => {
  test('SAG-GV-05 Natural 6: Panic! makes 6 of 7, but a natural 6 stays', () => {
    const t = table({
      rules: { alwaysPrompt: false },
      A: { L3: 'FR-LINE', S4: 'FR-LINE' },
      B: { L3: { card: 'AL-DUTB', cas: 2 } },
      players: { A: { hand: ['N10'] } },
    }).dice(4, 6);
    t.order('A:L3', { kind: 'fire', target: 'B:L3' });
    t.play('B', { type: 'morale', how: 'roll' });
    t.play('A', { type: 'card', card: 'N10' });
    const roll = t.events.findLast(({ type }) => type === 'testRolled');
    expect(roll).toMatchObject({ need: 7, natural: 6, success: true, sum: { total: 6 } });
    expect(t.unit('B:L3')?.cas).toBe(3);
  });

  test.each([
    { slot: 'R3', more: ['S1', 'S2', 'S3', 'S4'] },
    { slot: 'S2', more: ['R1', 'R2', 'R3', 'R4'] },
  ])('SAG-GV-10 Arcs: Long-Range Fire from $slot', ({ slot, more }) => {
    const t = table({
      rules: { alwaysPrompt: false },
      A: { [slot]: 'FR-FART', L1: 'FR-LINE' },
      B: front('PR-LINE', ...LINE, ...SECOND, 'R1', 'R2', 'R3', 'R4', 'R5'),
      players: { A: { hand: ['G17'] } },
    });
    const before = t.activate(`A:${slot}`).length;
    expect(before).toBeGreaterThan(0);
    t.play('A', { type: 'card', card: 'G17' });
    const fires = t
      .legal('A')
      .flatMap((action) =>
        action.type === 'declare' && action.kind === 'fire' ? [t.byId(action.target ?? '')?.at.slice(2)] : [],
      );
    for (const target of more) expect(fires).toContain(target);
  });

  test('SAG-GV-16 Square: formed under the hooves it needs 6+; failing, the card is gone', () => {
    const t = table({
      rules: { alwaysPrompt: false },
      A: { L2: 'FR-LINE' },
      B: { L2: 'BR-UNIO', S4: 'BR-LINE' },
      players: { A: { hand: ['G06'] } },
      first: 'B',
    }).dice(1, 1, 1);
    t.order('B:L2', { kind: 'engage', target: 'A:L2' });
    t.play('B', { type: 'charge', yes: true });
    t.play('A', { type: 'card', card: 'G06' });
    expect(t.unit('A:L2')?.formation).toBeNull();
    expect(t.player('A').discard).toEqual(['G06']);
    expect(t.state.melees).toHaveLength(1);
  });

  test('SAG-GV-44 Line Formation: played in the activation it helps the shot at once', () => {
    const t = table({
      rules: { alwaysPrompt: false },
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', formation: 'square' } },
      players: { A: { hand: ['G05'] } },
    }).dice(3);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    t.play('A', { type: 'card', card: 'G05' });
    expect(t.events.findLast(({ type }) => type === 'testRolled')).toMatchObject({ sum: { total: 8 } });
    expect(t.unit('A:L1')?.formation).toBe('line');
  });
});
