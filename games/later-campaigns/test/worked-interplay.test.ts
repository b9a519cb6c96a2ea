// Where two rules about orders meet: a March that is blocked and what was to follow, leaders replaced in the middle of it.
import { pendingFor } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { commandFrame, ordersFrame, placementFrame, turnEndFrame } from '../frames.ts';
import { activeLeg, legOf, legWith } from '../orders/legs.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { TWO_CORPS } from './two-corps.ts';
import { bodyNamed, CORPS, detached, towards, under } from './under-orders.ts';

const legNow = (at: TestTable, body: string = CORPS) => activeLeg(at.state, bodyNamed(at.state, body));

describe('NLC-R057, NLC-F.5: a March whose leader is blocked', () => {
  const ROAD: Sitting = {
    from: 'assault',
    units: { i: { at: '1,0' }, j: { at: '2,-4' }, e: { at: '3,0', side: 'allied' } },
    leaders: { reille: { at: '1,0', rating: 2, commands: [CORPS] } },
    orders: { 'allied corps': 'delay' },
  };

  test('NLC-R057: a brigade of his has been in the target: he defends where he stands all the same', () => {
    const at = under(ROAD, (spot) => [towards('march', [spot('6,0')])], { reached: true });
    expect(legNow(at)).toMatchObject({ type: 'defend', target: { kind: 'currentPosition' } });
    expect(legNow(at).target).not.toMatchObject({ hexes: [at.at('6,0')] });
    expect(legNow(at).defendHexes).toContain(at.at('1,0'));
  });

  test('NLC-12.2.5c, 12.8c: he was to await orders at the end of it: blocked he defends', () => {
    const first = table(ROAD);
    const order = {
      ...first.body(CORPS).order,
      legs: [towards('march', [first.at('6,0')])],
      awaitAfter: true,
    };
    const at = table({ ...ROAD, bodies: { [CORPS]: { order } } });
    expect(legNow(at).type).toBe('defend');
  });
});

test('NLC-R171: a March that was to end under another commander is blocked: nobody is assigned, the division defends', () => {
  const at = under(
    {
      from: 'assault',
      units: { i: { at: '1,0', division: 'Foy' }, j: { at: '-3,0' }, e: { at: '3,0', side: 'allied' } },
      leaders: { reille: { at: '-3,0', rating: 2, commands: [CORPS] } },
      orders: { 'allied corps': 'delay', [CORPS]: 'delay' },
      also(state, spot) {
        const march = towards('march', [spot('6,0')]);
        detached(state, 'Foy', march);
        const foy = bodyNamed(state, 'Foy');
        const body = state.bodies[foy];
        const assign = legWith({ type: 'assign', superior: 0 });
        if (body) state.bodies[foy] = { ...body, order: { ...body.order, legs: [march, assign] } };
        const i = state.units[0];
        // NLC-12.9c: the only brigade of it has been stopped by the enemy.
        if (i) state.units[0] = { ...i, ownLeg: legWith({ type: 'defend' }) };
      },
    },
    () => [towards('delay', [])],
  );
  expect(legNow(at, 'Foy').type).toBe('defend');
  expect(at.happened().some(({ type }) => type === 'bodyAssigned')).toBe(false);
});

describe('NLC-F.4, NLC-R157, NLC-R169: another leader outside the radius of a Defend has not been forced out of it', () => {
  const POST = {
    from: 'assault',
    units: { i: { at: '0,0' }, j: { at: '5,0' }, e: { at: '14,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '5,1', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
      reille: { at: '0,0', rating: 2, commands: [CORPS] },
      ney: { at: '5,0', rating: 3, role: 'wc', commands: [CORPS] },
    },
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;
  const posted = (more: Partial<Sitting>, body = {}) =>
    under({ ...POST, ...more }, (spot) => [towards('defend', [spot('0,0')])], { arrived: true, ...body });
  const hasFailed = (at: TestTable) => at.happened().some(({ type }) => type === 'orderFailed');

  test('NLC-R157: he who takes the place of one who was lost, with a brigade five hexes off', () => {
    const at = posted({
      gone: ['reille'],
      frames: [placementFrame.at('look', { leaders: [1], hqs: [] })],
    });
    at.play('french', { type: 'placeLeader', leader: 1, hex: at.at('5,0') });
    expect(hasFailed(at)).toBe(false);
    expect(at.body(CORPS).arrived).toBe(false);
  });

  test('with the brigade that is there he has arrived', () => {
    const at = posted({
      gone: ['reille'],
      frames: [placementFrame.at('look', { leaders: [1], hqs: [] })],
    });
    at.play('french', { type: 'placeLeader', leader: 1, hex: at.at('0,0') });
    expect(hasFailed(at)).toBe(false);
    expect(at.body(CORPS).arrived).toBe(true);
  });

  test('NLC-R169, 12.14h: a wing commander who takes the formation over where another brigade of it stands', () => {
    const at = posted({ frames: [ordersFrame.ask(['french'], { what: 'send', body: -1, from: -1 })] });
    at.play('french', { type: 'lead', leader: 2, body: bodyNamed(at.state, CORPS) });
    at.play('french', { type: 'done' });
    expect(at.body(CORPS).leader).toBe(2);
    expect(hasFailed(at)).toBe(false);
    expect(at.body(CORPS).arrived).toBe(false);
  });

  test('NLC-R169: nor has the order failed when he leaves it to a leader who stood elsewhere', () => {
    const at = under(
      {
        ...POST,
        leaders: { ...POST.leaders, reille: { at: '8,0', rating: 2, commands: [CORPS] } },
        frames: [ordersFrame.ask(['french'], { what: 'send', body: -1, from: -1 })],
      },
      (spot) => [towards('defend', [spot('5,0')])],
      { arrived: true, leader: 2 },
    );
    at.play('french', { type: 'unlead', leader: 2 });
    at.play('french', { type: 'done' });
    expect(at.body(CORPS).leader).toBe(1);
    expect(hasFailed(at)).toBe(false);
  });
});

describe('NLC-R112, NLC-12.11a: a leader lost while the Command Phase goes on', () => {
  const FALLEN = {
    units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '0,1', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
      reille: { at: '0,0', rating: 3, commands: [CORPS] },
    },
    orders: { 'allied corps': 'delay', [CORPS]: 'delay' },
    gone: ['reille'],
  } as const satisfies Sitting;

  test('NLC-R112: a letter that is due is for whoever takes his place', () => {
    const first = table(FALLEN);
    const letter = {
      ...first.body(CORPS).order,
      recipient: bodyNamed(first.state, CORPS),
      sender: 0,
      issued: 0,
      receive: 1,
      legs: [towards('attack', [first.at('3,0')])],
    };
    const at = table({
      ...FALLEN,
      bodies: { [CORPS]: { transit: [letter] } },
      frames: [commandFrame.at('receive', { passed: 0 })],
      dice: [6, 6],
    });
    expect(at.happened().some(({ type }) => type === 'orderArrived')).toBe(false);
    expect(at.body(CORPS).transit).toHaveLength(1);
  });

  test('NLC-12.11a: what he had decided for himself is decided by nobody', () => {
    const first = table(FALLEN);
    const own = {
      ...first.body(CORPS).order,
      recipient: bodyNamed(first.state, CORPS),
      sender: 'local' as const,
      legs: [towards('attack', [first.at('3,0')])],
    };
    const at = table({
      ...FALLEN,
      frames: [commandFrame.at('locals', { passed: 0 })],
      dice: [6, 6],
      also(state) {
        state.locals = [own];
      },
    });
    expect(at.happened().some(({ type }) => type === 'localDecided')).toBe(false);
    expect(legNow(at).type).toBe('delay');
  });
});

test('NLC-12.2f, NLC-F.4, NLC-R163: cavalry of a division that charged beyond the radius has not been thrown out of it; infantry has', () => {
  const posted = (more: Sitting['lost']) =>
    table({
      units: {
        i: { at: '3,0', division: 'Foy' },
        j: { at: '1,0', division: 'Foy' },
        e: { at: '14,0', side: 'allied' },
      },
      leaders: { reille: { at: '-1,0', rating: 2, commands: [CORPS] } },
      orders: { 'allied corps': 'delay', [CORPS]: 'delay' },
      lost: more ?? {},
      also(state, spot) {
        detached(state, 'Foy', towards('defend', [spot('0,0')]));
        const id = bodyNamed(state, 'Foy');
        const body = state.bodies[id];
        if (body) state.bodies[id] = { ...body, arrived: true };
      },
      frames: [turnEndFrame.at('recovery', {})],
    });
  const failed = (at: TestTable) => at.happened().some(({ type }) => type === 'orderFailed');
  const rode = posted({ i: { charged: 1 } });
  expect(failed(rode)).toBe(false);
  expect(rode.body('Foy').arrived).toBe(false);
  expect(failed(posted({}))).toBe(true);
  expect(failed(posted({ j: { charged: 1 } }))).toBe(true);
});

describe('NLC-12.8d, 12.9c, NLC-F.5: a brigade that marches on when its leader has been blocked', () => {
  const COLUMN: Sitting = {
    units: { i: { at: '0,0' }, j: { at: '-6,0' }, e: { at: '3,0', side: 'allied' } },
    leaders: { reille: { at: '-6,1', rating: 2, commands: [CORPS] } },
    orders: { 'allied corps': 'delay' },
  };
  test('NLC-12.9b, 12.9c: assaulted it is blocked in its turn, and has the order its formation has by now', () => {
    const first = table(COLUMN);
    const march = towards('march', [first.at('6,0')]);
    const at = under(
      {
        ...COLUMN,
        lost: { i: { ownLeg: march, assailed: 1 } },
        stage: { active: [] },
        frames: [turnEndFrame.at('recovery', {})],
      },
      (spot) => [march, towards('attack', [spot('3,0')]), legWith({ type: 'reserve' })],
      { leg: 1 },
    );
    expect(legOf(at.state, at.unit('i')).type).toBe('attack');
    expect(at.state.units[at.unit('i')]?.ownLeg).toBeNull();
  });
});

describe('NLC-12.2.8b, NLC-R171: a division is put under a corps while an order is on its way to it', () => {
  const letters = (receive: number, order: readonly number[] = []) =>
    table({
      ...TWO_CORPS,
      turn: 2,
      frames: [commandFrame.at('receive', { passed: 0 })],
      dice: order,
      also(state, spot) {
        detached(state, 'Foy', towards('delay', [spot('5,0')]));
        const foy = bodyNamed(state, 'Foy');
        const body = state.bodies[foy];
        if (!body) return;
        const letter = { ...body.order, recipient: foy, sender: 0, divisional: true, issued: 1 };
        const assign = legWith({ type: 'assign', superior: 2 });
        const transit = [
          { ...letter, seq: 1, legs: [assign], receive: 2 },
          { ...letter, seq: 2, legs: [towards('attack', [spot('6,0')])], receive },
        ];
        state.bodies[foy] = { ...body, transit };
      },
    });

  test('it follows the corps, and the rider still comes', () => {
    const at = letters(3);
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'bodyAssigned' }));
    expect(at.state.units[at.unit('i')]?.body).toBe(bodyNamed(at.state, 'I'));
    expect(at.body('Foy').transit.map(({ seq }) => seq)).toEqual([2]);
  });

  test('come together, the order is tested all the same; obeyed, the division has orders of its own again', () => {
    // Napoleon 4 and a division of 1, divisional, Attack: 4 + 1 + 1 - 2 = 4. A 12 is obeyed.
    const at = letters(2, [6, 6]);
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'orderArrived', column: 4, result: 'C' }),
    );
    expect(legNow(at, 'Foy').type).toBe('attack');
    expect(at.state.units[at.unit('i')]?.body).toBe(bodyNamed(at.state, 'Foy'));
  });
});

test('NLC-R054: a Bad Move is one leg: there is nothing to await after it', () => {
  const at = table({
    ...TWO_CORPS,
    frames: [ordersFrame.ask(['allied'], { what: 'badMove', body: 0, from: 0 })],
    also(state, spot) {
      const body = bodyNamed(state, 'I');
      state.frames.pop();
      state.frames.push(ordersFrame.ask(['allied'], { what: 'badMove', body, from: spot('0,0') }));
    },
  });
  const body = bodyNamed(at.state, 'I');
  at.play('allied', { type: 'begin', sender: -1, recipient: body, order: 'attack' });
  at.play('allied', { type: 'target', at: { kind: 'place', place: 0 } });
  expect(at.offers('allied', 'flag').map(({ flag }) => flag)).toEqual(['nextDay']);
  expect(at.offers('allied', 'append')).toEqual([]);
});

describe('NLC-12.2.1c, 12.1e, NLC-F.3-A2: who is out of command does not attack for the others', () => {
  /** j may go on; i is beside an enemy already. */
  const stops = (i: string, e: string) => {
    const at = under(
      {
        units: {
          i: { at: i },
          j: { at: '1,0' },
          e: { at: e, side: 'allied' },
          f: { at: '4,0', side: 'allied' },
        },
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('probe', [spot('4,0')])],
    );
    at.play('french', { type: 'select', units: [at.unit('j')] });
    return at.offers('french', 'go').map(({ hex }) => at.at('3,0') === hex);
  };

  test('NLC-12.1e: a brigade beside the enemy, but beyond the range of its leader: the other must go in', () => {
    expect(stops('0,-8', '0,-9')).toEqual([true]);
  });

  test('in range one of them is enough: the other need only come nearer', () => {
    expect(stops('-3,0', '-4,0').length).toBeGreaterThan(1);
  });
});

test('NLC-20.7a, NLC-E.12, NLC-R127: units the overall commander leads in a Reserve Stage are free of orders, and may assault there', () => {
  const at = table({
    units: { i: { at: '0,0' }, j: { at: '0,0' }, e: { at: '2,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '0,0', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
      reille: { at: '0,0', rating: 2, commands: [CORPS] },
    },
    orders: { [CORPS]: 'reserve', 'allied corps': 'delay' },
    options: { directCommand: true },
    stage: { reserve: true, active: [1] },
    lost: { i: { direct: 0 } },
  });
  at.play('french', { type: 'goLeader', leader: 0, hex: at.at('0,1') });
  at.play('french', { type: 'select', units: [at.unit('i')] });
  at.play('french', { type: 'go', hex: at.at('1,0') });
  at.play('french', { type: 'endMovement' });
  expect(at.offers('french', 'assign').map(({ target }) => target)).toContain(at.at('2,0'));
});

test('NLC-E.0, NLC-12.9f: of orders that fail in one moment those of the first side fail first, a division before a corps of the enemy', () => {
  const at = table({
    units: {
      i: { at: '0,0', division: 'Foy' },
      j: { at: '5,0' },
      e: { at: '12,0', side: 'allied' },
    },
    leaders: {
      reille: { at: '5,0', commands: [CORPS] },
      orange: { at: '12,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: { 'allied corps': 'delay', [CORPS]: 'delay' },
    also(state, spot) {
      detached(state, 'Foy', towards('delay', [spot('0,0')]));
      state.failing = [bodyNamed(state, 'allied corps'), bodyNamed(state, 'Foy')];
    },
    frames: [turnEndFrame.at('recovery', {})],
  });
  expect(bodyNamed(at.state, 'allied corps')).toBeLessThan(bodyNamed(at.state, 'Foy'));
  expect(at.asked()).toEqual(['french']);
});

test('NLC-R054: a Bad Move that repeats the order in force is Fall Back, in a General Retreat too; only on Fall Back it is Reserve', () => {
  const imposed = (type: 'generalRetreat' | 'fallBack', order: 'fallBack' | 'reserve') => {
    const at = table({
      ...TWO_CORPS,
      orders: { ...TWO_CORPS.orders, I: type },
      also(state, spot) {
        const id = bodyNamed(state, 'I');
        const body = state.bodies[id];
        const leg = legWith({ type, target: { kind: 'supply', army: 0 } });
        const waits = legWith({ type: order, target: order === 'reserve' ? null : leg.target });
        if (body)
          state.bodies[id] = {
            ...body,
            order: { ...body.order, legs: [leg] },
            waiting: { order: { ...body.order, legs: [waits] }, wait: '1T' },
          };
        state.frames.push(ordersFrame.ask(['allied'], { what: 'badMove', body: id, from: spot('0,0') }));
      },
    });
    const recipient = bodyNamed(at.state, 'I');
    at.play('allied', { type: 'begin', sender: -1, recipient, order });
    if (order !== 'reserve') at.play('allied', { type: 'target', at: { kind: 'supply' } });
    at.play('allied', { type: 'finish' });
    return legNow(at, 'I').type;
  };
  expect(imposed('generalRetreat', 'fallBack')).toBe('fallBack');
  expect(imposed('fallBack', 'fallBack')).toBe('reserve');
});

test('NLC-R169, 20.1.1b: nobody takes over what marches unseen by standing with the counters it has left behind', () => {
  const offered = (isHidden: boolean) =>
    table({
      units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
      leaders: {
        napoleon: { at: '0,1', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
        reille: { at: '0,0', rating: 2, commands: [CORPS] },
        ney: { at: '0,0', rating: 3, role: 'wc', commands: [CORPS] },
      },
      orders: { 'allied corps': 'delay', [CORPS]: 'delay' },
      options: { hiddenMovement: true },
      bodies: { [CORPS]: { march: isHidden ? { turns: 2, banked: 8, first: 0 } : null } },
      frames: [ordersFrame.ask(['french'], { what: 'send', body: -1, from: -1 })],
    }).offers('french', 'lead').length;
  expect([offered(false), offered(true)]).toEqual([1, 0]);
});

test('NLC-12.2.7a, NLC-R112: a formation whose leader fell in this phase is called back with the army; his successor hears of it', () => {
  const at = table({
    ...TWO_CORPS,
    units: { ...TWO_CORPS.units, x: { in: 'II', steps: [40] } },
    lost: { x: { status: 'eliminated', hex: -1, eliminatedOn: 1 } },
    gone: ['reille'],
    frames: [ordersFrame.ask(['french'], { what: 'send', body: -1, from: -1 })],
  });
  at.play('french', { type: 'generalRetreat', leader: 0, edge: null });
  at.play('french', { type: 'done' });
  expect(at.body('I').transit.map(({ legs }) => legs[0]?.type)).toEqual(['generalRetreat']);
});

test('NLC-G, NLC-R112, NLC-R169: letters that lie for a fallen leader, and who leads a corps, are nothing the enemy hears of', () => {
  const known = (at: TestTable): string =>
    JSON.stringify({
      view: at.view('allied'),
      asked: pendingFor(at.match, 'allied'),
      log: at.happened('allied'),
    }).replace(/proving-ground-\d+/g, 'here');
  const base = table(TWO_CORPS);
  const letter = {
    ...base.body('I').order,
    recipient: bodyNamed(base.state, 'I'),
    sender: 0,
    issued: 0,
    receive: 1,
    legs: [towards('attack', [base.at('5,0')])],
  };
  const world = (transit: readonly (typeof letter)[], leader: number) =>
    table({
      ...TWO_CORPS,
      bodies: { I: { transit }, II: { leader } },
      gone: ['reille'],
      frames: [commandFrame.at('receive', { passed: 0 })],
    });
  expect(known(world([letter], 3))).toBe(known(world([], 3)));
  expect(known(world([], 1))).toBe(known(world([], 3)));
});

describe('NLC-12.5e, NLC-F.5: a leader who is blocked before his men have moved', () => {
  const stoppedFirst = (rating: number) => {
    const at = under(
      {
        units: { i: { at: '0,0' }, e: { at: '4,0', side: 'allied' } },
        leaders: { reille: { at: '0,0', rating, commands: [CORPS] } },
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('march', [spot('6,0')]), towards('attack', [spot('4,0')])],
    );
    at.play('french', { type: 'goLeader', leader: 0, hex: at.at('2,0') });
    return at;
  };

  test('with a rating of 2 they march on in this Stage, short of the enemy, and attack from the next turn on', () => {
    const at = stoppedFirst(2);
    expect(legNow(at).type).toBe('attack');
    expect(legOf(at.state, at.unit('i')).type).toBe('march');
    at.play('french', { type: 'select', units: [at.unit('i')] });
    expect(at.offers('french', 'go').map(({ hex }) => hex)).not.toContain(at.at('3,0'));
    at.play('french', { type: 'go', hex: at.at('2,0') });
    expect(at.state.stage).toBeNull();
    expect(legOf(at.state, at.unit('i')).type).toBe('attack');
  });

  test('with a rating of 3 they attack at once', () => {
    const at = stoppedFirst(3);
    expect(legOf(at.state, at.unit('i')).type).toBe('attack');
  });
});

describe('NLC-12.5e, NLC-F.5 (a): a brigade that is to march stands beside the enemy', () => {
  const beside = (rating: number) => {
    const at = under(
      {
        units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
        leaders: { reille: { at: '-2,0', rating, commands: [CORPS] } },
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('march', [spot('6,0')]), towards('attack', [spot('1,0')])],
    );
    at.play('french', { type: 'hold', body: bodyNamed(at.state, CORPS) });
    at.play('french', { type: 'goLeader', leader: 0, hex: at.at('0,0') });
    return at;
  };
  const attacks = (at: TestTable) => at.happened().filter(({ type }) => type === 'assaultsDeclared').length;
  const ended = (at: TestTable) => {
    for (const type of ['endMovement', 'endAssign'] as const)
      if (at.offers('french', type).length > 0) at.play('french', { type });
    return at;
  };

  test('its leader is rated 2: it attacks from the next turn on', () => {
    const at = ended(beside(2));
    expect(at.state.stage).toBeNull();
    expect(attacks(at)).toBe(0);
    expect(legOf(at.state, at.unit('i')).type).toBe('attack');
  });

  test('he is rated 3: it must attack now', () => {
    const at = beside(3);
    expect(legOf(at.state, at.unit('i')).type).toBe('attack');
    expect(at.state.stage?.segment).toBe('assault');
  });
});
