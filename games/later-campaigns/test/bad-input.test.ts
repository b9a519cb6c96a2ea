// NLC-A.3, NLC-J.4: scenarios, positions and orders that cannot be are refused by field or rule, and nothing is changed by them.
import { type Json, submit } from '@grognard/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { campaignMap, windowNamed } from '../data/laying/campaign-map.ts';
import { layMap } from '../data/laying/lay-map.ts';
import { ARMIES } from '../data/laying/muster.ts';
import { faultIn } from '../data/laying/sound-sheet.ts';
import { QUATRE_BRAS } from '../data/scenarios/quatre-bras.ts';
import type { ScenarioSheet } from '../data/scenarios/sheets.ts';
import { SHEETS } from '../data/set-ups.ts';
import { theatreOf } from '../data/theatres.ts';
import { TERRAINS } from '../data/words.ts';
import { commandFrame } from '../frames.ts';
import { parsePosition } from '../input/position.ts';
import { options } from '../options.ts';
import { legWith } from '../orders/legs.ts';
import { freshTrail } from '../packets/trail.ts';
import { position } from '../position.ts';
import { setup } from '../setup.ts';
import { EMPTY_DRAFT } from '../staff/draft.ts';
import type { Body, Order, State, Target } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

describe('scenarios', () => {
  const faultOf = (sheet: ScenarioSheet) =>
    faultIn(sheet, layMap(campaignMap(windowNamed(sheet.window), sheet.specials)));
  const changed = (change: Partial<ScenarioSheet>) => faultOf({ ...QUATRE_BRAS, ...change })?.path;

  test.for(SHEETS)('NLC-A.3: $id agrees with orders of battle and map', (sheet) => {
    expect(faultOf(sheet)).toBeNull();
  });

  test('NLC-A.3: a counter no order of battle knows, and one that stands in two places', () => {
    const [first = ['', ''], ...rest] = QUATRE_BRAS.setup;
    expect(changed({ setup: [[first[0], `${first[1]} fr-9-nobody`], ...rest] })).toBe('setup[0]');
    expect(changed({ setup: [...QUATRE_BRAS.setup, first] })).toBe(`setup[${QUATRE_BRAS.setup.length}]`);
  });

  test('NLC-A.3: a hex outside the window, an army, formation or leader that does not exist', () => {
    const [first = ['', ''], ...rest] = QUATRE_BRAS.setup;
    expect(changed({ setup: [['9999', first[1]], ...rest] })).toBe('setup[0]');
    expect(changed({ limits: { ...QUATRE_BRAS.limits, 'fr-77': 5 } })).toBe('limits.fr-77');
    expect(changed({ commanders: [{ leader: 'murat' }] })).toBe('commanders[0].leader');
    expect(changed({ attachments: { murat: 'fr-2' } })).toBe('attachments.murat');
  });

  test('NLC-5.3a: too many units in a hex, and a turn that never comes', () => {
    const [first = ['', '']] = QUATRE_BRAS.setup;
    const crowded = QUATRE_BRAS.setup.map(([, counters]) => [first[0], counters] as const);
    expect(changed({ setup: crowded })).toBe('setup[0]');
    const [group] = QUATRE_BRAS.reinforcements;
    if (group !== undefined)
      expect(changed({ reinforcements: [{ ...group, turn: 99 }] })).toBe('reinforcements[0].turn');
  });

  test('NLC-A.3: the last turn of a scenario may still bring somebody, the one after it not', () => {
    const last = QUATRE_BRAS.sky.length;
    const [group, ...rest] = QUATRE_BRAS.reinforcements;
    if (group === undefined) throw new Error('nobody comes');
    const on = (turn: number) => changed({ reinforcements: [{ ...group, turn }, ...rest] });
    expect([on(last), on(last + 1)]).toEqual([undefined, 'reinforcements[0].turn']);
    const [order, ...others] = QUATRE_BRAS.orders;
    if (order === undefined) throw new Error('nobody is ordered');
    const from = (startTurn: number) => changed({ orders: [{ ...order, startTurn }, ...others] });
    expect([from(last), from(last + 1)]).toEqual([undefined, 'orders[0].startTurn']);
  });

  test('NLC-A.3: an army nobody has heard of, and a counter that stands on the map and comes later', () => {
    const armies = QUATRE_BRAS.armies.map((row, n) => (n === 0 ? { ...row, army: 'saxon' } : row));
    expect(changed({ armies })).toBe('armies[0].army');
    const [[, counters = ''] = []] = QUATRE_BRAS.setup;
    const [group, ...rest] = QUATRE_BRAS.reinforcements;
    if (group === undefined) throw new Error('nobody comes');
    expect(changed({ reinforcements: [{ ...group, counters }, ...rest] })).toBe('reinforcements[0].counters');
  });

  test('NLC-5.3a: two units in a hex, one in woods, never of both sides, nobody where nobody can be', () => {
    const { hexIds, terrain } = layMap(campaignMap(windowNamed(QUATRE_BRAS.window), QUATRE_BRAS.specials));
    const free = (kind: (typeof TERRAINS)[number]) =>
      hexIds.find(
        (id, hex) => terrain[hex] === TERRAINS.indexOf(kind) && QUATRE_BRAS.setup.every(([at]) => at !== id),
      ) ?? '';
    const unitsOf = (side: string) =>
      ARMIES.filter((army) => army.side === side && QUATRE_BRAS.armies.some((row) => row.army === army.id))
        .flatMap(({ formations }) => formations.flatMap(({ divisions }) => divisions))
        .flatMap(({ units }) => units.map(({ id }) => id));
    const stood = QUATRE_BRAS.setup.flatMap(([, counters]) => counters.split(' '));
    const [french, allied] = ['french', 'allied'].map((side) =>
      unitsOf(side).filter((id) => stood.includes(id)),
    );
    const [a = '', b = '', c = ''] = french ?? [];
    const [e = ''] = allied ?? [];
    const at = (hex: string, ...who: readonly string[]) => {
      const rest = QUATRE_BRAS.setup.map(
        ([there, counters]) =>
          [
            there,
            counters
              .split(' ')
              .filter((id) => !who.includes(id))
              .join(' '),
          ] as const,
      );
      const fault = faultOf({ ...QUATRE_BRAS, setup: [[hex, who.join(' ')], ...rest] });
      return fault?.path === 'setup[0]' ? fault.message : null;
    };
    expect(at(free('clear'), a, b)).toBeNull();
    expect(at(free('clear'), a, b, c)).toContain('2 units at most, not 3');
    expect(at(free('woods'), a)).toBeNull();
    expect(at(free('woods'), a, b)).toContain('1 units at most, not 2');
    expect(at(free('clear'), a, e)).toContain('both sides');
    if (free('impassable') !== '') expect(at(free('impassable'), a)).toContain('impassable');
  });
});

describe('what scenarios say of others', () => {
  const WAVRE_PRUSSIANS = { demoralization: 10, disintegration: 20, supplyEdges: ['E'] } as const;
  const faultOf = (change: Partial<ScenarioSheet>) => {
    const sheet = { ...QUATRE_BRAS, ...change };
    return faultIn(sheet, layMap(campaignMap(windowNamed(sheet.window), sheet.specials)))?.path;
  };

  test('NLC-A.3: orders for a formation, division, wing or HQ that takes no part, for two at once, for a turn too late', () => {
    const order = (row: ScenarioSheet['orders'][number]) => faultOf({ orders: [row] });
    const legs = [{ type: 'reserve' }] as const;
    expect(order({ formation: 'fr-99', legs })).toBe('orders[0].formation');
    expect(order({ formation: 'fr-2', division: 'fr-2:nobody', legs })).toBe('orders[0].division');
    expect(order({ leader: 'napoleon', legs })).toBe('orders[0]');
    expect(order({ hq: 'hq-napoleon', legs })).toBe('orders[0]');
    expect(order({ formation: 'fr-2', leader: 'ney', legs })).toBe('orders[0]');
    expect(order({ formation: 'fr-2', legs, startTurn: 99 })).toBe('orders[0].startTurn');
  });

  test('NLC-A.3: a formation without a limit, a counter of another scenario, a command over nobody', () => {
    const { 'fr-2': _, ...limits } = QUATRE_BRAS.limits;
    expect(faultOf({ limits })).toBe('limits.fr-2');
    const elsewhere = { armies: [...QUATRE_BRAS.armies, { ...WAVRE_PRUSSIANS, army: 'prussian' }] };
    const setup = [...QUATRE_BRAS.setup, ['2352', 'pr-3-stengel'] as const];
    expect(faultOf({ ...elsewhere, setup, limits: { ...QUATRE_BRAS.limits, 'pr-3': 9 } })).toBe(
      `setup[${QUATRE_BRAS.setup.length}]`,
    );
    expect(faultOf({ commanders: [{ leader: 'ney', commands: 'fr-2 fr-77' }] })).toBe(
      'commanders[0].commands',
    );
  });

  test('NLC-A.3, NLC-12.2a: orders that name no place of the window, or no superior; hooks and objectives nobody knows of', () => {
    const order = (leg: ScenarioSheet['orders'][number]['legs'][number]) =>
      faultOf({ orders: [{ formation: 'fr-2', legs: [leg] }] });
    expect(order({ type: 'attack', place: 'vienna' })).toBe('orders[0].legs[0].place');
    expect(order({ type: 'attack' })).toBe('orders[0].legs[0].place');
    expect(order({ type: 'reserve', place: 'quatre-bras' })).toBe('orders[0].legs[0].place');
    expect(order({ type: 'assign', superior: 'murat' })).toBe('orders[0].legs[0].superior');
    expect(order({ type: 'attack', place: 'quatre-bras' })).toBeUndefined();
    // A hook no rule knows of does not compile.
    expectTypeOf<'snow'>().not.toExtend<ScenarioSheet['specials'][number]>();
    expect(faultOf({ specials: ['nlb'] })).toMatch(/^reinforcements\[\d+\]\.condition$/);
    expect(faultOf({ control: { ...QUATRE_BRAS.control, allied: '2555 2257 2853' } })).toBe(
      'objectives[0].hex',
    );
  });

  test('NLC-A.3: points for an army that takes no part, and hexes held outside the window', () => {
    expect(faultOf({ prizes: [{ when: 'demoralized', army: 'prussian', side: 'french', points: 1 }] })).toBe(
      'prizes[0].army',
    );
    expect(faultOf({ exits: [{ army: 'prussian', hex: '2452', pointsPerStrength: 1 }] })).toBe(
      'exits[0].army',
    );
    expect(faultOf({ control: { french: '9999', allied: '' } })).toBe('control.french');
  });
});

describe('options', () => {
  const wrong = (given: Json) => {
    const read = options.parse(given);
    return read.ok ? null : read.error.path;
  };

  test('NLC-A.3: unknown ones, unknown choices, and the wrong kind are named by field', () => {
    expect(wrong({ sequence: 'chess' })).toBe('options.sequence');
    expect(wrong({ scenario: 'austerlitz' })).toBe('options.scenario');
    expect(wrong({ fatigue: 'yes' })).toBe('options.fatigue');
    expect(wrong({ fog: true })).toBe('options.fog');
    expect(wrong({ sequence: 'pbem', fatigue: true })).toBeNull();
  });
});

describe('positions', () => {
  const refusedWith = (change: (state: State) => void) => {
    const state = setup(options.usual);
    change(state);
    const read = parsePosition(JSON.parse(JSON.stringify(position(state))) as Json);
    return read.ok ? null : read.error;
  };
  const place = (state: State, unit: number, hex: number) => {
    const was = state.units[unit];
    if (was) state.units[unit] = { ...was, status: 'map', hex };
  };

  test('NLC-5.3a: a stack that is too high', () => {
    const error = refusedWith((state) => {
      const [first = 0, ...others] = state.units.flatMap(({ status }, id) => (status === 'map' ? [id] : []));
      for (const unit of others.slice(0, 3)) place(state, unit, state.units[first]?.hex ?? 0);
    });
    expect(error).toMatchObject({ code: 'impossible', message: expect.stringContaining('too many units') });
  });

  test('NLC-A.3, NLC-D.14: a turn the scenario does not have, or holders of more hexes than the map has', () => {
    const after = refusedWith((state) => {
      state.turn = theatreOf(state).turns.length + 1;
    });
    expect(after).toMatchObject({ code: 'impossible', path: 'turn' });
    const more = refusedWith((state) => {
      state.control = `${state.control}0`;
    });
    expect(more).toMatchObject({ code: 'impossible', path: 'control' });
  });

  test('NLC-5.2a: a unit in a hex the map does not have', () => {
    expect(refusedWith((each) => place(each, 0, 9_999))).toMatchObject({ code: 'impossible' });
  });

  test('NLC-5.2a: a unit where nobody can go', () => {
    const at = table({ impassable: ['2,0'], units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } } });
    const written = JSON.parse(JSON.stringify(position(at.state)));
    expect(parsePosition(written)).toMatchObject({ ok: true });
    written.units[0].hex = at.at('2,0');
    expect(parsePosition(written)).toMatchObject({ ok: false, error: { code: 'impossible' } });
  });

  test('NLC-J.4: a unit among enemies, steps it does not have, an order without a leg', () => {
    expect(
      refusedWith((state) => {
        const enemy = theatreOf(state).units.findIndex(({ side }) => side === 'allied');
        place(state, 0, state.units[enemy]?.hex ?? 0);
      }),
    ).not.toBeNull();
    expect(
      refusedWith((state) => {
        const unit = state.units[0];
        if (unit) state.units[0] = { ...unit, lost: 4 };
      }),
    ).not.toBeNull();
    expect(
      refusedWith((state) => {
        const body = state.bodies[0];
        if (body) state.bodies[0] = { ...body, leg: 5 };
      }),
    ).not.toBeNull();
  });

  test.each(['leader', 'wing', 'parent'] as const)(
    'NLC-J.4: a body whose %s is not in the battle',
    (field) => {
      const error = refusedWith((state) => {
        const body = state.bodies[0];
        if (body) state.bodies[0] = { ...body, [field]: Math.max(state.leaders.length, state.bodies.length) };
      });
      expect(error).toMatchObject({ code: 'impossible', message: expect.stringContaining('nobody') });
    },
  );
});

describe('positions that contradict themselves', () => {
  const faultAt = (change: (state: State) => void): string | null => {
    const state = setup(options.usual);
    change(state);
    const read = parsePosition(JSON.parse(JSON.stringify(position(state))) as Json);
    return read.ok ? null : read.error.path;
  };
  const patch = <T>(list: T[], id: number, more: Partial<T>): void => {
    const was = list[id];
    if (was) list[id] = { ...was, ...more };
  };
  const patchBody = (state: State, more: (body: Body) => Partial<Body>): void => {
    const body = state.bodies[0];
    if (body) state.bodies[0] = { ...body, ...more(body) };
  };

  test('NLC-A.3: as it is set up it is sound', () => {
    expect(faultAt(() => undefined)).toBeNull();
  });

  test('NLC-J.4: leaders and HQs are in a hex while they are on the map, and only then', () => {
    expect(faultAt(({ leaders }) => patch(leaders, 0, { status: 'map', hex: -1 }))).toBe('leaders[0].hex');
    expect(faultAt(({ leaders }) => patch(leaders, 0, { status: 'lost', hex: 5 }))).toBe('leaders[0].hex');
    expect(faultAt(({ hqs }) => patch(hqs, 0, { status: 'destroyed', hex: 5 }))).toBe('hqs[0].hex');
  });

  test('NLC-A.3: nobody follows the enemy, is led by him, or is a part of himself', () => {
    const enemy = (state: State): number =>
      theatreOf(state).bodies.findIndex(({ side }) => side !== theatreOf(state).units[0]?.side);
    expect(faultAt((state) => patch(state.units, 0, { body: enemy(state) }))).toBe('units[0].body');
    const foe = (state: State): number =>
      theatreOf(state).leaders.findIndex(({ side }) => side !== theatreOf(state).bodies[0]?.side);
    expect(faultAt((state) => patchBody(state, () => ({ leader: foe(state) })))).toBe('bodies[0].leader');
    expect(faultAt((state) => patchBody(state, () => ({ wing: foe(state) })))).toBe('bodies[0].wing');
    expect(faultAt((state) => patchBody(state, () => ({ parent: 0 })))).toBe('bodies[0].parent');
  });

  test('NLC-20.2.3a: a line fills two hexes that touch', () => {
    const far = (state: State): void => {
      const unit = state.units.findIndex(({ status }) => status === 'map');
      patch(state.units, unit, { extended: ((state.units[unit]?.hex ?? 0) + 7) % 100 });
    };
    expect(faultAt(far)).toMatch(/^units\[\d+\]\.extended$/);
  });

  test('NLC-12.4a, 12.2b: an order is for who has it, and names places, HQs and hexes there are', () => {
    const target = (aim: Target): string | null =>
      faultAt((state) =>
        patchBody(state, ({ order }) => ({
          order: { ...order, legs: [legWith({ type: 'defend', target: aim })] },
        })),
      );
    const leg = 'bodies[0].order.legs[0]';
    expect(target({ kind: 'place', place: 1999 })).toBe(leg);
    expect(target({ kind: 'hq', hq: 9 })).toBe(leg);
    expect(target({ kind: 'supply', army: 8 })).toBe(leg);
    expect(target({ kind: 'currentPosition', hexes: [9_999] })).toBe(leg);
    const meant = (recipient: number): string | null =>
      faultAt((state) => patchBody(state, ({ order }) => ({ order: { ...order, recipient } })));
    expect(meant(1)).toBe('bodies[0].order.recipient');
    const waits = faultAt((state) =>
      patchBody(state, ({ order }) => ({ waiting: { order: { ...order, recipient: 1 }, wait: '1T' } })),
    );
    expect(waits).toBe('bodies[0].waiting.order.recipient');
  });
});

describe('positions that were let in and broke in play', () => {
  const BY_PACKET = {
    options: { sequence: 'pbem', extendedLines: true },
    units: { i: { at: '0,0' }, j: { at: '3,0' }, e: { at: '9,0', side: 'allied' }, k: {} },
    leaders: { reille: { at: '0,0', commands: [CORPS] } },
    orders: { 'allied corps': 'delay' },
    groups: [{ turn: 3, at: '-14,0', units: ['k'] }],
  } as const satisfies Sitting;
  type Written = ReturnType<typeof writtenFrom>;
  const writtenFrom = (state: TestTable['state']) =>
    JSON.parse(JSON.stringify(position(state))) as {
      stage: {
        trail: { steps: { [field: string]: unknown }[]; control: string };
        post: { [field: string]: unknown } | null;
        [field: string]: unknown;
      };
      bodies: { order: Order; transit: Order[] }[];
      group: { [field: string]: unknown };
      frames: { [field: string]: unknown }[];
      [field: string]: unknown;
    };
  /** A segment by packet in which a brigade has gone one hex. */
  const walked = (): Written => {
    const at = table({
      ...BY_PACKET,
      also(state) {
        if (state.stage) state.stage = { ...state.stage, trail: freshTrail(state) };
      },
    });
    at.play('french', { type: 'select', units: [0] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    return writtenFrom(at.state);
  };
  const faultIn = (change: (written: Written) => void, from = walked): string | null => {
    const written = from();
    change(written);
    const read = parsePosition(written as unknown as Json);
    return read.ok ? null : read.error.path;
  };
  const step = 'stage.trail.steps[0]';
  const footprint = (more: { readonly [field: string]: unknown }) =>
    faultIn(({ stage }) => {
      Object.assign(stage.trail.steps[0] ?? {}, more);
    });

  test('NLC-P.4: as it was written it is sound', () => {
    expect(faultIn(() => undefined)).toBeNull();
  });

  test('NLC-P.4, 20.2.3: a step in which a line could be met, and nobody was in line', () => {
    expect(footprint({ isLineExposed: true })).toBe(`${step}.isLineExposed`);
    expect(footprint({ inLine: 0 })).toBe(`${step}.inLine`);
    expect(footprint({ inLine: 1, line: walkedTo(1) })).toBe(`${step}.inLine`);
    expect(footprint({ inLine: 0, line: walkedTo(1) })).toBeNull();
    expect(footprint({ inLine: 0, line: walkedTo(3) })).toBe(`${step}.line`);
  });
  /** So many hexes from where the step led. */
  const walkedTo = (hexes: number): number => Number(walked().stage.trail.steps[0]?.['hex']) + hexes;

  test('NLC-P.4: points and eyes are of those who made the step', () => {
    expect(footprint({ used: [] })).toBe(`${step}.used`);
    expect(footprint({ allowance: [8, 8] })).toBe(`${step}.allowance`);
    expect(footprint({ seen: [1] })).toBe(`${step}.seen`);
    expect(footprint({ units: [900], seen: [] })).toBe(`${step}.units[0]`);
    expect(footprint({ hex: 9_999 })).toMatch(/^stage\.trail\.steps\[0\]\.(hex|line)$/);
  });

  test('NLC-12.4a: a letter whose sender is no leader there, or one of the enemy; and one that says nothing', () => {
    const letter = (more: Partial<Order>) =>
      faultIn(({ bodies }) => {
        const order = bodies[1]?.order;
        if (order) bodies[1]?.transit.push({ ...order, ...more });
      });
    expect(letter({ sender: 'local' })).toBeNull();
    expect(letter({ sender: 77 })).toBe('bodies[1].transit[0].sender');
    expect(letter({ sender: 0 })).toBeNull();
    expect(letter({ legs: [] })).toBe('bodies[1].transit[0].legs');
    expect(letter({ legs: [legWith({ type: 'assign', superior: 77 })] })).toBe(
      'bodies[1].transit[0].legs[0].superior',
    );
    const foe = faultIn(({ bodies }) => {
      const body = bodies[0];
      if (body) body.order = { ...body.order, sender: 0 };
    });
    expect(foe).toBe('bodies[0].order.sender');
  });

  test('NLC-12.11a: a decision nobody in play has made', () => {
    const local = (recipient: number) =>
      faultIn((written) => {
        const { order } = written.bodies[1] ?? {};
        written['locals'] = [{ ...order, recipient, sender: 'local' }];
      });
    expect(local(1)).toBeNull();
    // A party that has not come yet.
    expect(local(6)).toBe('locals[0].recipient');
  });

  test('NLC-E.5, NLC-5.1a: what is under way is there', () => {
    expect(faultIn((written) => Object.assign(written, { stage: null }))).toBe('stage');
    expect(faultIn((written) => Object.assign(written, { group: null }))).toBe('group');
    expect(faultIn(({ group }) => Object.assign(group, { units: [] }))).toBe('group.units');
    expect(faultIn(({ group }) => Object.assign(group, { used: [] }))).toBe('group.used');
    expect(faultIn(({ group }) => Object.assign(group, { allowance: [8, 8] }))).toBe('group.allowance');
    const second = (body: number) =>
      faultIn(({ group }) => Object.assign(group, { second: { body, duty: null, mustTouch: false } }));
    expect(second(1)).toBe('group.second.body');
    expect(second(0)).toBe('group.second.body');
    expect(faultIn(({ stage }) => Object.assign(stage, { player: 'french-nobody' }))).toBe('stage.player');
    expect(faultIn(({ stage }) => Object.assign(stage.trail, { control: '0' }))).toBe('stage.trail.control');
    expect(faultIn(({ stage }) => Object.assign(stage, { columns: { 2: [9_999] } }))).toBe('stage.columns.2');
    const exchange = { proc: 'exchange', step: 'ask', side: 'french' };
    expect(faultIn(({ frames }) => frames.splice(3, 2, exchange))).toBe('stage.post');
  });

  test('NLC-E: what is in progress lies as it is called, and who is asked has a draft', () => {
    const second = faultIn(({ frames }) => frames.push({ proc: 'stage', step: 'answers' }));
    expect(second).toBe('frames[5]');
    expect(faultIn(({ frames }) => frames.splice(3, 2, ...frames.slice(3, 5).toReversed()))).toBe(
      'frames[4]',
    );
    const auto = faultIn(({ frames }) => Object.assign(frames[3] ?? {}, { step: 'auto' }));
    expect(auto).toBe('frames[3].auto');
    const writing = (asked: readonly string[], drafts: object) =>
      faultIn((written) => {
        const paper = { what: 'send', body: -1, from: -1, committed: [] };
        const orders = { proc: 'orders', step: 'write', asked, drafts, ...paper };
        const top = [{ proc: 'command', step: 'send', passed: 0 }, orders];
        Object.assign(written, { stage: null, group: null, frames: [...written.frames.slice(0, 2), ...top] });
      });
    expect(writing(['french'], { french: EMPTY_DRAFT })).toBeNull();
    expect(writing(['french', 'french-ney'], { french: EMPTY_DRAFT })).toBe('frames[3].asked[1]');
    expect(writing(['french', 'allied'], { french: EMPTY_DRAFT })).toBe('frames[3].drafts.allied');
    const paper = (more: object) => {
      const letter = { sender: 0, recipient: 1, legs: [legWith({ type: 'reserve' })], awaitAfter: false };
      return writing(['french'], {
        french: { ...EMPTY_DRAFT, papers: [{ ...letter, hidden: false, ...more }] },
      });
    };
    expect(paper({})).toBeNull();
    expect(paper({ sender: -1 })).toBeNull();
    expect(paper({ legs: [] })).toBe('frames[3].drafts.french.papers[0].legs');
    expect(paper({ sender: 77 })).toBe('frames[3].drafts.french.papers[0].sender');
    expect(paper({ recipient: 6 })).toBe('frames[3].drafts.french.papers[0].recipient');
    const lost = legWith({ type: 'defend', target: { kind: 'place', place: 1_999 } });
    expect(paper({ legs: [lost] })).toBe('frames[3].drafts.french.papers[0].legs[0].target.place');
  });

  test('NLC-P.4: packets are about steps and encounters there are, and nobody rides against himself', () => {
    const post = (more: { readonly [field: string]: unknown }) =>
      faultIn(({ stage }) => {
        const encounter = { kind: 'move', hex: 0, movers: [0], seen: [], step: 0, isOver: false };
        const reply = { encounter: 0, unit: 2, start: 0, via: -1 };
        stage.post = {
          encounters: [encounter],
          layer: 0,
          replies: [reply],
          undecided: [],
          halved: [],
          ...more,
        };
      });
    const met = { kind: 'charge', hex: 0, movers: [2], seen: [], step: -1, isOver: false };
    expect(post({})).toBeNull();
    expect(post({ layer: 2 })).toBe('stage.post.layer');
    expect(post({ encounters: [{ ...met, kind: 'move', step: 7 }] })).toBe('stage.post.encounters[0].step');
    expect(post({ encounters: [{ ...met, step: 0 }] })).toBe('stage.post.encounters[0].step');
    expect(post({ undecided: [1] })).toBe('stage.post.undecided');
    expect(post({ halved: [1] })).toBe('stage.post.halved');
    expect(post({ replies: [{ encounter: 3, unit: 2, start: 0, via: -1 }] })).toBe(
      'stage.post.replies[0].encounter',
    );
    expect(post({ encounters: [met] })).toBe('stage.post.replies');
  });

  test('NLC-7.8: only who has won the charge pursues', () => {
    const pursuing = (more: { readonly [field: string]: unknown }) =>
      faultIn(({ frames }) => {
        const winner = { unit: 0, start: 0, via: -1, target: 1 };
        frames.push({
          ...{ proc: 'pursuit', step: 'choose', side: 'french', hex: 1, fled: [], winners: [winner] },
          ...{ deciding: [], unit: 0, pursuers: [], goals: [], target: -1, ...more },
        });
      });
    expect(pursuing({})).toBeNull();
    expect(pursuing({ deciding: [1] })).toBe('frames[5].deciding');
    expect(pursuing({ unit: 1 })).toBe('frames[5].unit');
    expect(pursuing({ pursuers: [0] })).toBe('frames[5].goals');
  });
});

describe('orders', () => {
  const DESK = {
    units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '0,0', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
      reille: { at: '0,0', rating: 3, commands: [CORPS] },
    },
    places: { Near: ['3,0'], Far: ['13,0'] },
    orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
    frames: [commandFrame.at('send', { passed: 0 })],
  } as const;

  test('NLC-12.2c: a place out of reach is not to be named, and nothing is changed by trying', () => {
    const at = table(DESK);
    at.play('french', { type: 'begin', sender: 0, recipient: bodyNamed(at.state, CORPS), order: 'attack' });
    const before = JSON.stringify(at.state);
    const reply = submit(at.match, 'french', { type: 'target', at: { kind: 'place', place: 1 } });
    expect(reply).toMatchObject({ ok: false, refusal: { rule: 'NLC-12.2b' } });
    expect(JSON.stringify(at.state)).toBe(before);
  });

  test('NLC-12.4b: the order in force, one that waits and one on its road are not written again, and nothing is changed by trying', () => {
    const first = table(DESK);
    const recipient = bodyNamed(first.state, CORPS);
    const legs = [legWith({ type: 'attack', target: { kind: 'place', place: 0 } })];
    const same = { ...first.body(CORPS).order, sender: 0, recipient, legs };
    for (const body of [
      { order: same },
      { transit: [same] },
      { waiting: { order: same, wait: 'R4' as const } },
    ]) {
      const at = table({ ...DESK, bodies: { [CORPS]: body } });
      at.play('french', { type: 'begin', sender: 0, recipient, order: 'attack' });
      at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
      const before = JSON.stringify(at.state);
      expect(submit(at.match, 'french', { type: 'finish' })).toMatchObject({
        ok: false,
        refusal: { rule: 'NLC-12.4b' },
      });
      expect(JSON.stringify(at.state)).toBe(before);
    }
  });

  test('NLC-12.4a: two letters to the same formation in one turn are refused', () => {
    const at = table(DESK);
    const recipient = bodyNamed(at.state, CORPS);
    at.play('french', { type: 'begin', sender: 0, recipient, order: 'attack' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    at.play('french', { type: 'finish' });
    const before = JSON.stringify(at.state);
    expect(at.refused('french', { type: 'begin', sender: 0, recipient, order: 'probe' })).toBe('NLC-12.4a');
    expect(JSON.stringify(at.state)).toBe(before);
  });
});
