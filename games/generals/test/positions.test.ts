import { type Json, simulationSource, startFrom, startMatch, submit } from '@grognard/kernel';
import { jsonCopy, withChange } from '@grognard/testkit/json.ts';
import { describe, expect, test } from 'vitest';
import { generals } from '../module.ts';
import { positionOf, table } from './table.ts';

const fault = (raw: unknown) => {
  const parsed = generals.parsePosition(raw);
  return parsed.ok ? null : parsed.error.path;
};
const at = (units: Json[], more: object = {}) => fault({ units, ...more });
const run = (side: string, count: number, sector: string): Json[] =>
  Array.from({ length: count }, (_one, n) => ({ id: `${side}I${n + 1}`, at: sector }));

describe('positions from outside', () => {
  test('a list of units is enough: the phase begins with them', () => {
    const parsed = generals.parsePosition({
      units: [
        { id: 'wI1', at: 'a1' },
        { id: 'bI1', at: 'a3' },
      ],
    });
    if (!parsed.ok) throw new Error(parsed.error.message);
    const match = startFrom(generals, parsed.value, parsed.value.options, simulationSource(1));
    expect(match.state).toMatchObject({ round: 1, phase: 'planning', pool: 10 });
    expect(submit(match, 'white', { type: 'order', from: 'a1', arm: 'I', path: ['a2'] }).ok).toBe(true);
  });

  test('GEN-2.1, 24.3: more than the army', () => {
    expect(at([{ id: 'wI21', at: 'a1' }])).toBe('units[0].id');
    expect(
      at([
        { id: 'wI1', at: 'a1' },
        { id: 'wI1', at: 'a2' },
      ]),
    ).toBe('units[1].id');
    expect(at([{ id: 'xI1', at: 'a1' }])).toBe('units[0].id');
  });

  test('GEN-3.6 and 3.11: seven in a sector, or both sides unrouted in one', () => {
    expect(at(run('w', 7, 'a1'))).toBe('units[6].at');
    expect(at(run('w', 7, 'rw'))).toBeNull();
    expect(
      at([
        { id: 'wI1', at: 'a2' },
        { id: 'bI1', at: 'a2' },
      ]),
    ).toBe('units[1].at');
  });

  test('GEN-4.11: routed and spent, or routed and in square', () => {
    expect(at([{ id: 'wA1', at: 'a1', routed: true, spent: true }], { phase: 'combined' })).toBe(
      'units[0].spent',
    );
    expect(at([{ id: 'wI1', at: 'a1', routed: true, square: true }], { phase: 'combined' })).toBe(
      'units[0].square',
    );
    expect(at([{ id: 'wC1', at: 'a1', square: true }], { phase: 'combined' })).toBe('units[0].square');
  });

  test.each([
    ['an unknown field', { units: [], fog: 1 }, 'fog'],
    ['no units', {}, 'units'],
    ['a place that is none', { units: [{ id: 'wI1', at: 'd4' }] }, 'units[0].at'],
    ['the enemy reserve', { units: [{ id: 'wI1', at: 'rb' }] }, 'units[0].at'],
    ['Artillery in the box', { units: [{ id: 'wA1', at: 'box' }] }, 'units[0].at'],
    [
      'routed Infantry on the board while planning',
      { units: [{ id: 'wI1', at: 'a1', routed: true }] },
      'units[0].routed',
    ],
    ['a spent unit while planning', { units: [{ id: 'wI1', at: 'a1', spent: true }] }, 'units[0]'],
    [
      'a building where none stands',
      { phase: 'combined', units: [{ id: 'wI1', at: 'a1', inside: true }] },
      'units[0].inside',
    ],
    ['a token of Infantry', { units: [{ id: 'wI1', at: 'a1', token: 'a2' }] }, 'units[0].token'],
    ['ten points', { units: [], vp: { white: 10, black: 0 } }, 'vp.white'],
    ['a pool that does not fit the round', { units: [], round: 3, pool: 10 }, 'pool'],
    ['round 11', { units: [], round: 11 }, 'round'],
    [
      'one round scored in the third',
      {
        units: [],
        round: 3,
        scores: [{ round: 1, vp: { white: 0, black: 0 }, gained: { white: 0, black: 0 } }],
      },
      'scores',
    ],
    ['31 of an arm in a sector', { units: [], mustered: { 'wI@a1': 31 } }, 'mustered.wI@a1'],
    [
      'combat without an engagement',
      {
        units: [],
        phase: 'combined',
        frames: [
          { proc: 'game', step: 'round' },
          { proc: 'round', step: 'noncombat' },
          { proc: 'movement', step: 'flight', phase: 'combined', settled: [] },
        ],
      },
      'engagement',
    ],
    ['a phase that is none', { units: [], phase: 'lunch' }, 'phase'],
    ['a wrong option', { units: [], options: { setup: 7 } }, 'options.setup'],
    [
      'an order for nobody',
      { units: [], phase: 'fast', sheets: { white: [{ from: 'a1', arm: 'I', path: ['a2'] }], black: [] } },
      'sheets.white[0]',
    ],
    [
      'frames that do not nest',
      {
        units: [],
        frames: [
          { proc: 'game', step: 'round' },
          {
            proc: 'aim',
            step: 'choose',
            asked: [],
            committed: [],
            drafts: { white: { kind: 'bombard', shots: [] }, black: { kind: 'bombard', shots: [] } },
          },
        ],
      },
      'frames[1].proc',
    ],
    ['an unknown procedure', { units: [], frames: [{ proc: 'lunch', step: 'eat' }] }, 'frames[0].proc'],
    [
      'a tenth step of combat (GEN-12)',
      {
        units: [],
        phase: 'combined',
        frames: [
          { proc: 'game', step: 'round' },
          { proc: 'round', step: 'noncombat' },
          { proc: 'movement', step: 'flight', phase: 'combined', settled: [] },
          {
            proc: 'combat',
            step: 'captures',
            nth: 10,
            fronts: [],
            rerolls: [],
            occupants: [],
            chosen: {},
            fallen: {},
            removed: [],
          },
        ],
      },
      'frames[3].nth',
    ],
  ])('%s is refused', (_what, raw, path) => {
    expect(fault(raw)).toBe(path);
  });

  test('a draft nobody could have made is refused', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 | a3: bI1', orders: 'wI a1>a2' });
    const position = generals.position(game.match.state) as { frames: { drafts: { white: object } }[] };
    expect(fault(position)).toBeNull();
    const frames = position.frames.map((frame, index) =>
      index < 3 ? frame : { ...frame, drafts: { ...frame.drafts, white: { kind: 'declare', orders: [4] } } },
    );
    expect(fault({ ...position, frames })).toBe('frames[3].drafts.white');
  });

  test('GEN-9.2: a draft is read in the order in which it is kept, and no other', () => {
    const game = table({
      phase: 'bombard',
      units: 'b1: wA1 | a2: wA2 | b2: bI1-4 | c3: bI20',
      orders: 'wA a2>b2, wA b1>b2',
    });
    game.play('white', { type: 'fire', order: 0, range: 1 }, { type: 'fire', order: 1, range: 1 });
    const position = jsonCopy(generals.position(game.match.state));
    const at = ['frames', `${game.match.state.frames.length - 1}`, 'drafts', 'white', 'shots'];
    const [first, second] = [0, 1].map((order): Json => ({ order, range: 1, building: false }));
    const shots = (...list: readonly (Json | undefined)[]): string | null =>
      fault(withChange(position, at, jsonCopy(list)));
    expect(shots(first, second)).toBeNull();
    expect(shots(second, first)).toMatch(/drafts\.white$/);
    expect(shots(first, first)).toMatch(/drafts\.white$/);
  });

  test('GEN-6.8: one order too many among many is found out soon', () => {
    const game = table({
      phase: 'noncombat',
      units: 'a1: wI1-6 | b1: wI7-12 | a3: bI1',
      orders: 'wI a1>rw x5, wI b1>rw x5',
    });
    const position = jsonCopy(generals.position(game.match.state));
    const at = ['frames', `${game.match.state.frames.length - 1}`, 'drafts', 'white', 'orders'];
    const orders = Array.from({ length: 10 }, (_, order) => order);
    expect(fault(withChange(position, at, orders))).toBeNull();
    expect(fault(withChange(position, at, [...orders, 11]))).toMatch(/drafts\.white$/);
  });

  test('GEN-7.10 and 12.3: an attack comes over a border, and each front is there once', () => {
    const game = table({ phase: 'combined', units: 'b1: wI1 | b2: bI1 bI2', orders: 'wI b1>b2' });
    game.activate('white', 0).commit('black');
    const position = generals.position(game.match.state) as {
      engagement: { attackers: { from: string }[] };
      frames: { proc: string; fronts?: object[] }[];
    };
    expect(fault(position)).toBeNull();
    const [attacker] = position.engagement.attackers;
    const elsewhere = { ...position.engagement, attackers: [{ ...attacker, from: 'c3' }] };
    expect(fault({ ...position, engagement: elsewhere })).toBe('engagement.attackers[0].from');
    const twice = position.frames.map((frame) => ({
      ...frame,
      ...(frame.fronts === undefined ? {} : { fronts: [...frame.fronts, ...frame.fronts] }),
    }));
    expect(fault({ ...position, frames: twice })).toMatch(/^frames\[\d\]\.fronts\[1\]\.id$/);
  });

  test('GEN-7.3: a draft in which units make room for each other can be read back', () => {
    const game = table({
      phase: 'noncombat',
      units: 'a1: wI1-5 wC1 | b1: wI6-10 wC2 | rw: wC3 | a3: bI1',
      orders: 'wC rw>a1, wC a1>b1, wI a1>rw, wI b1>a1',
    });
    for (const order of [2, 3, 1, 0]) game.play('white', { type: 'activate', order });
    expect(fault(generals.position(game.match.state))).toBeNull();
  });

  test('GEN-5.9: nobody has committed who could not', () => {
    const custom = generals.parseOptions({ setup: 'custom' });
    if (!custom.ok) throw new Error(custom.error.message);
    const match = startMatch(generals, custom.value, simulationSource(1));
    const position = jsonCopy(generals.position(match.state));
    const top = match.state.frames.length - 1;
    const committed = (...sides: Json[]): Json =>
      withChange(position, ['frames', `${top}`, 'committed'], sides);
    expect(fault(committed())).toBeNull();
    expect(fault(committed('white'))).toBe(`frames[${top}].committed`);
  });

  test('GEN-15.2, 15.4: what is rallied is an arm or a unit', () => {
    const rallies = (...list: Json[]): string | null => {
      const game = table({ phase: 'rally', units: 'b1: wA1~ wI1 | box: wI3 wI4 | a3: bI1' });
      const position = jsonCopy(generals.position(game.match.state));
      const top = `${game.match.state.frames.length - 1}`;
      return fault(withChange(position, ['frames', top, 'drafts', 'white', 'rallies'], list));
    };
    expect(rallies({ arm: 'I' }, { unit: 'wA1' })).toBeNull();
    for (const wrong of [null, 'wA1', 7, true, {}])
      expect(rallies(wrong), JSON.stringify(wrong)).toMatch(/rallies\[0\]/);
  });

  test('GEN-7.10 to 7.12: a front on a border has two ends and no sector, any other a sector and no ends', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 | a2: bC1 bI2 | a3: bI9', orders: 'wI a1>a2' });
    game.activate('white', 0).commit('black');
    const at = game.match.state.frames.findIndex(({ proc }) => proc === 'combat');
    const position = jsonCopy(generals.position(game.match.state));
    const front = (change: { readonly [field: string]: Json }): string | undefined => {
      let changed = position;
      for (const [field, to] of Object.entries(change))
        changed = withChange(changed, ['frames', `${at}`, 'fronts', '0', field], to);
      return fault(changed)?.replace(`frames[${at}].fronts[0].`, '');
    };
    expect(front({})).toBeUndefined();
    expect(front({ sector: 'a2' })).toBe('sector');
    expect(front({ ends: null })).toBe('ends');
    expect(front({ kind: 'meeting' })).toBe('kind');
    const meeting = { id: 'meet:b2:1', kind: 'meeting' } as const;
    expect(front({ ...meeting, ends: null })).toBe('sector');
    expect(front({ ...meeting, sector: 'b2' })).toBe('ends');
  });

  test('any moment can be written down and read back', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 wC1 | a2: bC1 bI2 | c3: bI9',
      orders: 'wI a1>a2, wC a1>a2',
    });
    game.activate('white', 0, 1).commit('black');
    expect(game.waiting).toBe('reaction');
    game.play('black', { type: 'countercharge', unit: 'bC1', border: 'a1-a2' });
    const parsed = generals.parsePosition(JSON.parse(JSON.stringify(generals.position(game.match.state))));
    expect(parsed).toEqual({ ok: true, value: game.match.state });
  });

  test('GEN-21.1: the position of a battle holds both sheets', () => {
    expect(positionOf({ phase: 'fast', units: 'a1: wI1', orders: 'wI a1>a2' })).toMatchObject({
      sheets: { white: [{ from: 'a1', arm: 'I', path: ['a2'] }], black: [] },
    });
  });
});
