import { simulationSource, startMatch } from '@grognard/kernel';
import { perft, perftByType } from '@grognard/testkit';
import { describe, expect, test } from 'vitest';
import { saga } from '../module.ts';
import { front, LINE, type Scene, SECOND, table } from './table.ts';

/** Two armies of one kind each, nobody with a card, and no die needed for moves. */
const drawnUp: Scene = {
  A: { ...front('FR-LINE', ...LINE, ...SECOND), ...front('FR-HUSS', 'R1', 'R2') },
  B: front('PR-LINE', ...LINE),
  rules: { outflank: false },
};

describe('legal lines of play', () => {
  test('SAG-13.1 to 13.7: each unit of an army drawn up has its own steps', () => {
    const t = table(drawnUp);
    expect(t.legal('A')).toHaveLength(11);
    const steps = ['A:L1', 'A:L3', 'A:S1', 'A:R1'].map((place) => table(drawnUp).declarations(place).length);
    // L1: fire, engage, one exchange; L3 has two neighbours; S1: two in front, one beside; R1: any of four.
    expect(steps).toEqual([3, 4, 3, 4]);
    expect(perftByType(t.match, 2)).toEqual({ activate: 2 * 3 + 3 * 4 + 2 * 3 + 2 * 4 + 2 * 4 });
  });

  test('SAG-18.2: with the Outflank rules each unit in the Reserve may also go round either flank', () => {
    expect(table({ ...drawnUp, rules: { outflank: true } }).legal('A')).toHaveLength(11 + 4);
  });

  test('SAG-G15 Forced March: two steps of one unit', () => {
    const t = table({
      A: { L3: 'FR-LINE', S1: 'FR-LINE' },
      B: { L5: 'PR-LINE' },
      players: { A: { hand: ['G15'] } },
    });
    t.play('A', { type: 'pass' });
    t.activate('A:L3');
    t.play('A', { type: 'card', card: 'G15' });
    // Four first steps (L2, L4, S2, S3), and from each whatever does not lead back to L3; S1 only in an exchange.
    const [single, double] = [false, true].map(
      (second) =>
        t.legal('A').filter((action) => action.type === 'declare' && (action.then !== undefined) === second)
          .length,
    );
    expect([single, double]).toEqual([4, 2 + 3 + 3 + 3]);
  });

  test('SAG-19.1: with open objectives each player first chooses one of his two', () => {
    const options = saga.parseOptions({ objectives: 'oneOpen' });
    if (!options.ok) throw new Error(options.error.message);
    const match = startMatch(saga, options.value, simulationSource(1));
    expect([perft(match, 1), perft(match, 2)]).toEqual([2, 4]);
  });

  // One and two decisions deep, before the first die: any change to what may be done changes one of these.
  test.for<readonly [string, Scene, readonly number[]]>([
    ['two lines face to face', { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) }, [5, 26]],
    ['an army drawn up', drawnUp, [11, 40]],
    [
      'guns behind the line',
      {
        A: { ...front('FR-LINE', 'L2', 'L3'), S2: 'FR-FART', R3: 'FR-HART' },
        B: front('PR-LINE', ...LINE, 'S2'),
      },
      [4, 5 + 5 + 5 + 56],
    ],
    [
      'a raid on the Reserve',
      {
        A: { ...front('FR-LINE', 'L1', 'L2', 'L3'), R1: 'FR-FART', R2: 'FR-LINE' },
        B: { ...front('PR-LINE', 'L1', 'L2', 'L3'), 'A:OFE': { card: 'PR-HUSS', exposed: true } },
      },
      [6, 33 + 4],
    ],
    [
      'Terrain to lay',
      {
        A: { ...front('FR-LINE', ...LINE), S1: 'FR-HUSS', S2: 'FR-FART' },
        B: front('PR-LINE', ...LINE),
        phase: 'reform',
        players: { A: { hand: ['G01', 'G02', 'G03', 'G04'] } },
      },
      [14 + 14 + 13 + 12 + 1, 2158],
    ],
  ])('%s', ([_name, scene, expected]) => {
    const t = table(scene);
    expect([perft(t.match, 1), perft(t.match, 2)]).toEqual(expected);
  });
});
