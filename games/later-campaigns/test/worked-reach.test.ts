// NLC-12.2c, NLC-D.4: how far off a target may be that is no place of the map.
import { describe, expect, test } from 'vitest';
import { commandFrame } from '../frames.ts';
import type { Aim } from '../grammar.ts';
import { legWith } from '../orders/legs.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

const DESK: Sitting = {
  units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
  leaders: {
    napoleon: { at: '0,0', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
    reille: { at: '0,0', rating: 3, commands: [CORPS] },
  },
  orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
};
const ROAD = Array.from({ length: 15 }, (_, i) => `${-i},0`).join(' ');

describe('targets that are no places', () => {
  const named = (order: 'march' | 'fallBack', aim: Aim, more: Sitting) => {
    const set = table({ ...DESK, ...more, frames: [commandFrame.at('send', { passed: 0 })] });
    set.play('french', { type: 'begin', sender: 0, recipient: bodyNamed(set.state, CORPS), order });
    return set.refused('french', { type: 'target', at: aim });
  };

  test('NLC-12.2c: a March to an HQ 10 MP off, not to one 11 MP off, unless a road leads to it', () => {
    const to = (spot: string, more: Sitting = {}) =>
      named('march', { kind: 'hq', hq: 0 }, { ...more, hqs: { imperial: { at: spot, of: 'napoleon' } } });
    expect(to('-10,0')).toBeNull();
    expect(to('-11,0')).toBe('NLC-12.2c');
    expect(to('-14,0', { roads: [ROAD] })).toBeNull();
    expect(to('0,-11', { roads: [ROAD] })).toBe('NLC-12.2c');
  });

  test('NLC-12.2c, 12.2.7c: a Fall Back to a supply edge in reach; any distance is for General Retreats', () => {
    const back = (spot: string, more: Sitting = {}) =>
      named(
        'fallBack',
        { kind: 'supply' },
        {
          units: { i: { at: spot }, e: { at: '14,0', side: 'allied' } },
          leaders: { ...DESK.leaders, reille: { at: spot, rating: 3, commands: [CORPS] } },
          supply: { french: ['W'] },
          ...more,
        },
      );
    expect(back('-4,0')).toBeNull();
    expect(back('0,0')).toBe('NLC-12.2c');
    expect(back('0,0', { roads: [ROAD] })).toBeNull();
  });

  test('NLC-R054, 12.2c: a Bad Move can always be a Fall Back, however far off supply is', () => {
    const first = table(DESK);
    const corps = bodyNamed(first.state, CORPS);
    const legs = [legWith({ type: 'reserve' })];
    const local = { ...first.body(CORPS).order, sender: 'local', recipient: corps, legs } as const;
    const at = table({
      ...DESK,
      supply: { french: ['W'] },
      frames: [commandFrame.at('locals', { passed: 0 })],
      dice: [1, 1],
      also(state) {
        state.locals = [local];
      },
    });
    at.play('allied', { type: 'begin', sender: -1, recipient: corps, order: 'fallBack' });
    expect(at.refused('allied', { type: 'target', at: { kind: 'supply' } })).toBeNull();
  });
});
