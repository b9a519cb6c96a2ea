// The rest of a phase in one press, and not a step further.
import { describe, expect, it } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import { shortcutsIn } from '../../board/input/phase-end.ts';
import { table } from '../table.ts';
import { deskAt } from './desk-ahead.ts';

const names = (desk: Desk): readonly string[] => shortcutsIn(desk).map(({ label }) => label);

describe('SAG-7.1: while the ranks are reformed', () => {
  const scene = {
    A: { L1: 'FR-LINE', R1: { card: 'FR-LIGHT', cas: 2 } },
    B: { L1: 'BR-HIGH' },
    phase: 'reform',
    players: { A: { hand: ['G03'] }, B: { hand: [] } },
  };

  it('SAG-7.2, 7.6: one press plays no card, regroups nobody and lays no Terrain', () => {
    const { desk, played } = deskAt(table(scene));
    expect(names(desk)).toEqual(['Go to combat']);
    shortcutsIn(desk)[0]?.go();
    expect(played.map(({ type }) => type)).toEqual(['pass', 'done', 'done']);
  });

  it('SAG-7.2: one press lets every unit try to regroup, and lays no Terrain', () => {
    const hurt = { R1: { card: 'FR-LIGHT', cas: 2 }, R2: { card: 'FR-LINE', cas: 3 } };
    const at = table({ ...scene, A: { ...scene.A, ...hurt }, players: { A: { hand: [] }, B: { hand: [] } } });
    at.dice(6, 1);
    const { desk, played } = deskAt(at);
    expect(names(desk)).toEqual(['Regroup all 2 units', 'Go to combat']);
    shortcutsIn(desk)[0]?.go();
    expect(played).toEqual([
      { type: 'regroup', unit: 'A2' },
      { type: 'regroup', unit: 'A3' },
    ]);
  });

  it('SAG-7.3: and stops where something else is asked', () => {
    const { desk, played } = deskAt(
      table({ ...scene, A: { ...scene.A, RTW: 'FR-LINE', RTE: { card: 'FR-LINE', cas: 1 } } }),
    );
    shortcutsIn(desk)[0]?.go();
    expect(played.map(({ type }) => type)).toEqual(['pass', 'done']);
  });
});
