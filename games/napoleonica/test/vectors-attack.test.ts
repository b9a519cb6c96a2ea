// Worked examples of NAP-23: attacks, dice, retreats and damage.
import { describe, expect, test } from 'vitest';
import { hex, table } from './table.ts';

describe('worked examples: dice and damage', () => {
  test('NAP-GV-13, NAP-MOV.3, NAP-MOV.4: entering a Forest ends the activation, but not a Ranger’s', () => {
    const scene = { B: { F5: 'AB01' }, terrain: { F6: 'F' } };
    const line = table({ ...scene, A: { F7: 'RU01' } })
      .activate('F7')
      .move('F6');
    expect(line.asked()).toBe('A turn.choose');
    const wolves = table({ ...scene, A: { F7: 'RU08' } })
      .activate('F7')
      .move('F6');
    expect(wolves.options('attack')).toEqual([{ type: 'attack', row: 0, target: 1 }]);
  });

  test('NAP-GV-14, NAP-ATK.3, NAP-ABL.5, NAP-ABL.20: Buckshot at a neighbour; Slow guns do not move and fire', () => {
    const guns = () => table({ A: { F9: 'FR09' }, B: { F8: 'AB01', E7: 'AB02' } });
    const near = guns().attack('F9', 'F8', 'ranged').dice('----').until('turn');
    expect(
      near
        .heard('poolAssembled')[0]
        ?.pool.map(({ die }) => die)
        .join(''),
    ).toBe('SSOO');
    const far = guns().attack('F9', 'E7', 'ranged').dice('H--').until('turn');
    expect(
      far
        .heard('poolAssembled')[0]
        ?.pool.map(({ die }) => die)
        .join(''),
    ).toBe('SSO');
    const moved = guns().activate('F9').move('G9');
    expect(moved.asked()).toBe('A turn.choose');
    expect(moved.heard('attackDeclared')).toEqual([]);
  });

  test('NAP-GV-15, NAP-TER.2, NAP-ABL.19, NAP-ATK.28, NAP-CRT.11: Forest and Shield ignore hits, not crits', () => {
    const fire = (dice: string) =>
      table({
        A: { F7: 'AB01' },
        B: { F5: 'FR07' },
        terrain: { F5: 'F' },
        players: { A: { corruption: 3 } },
      })
        .attack('F7', 'F5', 'ranged')
        .dice(dice)
        .until('turn');
    expect(fire('HH').shown('F5')).toBe('3/3 f0 o0');
    const crit = fire('*H');
    expect(crit.shown('F5')).toBe('2/3 f0 o0');
    expect(crit.player('A').corruption).toBe(4);
  });

  test('NAP-GV-16, NAP-GEN.7, NAP-ADD.1, NAP-RET.2, NAP-ABL.21: Hill, Brave and Formation add up', () => {
    const t = table({
      A: { F6: 'AB08' },
      B: { F5: 'FR03', E5: 'FR01', G5: 'FR01' },
      terrain: { F5: 'H' },
    });
    t.attack('F6', 'F5').dice('<<<').until('results');
    expect(t.heard('squareFormed')).toEqual([]);
    expect(t.options('ignoreRetreat').map(({ count }) => count)).toEqual([0, 1, 2, 3]);
    t.play({ type: 'ignoreRetreat', count: 2 });
    expect(t.options('retreat').map(({ hex: to }) => to)).toEqual([hex('E4'), hex('F4')]);
    t.play({ type: 'retreat', hex: hex('F4') }).until('turn');
    expect(t.shown('F4')).toBe('4/4 f0 o0');
  });

  test('NAP-GV-17, NAP-RET.2, NAP-RET.3, NAP-RET.4, NAP-RET.5, NAP-DMG.4: a retreat into a Forest stops and costs a model', () => {
    const drive = () =>
      table({ A: { F6: 'FR03' }, B: { F5: 'AB01' }, terrain: { F4: 'F' } })
        .attack('F6', 'F5')
        .dice('<<H')
        .until('retreat');
    const stopped = drive().play({ type: 'retreat', hex: hex('F4') }, { type: 'absorb', yes: true });
    expect(stopped.until('turn').shown('F4')).toBe('3/4 f1 o0');
    const free = drive().play({ type: 'retreat', hex: hex('E4') });
    expect(
      free
        .options('retreat')
        .map(({ hex: to }) => to)
        .toSorted((a, b) => a - b),
    ).toEqual([hex('E3'), hex('F3'), hex('D4')].toSorted((a, b) => a - b));
    free.play({ type: 'retreat', hex: hex('E3') }).until('turn');
    expect(free.shown('E3')).toBe('3/4 f0 o0');
  });

  test('NAP-GV-18, NAP-RET.2, NAP-RET.4, NAP-RET.6, NAP-FAQ.4: at the edge one retreats along it, or loses a model', () => {
    const free = table({ A: { F2: 'AB01' }, B: { F1: 'FR01' } })
      .attack('F2', 'F1')
      .dice('<<')
      .until('turn');
    expect(free.shown('D1')).toBe('4/4 f0 o0');
    const blocked = table({ A: { F2: 'AB01' }, B: { F1: 'FR01', E1: 'FR02' } })
      .attack('F2', 'F1')
      .dice('<<')
      .until('turn');
    expect(blocked.shown('F1')).toBe('3/4 f0 o0');
  });

  test('NAP-GV-19, NAP-ABL.6, NAP-RET.8: Clumsy guns lose one model instead of retreating', () => {
    const shoot = (dice: string) =>
      table({ A: { F8: 'AB02' }, B: { F5: 'FR09' } })
        .attack('F8', 'F5', 'ranged')
        .dice(dice);
    expect(shoot('<-').until('turn').shown('F5')).toBe('2/3 f0 o0');
    expect(shoot('<<').until('turn').shown('F5')).toBe('2/3 f0 o0');
    const absorbed = shoot('<H').until('damage').play({ type: 'absorb', yes: true }).until('turn');
    expect(absorbed.shown('F5')).toBe('2/3 f1 o0');
  });

  test('NAP-GV-20, NAP-DMG.2, NAP-DMG.3, NAP-DMG.4, NAP-ABL.11: Fortitude takes 1 off, never the last', () => {
    const charge = (dice: string) =>
      table({ A: { F6: 'FR07' }, B: { F5: 'AB04' } })
        .attack('F6', 'F5')
        .dice(dice);
    expect(charge('H--').until('turn').shown('F5')).toBe('2/3 f0 o0');
    const two = charge('HH-').until('damage');
    expect(two.asked()).toBe('A turn.choose');
    expect(two.shown('F5')).toBe('2/3 f0 o0');
    const three = charge('HHH').until('damage').play({ type: 'absorb', yes: true }).until('turn');
    expect(three.shown('F5')).toBe('2/3 f1 o0');
  });

  test('NAP-GV-21, NAP-ATK.3, NAP-DMG.4: nobody absorbs magic', () => {
    const t = table({ A: { F8: 'FR11' }, B: { F5: 'AB01' } })
      .attack('F8', 'F5', 'magic')
      .dice('HH');
    expect(t.until('damage').asked()).toBe('A turn.choose');
    expect(t.shown('F5')).toBe('2/4 f0 o0');
  });

  test('NAP-GV-22, NAP-CRT.3, NAP-DMG.1: Hammerblow doubles crits', () => {
    const strike = () =>
      table({ A: { F6: 'FR07' }, B: { F5: 'RU02' } })
        .attack('F6', 'F5')
        .dice('**H')
        .until('damage');
    expect(strike().play({ type: 'absorb', yes: true }).until('turn').shown('F5')).toBe('1/5 f1 o0');
    const killed = strike().play({ type: 'absorb', yes: false }).until('turn');
    expect(killed.isEmpty('F5')).toBe(true);
    expect(killed.asked()).toBe('over');
  });

  test('NAP-GV-23, NAP-CRT.4, NAP-DMG.7: Vampirism heals from the line farthest away', () => {
    const one = table({
      A: { F6: { type: 'AB03', models: 2 } },
      B: { F5: 'FR01' },
      players: { A: { tablet: { line1: ['AB03'], deployment: ['AB03'] } } },
    });
    one.attack('F6', 'F5').dice('**-').until('turn');
    expect(one.shown('F6')).toBe('4/4 f0 o1');
    expect(one.player('A').tablet).toMatchObject({ line1: [], deployment: [] });
    expect(one.shown('F5')).toBe('2/4 f0 o0');
    const two = table({
      A: { F6: { type: 'AB03', models: 3 }, A9: { type: 'AB03', models: 3 } },
      B: { F5: 'FR01' },
      players: { A: { tablet: { line1: ['AB03'], deployment: ['AB03'] } } },
    });
    two.attack('F6', 'F5').dice('**-').until('turn');
    expect(two.shown('F6')).toBe('4/4 f0 o1');
    expect(two.player('A').tablet).toMatchObject({ line1: [], deployment: ['AB03'] });
  });

  test('NAP-GV-24, NAP-CRT.5, NAP-ATK.23, NAP-ATK.24: the Volley die counts, and sets nothing off again', () => {
    const t = table({ A: { F6: 'FR01' }, B: { F5: 'AB01' } })
      .attack('F6', 'F5')
      .dice('*-*')
      .until('damage');
    expect(t.battle.attacks[0]?.dice.length).toBe(3);
    expect(t.play({ type: 'absorb', yes: true }).until('turn').shown('F5')).toBe('3/4 f1 o0');
  });

  test('NAP-GV-27, NAP-ABL.22: against Veterans scarlet and black dice become orange', () => {
    const t = table({ A: { F6: 'AB12' }, B: { F5: 'FR04' } })
      .attack('F6', 'F5')
      .dice('---')
      .until('turn');
    expect(
      t
        .heard('diceRolled')[0]
        ?.dice.map(({ die }) => die)
        .join(''),
    ).toBe('OOO');
  });

  test('NAP-GV-34, NAP-ABL.12: a Grenade’s dice never change, and nobody rerolls them', () => {
    const t = table({ A: { F7: 'FR03' }, B: { F5: { type: 'AB05', fatigue: 1 } }, terrain: { F5: 'F' } });
    t.attack('F7', 'F5', 'grenade').dice('*H');
    expect(t.options('lay').map(({ card }) => card)).toEqual([null, 'decoy']);
    t.until('turn');
    expect(
      t
        .heard('diceRolled')[0]
        ?.dice.map(({ die }) => die)
        .join(''),
    ).toBe('OO');
    expect(t.heard('critHappened')).toEqual([]);
    expect(t.shown('F5')).toBe('3/4 f1 o0');
    expect(t.at('F7').grenade).toBe(false);
  });

  test('NAP-GV-40, NAP-CRT.7, NAP-FAT.1: Pin fills the target with Fatigue, so nothing is absorbed', () => {
    const t = table({ A: { F8: 'RU03' }, B: { F5: { type: 'FR01', fatigue: 1 } } });
    t.attack('F8', 'F5', 'ranged').dice('*H').until('damage');
    expect(t.asked()).toBe('A turn.choose');
    expect(t.shown('F5')).toBe('2/4 f2 o0');
  });

  test('NAP-GV-41, NAP-ABL.18, NAP-DMG.2: Regroup takes 1 off; a Forest puts it back on', () => {
    const charge = (to: string) =>
      table({ A: { F6: 'AB08' }, B: { F5: 'FR05' }, terrain: { F4: 'F' } })
        .attack('F6', 'F5')
        .dice('H--')
        .until('retreat')
        .play({ type: 'regroup', hex: hex(to) })
        .until('turn');
    expect(charge('E5').shown('E5')).toBe('3/3 f0 o0');
    expect(charge('F4').shown('F4')).toBe('2/3 f0 o0');
  });

  test('NAP-GV-42, NAP-ADD.2: guns do not help in a melee, Voltigeurs do', () => {
    const roll = (helpers: { readonly [at: string]: string }, dice: string) => {
      const t = table({ A: { F6: 'FR01', ...helpers }, B: { F5: 'AB01' } });
      t.attack('F6', 'F5').dice(dice).until('turn');
      return t
        .heard('poolAssembled')[0]
        ?.pool.map(({ die }) => die)
        .join('');
    };
    expect(roll({ G5: 'FR09' }, '--')).toBe('YY');
    expect(roll({ G5: 'FR09', E5: 'FR02' }, '---')).toBe('YYY');
  });

  test('NAP-GV-43, NAP-ABL.8: a Defender draws the attack upon itself until it is exhausted', () => {
    const at = (fatigue: number) =>
      table({ A: { E6: 'FR01' }, B: { E5: { type: 'AB05', fatigue }, F5: 'AB01' } }).activate('E6');
    expect(at(0).options('attack')).toEqual([{ type: 'attack', row: 0, target: 1 }]);
    expect(at(0).refused({ type: 'attack', row: 0, target: 2 })).toBe('NAP-ABL.8');
    expect(
      at(2)
        .options('attack')
        .map(({ target }) => target),
    ).toEqual([1, 2]);
  });
});
