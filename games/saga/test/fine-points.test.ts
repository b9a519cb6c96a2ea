// Fine points of the rules that a small slip would break and no larger example shows.
import { legal, offers, pending, simulationSource, startMatch, submit, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { saga } from '../module.ts';
import { cardTable } from './card-table.ts';
import { front, LINE, SECOND, type TestTable, table } from './table.ts';

const rolls = (t: Pick<TestTable, 'events'>): readonly Extract<Event, { readonly type: 'testRolled' }>[] =>
  t.events.filter((event) => event.type === 'testRolled');

describe('what a test shows', () => {
  test('SAG-3.1: every test cites the rule that called for it and the number it needs', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', cas: 1 }, S4: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', cas: 1 } },
    }).dice(4, 4, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    t.play('B', { type: 'morale', how: 'roll' });
    expect(rolls(t).map(({ rule, need, hits }) => [rule, need, hits])).toEqual([
      ['SAG-11.5', 6, 1],
      ['SAG-11.5', 6, 1],
      ['SAG-12.3', 6, 0],
    ]);
  });

  test('SAG-18.4: without an earlier failure there is no bonus to show', () => {
    const scene = (outflankFails: number) =>
      table({
        A: { ...front('FR-LINE', ...LINE), OFW: { card: 'FR-LINE', outflankFails } },
        B: front('PR-LINE', ...LINE),
        players: { A: { army: ['FR-LINE'] } },
        phase: 'reinforcements',
        dice: [1],
      });
    const rules = (t: TestTable) => rolls(t)[0]?.sum?.modifiers.map(({ rule }) => rule);
    expect(rules(scene(0))).toEqual([]);
    expect(rules(scene(1))).toEqual(['SAG-18.4']);
  });
});

test('SAG-5.4, SAG-G06: what a card bids one unit binds no other', () => {
  const t = table({
    A: { L1: 'FR-LINE', L2: 'FR-LINE' },
    B: { L1: 'PR-LINE', L2: 'PR-LINE' },
    facts: { effects: [{ card: 'G06', by: 'A', unit: 'A1', lasts: 'turn' }] },
  });
  expect(t.declarations('A:L2')).toContain('engage B:L2');
  expect(t.declarations('A:L2')).not.toContain('hold');
});

describe('dice', () => {
  test('SAG-3.1: every die of a test has six sides', () => {
    const t = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', cas: 1 } },
    }).dice(6, 6, 6);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    t.play('B', { type: 'morale', how: 'roll' });
    const sides = () =>
      t.match.journal.flatMap((entry) => ('draws' in entry ? entry.draws.map((draw) => draw.sides) : []));
    // A shot of two hits on one casualty: the tests are 6+ and 7+.
    t.play('B', { type: 'morale', how: 'roll' });
    expect(sides()).toEqual([6, 6, 6]);
  });
});

describe('winning a Melee', () => {
  test('SAG-11.7: the end of a Melee cites winning only if somebody has won', () => {
    const won = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', cas: 3 } },
      melees: [['A:L1', 'B:L1']],
    }).dice(5, 1);
    won.order('A:L1', { kind: 'continue' });
    const left = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      melees: [['A:L1', 'B:L1']],
    }).dice(5);
    left.order('A:L1', { kind: 'disengage' });
    const ends = [won, left].map((t) => t.events.find(({ type }) => type === 'meleeEnded'));
    expect(ends.map((event) => event?.rule)).toEqual(['SAG-11.7', 'SAG-11.3']);
  });

  test('SAG-11.9: a winner that stays is asked for no test of that round any more', () => {
    const t = table({
      A: { L2: { card: 'FR-LINE', cas: 1 }, S4: 'FR-LINE' },
      B: { L2: { card: 'BR-LINE', cas: 1 } },
    }).dice(4, 4, 1);
    t.order('A:L2', { kind: 'engage', target: 'B:L2' });
    t.play('B', { type: 'morale', how: 'roll' });
    t.play('A', { type: 'recoverCas', yes: false }, { type: 'winner', how: 'stay' });
    expect(t.state.frames.some(({ proc }) => proc === 'morale' || proc === 'hits')).toBe(false);
    expect(t.state.activation?.unit).not.toBe(t.idAt('A:L2'));
  });
});

describe('windows', () => {
  test('SAG-21.7: W-ACT opens once in an activation: before the shot, and not again before the move', () => {
    const t = cardTable({
      A: { S2: 'FR-HART', L5: 'FR-LINE' },
      B: { L2: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: ['G16', 'G05'] } },
    }).dice(1);
    const shot = { kind: 'advance', to: 'L2', follow: 'fire', order: 'before', target: 'B:L2' } as const;
    t.orders('A:S2', shot);
    const open = (): string | undefined => pending(t.match)[0]?.window?.id;
    const opened: (string | undefined)[] = [];
    for (; open() !== undefined; t.play('A', { type: 'pass' })) opened.push(open());
    expect(opened.filter((id) => id === 'W-ACT')).toHaveLength(1);
    expect(t.unit('A:L2')?.card.hidden).toBe('FR-HART');
  });

  test('SAG-G06 Square Formation (b): never by the player whose Cavalry rides, nor against its fire', () => {
    const ridden = cardTable({
      A: { L1: 'FR-HUSS', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: ['G06'] }, B: { hand: ['G06'] } },
    });
    ridden.orders('A:L1', { kind: 'engage', target: 'B:L1' });
    ridden.play('A', { type: 'charge', yes: true });
    ridden.reach('A', 'W-ACT');
    expect(ridden.against('A', 'G06')).toBe('SAG-G06');
    ridden.reach('B', 'W-ACT');
    expect(ridden.against('B', 'G06')).toBeNull();

    const shot = cardTable({
      A: { L1: 'FR-HUSS', S4: 'FR-LINE' },
      B: { L1: 'BR-RIFL', L5: 'BR-LINE' },
      players: { B: { hand: ['G06', 'N07'] } },
    });
    shot.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    shot.reach('B', 'W-ACT');
    expect(shot.against('B', 'G06')).toBe('SAG-G06');
  });

  test('SAG-F02 The Guard Goes In: not out of a Melee in the Reserve', () => {
    const t = cardTable({
      A: { ...front('FR-LINE', 'L1', 'L2', 'L3', 'L4'), R1: 'FR-YG' },
      B: { ...front('PR-LINE', ...LINE), 'A:OFW': { card: 'PR-HUSS', exposed: true } },
      melees: [['A:OFW', 'A:R1']],
      players: { A: { hand: ['F02', 'G06'] } },
    });
    t.rouse('A:R1');
    expect(t.legal('A').some(({ type }) => type === 'card')).toBe(false);
    t.skip();
    expect(t.legal('A').map((action) => action.type === 'declare' && action.kind)).toEqual([
      'continue',
      'disengage',
    ]);
  });
});

describe('activation', () => {
  test('SAG-R26: a card that enables nothing does not let a unit without a declaration be chosen', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', formation: 'square' }, L3: 'FR-LINE' },
      B: front('PR-LINE', 'L3'),
      players: { A: { hand: ['G20', 'G10'] } },
    });
    t.play('A', { type: 'pass' });
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:L1') })).toBe('SAG-R26');
  });

  test('SAG-9.1: the only unit that can be chosen is activated without a question; those in flight do not count', () => {
    const t = table({ A: { L1: 'FR-LINE', RTW: 'FR-LINE', RTE: 'FR-LINE' }, B: front('PR-LINE', ...LINE) });
    expect(t.state.activation?.unit).toBe(t.idAt('A:L1'));
  });

  test.each([
    ['A', ['A:L1', 'A:S1', 'B:OFW']],
    ['B', ['B:L1', 'B:L2', 'A:OFE']],
  ] as const)('slot order of %s: the own board first, then the flank of the enemy', (first, places) => {
    const t = table({
      A: { ...front('FR-LINE', 'L1', 'S1'), 'B:OFW': 'FR-HUSS' },
      B: { ...front('PR-LINE', 'L1', 'L2'), 'A:OFE': 'PR-HUSS' },
      first,
    });
    const order = t
      .legal(first)
      .flatMap((action) => (action.type === 'activate' ? [t.byId(action.unit)?.at] : []));
    expect([...new Set(order)]).toEqual(places);
  });
});

describe('who is asked', () => {
  const lined = { A: front('FR-LINE', ...LINE, ...SECOND), B: front('BR-LINE', ...LINE) };
  const end = {
    phase: 'reinforcements',
    frames: [
      { proc: 'turn', step: 'checkpoint' },
      { proc: 'reinforcements', step: 'go', turns: 16 },
    ],
  };
  const askedLast = (A: object, hand: readonly string[] = ['N01']): boolean =>
    pending(table({ ...lined, A: { ...lined.A, ...A }, ...end, players: { A: { hand } } }).match).some(
      ({ window }) => window?.id === 'W-LAST',
    );

  test('SAG-N01 Conscripts, SAG-N02 Change of Direction: with both Lines full nobody is asked for them', () => {
    expect(askedLast({ R1: 'FR-LINE' })).toBe(false);
    expect(askedLast({ OFW: 'FR-HUSS' }, ['N02'])).toBe(false);
    const holed = { ...front('FR-LINE', 'L1', 'L2', 'L3'), ...front('FR-LINE', ...SECOND) };
    const asked = (A: object) =>
      pending(
        table({ A: { ...holed, ...A }, B: lined.B, ...end, players: { A: { hand: ['N01'] } } }).match,
      )[0]?.window?.id;
    expect(asked({ L4: 'FR-LINE', OFW: { card: 'FR-HUSS', faceUp: true } })).toBe('W-LAST');
    expect(asked({ L4: 'FR-LINE', OFW: { card: 'FR-LINE', faceUp: true } })).not.toBe('W-LAST');
  });

  test('SAG-29: when all copies of a card lie captured, no window opens for it', () => {
    const actWindow = (captured: readonly object[], hand: readonly string[]): boolean => {
      const t = cardTable({
        A: { L1: 'FR-LINE', S4: 'FR-LINE' },
        B: { L1: 'BR-LINE', L5: 'BR-LINE' },
        players: { A: { hand, listIsOpen: true }, B: { captured } },
      }).dice(1, 1);
      t.orders('A:L1', { kind: 'engage', target: 'B:L1' });
      return pending(t.match)[0]?.window?.id === 'W-ACT';
    };
    const trophy = { kind: 'card', id: 'G09', vp: 1 };
    expect(actWindow([], ['G09'])).toBe(true);
    expect(actWindow([trophy, trophy], ['G01'])).toBe(false);
  });

  test('SAG-16.8: nobody is asked to score while no objective anybody could hold is met', () => {
    const t = table({
      A: front('FR-LINE', ...LINE),
      B: front('PR-LINE', ...LINE),
      rules: { autoScore: false },
      players: { A: { objectives: [{ card: 'O01' }] }, B: { objectives: [{ card: 'O02' }] } },
    }).dice(1);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.state.frames.at(-1)?.proc).toBe('activation');
  });

  test('SAG-16.8: at a checkpoint each player is asked once', () => {
    const t = table({
      A: { ...front('FR-LINE', ...LINE), S1: 'FR-LINE' },
      B: front('PR-LINE', 'L1', 'L2', 'L5'),
      rules: { autoScore: false },
      players: { A: { objectives: [{ card: 'O11' }] }, B: { objectives: [{ card: 'O12' }] } },
    }).dice(1);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    // Two Center slots of B are free: as far as anybody sees A might hold Pierce the Centre.
    expect([t.asked(), t.state.frames.at(-1)?.proc]).toEqual(['A', 'checkpoint']);
    t.play('A', { type: 'pass' });
    expect(t.state.frames.at(-1)?.proc).toBe('activation');
  });

  test.each([
    ['with a Terrain card', ['G01'], true],
    ['without one', ['G05'], false],
  ] as const)('SAG-7.6: where only those who can answer are asked, %s', (_title, hand, isAsked) => {
    const t = table({
      A: front('FR-LINE', ...LINE),
      B: front('PR-LINE', ...LINE),
      rules: { alwaysPrompt: false },
      phase: 'reform',
      players: { A: { hand } },
    });
    expect(t.state.frames.some(({ proc }) => proc === 'layTerrain')).toBe(isAsked);
  });

  test('SAG-29: two copies of a card of a secret deck lie open, so nobody can hold a third', () => {
    const asked = (discard: readonly string[]) =>
      pending(
        table({
          A: front('FR-LINE', ...LINE),
          B: front('PR-LINE', ...LINE),
          phase: 'reform',
          players: { A: { hand: ['G01'], discard } },
        }).match,
      )[0]?.rule;
    const laid = ['G01', 'G01', 'G02', 'G02', 'G03', 'G03', 'G04'];
    expect(asked(laid)).toBe('SAG-7.6');
    expect(asked([...laid, 'G04'])).not.toBe('SAG-7.6');
  });

  test('SAG-R25: with no card in hand and nothing to do, the marker is given up without a question', () => {
    const square = { card: 'FR-LINE', formation: 'square' } as const;
    const scene = (hand: readonly string[]) =>
      table({
        A: { L1: square, L5: square },
        B: { L3: 'PR-LINE', S1: 'PR-LINE' },
        bothAct: true,
        players: { A: { hand, markers: 1 }, B: { markers: 1 } },
      });
    expect(scene([]).asked()).toBe('B');
    expect(scene(['G01']).asked()).toBe('A');
  });
});

describe('enabling cards', () => {
  test('SAG-R26: a card that gives the unit nothing does not let it be activated', () => {
    const square = { card: 'FR-LINE', formation: 'square' } as const;
    const t = cardTable({
      // Everything the unit in S1 could change places with stands in Square.
      A: { L1: square, L2: square, S1: 'FR-LINE', S2: square, L5: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: ['F06', 'G10'] } },
    });
    t.skip();
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:S1') })).toBe('SAG-R26');
  });
});

describe('what is pointed at', () => {
  test('SAG-9.2: a shot at its target, an exchange at its partner, a step at its slot', () => {
    const t = table({ A: { L1: 'FR-LINE', L2: 'FR-LINE' }, B: { L1: 'BR-LINE' } });
    t.activate('A:L1');
    const targets = offers(t.match, 'A').flatMap(({ action, target }) =>
      action.type === 'declare' ? [[action.kind, target]] : [],
    );
    expect(targets).toEqual([
      ['fire', { unit: t.idAt('B:L1') }],
      ['engage', { unit: t.idAt('B:L1') }],
      ['lateralX', { unit: t.idAt('A:L2') }],
      ['back', { sector: 'S1' }],
    ]);
  });
});

describe('setting up', () => {
  const start = () => {
    const options = saga.parseOptions({});
    if (!options.ok) throw new Error(options.error.message);
    return startMatch(saga, options.value, simulationSource(5));
  };

  test('SAG-4.4: no objective is scored yet, and none is open', () => {
    const { A, B } = start().state.players;
    for (const { objectives } of [A, B])
      expect(objectives.map(({ open, scored }) => [open, scored])).toEqual([
        [false, false],
        [false, false],
      ]);
  });

  test('SAG-4.10: units come into play unhurt and without markers', () => {
    const match = start();
    while (match.state.field.every((unit) => unit === null)) {
      const seat = pending(match)[0]?.seat ?? '';
      submit(match, seat, legal(match, seat)[0]);
    }
    const units = match.state.field.flatMap((unit) => unit ?? []);
    expect(units).toHaveLength(24);
    for (const unit of units)
      expect(unit).toMatchObject({
        ...{ cas: 0, activated: false, formation: null, chargeTurn: null, disarray: false },
        ...{ dismounted: false, outflankMarker: false, outflankFails: 0, exposed: false },
        ...{ firedAsOutflanker: false, noMeleeTurn: null, evadedTurn: null, attached: [] },
      });
  });

  test('SAG-6.1: the first turn is turn 1', () => {
    const match = start();
    while (match.state.phase === 'setup') {
      const seat = pending(match)[0]?.seat ?? '';
      submit(match, seat, legal(match, seat).find(({ type }) => type === 'done') ?? legal(match, seat)[0]);
    }
    expect([match.state.turn, match.state.phase]).toEqual([1, 'initiative']);
  });

  test('SAG-16.8: nothing shows as met while the boards are still empty', () => {
    const seen = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const options = saga.parseOptions({});
      if (!options.ok) throw new Error(options.error.message);
      return viewOf(startMatch(saga, options.value, simulationSource(seed)), 'A').players.A.objectives;
    });
    expect(seen.some(({ card }) => card === 'O01' || card === 'O02' || card === 'O11')).toBe(true);
    expect(seen.map(({ met }) => met)).toEqual(seen.map(() => false));
  });

  test('SAG-4.5: taking a unit back is possible but not among the lines of play', () => {
    const match = start();
    expect(new Set(legal(match, 'A').map(({ type }) => type))).toEqual(new Set(['place']));
  });
});
