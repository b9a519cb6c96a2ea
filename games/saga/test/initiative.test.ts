import { viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { front, LINE, table } from './table.ts';

const scene = (a: readonly string[], b: readonly string[], factions = ['FR', 'CO']) => ({
  A: front('PR-LINE', ...LINE),
  B: front('PR-LINE', ...LINE),
  players: { A: { hand: a, faction: factions[0] }, B: { hand: b, faction: factions[1] } },
  phase: 'initiative',
});

describe('initiative', () => {
  test('SAG-6.1: the phases of a turn in their order', () => {
    const t = table({ ...scene(['G04'], ['G02']), dice: [] });
    t.play('A', { type: 'commit', card: 'G04' });
    t.play('B', { type: 'commit', card: 'G02' });
    const phases = t.events.flatMap((event) => (event.type === 'phaseBegan' ? [event.phase] : []));
    expect(phases).toEqual(['initiative', 'reform', 'combat']);
  });

  test('SAG-6.2: both commit unseen; both cards are discarded, won or lost', () => {
    const t = table(scene(['G04', 'G01'], ['G02']));
    t.play('A', { type: 'commit', card: 'G04' });
    const seen = viewOf(t.match, 'B').players.A;
    expect([seen.hand, seen.discard, seen.bluff]).toEqual([[null, null], [], 'hand']);
    expect(t.asked()).toBe('B');
    t.play('B', { type: 'commit', card: 'G02' });
    expect([t.player('A').discard, t.player('B').discard]).toEqual([['G04'], ['G02']]);
  });

  test('SAG-6.3: the higher value is First player', () => {
    const t = table(scene(['G02'], ['G04']));
    t.play('A', { type: 'commit', card: 'G02' });
    t.play('B', { type: 'commit', card: 'G04' });
    expect(t.state.first).toBe('B');
  });

  test('SAG-6.4: the Bluff is worth 0, is set aside and not discarded', () => {
    const t = table(scene(['G04'], ['G02']));
    t.play('A', { type: 'commit', card: 'X-FR' });
    t.play('B', { type: 'commit', card: 'G02' });
    expect(t.state.first).toBe('B');
    expect([t.player('A').bluff, t.player('A').discard, t.player('A').hand.length]).toEqual(['aside', [], 1]);
  });

  test.each([
    { factions: ['FR', 'CO'], die: 1, first: 'A' },
    { factions: ['FR', 'CO'], die: 2, first: 'B' },
    { factions: ['CO', 'FR'], die: 1, first: 'B' },
    { factions: ['PR', 'FR'], die: 6, first: 'A' },
    { factions: ['FR', 'FR'], die: 3, first: 'A' },
    { factions: ['CO', 'PR'], die: 4, first: 'B' },
  ])('SAG-6.5 and SAG-R14: a tie of $factions on a $die', ({ factions, die, first }) => {
    const t = table(scene(['G04'], ['G04'], factions));
    t.play('A', { type: 'commit', card: 'G04' });
    t.dice(die).play('B', { type: 'commit', card: 'G04' });
    expect(t.state.first).toBe(first);
  });

  test('SAG-6.6: three Activation markers each', () => {
    const t = table(scene(['G04'], ['G02']));
    t.play('A', { type: 'commit', card: 'G04' });
    t.play('B', { type: 'commit', card: 'G02' });
    expect([t.player('A').markers, t.player('B').markers]).toEqual([3, 3]);
  });

  test('with nothing but the Bluff there is no choice', () => {
    const t = table(scene([], ['G02']));
    expect(t.asked()).toBe('B');
    t.play('B', { type: 'commit', card: 'G02' });
    expect(t.player('A').bluff).toBe('aside');
  });
});
