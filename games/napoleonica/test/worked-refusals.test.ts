// What may not be done, and the rule that says so: each asked of a position set up by hand, beside what may be done there.
import { describe, expect, test } from 'vitest';
import { hex, type Scene, setupAt, table } from './table.ts';

const deployment = (scene: Scene = {}) =>
  table({
    A: { reserve1: 'FR01', reserve2: 'FR12' },
    B: { E1: 'AB13' },
    frames: setupAt('deploy', { proc: 'deployment', step: 'place', player: 'A' }),
    facts: { phase: 'setup', turn: null, round: 0 },
    ...scene,
  });

describe('setting up', () => {
  test('NAP-SET.11: nobody is placed outside the zone, on a River or where somebody stands', () => {
    const t = deployment({ terrain: { D9: '~' }, A: { reserve1: 'FR01', reserve2: 'FR12', E9: 'FR02' } });
    expect(t.refused({ type: 'deploy', unit: 0, hex: hex('F9') })).toBeNull();
    expect(t.refused({ type: 'deploy', unit: 0, hex: hex('F5') })).toBe('NAP-SET.11');
    expect(t.refused({ type: 'deploy', unit: 0, hex: hex('D9') })).toBe('NAP-SET.11');
    expect(t.refused({ type: 'deploy', unit: 0, hex: hex('E9') })).toBe('NAP-SET.11');
  });
});

describe('in a turn', () => {
  test('NAP-ACT.1, NAP-FAQ.1: a unit is not paid for with a colour it does not take', () => {
    const t = table({ A: { F6: 'FR01', F7: 'FR10' }, B: { F1: 'AB13' } });
    expect(t.refused({ type: 'activate', unit: 0, pay: 'G' })).toBeNull();
    expect(t.refused({ type: 'activate', unit: 0, pay: 'B' })).toBe('NAP-ACT.1');
    expect(t.refused({ type: 'activate', unit: 1, pay: 'R' })).toBe('NAP-ACT.1');
  });

  test('NAP-BAT.6, NAP-BAT.7: no purple Order by choice, none at random from an empty pouch', () => {
    const t = table({ A: { F6: 'FR12' }, B: { F1: 'AB13' } });
    expect(t.refused({ type: 'takeChosen', pay: 'GGG', colour: 'G' })).toBeNull();
    expect(t.refused({ type: 'takeChosen', pay: 'GGG', colour: 'P' })).toBe('NAP-BAT.6');
    const all = table({
      A: { F6: 'FR12' },
      B: { F1: 'AB13' },
      players: { A: { screen: 'GGGGGGGGBBBBBRRRP' } },
    });
    expect(all.refused({ type: 'takeRandom', pay: 'GG' })).toBe('NAP-BAT.7');
  });

  test('NAP-COR.4: what is beyond its Movement costs a unit 2 Corruption a hex, no less', () => {
    const t = table({ A: { F8: 'AB01' }, B: { F1: 'FR12' }, players: { A: { corruption: 2 } } }).activate(
      'F8',
    );
    expect(t.refused({ type: 'move', hex: hex('F6') })).toBeNull();
    expect(t.refused({ type: 'move', hex: hex('F5'), corruption: 2 })).toBeNull();
    expect(t.refused({ type: 'move', hex: hex('F5') })).toBe('NAP-COR.4');
    expect(t.refused({ type: 'move', hex: hex('F4'), corruption: 4 })).toBe('NAP-MOV.1');
  });

  test('NAP-ATK.2, NAP-ATK.5: not its own side, and not with an attack it does not have', () => {
    const t = table({ A: { F6: 'FR01', E6: 'FR02' }, B: { F5: 'AB13' } }).activate('F6');
    expect(t.refused({ type: 'attack', row: 0, target: 2 })).toBeNull();
    expect(t.refused({ type: 'attack', row: 0, target: 1 })).toBe('NAP-ATK.2');
    expect(t.refused({ type: 'attack', row: 5, target: 2 })).toBe('NAP-ATK.5');
  });

  test('NAP-CRD.9, NAP-FAT.6, NAP-DEK.1: Break the Line names units that touch, can act and are no guns', () => {
    const t = table({
      A: {
        F6: 'FR01',
        E6: 'FR02',
        B9: 'FR03',
        C9: 'FR05',
        G6: 'FR09',
        F7: { type: 'FR07', fatigue: 2 },
        G7: 'FR06',
      },
      B: { F1: 'AB13' },
      players: { A: { hand: ['F03'] } },
    }).play({ type: 'play', card: 'F03' }, { type: 'pickUnit', unit: 0 });
    expect(t.refused({ type: 'pickUnit', unit: 1 })).toBeNull();
    expect(t.refused({ type: 'pickUnit', unit: 2 })).toBe('NAP-CRD.9');
    expect(t.refused({ type: 'pickUnit', unit: 0 })).toBe('NAP-DEK.8');
    expect(t.refused({ type: 'pickUnit', unit: 5 })).toBe('NAP-FAT.6');
    expect(t.refused({ type: 'pickUnit', unit: 4 })).toBe('NAP-ACN.1');
  });
});

describe('in an attack', () => {
  test('NAP-ATK.22, NAP-ADD.5, NAP-ABL.14: a re-roll needs a source that is open', () => {
    const t = table({ A: { F6: 'FR04' }, B: { F5: 'AB01' } })
      .attack('F6', 'F5')
      .dice('*--')
      .until('rerolls');
    expect(t.refused({ type: 'reroll', die: 1, source: 'fatigue' })).toBe('NAP-ADD.5');
    expect(t.refused({ type: 'reroll', die: 1, source: 'card' })).toBe('NAP-ATK.19');
    t.dice('-').play({ type: 'reroll', die: 1, source: 'master' });
    expect(t.refused({ type: 'reroll', die: 2, source: 'master' })).toBe('NAP-ABL.14');
    t.dice('-').play({ type: 'reroll', die: 2, source: 'order', pay: 'G' });
    expect(t.asked()).not.toBe('A rerolls.attacker');
  });

  test('NAP-ATK.22: whoever has passed cannot pay, whatever else he may use', () => {
    const t = table({
      A: { F6: { type: 'AB03', fatigue: 1 } },
      B: { F5: 'RU04' },
      players: { B: { passed: true } },
    });
    t.attack('F6', 'F5').dice('---').until('riposte');
    t.dice('--').play({ type: 'riposte', how: 'counterblow', pay: 'G' });
    expect(t.asked()).toBe('B rerolls.attacker');
    expect(t.refused({ type: 'reroll', die: 0, source: 'fatigue' })).toBeNull();
    expect(t.refused({ type: 'reroll', die: 0, source: 'order', pay: 'G' })).toBe('NAP-ATK.22');
  });

  test('NAP-RET.2: a retreat leads one hex farther from the attacker, to an empty hex', () => {
    const t = table({ A: { F6: 'FR07' }, B: { F5: 'AB01', F4: 'AB02' } });
    t.attack('F6', 'F5').dice('<--').until('retreat');
    expect(t.refused({ type: 'retreat', hex: hex('E4') })).toBeNull();
    expect(t.refused({ type: 'retreat', hex: hex('F4') })).toBe('NAP-RET.2');
    expect(t.refused({ type: 'retreat', hex: hex('G5') })).toBe('NAP-RET.2');
  });
});
