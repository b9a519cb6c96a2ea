import { viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { viewText } from '../view-text.ts';
import { workbench } from '../workbench.ts';
import { HILL, table } from './table.ts';

const scene = () =>
  table({
    A: {
      L1: { card: 'FR-HUSS', cas: 1, chargeTurn: 1, formation: 'echelon' },
      S1: { card: 'FR-LINE', attached: ['G08'] },
      R1: { card: 'FR-OG', faceUp: false },
      RTE: 'FR-LINE',
    },
    B: { L1: 'BR-LINE', L5: { card: 'BR-RIFL', formation: 'line', activated: true } },
    melees: [['A:L1', 'B:L1']],
    terrain: { 'B:L5': HILL },
    players: { A: { hand: ['G20'], objectives: [{ card: 'O11' }] } },
  });
const drawn = (viewer: string): readonly string[] => viewText(viewOf(scene().match, viewer)).split('\n');

describe('the table in text', () => {
  test('shows units with casualties, marks, foes and ground', () => {
    const text = drawn('A').join('\n');
    for (const part of [
      'L1 x B1',
      'A1 FR-HUSS 1/3/!',
      'A2 FR-LINE 0/4+G08',
      'A3 (FR-OG)',
      'flanks of A: RTE A4 FR-LINE 0/4',
      'L5 hill',
      'B2 BR-RIFL 0/3*=',
      'hand 1 (G20 Aide-de-Camp) + Bluff',
      'objectives O11 Unbroken Front',
      'Turn 1, Combat actions',
    ])
      expect(text).toContain(part);
  });

  test('SAG-2.6: for B the picture is turned round, the names stay', () => {
    const below = (viewer: string) => drawn(viewer).slice(drawn(viewer).findIndex((row) => /^-+$/.test(row)));
    expect(below('A')[1]).toMatch(/L1.*L2.*L5/);
    expect(below('B')[1]).toMatch(/L5.*L2.*L1/);
    expect(below('B')[2]).toContain('BR-RIFL');
  });

  test('names nothing its viewer may not know', () => {
    const text = drawn('B').join('\n');
    expect(text).toContain('A3 ?');
    for (const hidden of ['FR-OG', 'G20', 'O11']) expect(text).not.toContain(hidden);
  });

  test('the workbench draws views and checks states of this game only', () => {
    const { match } = scene();
    expect(workbench.draw(viewOf(match, 'A'))).toBe(drawn('A').join('\n'));
    expect(workbench.draw({ desks: {} })).toBe('');
    const [check] = Object.values(workbench.invariants);
    expect([check?.(match.state), check?.({ frames: [], draws: 0 })]).toEqual([
      null,
      'this is no state of Saga',
    ]);
  });
});
