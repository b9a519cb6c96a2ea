// What a player arranges for himself so that a turn goes quickly: stances, the order of stacks, groups, leaders.
import { describe, expect, test } from 'vitest';
import { reactionFrame } from '../frames.ts';
import { legWith } from '../orders/legs.ts';
import { type Sitting, table } from './table.ts';

const CORPS = {
  reille: { at: '0,0', rating: 3, commands: ['french corps'] },
} as const;

describe('stances', () => {
  const watched = (more: Sitting = {}) =>
    table({
      units: {
        c: { at: '0,0', arm: 'cav' },
        d: { at: '1,0', arm: 'cav' },
        e: { at: '2,0', side: 'allied' },
      },
      leaders: CORPS,
      ...more,
    });

  test('NLC-7.9a: cavalry told to let enemies pass is not offered a reaction', () => {
    const { at: spot } = watched();
    const frame = reactionFrame.at('declare', {
      kind: 'move',
      hex: spot('2,0'),
      side: 'french',
      movers: [2],
      noSquare: false,
      declared: [],
      left: [],
      backhand: false,
    });
    const at = watched({ lost: { c: { stance: 'pass' } }, frames: [frame] });
    expect(at.offers('french', 'react').map(({ unit }) => unit)).toEqual([at.unit('d')]);
  });

  test('NLC-7.9a: nobody else hears of a stance', () => {
    const at = watched();
    const before = at.view('allied');
    at.play('french', { type: 'stance', unit: at.unit('c'), stance: 'pass' });
    expect(at.view('allied')).toEqual(before);
  });

  test('NLC-R142: 20 arrangements a phase, and no more', () => {
    const at = watched();
    for (let i = 0; i < 20; i += 1)
      at.play('french', { type: 'stance', unit: at.unit('c'), stance: i % 2 === 0 ? 'pass' : 'ask' });
    expect(at.offers('french', 'stance')).toEqual([]);
  });
});

describe('stacks', () => {
  const stacked = (more = {}) =>
    table({
      units: {
        i: { at: '0,0' },
        j: { at: '0,0' },
        w: { at: '5,0' },
        e: { at: '11,0', side: 'allied' },
        ...more,
      },
      leaders: CORPS,
    });

  test('NLC-5.3c, NLC-R142: an enemy who cannot look into a stack sees the counter its owner put on top', () => {
    const at = stacked();
    const shown = () => at.view('allied').stacks.find(({ hex }) => hex === at.at('0,0'))?.units;
    expect(shown()).toMatchObject([{ unit: at.unit('i') }]);
    at.play('french', { type: 'top', unit: at.unit('j') });
    expect(shown()).toMatchObject([{ unit: at.unit('j') }]);
  });

  test('NLC-5.3d: while an enemy looks, guns are on top whatever the owner says', () => {
    const at = stacked({ i: { at: '0,0', arm: 'art' }, e: { at: '2,0', side: 'allied' } });
    expect(at.offers('french', 'top')).toEqual([]);
  });
});

describe('groups', () => {
  test('NLC-5.1a: a group picks up a unit it comes to, which has its whole allowance', () => {
    const at = table({
      units: {
        i: { at: '0,0', mp: 4 },
        j: { at: '1,0', mp: 4 },
        e: { at: '9,0', side: 'allied' },
      },
      leaders: { ...CORPS, reille: { ...CORPS.reille, at: '1,0' } },
      orders: { 'french corps': 'delay' },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    at.play('french', { type: 'take', unit: at.unit('j') });
    expect(at.state.group).toMatchObject({ units: [at.unit('i'), at.unit('j')], used: [2, 0] });
    at.play('french', { type: 'step', hex: at.at('2,0') });
    at.play('french', { type: 'endMove' });
    expect([at.hexOf('i'), at.hexOf('j')]).toEqual([at.at('2,0'), at.at('2,0')]);
  });

  test('NLC-5.4b: a unit held by a zone of control is not picked up', () => {
    const at = table({
      units: {
        i: { at: '0,0' },
        j: { at: '1,0' },
        e: { at: '2,0', side: 'allied' },
      },
      leaders: CORPS,
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    expect(at.refused('french', { type: 'take', unit: at.unit('j') })).toBe('NLC-5.4b');
  });
});

describe('leaders', () => {
  const ridden = () =>
    table({
      units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
      leaders: { reille: { ...CORPS.reille, mp: 3 } },
      orders: { 'french corps': 'delay' },
    });

  test('NLC-4.4b, 5.2a: a leader rides hex by hex as far as his points go, once a turn', () => {
    const at = ridden();
    for (const spot of ['1,0', '2,0', '3,0'])
      at.play('french', { type: 'moveLeader', leader: 0, hex: at.at(spot) });
    expect(at.offers('french', 'moveLeader')).toEqual([]);
    at.play('french', { type: 'endLeader', leader: 0 });
    expect(at.state.leaders[0]).toMatchObject({ hex: at.at('3,0'), moved: 1 });
    expect(at.offers('french', 'goLeader')).toEqual([]);
  });

  const WING = {
    units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '0,0', rating: 4, role: 'oc', commands: ['french corps'] },
      ney: { at: '1,0', rating: 3, role: 'wc', commands: ['french corps'], mp: 6 },
      reille: CORPS.reille,
    },
    orders: { 'french corps': 'delay' },
  } as const;

  test('NLC-12.14h, NLC-R169: a wing commander beside his superior takes a formation over when he has moved to it', () => {
    const at = table(WING);
    expect(at.offers('french', 'lead')).toEqual([]);
    at.play('french', { type: 'goLeader', leader: 1, hex: at.at('0,0') });
    at.play('french', { type: 'lead', leader: 1, body: at.body('french corps').chit });
    expect(at.body('french corps').leader).toBe(1);
  });
});

describe('marches that go on', () => {
  test('NLC-12.8d: a unit that still marches may follow its formation again once in range', () => {
    const ownLeg = legWith({ type: 'march', target: { kind: 'currentPosition', hexes: [0] } });
    const at = table({
      units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
      leaders: CORPS,
      orders: { 'french corps': 'delay' },
      lost: { i: { ownLeg } },
    });
    at.play('french', { type: 'rejoin', unit: at.unit('i') });
    expect(at.state.units[at.unit('i')]?.ownLeg).toBeNull();
  });
});
