// Worked examples of NAP-23: Orders, activations, reinforcements, sight, the end of rounds.
import { describe, expect, test } from 'vitest';
import { lettersOf } from '../field/orders.ts';
import { isInSight } from '../field/sight.ts';
import { hex, roundAt, setupAt, table } from './table.ts';

describe('worked examples: the Order phase', () => {
  test('NAP-GV-02, NAP-ORD.2, NAP-ORD.3, NAP-ORD.4, NAP-ORD.5, NAP-SET.15: ties leave the token where it is', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      players: { A: { hand: ['F15'] }, B: { hand: ['A07'] } },
      facts: { leader: null, tieHolder: 'B', turn: null, phase: 'order' },
      frames: roundAt('bid'),
    });
    t.as('A', { type: 'bid', card: 'F15' }).as('B', { type: 'bid', card: 'A07' });
    expect(t.battle.leader).toBe('B');
    expect(t.player('B').discard).toEqual(['A07']);
    expect(t.player('A').hand.map(({ hidden }) => hidden)).toEqual(['F15']);
    const again = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      facts: { leader: 'B', turn: null, phase: 'order' },
      frames: roundAt('bid'),
    });
    again.as('A', { type: 'bid', card: 'decoy' }).as('B', { type: 'bid', card: 'decoy' });
    expect(again.battle.leader).toBe('B');
    expect(again.player('A').discard).toEqual([]);
    expect(again.player('B').discard).toEqual([]);
  });

  test('NAP-GV-03, NAP-ORD.8, NAP-ORD.9, NAP-ORD.10, NAP-CMP.11: Draft, and an exchange', () => {
    const t = table({
      A: { F9: 'FR14' },
      B: { F1: 'AB01' },
      players: { A: { screen: '' }, B: { screen: '' } },
      facts: { turn: null, phase: 'order', escalation: { card: 'E4', side: 'A' } },
      frames: roundAt('draw'),
      draws: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(t.player('A').screen.count).toBe(8);
    expect(t.player('A').pouch.count).toBe(9);
    t.play({ type: 'returnOrder', colour: 'G' }, { type: 'returnOrder', colour: 'G' });
    expect([t.player('A').screen.count, t.player('A').pouch.count]).toEqual([6, 11]);
    t.play({ type: 'exchange', pay: 'G', discard: 'GG' });
    const { screen, spentHidden, pouch } = t.player('A');
    expect([screen.count, spentHidden.count, pouch.count]).toEqual([5, 3, 9]);
  });

  test('NAP-GV-45, NAP-ORD.9: Draft adds up over units on the field; reserves do not count', () => {
    const draw = (napoleon: string) =>
      table({
        A: { F9: 'FR12', [napoleon]: 'FR14' },
        B: { F1: 'AB01' },
        players: { A: { screen: '' }, B: { screen: '' } },
        facts: { turn: null, phase: 'order', escalation: { card: 'E1', side: 'A' } },
        frames: roundAt('draw'),
      });
    expect(draw('E9').player('A').screen.count).toBe(8);
    expect(draw('E9').match.state.frames.at(-1)).toMatchObject({ proc: 'draft', left: 3 });
    expect(draw('reserve').player('A').screen.count).toBe(6);
    expect(draw('reserve').match.state.frames.at(-1)).toMatchObject({ proc: 'draft', left: 1 });
  });

  test('NAP-GV-04, NAP-BAT.6: three Orders buy one of a colour the pouch holds, never purple', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      players: { A: { screen: 'GGGBR', pouch: 'GGP', spentOpen: 'GGGBBBBRR' } },
    });
    expect(new Set(t.options('takeChosen').map(({ colour }) => colour))).toEqual(new Set(['G']));
    t.play({ type: 'takeChosen', pay: 'GGB', colour: 'G' });
    const { screen, pouch, spentOpen } = t.player('A');
    expect([screen.hidden, pouch.hidden, spentOpen].map((orders) => lettersOf(orders))).toEqual([
      'GGR',
      'GP',
      'GGGGGBBBBBRR',
    ]);
  });
});

describe('worked examples: reinforcements', () => {
  test('NAP-GV-05, NAP-REI.2, NAP-REI.8: two points bring an infantry model from Line 1 to its unit', () => {
    const t = table({
      A: { F9: { type: 'FR01', models: 3 } },
      B: { F1: 'AB01' },
      facts: { turn: null, phase: 'reinforcement', revealed: ['RC01', 'RC06', 'RC12'] },
      frames: roundAt('cards'),
    });
    t.play({ type: 'takeCard', card: 'RC01' }, { type: 'point', model: 'FR01', line: 'line1' });
    expect(t.player('A').tablet.deployment).toEqual(['FR01']);
    t.play({ type: 'point', model: 'FR01', line: 'deployment', unit: 0 });
    expect(t.shown('F9')).toBe('4/4 f0 o0');
    expect(t.player('A').tablet.deployment).toEqual([]);
  });

  test('NAP-GV-06, NAP-REI.3, NAP-REI.4, NAP-REI.5, NAP-REI.6, NAP-REI.8: one model per unit and phase', () => {
    const t = table({
      A: { F9: { type: 'FR01', models: 2 }, E9: { type: 'FR05', models: 2 } },
      B: { F1: 'AB01' },
      players: { A: { tablet: { deployment: ['FR01', 'FR01'], line2: ['FR05'] } } },
      facts: { turn: null, phase: 'reinforcement', revealed: ['RC02', 'RC06', 'RC12'] },
      frames: roundAt('advance'),
    });
    t.play({ type: 'replenish', model: 'FR01', unit: 0 });
    expect(t.shown('F9')).toBe('3/4 f0 o0');
    expect(t.player('A').tablet).toMatchObject({ line2: [], line1: ['FR05'], deployment: ['FR01'] });
    t.play({ type: 'takeCard', card: 'RC02' });
    expect(t.refused({ type: 'point', model: 'FR01', line: 'deployment', unit: 0 })).toBe('NAP-REI.6');
    t.play({ type: 'point', model: 'FR05', line: 'line1' });
    t.play({ type: 'point', model: 'FR05', line: 'deployment', unit: 1 });
    expect(t.shown('E9')).toBe('3/3 f0 o0');
    expect(t.asked()).toBe('B reinforcement.choose');
  });

  test('NAP-GV-07, NAP-DES.2, NAP-DES.3, NAP-CMP.12: a destroyed unit takes Size models of its type off the tablet', () => {
    const t = table({
      A: { F6: 'AB01' },
      B: { F5: { type: 'FR01', models: 1 }, A1: { type: 'FR01', models: 3 } },
      players: { B: { tablet: { line1: ['FR01', 'FR01', 'FR01'], deployment: ['FR01'] } } },
    });
    t.attack('F6', 'F5').dice('H-').until('turn');
    expect(t.player('B').tablet).toMatchObject({ line1: [], deployment: ['FR01'] });
    expect(t.vp()).toEqual([1, 0]);
  });
});

describe('worked examples: activations', () => {
  test('NAP-GV-08, NAP-ACT.3, NAP-ACT.8, NAP-FAT.6, NAP-FAT.8: a unit tired by its activation completes it', () => {
    const t = table({ A: { F6: { type: 'FR05', fatigue: 1, orders: 'B' } }, B: { F4: 'AB01' } });
    t.activate('F6');
    expect(t.shown('F6')).toBe('3/3 f2 o2');
    t.move('F5').strike('F4').dice('---').until('turn');
    expect(t.options('activate')).toEqual([]);
    expect(t.refused({ type: 'activate', unit: 0, pay: 'B' })).toBe('NAP-FAT.6');
  });

  test('NAP-GV-09, NAP-FAT.6, NAP-ACT.5: an exhausted unit without an Order only rests', () => {
    const t = table({ A: { F6: { type: 'FR01', fatigue: 2 } }, B: { F1: 'AB01' } });
    t.play({ type: 'activate', unit: 0, pay: 'G' }, { type: 'deactivate', yes: false });
    expect(t.shown('F6')).toBe('4/4 f0 o1');
    expect(t.asked()).toBe('A turn.choose');
    t.activate('F6');
    expect(t.shown('F6')).toBe('4/4 f1 o2');
    expect(t.options('rest')).toEqual([]);
    expect(t.options('move').length).toBeGreaterThan(0);
  });

  test('NAP-GV-10, NAP-ADD.6, NAP-ADD.7, NAP-ADD.8: Deactivation, once per turn and unit', () => {
    const t = table({ A: { F6: { type: 'FR05', fatigue: 1, orders: 'B' } }, B: { F1: 'AB01' } });
    t.play({ type: 'activate', unit: 0, pay: 'B' });
    expect(t.asked()).toBe('B activation.deactivate');
    t.play({ type: 'deactivate', yes: true });
    expect(t.shown('F6')).toBe('3/3 f0 o2');
    expect(t.asked()).toBe('A turn.choose');
    t.play({ type: 'activate', unit: 0, pay: 'B' });
    expect(t.shown('F6')).toBe('3/3 f1 o3');
    expect(t.asked()).toBe('A activation.act');
  });

  test('NAP-GV-39, NAP-ABL.36, NAP-FAT.6: Imperial Will has another unit act, without a token', () => {
    const at = (facts: object) =>
      table({ A: { F9: 'FR14', F7: { type: 'FR01', ...facts } }, B: { F1: 'AB01' } }).play({
        type: 'activate',
        unit: 0,
        pay: 'R',
      });
    const t = at({ fatigue: 1, orders: 'G' });
    t.play({ type: 'substitute', ability: 'imperialWill', unit: 1 });
    expect(t.shown('F9')).toBe('2/2 f1 o1');
    expect(t.shown('F7')).toBe('4/4 f1 o1');
    expect(t.battle.activation?.unit).toBe(1);
    const spent = at({ fatigue: 2, orders: 'G' });
    expect(spent.options('substitute')).toEqual([]);
    const worn = at({ fatigue: 2 });
    worn.play({ type: 'substitute', ability: 'imperialWill', unit: 1 }, { type: 'deactivate', yes: false });
    expect(worn.heard('unitRested')).toMatchObject([{ unit: 1 }]);
  });

  test('NAP-GV-50, NAP-SET.12: the last free hex of a zone is a Commander’s', () => {
    const t = table({
      A: {
        D9: 'FR01',
        E9: 'FR01',
        F9: 'FR01',
        G9: 'FR01',
        H9: 'FR01',
        E8: 'FR01',
        reserve1: 'FR12',
        reserve2: 'FR02',
      },
      B: { F1: 'AB13' },
      terms: { zones: { south: ['D9', 'E9', 'F9', 'G9', 'H9', 'E8', 'F8'], north: ['F1'] } },
      facts: { turn: null, phase: 'setup' },
      frames: setupAt('hands', { proc: 'deployment', step: 'look', player: 'A' }),
    });
    expect(t.legal()).toEqual([{ type: 'deploy', unit: 6, hex: hex('F8') }]);
    expect(t.refused({ type: 'deploy', unit: 7, hex: hex('F8') })).toBe('NAP-SET.12');
    t.play({ type: 'deploy', unit: 6, hex: hex('F8') });
    expect(t.where(7)).toBe('-1');
  });

  test('NAP-SET.12: an army that never had a Commander still fills its zone', () => {
    const t = table({
      A: { E9: 'FR01', reserve1: 'FR02' },
      B: { F1: 'AB13' },
      terms: { zones: { south: ['E9', 'F9'], north: ['F1'] } },
      facts: { turn: null, phase: 'setup' },
      frames: setupAt('hands', { proc: 'deployment', step: 'look', player: 'A' }),
    });
    expect(t.legal()).toEqual([{ type: 'deploy', unit: 1, hex: hex('F9') }]);
  });
});

describe('worked examples: sight', () => {
  const sees = (from: string, to: string, ...blockers: readonly string[]): boolean =>
    isInSight(hex(from), hex(to), (at) => blockers.some((each) => hex(each) === at));

  test('NAP-GV-11, NAP-LOS.7, NAP-LOS.8, NAP-LOS.9: wedges of open lines', () => {
    const far = [[], ['F7'], ['E8'], ['E8', 'F8'], ['E8', 'F6'], ['E6']].map((blockers) =>
      sees('F9', 'F5', ...blockers),
    );
    expect(far).toEqual([true, false, true, false, false, true]);
    expect([sees('F9', 'G5', 'F7'), sees('F9', 'G5', 'F8')]).toEqual([true, false]);
    expect([sees('C5', 'H5', 'E5'), sees('C5', 'H5', 'E4', 'E6')]).toEqual([false, true]);
  });

  test('NAP-GV-12, NAP-LOS.10, NAP-RUL.52: sight is not the same from both ends', () => {
    expect([sees('J4', 'H3', 'I4'), sees('H3', 'J4', 'I4')]).toEqual([false, true]);
    expect([sees('H6', 'F9', 'F8'), sees('F9', 'H6', 'F8')]).toEqual([true, false]);
  });
});

describe('worked examples: the End phase', () => {
  test('NAP-GV-36, NAP-VIC.4, NAP-VIC.5: after the last round equal points are the Leader’s', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      terms: { goals: { south: 6, north: 6 } },
      players: { A: { vp: 4 }, B: { vp: 4 } },
      facts: { leader: 'B', turn: null, phase: 'end', escalationDeck: [] },
      frames: roundAt('score'),
    });
    expect(t.asked()).toBe('over');
    expect(t.battle.result).toMatchObject({ winner: 'B', rule: 'NAP-VIC.5' });
  });

  test('NAP-GV-37, NAP-CRD.7, NAP-CRD.8, NAP-END.3: eight cards are one too many; an empty deck gives none', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: { F1: 'AB01' },
      players: {
        A: { hand: ['F01', 'F02', 'F03', 'F04', 'F05', 'F06'], deck: ['F07', 'F08', 'F09'] },
        B: { deck: ['A01'] },
      },
      facts: { turn: null, phase: 'end', escalation: { card: 'E4', side: 'A' } },
      frames: roundAt('replenish'),
    });
    expect(t.player('A').hand.length).toBe(8);
    t.play({ type: 'discard', card: 'F01' });
    expect(t.player('A').hand.length).toBe(7);
    expect(t.player('B').hand.map(({ hidden }) => hidden)).toEqual(['A01']);
    expect(t.player('B').deck).toEqual([]);
  });
});
