// What happened is shown test by test, where it happened.
import type { News } from '@grognard/desk';
import { plainText } from '@grognard/desk/words/phrases.ts';
import { viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../../board/desk.ts';
import { beatsOf } from '../../board/drawing/field/beats.ts';
import { joinedScenes } from '../../board/drawing/field/scene.ts';
import { turnSummary } from '../../board/report/turn-summary.ts';
import { askFirst } from '../../board/words/doubts.ts';
import type { Event, TestRolled } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { table } from '../table.ts';

const { match } = table({ A: { L1: 'FR-LINE' }, B: { L1: 'BR-HIGH' } });
const view: View = viewOf(match, 'A');
// Beats, summaries and doubts read nothing else of it.
const shown = (changes: object): TableState =>
  ({ view, offers: [], outcome: null, ...changes }) as unknown as TableState;
const before = shown({});

const fire: TestRolled = {
  type: 'testRolled',
  kind: 'fire',
  cause: null,
  player: 'A',
  unit: 'A1',
  against: 'B1',
  natural: 6,
  need: 6,
  success: true,
  hits: 2,
  sum: { score: 3, modifiers: [], total: 9 },
};
const fought: readonly Event[] = [
  { type: 'unitActivated', rule: 'SAG-9.1', unit: 'A1', player: 'A', mode: null },
  { ...fire, rule: 'SAG-10.3' },
  { type: 'casualtiesTaken', rule: 'SAG-12.1', unit: 'B1', count: 2, cas: 2 },
  { type: 'unitRetreated', rule: 'SAG-12.7', unit: 'B1', from: 'B:L1', to: 'B:RTW' },
];
const news = (events: readonly Event[]): News<View, Action, Event> => ({ before, moments: [], events });

describe('beats', () => {
  it('show one result after the other, none longer than a roll may last', () => {
    const beats = beatsOf(news(fought));
    const [, falling, read] = beats;
    expect((falling?.ms ?? 0) + (read?.ms ?? 0)).toBeLessThanOrEqual(1400);
    expect(beats.map(({ scene }) => scene.results.map(({ unit, outcome }) => [unit, outcome]))).toEqual([
      [],
      [['A1', null]],
      [['A1', null]],
      [
        ['A1', null],
        ['B1', '2 casualties'],
      ],
      [
        ['A1', null],
        ['B1', 'retreats'],
      ],
    ]);
  });
  it('leave a result where it happened, though the unit has gone', () => {
    const last = beatsOf(news(fought)).at(-1)?.scene;
    expect(last?.results.find(({ unit }) => unit === 'B1')?.at).toBe('B:L1');
    expect(last?.units.find(({ id }) => id === 'B1')?.at).toBe('B:RTW');
  });
  it('SAG-21.7: stay with a unit that changes places after its shot', () => {
    const moved: Event = { type: 'unitMoved', rule: 'SAG-13.1', unit: 'A1', from: 'A:L1', to: 'A:S1' };
    const [activated, fired] = fought;
    const events = activated === undefined || fired === undefined ? [] : [activated, fired, moved];
    expect(beatsOf(news(events)).at(-1)?.scene.results).toMatchObject([{ unit: 'A1', at: 'A:S1' }]);
  });
  it('SAG-3.1: say the numbers with their meaning, once the die has fallen', () => {
    const [, falling, read] = beatsOf(news(fought));
    const said = 'The Line Infantry (1st Line 1) fires at the Highlanders (1st Line 1).';
    expect(plainText(falling?.say ?? []).trim()).toBe(said);
    expect(plainText(read?.say ?? [])).toBe('Rolled 9, needed 6: 2 hits.');
    expect(falling?.plate).toBeUndefined();
    const [row] = read?.plate?.rows ?? [];
    expect(row?.who.map(({ name }) => name)).toEqual([
      'The Line Infantry (1st Line 1)',
      'The Highlanders (1st Line 1)',
    ]);
    expect(row?.sums.map(({ total }) => total)).toEqual([9]);
  });
  it('are in the journal when they have been told, and not before', () => {
    expect(beatsOf(news(fought)).map(({ upTo }) => upTo)).toEqual([1, 1, 2, 3, 4]);
  });
  it('begin anew with every activation', () => {
    const [first] = fought;
    const beats = beatsOf(news(first === undefined ? fought : [...fought, first]));
    expect(beats.at(-1)?.scene.results).toEqual([]);
  });
  it('SAG-3.1: that nobody has waited for leave what was rolled where it lies, until a press', () => {
    const [activated, ...rolled] = fought;
    if (activated?.type !== 'unitActivated') throw new Error('The fight begins with an activation.');
    const mine = beatsOf(news(fought)).at(-1)?.scene;
    const theirs = beatsOf(news([{ ...activated, unit: 'B1', player: 'B' }])).at(-1)?.scene;
    if (mine === undefined || theirs === undefined) throw new Error('Both are shown.');
    expect(theirs.results).toEqual([]);
    expect(joinedScenes(mine, theirs)).toEqual({ ...theirs, results: mine.results });
    const again = beatsOf(news(rolled)).at(-1)?.scene;
    expect(again === undefined ? [] : joinedScenes(mine, again).results).toHaveLength(2);
  });
  it('do not let a die fall twice that cards could be played on', () => {
    const test = { kind: 'fire', player: 'A', unit: 'A1', need: 6, natural: 6, sum: null } as const;
    const waited = { ...news(fought.slice(1)), before: shown({ view: { ...view, test } }) };
    const [rolled] = beatsOf(waited);
    expect(rolled?.scene.results[0]?.hasFallen).toBe(true);
    expect(rolled?.ms).toBeLessThan(1000);
  });
});

describe('the summary of a turn', () => {
  const after = shown({ view: { ...view, turn: 2 } });
  it('tells losses, ground, points and dice, and what comes next', () => {
    const began: Event = { type: 'turnBegan', rule: 'SAG-6.1', turn: 1 };
    const summary = turnSummary({ name: 'Turn 1', events: [began, ...fought], before, after });
    expect(summary?.title).toBe('Turn 1');
    expect(summary?.next).toBe('Begin turn 2');
    expect(summary?.columns.map(({ say }) => say)).toEqual([
      'Red took 2 casualties. 1 unit of Red retreated.',
      'No Terrain changed hands, no objective was scored.',
      `Blue 0 of ${view.rules.vpTarget} VP. Red 0 of ${view.rules.vpTarget} VP.`,
      'Blue: 2 hits in 1 roll of Fire and Melee.',
    ]);
  });
  it('is not made of setting up', () => {
    expect(turnSummary({ name: '', events: [], before, after })).toBeNull();
  });
});

describe('an answer that may be a slip', () => {
  const unit = { action: { type: 'activate', unit: 'A1' }, target: { unit: 'A1' }, refusal: null };
  it('SAG-9.1: giving up a marker is asked about while a unit can act', () => {
    expect(askFirst({ type: 'forfeit' }, shown({ offers: [unit] }))?.yes).toBe('Give it up');
    expect(askFirst({ type: 'forfeit' }, before)).toBeNull();
  });
  it('SAG-5.8: a formation is not taken twice without being asked', () => {
    const foot = view.units.map((unit) => (unit.id === 'A1' ? { ...unit, formation: 'line' } : unit));
    const occasion = { window: 'W-ACT', unit: 'A1', target: 'B1' };
    const acting = { ...view, units: foot, frames: [{ proc: 'window', step: 'ask', occasion }] };
    const ask = (card: string) => askFirst({ type: 'card', card }, shown({ view: acting }))?.question;
    expect(ask('G05')).toBe('The Line Infantry (1st Line 1) is already in Line. Play the card anyway?');
    expect(ask('G10')).toBeUndefined();
  });
  it('SAG-4.11: laying nothing is asked about while Terrain is in hand', () => {
    const hand = { ...view.players.A, hand: ['G01'] };
    const laying = {
      ...view,
      draft: { kind: 'terrain', slots: {} },
      frames: [{ proc: 'openingTerrain', step: 'decide' }],
      players: { ...view.players, A: hand },
    };
    expect(askFirst({ type: 'done' }, shown({ view: laying }))?.question).toBe(
      'You hold 1 Terrain card. Lay none?',
    );
    const laid = { ...laying, draft: { kind: 'terrain', slots: { L1: 'G01' } } };
    expect(askFirst({ type: 'done' }, shown({ view: laid }))).toBeNull();
  });
});
