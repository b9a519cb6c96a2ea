// The journal in plain words: what happened, then what it changed, and a way hex by hex as one line.
import { plainText } from '@grognard/desk/words/phrases.ts';
import { describe, expect, test } from 'vitest';
import { beatsOf } from '../board/drawing/map/beats.ts';
import { logLines } from '../board/words/journal.ts';
import { type Memory, recall, remember } from '../board/words/journal-memory.ts';
import { tellerOf } from '../board/words/teller.ts';
import { hexNamed, theatreOf } from '../data/theatres.ts';
import type { Event } from '../events.ts';
import { options } from '../options.ts';
import { NOWHERE } from '../vocabulary.ts';
import { table } from './table.ts';
import { deskAt, deskShowing } from './test-desk.ts';

const THEATRE = theatreOf({ options: { scenario: 'quatre-bras' } });
const unit = (id: string): number => THEATRE.units.findIndex((sheet) => sheet.id === id);
const body = (id: string): number => THEATRE.bodies.findIndex((sheet) => sheet.id === id);
const leader = (id: string): number => THEATRE.leaders.findIndex((sheet) => sheet.id === id);
const hex = (id: string): number => hexNamed(THEATRE, id);

const BEGAN: Event = {
  type: 'turnBegan',
  rule: 'NLC-4.0a',
  turn: 1,
  scenario: 'quatre-bras',
  points: { french: 0, allied: 0 },
};
const memory = remember(null, [BEGAN]);

const told = (events: readonly Event[], known: Memory | null = memory): readonly string[] =>
  logLines(events, known).map(({ text }) => plainText(text));

const moved = (from: string, to: string): Event => ({
  type: 'unitsMoved',
  rule: 'NLC-5.1a',
  how: 'move',
  from: hex(from),
  to: hex(to),
  side: 'french',
  units: [unit('fr-2-husson')],
  seen: [],
});

describe('what is shown before the next question', () => {
  test('NLC-12.10c: a formation that loses confidence says so above the map, not in the journal alone', () => {
    const events: readonly Event[] = [
      { type: 'confidenceFailed', rule: 'NLC-12.10c', body: body('fr-2'), roll: 6, value: 5 },
      { type: 'orderFailed', rule: 'NLC-12.9f', body: body('fr-2') },
    ];
    const { view } = deskAt(table({ units: { i: { at: '0,0' } } }).match, 'french').desk.shown.value;
    const at = { ...view, options: { ...view.options, scenario: 'quatre-bras' } } as const;
    const before = deskShowing({ view: at, offers: [] }).desk.shown.value;
    const beats = beatsOf({ before, moments: [], events });
    expect(beats.map(({ say = [] }) => plainText(say))).toEqual([
      'II Corps loses confidence: rolled 6, needed 5 or less. Its order fails.',
      // The journal says both in one line, and so does the prompt.
      '',
    ]);
    expect(beats.every(({ ms }) => ms >= 1000)).toBe(true);
  });
});

describe('extended lines', () => {
  const line = (type: 'lineFormed' | 'lineClosed'): Event => ({
    type,
    rule: 'NLC-20.2.3b',
    from: hex('2558'),
    to: hex('2557'),
    side: 'french',
    units: [unit('fr-2-husson')],
    seen: [],
  });

  test('NLC-20.2.3a: a brigade that deploys has its line, and one that closes up', () => {
    expect(told([line('lineFormed')])).toEqual([
      'The French: Husson in extended line, 2558 and 2557 near Lairalle.',
    ]);
    expect(told([line('lineClosed')])).toEqual([
      'The French: Husson, out of extended line, in 2557 near Lairalle.',
    ]);
  });

  test('NLC-20.2.3a, b: deploying and closing up are told to both sides', () => {
    const at = table({
      units: { a: { at: '0,0' }, b: { at: '9,0', side: 'allied' } },
      leaders: { ney: { at: '0,0', commands: ['french corps'] } },
      orders: { 'french corps': 'delay' },
      options: { extendedLines: true },
    });
    at.play('french', { type: 'select', units: [0] });
    at.play('french', { type: 'extend', unit: 0, hex: at.at('1,0') });
    for (const seat of ['french', 'allied'] as const)
      expect(at.happened(seat).map(({ type }) => type)).toContain('lineFormed');
  });
});

describe('ways', () => {
  test('NLC-5.1a: a move of several hexes is one line', () => {
    expect(told([moved('2558', '2557'), moved('2557', '2556')])).toEqual([
      'The French: Husson, 2558 → 2556 near Gemioncourt.',
    ]);
  });

  test('NLC-5.1a: a move that goes on replaces the line about its beginning', () => {
    const first = [moved('2558', '2557')];
    const [line] = logLines([moved('2557', '2556')], remember(memory, first));
    expect(line?.replaces).toBe(true);
    expect(plainText(line?.text ?? [])).toBe('The French: Husson, 2558 → 2556 near Gemioncourt.');
  });
});

describe('chits', () => {
  const sumsOf = (event: Event) => logLines([event], memory).flatMap(({ sums }) => sums);

  test('NLC-4.2a: the roll for the first Stage says what the rating of the leader adds to it', () => {
    const ney = leader('ney');
    const [sum] = sumsOf({
      type: 'initialRolled',
      rule: 'NLC-4.2a',
      side: 'french',
      leader: ney,
      roll: 3,
      total: 7,
    });
    expect(sum).toMatchObject({ modifiers: '+4', total: 7, note: '(with the rating of Ney)' });
  });

  test('NLC-4.1a: the roll for a Coordinated Action says what it is held against', () => {
    const ney = leader('ney');
    const [sum] = sumsOf({
      type: 'coordinatedRolled',
      rule: 'NLC-4.1a',
      side: 'french',
      leader: ney,
      roll: 5,
      needed: 2,
      gained: false,
    });
    const note = '(needed 2 or less: the rating of Ney less 2)';
    expect(sum).toMatchObject({ modifiers: '', total: 5, note });
    const [hopeless] = sumsOf({
      type: 'coordinatedRolled',
      rule: 'NLC-4.1a',
      side: 'french',
      leader: ney,
      roll: 1,
      needed: 0,
      gained: false,
    });
    expect(hopeless?.note).toBe('(the rating of Ney less 2 is below every roll)');
  });
});

describe('orders', () => {
  const II = body('fr-2');
  test('NLC-12.3c: a letter says when it will be there', () => {
    const sent = (receive: number): Event => ({
      type: 'orderSent',
      rule: 'NLC-12.3c',
      only: 'french',
      body: II,
      leader: leader('ney'),
      order: ['march', 'attack'],
      receive,
    });
    expect(told([sent(2)])).toEqual(['Ney writes to II Corps: March and Attack. There in turn 2.']);
    expect(told([sent(1)])).toEqual(['Ney orders II Corps: March and Attack. There at once.']);
  });

  test('NLC-12.7b: what becomes of it', () => {
    const arrived = (result: 'C' | '1T' | 'R4' | 'I'): Event => ({
      type: 'orderArrived',
      rule: 'NLC-12.7a',
      only: 'french',
      body: II,
      roll: 7,
      column: 4,
      result,
    });
    expect(told([arrived('C'), arrived('1T'), arrived('R4'), arrived('I')])).toEqual([
      'The order reaches II Corps: rolled 7 in column 4, obeyed at once.',
      'The order reaches II Corps: rolled 7 in column 4, obeyed next turn.',
      'The order reaches II Corps: rolled 7 in column 4. It waits for a 4 or more on 1 die.',
      'The order reaches II Corps: rolled 7 in column 4, set aside.',
    ]);
  });
});

describe('fights', () => {
  test('NLC-7.1g: fire with row, roll and hits, and two dice to look at', () => {
    const fired: Event = {
      type: 'fired',
      rule: 'NLC-7.1g',
      hex: hex('2555'),
      side: 'allied',
      fight: 'assault',
      strength: 6,
      parts: [{ unit: unit('aa-1-bijlandt'), strength: 6, factors: [] }],
      dice: [3, 6],
      hits: 2,
    };
    const [line] = logLines([fired], memory);
    expect(plainText(line?.text ?? [])).toBe(
      'Assault on Gemioncourt (2555): the Allies fire with strength 6, rolled 9: 2 hits.',
    );
    const [sum] = line?.sums ?? [];
    expect([sum?.die, ...(sum?.more ?? [])].map((die) => die?.face)).toEqual([3, 6]);
    expect(sum?.total).toBe(9);
  });

  test('NLC-7.2: two steps of one unit are one line, the last of them is told as its end', () => {
    const lost: Event = { type: 'stepLost', rule: 'NLC-7.2', unit: unit('fr-2-husson') };
    const gone: Event = {
      type: 'unitEliminated',
      rule: 'NLC-7.2',
      unit: unit('fr-2-husson'),
      hex: hex('2558'),
      supplied: true,
    };
    expect(told([lost, lost])).toEqual(['The French lose 2 steps: Husson.']);
    expect(told([lost, gone])).toEqual(['The French lose Husson at 2558 near Lairalle. It can be rallied.']);
    expect(told([{ ...gone, hex: NOWHERE }])).toEqual([
      'The French lose Husson, driven off the map. It can be rallied.',
    ]);
  });
});

test('NLC-4.0a: a turn is a heading with its hour', () => {
  expect(told([BEGAN], null)).toEqual(['Turn 1, 16 June, 14:00']);
});

describe('names', () => {
  const nameOf = (scenario: string, id: string, isRivalNamed = true): string => {
    const number = theatreOf({ options: { scenario } }).bodies.findIndex((sheet) => sheet.id === id);
    const teller = tellerOf({ scenario, turn: 1 });
    return isRivalNamed ? teller.anyBody(number) : teller.body(number);
  };

  test('a corps is told with its army where another has the same number', () => {
    expect(nameOf('ligny', 'fr-3')).toBe('French III Corps');
    expect(nameOf('ligny', 'fr-3', false)).toBe('III Corps');
    expect(nameOf('quatre-bras', 'fr-2')).toBe('II Corps');
    expect(nameOf('campaign', 'aa-1', false)).toBe('Anglo-Allied I Corps');
  });

  test('NLC-12.11b: a Bad Move says whose corps it is: both sides have a I Corps', () => {
    const bad = { type: 'badMoveMade', rule: 'NLC-12.11b', body: body('aa-1') } as const;
    expect(told([bad])).toEqual(['Bad Move: the other side writes the next order of Anglo-Allied I Corps.']);
  });

  test('a journal that begins in the middle of a turn knows which battle it tells of', () => {
    const known = recall({ options: { ...options.usual, scenario: 'quatre-bras' }, turn: 3 });
    expect(told([moved('2558', '2557')], known)).toEqual(['The French: Husson, 2558 → 2557 near Lairalle.']);
    expect(told([moved('2558', '2557')], null)).not.toEqual(told([moved('2558', '2557')], known));
  });
});

test('NLC-8.5d: guns that fire along a line or at squares say why they are stronger than was promised', () => {
  const shot = (factors: Extract<Event, { type: 'fired' }>['parts'][number]['factors']): Event => ({
    type: 'fired',
    rule: 'NLC-8.1d',
    hex: hex('2556'),
    side: 'french',
    fight: 'bombardment',
    strength: 3,
    parts: [{ unit: unit('fr-2-foot-b'), strength: 2, factors }],
    dice: [1, 3],
    hits: 0,
  });
  expect(told([shot([])])).toEqual([
    'The French bombard 2556 near Gemioncourt with strength 3, rolled 4: 0 hits.',
  ]);
  expect(told([shot([{ reason: 'enfilade', rule: 'NLC-8.5a', by: 3, over: 2 }])])).toEqual([
    'The French bombard 2556 near Gemioncourt along their line or squares (+50%) with strength 3, rolled 4: 0 hits.',
  ]);
});
