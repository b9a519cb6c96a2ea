// The end of a turn on one sheet: marked in any order, ended once, each step answered when it comes.
import { describe, expect, it } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import {
  endTurn,
  isMarkedAtTurnEnd,
  markDiscard,
  markFormation,
  markNewUnit,
  pressTurnEnd,
  turnEndIn,
} from '../../board/input/turn-end.ts';
import { table } from '../table.ts';
import { deskAt } from './desk-ahead.ts';

const scene = {
  A: {
    L1: { card: 'FR-LINE', formation: 'line' as const },
    S1: { card: 'FR-LINE', formation: 'line' as const },
  },
  B: { L1: 'BR-HIGH' },
  phase: 'reinforcements',
  players: {
    A: { hand: ['G01', 'G01', 'G05', 'G10', 'G11'], deck: ['G02', 'G03'], army: ['FR-LIGHT'] },
    B: { hand: [] },
  },
};
const atDiscards = { ...scene, A: { L1: 'FR-LINE' } };
const cards = (desk: Desk): readonly string[] => turnEndIn(desk)?.discards.map(({ card }) => card) ?? [];

describe('SAG-15.1: the end of a turn is one sheet', () => {
  it('SAG-15.3, 15.5, 15.8: Formations, discards and the new unit by one confirmation', () => {
    const at = table(scene);
    const { desk, played } = deskAt(at);
    expect(turnEndIn(desk)?.formations.map(({ unit, isTested }) => [unit.id, isTested])).toEqual([
      ['A1', true],
      ['A2', false],
    ]);
    markFormation(desk, 'A2');
    markDiscard(desk, 'G05');
    markDiscard(desk, 'G11');
    expect(turnEndIn(desk)?.bring).toBe(true);
    expect(played).toEqual([]);
    endTurn(desk);
    expect(played.slice(0, 6)).toEqual([
      { type: 'formation', unit: 'A2' },
      { type: 'done' },
      { type: 'discard', card: 'G05' },
      { type: 'discard', card: 'G11' },
      { type: 'done' },
      { type: 'reinforce', yes: true },
    ]);
  });

  it('SAG-15.3: the Morale test of a Formation in front asks for cards; what else is marked stays so', () => {
    const at = table(scene);
    at.dice(1);
    const { desk, played } = deskAt(at);
    markFormation(desk, 'A1');
    markDiscard(desk, 'G05');
    markNewUnit(desk);
    endTurn(desk);
    expect(played).toEqual([{ type: 'formation', unit: 'A1' }]);
    at.play('A', { type: 'pass' });
    const later = deskAt(at);
    const after = { ...later.desk, selection: desk.selection };
    expect(turnEndIn(after)?.formations.map(({ unit }) => unit.id)).toEqual(['A2']);
    expect(isMarkedAtTurnEnd(after, { card: 'G05' })).toBe(true);
    endTurn(after);
    expect(later.played).toEqual([
      { type: 'done' },
      { type: 'discard', card: 'G05' },
      { type: 'done' },
      { type: 'reinforce', yes: false },
    ]);
  });

  it('SAG-15.5: nothing marked keeps the hand', () => {
    const { desk, played } = deskAt(table(atDiscards));
    endTurn(desk);
    expect(played.slice(0, 2)).toEqual([{ type: 'done' }, { type: 'reinforce', yes: true }]);
  });

  it('SAG-15.5: of two equal cards one may go and one stay', () => {
    const { desk, played } = deskAt(table(atDiscards));
    expect(cards(desk)).toEqual(['G01', 'G05', 'G10', 'G11']);
    expect(pressTurnEnd(desk, { card: 'G01' })).toBe(true);
    expect([0, 1].map((copy) => isMarkedAtTurnEnd(desk, { card: 'G01' }, copy))).toEqual([true, false]);
    endTurn(desk);
    expect(played.filter(({ type }) => type === 'discard')).toEqual([{ type: 'discard', card: 'G01' }]);
  });

  it('SAG-15.5: a third press on two equal cards keeps both', () => {
    const { desk } = deskAt(table(atDiscards));
    for (let i = 0; i < 3; i++) markDiscard(desk, 'G01');
    expect(isMarkedAtTurnEnd(desk, { card: 'G01' })).toBe(false);
  });

  it('SAG-15.8: an empty Army deck brings nobody', () => {
    const { desk } = deskAt(
      table({ ...atDiscards, players: { ...scene.players, A: { hand: ['G01'], army: [] } } }),
    );
    expect(turnEndIn(desk)?.bring).toBeNull();
  });

  it('SAG-15.10: into a full Reserve nobody is brought unless it is marked', () => {
    const reserve = { R1: 'FR-LINE', R2: 'FR-LINE', R3: 'FR-LINE', R4: 'FR-LINE', R5: 'FR-LINE' };
    const { desk } = deskAt(table({ ...atDiscards, A: { L1: 'FR-LINE', ...reserve } }));
    expect(turnEndIn(desk)).toMatchObject({ bring: false, isReserveFull: true });
  });

  it('SAG-15.1: a lesson takes each step by itself', () => {
    expect(turnEndIn(deskAt(table(atDiscards), 'guide').desk)).toBeNull();
  });
});
