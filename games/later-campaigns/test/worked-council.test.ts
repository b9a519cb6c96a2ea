// NLC-M with the rules of orders, fatigue and points beside it: worked out by hand from the law.
import { describe, expect, test } from 'vitest';
import { crowdingFrame, dispatchesFrame, turnEndFrame } from '../frames.ts';
import { formationLimit } from '../morale/demoralization.ts';
import { localOutlook, outlookOf } from '../odds/order-outlook.ts';
import { legWith } from '../orders/legs.ts';
import type { Body, Unit } from '../state.ts';
import { BODY, betweenStages, COUNCIL, council, ERLON, NEY, REILLE } from './council.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { attack, TWO_CORPS } from './two-corps.ts';
import { bodyNamed, CORPS, under } from './under-orders.ts';

const done = (at: TestTable): void => {
  for (const seat of at.asked()) at.play(seat, { type: 'done' });
};

describe('NLC-M.1: who is asked', () => {
  test('NLC-M.1, NLC-R073: of too many in a hex their own player sends somebody on, not the senior of the side', () => {
    const at = table({
      ...COUNCIL,
      units: { ...COUNCIL.units, k: { at: '6,0', in: 'II' }, l: { at: '6,0', in: 'II' } },
      also(state, spot) {
        betweenStages(state);
        state.frames.push(crowdingFrame.at('look', { side: 'french', hex: spot('6,0') }));
      },
    });
    expect(at.asked()).toEqual([ERLON]);
  });
});

describe('NLC-M.3: a wing commander among the players', () => {
  test('NLC-R160, NLC-M.3: he gives himself another order and nothing fails, for his order never does', () => {
    const at = table({
      ...TWO_CORPS,
      options: { sequence: 'multiplayer', players: 'corps', operationsMorale: true },
      frames: [dispatchesFrame.at('own', {})],
      also: betweenStages,
    });
    const wing = bodyNamed(at.state, 'wing:ney');
    at.play(NEY, { type: 'begin', sender: -1, recipient: wing, order: 'attack' });
    at.play(NEY, { type: 'target', at: { kind: 'place', place: 0 } });
    at.play(NEY, { type: 'finish' });
    done(at);
    expect(at.happened(NEY).map(({ type }) => type)).not.toContain('orderFailed');
    expect(at.body('wing:ney').order.legs[0]?.type).toBe('attack');
    expect(at.state.armies[0]?.levelTenths).toBe(0);
  });
});

describe('NLC-M.4: zeal', () => {
  const failed = (patch: Partial<Unit>): boolean =>
    table({
      ...COUNCIL,
      units: { ...COUNCIL.units, h: { at: '6,1', in: 'II', arm: 'cav' } },
      orders: { ...COUNCIL.orders, II: 'attack' },
      lost: { h: patch },
      frames: [turnEndFrame.at('zeal', {})],
      also(state) {
        betweenStages(state);
        state.starts = state.units.map(({ hex }) => hex);
      },
    })
      .happened()
      .some(({ type }) => type === 'orderFailed');

  test('NLC-M.4: whoever stood still and attacked nobody has failed', () => {
    expect(failed({})).toBe(true);
  });

  test('NLC-M.4: cavalry of a mixed corps that charged has attacked', () => {
    expect(failed({ charged: 1 })).toBe(false);
  });
});

describe('NLC-20.9 among several players', () => {
  /** Ney tells the I Corps to do this, and Reille follows him. */
  const told = (order: 'attack' | 'fallBack', obeys: boolean): number => {
    const at = council({ options: { ...COUNCIL.options, operationsMorale: true } });
    at.play(NEY, { type: 'begin', sender: 0, recipient: BODY.I, order });
    at.play(NEY, { type: 'target', at: { kind: 'place', place: 0 } });
    at.play(NEY, { type: 'finish' });
    done(at);
    if (obeys) at.play(REILLE, { type: 'obey', body: BODY.I });
    done(at);
    return formationLimit(at.state, BODY.I);
  };

  test('NLC-20.9a, NLC-M.2: a corps that follows a message to attack has complied: 10 becomes 11', () => {
    expect(told('attack', true)).toBe(11);
    expect(told('attack', false)).toBe(10);
  });

  test('NLC-20.9b, NLC-M.2: to receive Fall Back is enough: 10 becomes 9, followed or not', () => {
    expect(told('fallBack', true)).toBe(9);
    expect(told('fallBack', false)).toBe(9);
  });
});

describe('NLC-20.9c: whom a failed Attack has attacked', () => {
  test('NLC-20.9c: those it bombarded as well', () => {
    const sitting: Sitting = {
      units: { g: { at: '0,0', arm: 'art' }, e: { at: '2,0', side: 'allied' } },
      leaders: { ney: { at: '0,0', commands: [CORPS] } },
      options: { operationsMorale: true },
      from: 'bombardment',
      dice: [1, 1],
    };
    const at = under(sitting, () => [legWith({ type: 'attack' })]);
    at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [at.unit('g')], target: at.at('2,0') });
    const foes: Body['foes'] = at.body(CORPS).foes;
    expect(foes).toEqual([bodyNamed(at.state, 'allied corps')]);
  });
});

describe('what the staff is told of an order', () => {
  test('NLC-15.3, 20.8c: a tired corps obeys as a demoralized one does: nothing at once', () => {
    const oddsWith = (fatigue: Body['fatigue']) => {
      const at = table({ ...TWO_CORPS, options: { fatigue: true }, bodies: { I: { fatigue } } });
      const paper = {
        sender: 0,
        recipient: bodyNamed(at.state, 'I'),
        legs: [attack(0)],
        awaitAfter: false,
        hidden: false,
      };
      return outlookOf(at.state, paper)?.odds.atOnce;
    };
    expect(oddsWith('fresh')).toBeGreaterThan(0);
    expect(oddsWith('fatigued')).toBe(0);
  });

  test('NLC-20.7b, NLC-F.7: a commander passed over decides a column worse, rated 2 as one rated 1', () => {
    const acts = (bypassedUntil: number) => {
      const at = table({ ...TWO_CORPS, bodies: { I: { bypassedUntil } } });
      return localOutlook(at.state, bodyNamed(at.state, 'I')).acts;
    };
    // 10 to 12 on two dice: 6 of 36; 11 and 12: 3.
    expect([acts(0), acts(1)]).toEqual([6, 3]);
  });
});
