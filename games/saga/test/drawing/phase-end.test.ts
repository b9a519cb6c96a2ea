// The rest of a phase in one press, and not a step further.
import { offers, pendingFor, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { Desk, TableState } from '../../board/desk.ts';
import { shortcutsIn } from '../../board/input/phase-end.ts';
import type { Action } from '../../grammar.ts';
import { type TestTable, table } from '../table.ts';
import { deskFor } from './desk-for-tests.ts';

const sent = (action: Action): Action => JSON.parse(JSON.stringify(action));

/** A's desk, which answers ahead as long as A is asked. */
function deskAt(at: TestTable) {
  const state = (): TableState =>
    ({
      view: viewOf(at.match, 'A'),
      offers: offers(at.match, 'A').map((offer) => ({ ...offer, action: sent(offer.action) })),
    }) as unknown as TableState;
  const { desk } = deskFor({ seat: 'A', ...state() });
  const played: Action[] = [];
  const ahead: Desk['ahead'] = (next) => {
    while (pendingFor(at.match, 'A').length > 0) {
      const offer = next(state());
      if (offer === undefined) return;
      played.push(offer.action);
      at.play('A', offer.action);
    }
  };
  return { desk: { ...desk, ahead }, played };
}

const names = (desk: Desk): readonly string[] => shortcutsIn(desk).map(({ label }) => label);

describe('SAG-15.1: at the end of a turn', () => {
  const scene = {
    A: { L1: 'FR-LINE' },
    B: { L1: 'BR-HIGH' },
    phase: 'reinforcements',
    players: { A: { hand: ['G01', 'G02', 'G03', 'G04', 'G05'], army: ['FR-LIGHT'] }, B: { hand: [] } },
  };

  it('SAG-15.5, 15.8: the hand is kept and a unit comes in with one press', () => {
    const at = table(scene);
    const { desk, played } = deskAt(at);
    expect(names(desk)).toEqual(['End the turn and bring in a unit', 'End the turn, no new unit']);
    shortcutsIn(desk)[0]?.go();
    expect(played.slice(0, 2)).toEqual([{ type: 'done' }, { type: 'reinforce', yes: true }]);
    expect(played.every(({ type }) => type === 'done' || type === 'reinforce')).toBe(true);
  });

  it('SAG-15.8: or nobody does', () => {
    const { desk, played } = deskAt(table(scene));
    shortcutsIn(desk)[1]?.go();
    expect(played).toEqual([{ type: 'done' }, { type: 'reinforce', yes: false }]);
  });

  it('SAG-15.8: with an empty Army deck there is nothing to join', () => {
    const { desk } = deskAt(
      table({ ...scene, players: { ...scene.players, A: { ...scene.players.A, army: [] } } }),
    );
    expect(names(desk)).toEqual([]);
  });
});

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
