// NLC-12: orders in odd places, worked out by hand: what a wing or a march to an HQ ends in, who decides for a division, a
// General Retreat said to a man's face.
import { describe, expect, test } from 'vitest';
import { commandFrame } from '../frames.ts';
import { address } from '../orders/divisions.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { targetHexes } from '../orders/target-hexes.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { at, attack, orderFor, TWO_CORPS } from './two-corps.ts';
import { bodyNamed } from './under-orders.ts';

const ARMY = {
  ...TWO_CORPS,
  units: { ...TWO_CORPS.units, k: { at: '0,-1', in: 'I', division: 'Bachelu' } },
} as const satisfies Sitting;

const REILLE = 2;

describe('what comes after an order', () => {
  test('NLC-R160: a wing commander who has succeeded defends the place that was taken', () => {
    const first = table(ARMY);
    const legs = [attack(0)];
    const set = table({
      ...ARMY,
      holders: { '5,0': 'french' },
      turn: 2,
      bodies: {
        'wing:ney': { order: orderFor(first, 'wing:ney', { legs }) },
        I: { order: orderFor(first, 'I', { legs }), reached: true },
      },
      frames: [commandFrame.at('success', { passed: 0 })],
    });
    const wing = bodyNamed(set.state, 'wing:ney');
    const leg = activeLeg(set.state, wing);
    expect(leg.type).toBe('defend');
    expect(targetHexes(set.state, wing, leg)).toEqual([set.at('5,0')]);
  });

  test('NLC-9.5: who has marched to an HQ defends the place where it then is, not the HQ wherever it goes', () => {
    const QUARTERS = { ...ARMY, hqs: { hq: { at: '0,0', of: 'napoleon' } } } as const satisfies Sitting;
    const first = table(QUARTERS);
    const legs = [legWith({ type: 'march', target: { kind: 'hq', hq: 0 } })];
    const set = table({
      ...QUARTERS,
      turn: 2,
      bodies: { I: { order: orderFor(first, 'I', { legs }), reached: true } },
      frames: [commandFrame.at('success', { passed: 0 })],
    });
    const corps = bodyNamed(set.state, 'I');
    const leg = activeLeg(set.state, corps);
    expect(leg.type).toBe('defend');
    const later = { ...set.state, hqs: set.state.hqs.map((hq) => ({ ...hq, hex: set.at('-6,0') })) };
    expect(targetHexes(later, corps, leg)).toEqual([set.at('0,0')]);
  });
});

describe('divisions', () => {
  test('NLC-12.11a, 12.13e, NLC-R064: what a corps commander decides for a division is his decision, also while a letter rides to it', () => {
    const first = table(ARMY);
    const foy = bodyNamed(first.state, 'Foy');
    // Napoleon's letter rides 9 MP: two turns. Reille, rated 2, acts on a 10; a leader rated 1 would not.
    const set = table({
      ...ARMY,
      frames: [commandFrame.at('record', { passed: 0 })],
      dice: [5, 5, 6, 6],
    });
    set.play('french', { type: 'begin', sender: -1, recipient: foy, order: 'march' });
    set.play('french', { type: 'target', at: { kind: 'place', place: 2 } });
    set.play('french', { type: 'finish' });
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
    set.play('french', { type: 'begin', sender: 0, recipient: foy, order: 'reserve' });
    set.play('french', { type: 'finish' });
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
    expect(set.happened()).toContainEqual(
      expect.objectContaining({ type: 'localDecided', body: bodyNamed(set.state, 'I'), result: 'acts' }),
    );
    // It is tested like any order, and the letter of the Emperor is still on its way.
    expect(set.happened()).toContainEqual(
      expect.objectContaining({ type: 'orderArrived', body: foy, result: 'C' }),
    );
    expect(set.body('Foy').transit.map(({ legs }) => legs[0]?.type)).toEqual(['reserve']);
  });

  test('NLC-12.13f: what the corps commander ordered its owner may end, what the army ordered he may not', () => {
    const endable = (sender: number): boolean => {
      const first = table(ARMY);
      const foy = bodyNamed(first.state, 'Foy');
      const legs = [legWith({ type: 'march', target: at(2) })];
      const letter = { ...orderFor(first, 'I', { legs, sender, divisional: true }), recipient: foy };
      const set = table({
        ...ARMY,
        also(state) {
          address(state, foy);
          const body = state.bodies[foy];
          if (body) state.bodies[foy] = { ...body, transit: [letter] };
        },
        frames: [commandFrame.at('receive', { passed: 0 })],
        dice: [6, 6],
      });
      expect(set.body('Foy').order.legs[0]?.type).toBe('march');
      return set.body('Foy').endable;
    };
    expect(endable(REILLE)).toBe(true);
    expect(endable(0)).toBe(false);
  });
});

describe('assigned divisions', () => {
  const ERLON = 3;
  const sendAssign = (set: TestTable, superior: number): void => {
    const foy = bodyNamed(set.state, 'Foy');
    set.play('french', { type: 'begin', sender: 0, recipient: foy, order: 'assign' });
    expect(set.offers('french', 'superior').map(({ leader }) => leader)).toEqual([superior]);
    set.play('french', { type: 'superior', leader: superior });
    set.play('french', { type: 'finish' });
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
  };
  const beside = { ...ARMY, leaders: { ...ARMY.leaders, napoleon: { ...ARMY.leaders.napoleon, at: '0,0' } } };

  test('NLC-12.2.8a, 12.13h: a division that follows its corps may be put under another, and acts with it', () => {
    const set = table({ ...beside, frames: [commandFrame.at('send', { passed: 0 })] });
    sendAssign(set, ERLON);
    expect(set.state.units[set.unit('i')]?.body).toBe(bodyNamed(set.state, 'II'));
    expect(set.state.units[set.unit('k')]?.body).toBe(bodyNamed(set.state, 'I'));
    expect(set.state.bodies[bodyNamed(set.state, 'Foy')]).toBeNull();
  });

  const lent = {
    ...beside,
    also(state) {
      const unit = state.units[0];
      if (unit) state.units[0] = { ...unit, body: bodyNamed(state, 'II') };
    },
  } as const satisfies Sitting;

  test('NLC-R171: it lasts until another Assign: the division can be put back, and ordered', () => {
    const set = table({ ...lent, frames: [commandFrame.at('send', { passed: 0 })] });
    sendAssign(set, REILLE);
    expect(set.state.units[set.unit('i')]?.body).toBe(bodyNamed(set.state, 'I'));
  });

  test('NLC-R171, 12.13d: with orders of its own it keeps the chit of the corps it was put under, and goes back to that', () => {
    const set = table({ ...lent, frames: [commandFrame.at('send', { passed: 0 })], dice: [6, 6] });
    const foy = bodyNamed(set.state, 'Foy');
    set.play('french', { type: 'begin', sender: 0, recipient: foy, order: 'reserve' });
    set.play('french', { type: 'finish' });
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
    expect(set.state.units[set.unit('i')]?.body).toBe(foy);
    expect(set.body('Foy')).toMatchObject({
      chit: bodyNamed(set.state, 'II'),
      parent: bodyNamed(set.state, 'II'),
    });
  });

  test('NLC-R171, 12.13e: its new commander decides for it, and nobody else', () => {
    const set = table({ ...lent, frames: [commandFrame.at('record', { passed: 0 })] });
    const foy = bodyNamed(set.state, 'Foy');
    set.play('french', { type: 'begin', sender: -1, recipient: foy, order: 'reserve' });
    set.play('french', { type: 'finish' });
    const begins = (body: string) =>
      set.refused('french', {
        type: 'begin',
        sender: -1,
        recipient: bodyNamed(set.state, body),
        order: 'march',
      });
    expect(begins('II')).toBe('NLC-12.3a');
    expect(begins('I')).toBeNull();
  });
});

describe('face to face', () => {
  test('NLC-12.6a, NLC-T2: a General Retreat said to a man’s face is easier by a column', () => {
    const set = table({
      ...ARMY,
      leaders: { ...ARMY.leaders, napoleon: { ...ARMY.leaders.napoleon, at: '0,0' } },
      units: { ...ARMY.units, x: { in: 'I', steps: [45] } },
      lost: { x: { status: 'eliminated', hex: -1, lost: 1 } },
      limits: { I: 99 },
      frames: [commandFrame.at('send', { passed: 0 })],
      dice: Array.from({ length: 20 }, () => 6),
    });
    set.play('french', { type: 'generalRetreat', leader: 0, edge: null });
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
    const column = (name: string): unknown =>
      set
        .happened()
        .flatMap((event) =>
          event.type === 'orderArrived' && event.body === bodyNamed(set.state, name) ? [event.column] : [],
        );
    // 4 + 2 + 1 for a General Retreat; Reille, in Napoleon's hex, + 1.
    expect(column('II')).toEqual([7]);
    expect(column('I')).toEqual([8]);
  });
});
