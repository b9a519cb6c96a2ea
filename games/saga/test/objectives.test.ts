import { outcomeOf, viewOf } from '@grognard/kernel';
import { jsonCopy } from '@grognard/testkit/json.ts';
import { chooser } from '@grognard/testkit/random-play.ts';
import { triedAt } from '@grognard/testkit/secret-pairs.ts';
import { describe, expect, test } from 'vitest';
import { saga } from '../module.ts';
import { scorable } from '../scoring/scoring.ts';
import { workbench } from '../workbench.ts';
import { front, LINE, table } from './table.ts';

const points = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'unit', id: 'FR-LINE', vp: 1 }));
const hold = (...ids: readonly string[]) => ids.map((card) => ({ card }));
const armies = { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) };
/** B has fled to both sides: O07 holds for A. */
const fugitives = { ...armies.B, RTW: 'PR-LINE', RTE: 'PR-LINE' };
const scored = (t: ReturnType<typeof table>, player: 'A' | 'B'): readonly string[] =>
  t
    .player(player)
    .objectives.filter((each) => each.scored)
    .map(({ card }) => card.hidden);

describe('objectives', () => {
  const atCheckpoint = (
    players: object,
    rules: object = {},
    B: { readonly [slot: string]: string } = fugitives,
  ) =>
    table({
      A: armies.A,
      B,
      players: { A: {}, B: {}, ...players },
      rules: { autoScore: false, ...rules },
      frames: [
        { proc: 'turn', step: 'reinforcements' },
        { proc: 'combat', step: 'checkpoint', player: 'A' },
      ],
    });

  test('SAG-16.7: objectives that are not achieved cost nothing', () => {
    const t = table({
      ...armies,
      players: { A: { captured: points(10), objectives: hold('O12', 'O07') }, B: { captured: points(9) } },
      phase: 'reinforcements',
      frames: [{ proc: 'turn', step: 'checkpoint' }],
    });
    expect(outcomeOf(t.match)).toMatchObject({ winners: ['A'], with: { high: 10, low: 9 } });
  });

  test('SAG-16.8 and SAG-R67: an immediate objective may be scored as soon as it holds, or held back', () => {
    const t = atCheckpoint({ A: { objectives: hold('O07', 'O11') } });
    expect(t.asked()).toBe('A');
    expect(t.legal('A')).toEqual([
      { type: 'score', obj: 'O07', yes: true },
      { type: 'score', obj: 'O07', yes: false },
    ]);
    t.play('A', { type: 'score', obj: 'O07', yes: true });
    expect(scored(t, 'A')).toEqual(['O07']);
    expect(viewOf(t.match, 'B').players.A).toMatchObject({
      vp: 1,
      objectives: [{ card: 'O07' }, { card: null }],
    });
    const holds = atCheckpoint({ A: { objectives: hold('O07', 'O11') } });
    const before = viewOf(holds.match, 'B').frames;
    holds.play('A', { type: 'score', obj: 'O07', yes: false });
    expect(scored(holds, 'A')).toEqual([]);
    expect(JSON.stringify([before, holds.events.map(({ type }) => type)])).not.toContain('objective');
  });

  test('SAG-R72: with three objectives the third is never scored', () => {
    const scorableWith = (scored: number) => {
      const objectives = ['O01', 'O02', 'O07'].map((card, n) => ({ card, scored: n < scored }));
      return scorable(atCheckpoint({ A: { objectives } }).state, 'A');
    };
    expect([0, 1, 2].map(scorableWith)).toEqual([['O07'], ['O07'], []]);
  });

  test('SAG-16.8: which of two objectives is held back nobody else can tell', () => {
    const t = atCheckpoint({ A: { objectives: hold('O07', 'O08'), meleeWins: 3 } });
    const { kinds, told } = triedAt(t.match, workbench.secrets, chooser(1));
    expect([kinds, told]).toEqual([['objective-held-back'], []]);
  });

  test('SAG-16.8: a position knows what has been held back', () => {
    const t = atCheckpoint({ A: { objectives: hold('O07', 'O08'), meleeWins: 3 } });
    t.play('A', { type: 'score', obj: 'O07', yes: false });
    expect(t.asked()).toBe('A');
    const read = saga.parsePosition(jsonCopy(saga.position(t.match.state)));
    expect(read).toMatchObject({ ok: true, value: { held: { A: { hidden: ['O07'] }, B: { hidden: [] } } } });
  });

  test('SAG-R67: what an objective asks about is forgotten at the next checkpoint', () => {
    const t = table({
      A: armies.A,
      B: armies.B,
      rules: { autoScore: false },
      players: { A: { objectives: hold('O03') } },
      frames: [
        { proc: 'turn', step: 'reinforcements' },
        { proc: 'combat', step: 'checkpoint', player: 'A' },
      ],
      facts: { deeds: [{ deed: 'eliminated', owner: 'B', card: 'PR-GREN' }] },
    });
    expect(t.legal('A')).toContainEqual({ type: 'score', obj: 'O03', yes: true });
    t.play('A', { type: 'score', obj: 'O03', yes: false });
    expect(t.state.deeds).toEqual([]);
  });

  test('with automatic scoring nobody is asked', () => {
    const t = atCheckpoint({ A: { objectives: hold('O07', 'O11') } }, { autoScore: true });
    expect(scored(t, 'A')).toEqual(['O07']);
  });

  test('who holds nothing that could be scored is asked all the same, if for all anybody knows he might', () => {
    const t = atCheckpoint({ A: { objectives: hold('O01', 'O11') } });
    expect(t.legal('A')).toEqual([{ type: 'pass' }]);
    const never = atCheckpoint({ A: { objectives: hold('O01', 'O11') } }, { alwaysPrompt: false });
    expect(never.legal('A').some(({ type }) => type === 'pass')).toBe(false);
    const known = atCheckpoint({
      A: {
        objectives: [
          { card: 'O07', scored: true },
          { card: 'O11', open: true },
        ],
      },
    });
    expect(known.state.frames.at(-1)?.proc).not.toBe('checkpoint');
    // Streams of Fugitives is met, but everybody sees that neither card is that.
    const open = atCheckpoint({
      A: {
        objectives: [
          { card: 'O01', open: true },
          { card: 'O11', open: true },
        ],
      },
    });
    expect(open.state.frames.at(-1)?.proc).not.toBe('checkpoint');
  });

  test('SAG-16.9: long-term objectives count only when somebody reached the target', () => {
    const end = (captured: number) =>
      table({
        ...armies,
        players: {
          A: { captured: points(captured), objectives: hold('O11', 'O12'), hand: ['G05'] },
          B: { hand: ['G05'] },
        },
        phase: 'reinforcements',
        frames: [{ proc: 'turn', step: 'checkpoint' }],
      });
    expect(scored(end(9), 'A')).toEqual([]);
    const over = end(10);
    expect(scored(over, 'A')).toEqual(['O11']);
    expect(outcomeOf(over.match)).toMatchObject({ with: { high: 11, low: 0 } });
  });

  test('SAG-R68: never on a collapse', () => {
    const t = table({
      A: armies.A,
      B: front('PR-LINE', 'L1', 'L2'),
      players: { A: { captured: points(10), objectives: hold('O11') } },
      phase: 'reinforcements',
      frames: [{ proc: 'turn', step: 'checkpoint' }],
    });
    for (const player of ['A', 'B'] as const) if (t.asked() === player) t.play(player, { type: 'pass' });
    expect(outcomeOf(t.match)?.rule).toBe('SAG-16.2');
    expect(scored(t, 'A')).toEqual([]);
    expect(viewOf(t.match, 'B').players.A.objectives[0]?.card).toBe('O11');
  });

  test('SAG-19.2 and SAG-R72: of three objectives never more than two are scored', () => {
    const t = table({
      A: armies.A,
      B: fugitives,
      rules: { objectives: 'threeOneOpen' },
      players: {
        A: {
          captured: points(10),
          objectives: [{ card: 'O07', scored: true }, { card: 'O11' }, { card: 'O13' }],
        },
        B: {},
      },
      phase: 'reinforcements',
      frames: [{ proc: 'turn', step: 'checkpoint' }],
    });
    expect(scored(t, 'A')).toHaveLength(2);
    const third = atCheckpoint(
      { A: { objectives: [{ card: 'O01', scored: true }, { card: 'O02', scored: true }, { card: 'O07' }] } },
      { objectives: 'threeOneOpen' },
    );
    expect(third.state.frames.at(-1)?.proc).not.toBe('checkpoint');
  });

  test('SAG-GV-29 Tally: two long-term objectives turn nine points into eleven, one makes a draw', () => {
    const end = (...ids: readonly string[]) =>
      outcomeOf(
        table({
          A: armies.A,
          B: armies.B,
          players: {
            A: { captured: points(10), objectives: hold('O12') },
            B: { captured: points(9), objectives: hold(...ids) },
          },
          phase: 'reinforcements',
          frames: [{ proc: 'turn', step: 'checkpoint' }],
        }).match,
      );
    expect(end('O11')).toMatchObject({ winners: [], with: { points: 10 } });
    const eleven = outcomeOf(
      table({
        A: armies.A,
        B: { ...armies.B, ...front('PR-LINE', 'R1', 'R2', 'R3') },
        players: {
          A: { captured: points(10), objectives: hold('O14') },
          B: { captured: points(9), objectives: hold('O11', 'O12') },
        },
        phase: 'reinforcements',
        frames: [{ proc: 'turn', step: 'checkpoint' }],
      }).match,
    );
    expect(eleven).toMatchObject({ winners: ['B'], with: { high: 11, low: 10 } });
  });

  test.each([
    { streak: 2, offered: true },
    { streak: 0, offered: false },
  ])(
    'SAG-GV-41 Objective timing: Second for the third turn in a row, after $streak',
    ({ streak, offered }) => {
      const t = table({
        ...armies,
        players: {
          A: { hand: ['G02'], objectives: hold('O10'), secondStreak: streak },
          B: { hand: ['G04'] },
        },
        rules: { autoScore: false, alwaysPrompt: false },
        phase: 'initiative',
        turn: 6,
      });
      t.play('A', { type: 'commit', card: 'G02' });
      t.play('B', { type: 'commit', card: 'G04' });
      expect(t.player('A').secondStreak).toBe(streak + 1);
      expect(t.asked() === 'A' && t.legal('A').some(({ type }) => type === 'score')).toBe(offered);
      const first = table({
        ...armies,
        players: { A: { hand: ['G04'], secondStreak: 2 }, B: { hand: ['G02'] } },
        phase: 'initiative',
      });
      first.play('A', { type: 'commit', card: 'G04' });
      first.play('B', { type: 'commit', card: 'G02' });
      expect(first.player('A').secondStreak).toBe(0);
    },
  );
});
