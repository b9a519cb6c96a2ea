// Fights worked out by hand from the text of the rules: where everybody stands, what the dice show, what must come of it.
import { describe, expect, test } from 'vitest';
import { hex, type Scene, type TestTable, table } from './table.ts';

const YES = { type: 'apply', yes: true } as const;

/** What the dice of the attack in progress show. */
const faces = (t: TestTable): string =>
  (t.battle.attacks.at(-1)?.dice ?? [])
    .map(({ face }) => ({ crit: '*', hit: 'H', retreat: '<', miss: '-' })[face])
    .join('');

/** Both have laid: attacker, then defender. */
const laid = (
  scene: Scene,
  from: string,
  to: string,
  cards: readonly [string | null, string | null],
  kind: 'melee' | 'ranged' | 'magic' = 'melee',
) =>
  table(scene)
    .attack(from, to, kind)
    .until('layCards')
    .play({ type: 'lay', card: cards[0] }, { type: 'lay', card: cards[1] });

describe('a riposte into difficult ground', () => {
  const scene = (type: string, terrain: { readonly [hex: string]: string } = { F7: 'F' }): Scene => ({
    A: { F6: type },
    B: { F5: 'RU04' },
    terrain,
  });
  /** The attack shows a crit, the Counterblow what is given. */
  const struckBack = (type: string, own: string, back: string): TestTable => {
    const t = table(scene(type)).attack('F6', 'F5').dice(own).until('riposte');
    return t.dice(back).play({ type: 'riposte', how: 'counterblow', pay: 'G' }).until('retreat');
  };

  test('NAP-ATK.34: a unit that retreats into a Forest is stopped there, and its Advance with it', () => {
    const t = struckBack('FR05', '*--', '<-').play({ type: 'retreat', hex: hex('F7') });
    // 1 damage for the Forest; no question about the Advance.
    expect([t.shown('F7'), t.asked()]).toEqual(['2/3 f0 o1', 'A turn.choose']);
  });

  test('NAP-ATK.34, NAP-CRT.1: on open ground the Advance is still asked for', () => {
    const t = struckBack('FR05', '*--', '<-').play({ type: 'retreat', hex: hex('G6') });
    expect([t.shown('G6'), t.asked()]).toEqual(['3/3 f0 o1', 'A followUp.choose']);
  });

  test('NAP-ATK.34, NAP-RUL.77: so does a Regroup into a Forest, which costs what it saves', () => {
    const t = struckBack('FR05', '*--', 'H-').play({ type: 'regroup', hex: hex('F7') });
    // 1 hit + 1 for the Forest − 1 for the Regroup.
    expect([t.shown('F7'), t.asked()]).toEqual(['2/3 f0 o1', 'A turn.choose']);
    const open = struckBack('FR05', '*--', 'H-').play({ type: 'regroup', hex: hex('G7') });
    expect([open.shown('G7'), open.asked()]).toEqual(['3/3 f0 o1', 'A followUp.choose']);
  });

  test('NAP-ATK.34, NAP-RUL.26: a Ranger is neither stopped nor hurt, and may still advance', () => {
    const t = struckBack('FR02', '*-', '<-').play({ type: 'retreat', hex: hex('F7') });
    expect([t.shown('F7'), t.asked()]).toEqual(['3/3 f0 o1', 'A followUp.choose']);
  });

  test('NAP-ATK.34: a defender driven into a Forest ends nobody’s activation but its own', () => {
    const t = table({ A: { F6: 'FR05' }, B: { F5: 'AB01' }, terrain: { F4: 'F' } });
    t.attack('F6', 'F5')
      .dice('*<-')
      .until('retreat')
      .play({ type: 'retreat', hex: hex('F4') });
    t.until('followUp');
    // 1 crit + 1 for the Forest, nothing absorbed.
    expect([t.shown('F4'), t.asked()]).toEqual(['2/4 f0 o0', 'A followUp.choose']);
  });
});

describe('re-rolls', () => {
  test('NAP-ATK.24, NAP-CRT.5, NAP-RUL.39: the die a crit adds to a single die may be re-rolled, that one only', () => {
    // Form Ranks takes one of two dice: * alone, then the die of the Volley.
    const t = laid({ A: { F6: 'FR01' }, B: { F5: 'FR03' }, players: { B: { hand: ['F11'] } } }, 'F6', 'F5', [
      null,
      'F11',
    ]).dice('*-');
    t.play(YES);
    expect([t.asked(), faces(t)]).toEqual(['A rerolls.attacker', '*-']);
    expect(t.refused({ type: 'reroll', die: 0, source: 'order', pay: 'G' })).toBe('NAP-ATK.24');
    t.dice('H').play({ type: 'reroll', die: 1, source: 'order', pay: 'G' });
    t.until('damage').play({ type: 'absorb', yes: false }).until('turn');
    expect(t.shown('F5')).toBe('2/4 f0 o0');
  });

  test('NAP-ATK.19, NAP-GEN.7, NAP-ABL.14: the Old Guard with an Officer re-rolls 1 die, not 2', () => {
    const t = table({ A: { F6: { type: 'FR04', detachment: 'DT1' } }, B: { F5: 'AB01' } });
    t.attack('F6', 'F5').dice('---').until('rerolls');
    t.dice('-').play({ type: 'reroll', die: 0, source: 'master' });
    expect(t.options('reroll').filter(({ source }) => source === 'master')).toEqual([]);
  });

  test('NAP-ABL.31: Focus is Master of Attack 2 for this activation', () => {
    const t = table({ A: { F7: 'FR11' }, B: { F5: 'AB01' } });
    t.play({ type: 'activate', unit: 0, pay: 'B' }, { type: 'use', ability: 'focus' }).until('activation');
    t.strike('F5', 'magic').dice('--').until('rerolls');
    t.dice('H').play({ type: 'reroll', die: 0, source: 'master' });
    t.dice('H').play({ type: 'reroll', die: 1, source: 'master' });
    t.until('turn');
    expect([t.shown('F5'), t.shown('F7')]).toEqual(['2/4 f0 o0', '3/3 f1 o1']);
  });

  test('NAP-ATK.21, NAP-DEK.1: Marksmen re-roll two dice, but no die twice', () => {
    const t = laid(
      { A: { F7: 'FR01' }, B: { F5: 'AB01' }, players: { A: { hand: ['F10'] } } },
      'F7',
      'F5',
      ['F10', null],
      'ranged',
    ).dice('--');
    t.play({ type: 'mode', mode: 'main' });
    t.dice('-').play({ type: 'reroll', die: 0, source: 'card' });
    expect(t.refused({ type: 'reroll', die: 0, source: 'card' })).toBe('NAP-ATK.21');
    expect(t.refused({ type: 'reroll', die: 0, source: 'order', pay: 'G' })).toBe('NAP-ATK.21');
    t.dice('H').play({ type: 'reroll', die: 1, source: 'card' }).until('turn');
    expect(t.shown('F5')).toBe('3/4 f0 o0');
  });

  test('NAP-ATK.19, NAP-ATK.20, NAP-ABL.15: Fencing Masters force a hit to be rolled again, never a crit', () => {
    const t = table({ A: { F6: 'FR07' }, B: { F5: { type: 'RU02', improvement: 'IM11' } } });
    t.attack('F6', 'F5').dice('*H-').until('rerolls').play({ type: 'done' });
    expect(t.asked()).toBe('B rerolls.defender');
    expect(t.refused({ type: 'reroll', die: 0, source: 'master' })).toBe('NAP-ATK.20');
    t.dice('-').play({ type: 'reroll', die: 1, source: 'master' }).until('damage');
    // Hammerblow: the crit deals 2, and the unit does not absorb.
    t.play({ type: 'absorb', yes: false }).until('turn');
    expect(t.shown('F5')).toBe('3/5 f0 o0');
  });

  test('NAP-ADD.4, NAP-ADD.5, NAP-RUL.34: each side takes 1 Fatigue off the other unit, once in an attack', () => {
    const t = table({
      A: { F6: { type: 'FR07', fatigue: 1 } },
      B: { F5: { type: 'RU02', fatigue: 2 } },
    });
    t.attack('F6', 'F5').dice('---').until('rerolls');
    t.dice('H').play({ type: 'reroll', die: 0, source: 'fatigue' });
    expect(t.at('F5').fatigue).toBe(1);
    expect(t.options('reroll').filter(({ source }) => source === 'fatigue')).toEqual([]);
    t.play({ type: 'done' }).dice('-').play({ type: 'reroll', die: 0, source: 'fatigue' });
    expect(t.at('F6').fatigue).toBe(0);
    t.until('turn');
    expect(t.shown('F5')).toBe('5/5 f1 o0');
  });

  test('NAP-ATK.22, NAP-RUL.37: whoever has passed may not pay for a re-roll of his riposte', () => {
    const scene = (passed: boolean): Scene => ({
      A: { F6: 'AB03' },
      B: { F5: 'RU04' },
      players: { B: { passed } },
    });
    const back = (passed: boolean): TestTable =>
      table(scene(passed))
        .attack('F6', 'F5')
        .dice('---')
        .until('riposte')
        .dice('--')
        .play({ type: 'riposte', how: 'counterblow', pay: 'G' });
    expect(back(false).asked()).toBe('B rerolls.attacker');
    expect(back(true).asked()).toBe('A turn.choose');
  });

  test('NAP-ATK.19, NAP-RUL.36: the attacker has finished when the defender begins', () => {
    const t = table({ A: { F6: { type: 'FR04', fatigue: 1 } }, B: { F5: 'AB01' } });
    t.attack('F6', 'F5').dice('HHH').until('rerolls').play({ type: 'done' });
    t.dice('-').play({ type: 'reroll', die: 0, source: 'fatigue' });
    // The Master of Attack has not been used, and is not asked again.
    expect(t.asked()).toBe('B damage.choose');
  });
});

describe('what is added and ignored', () => {
  test('NAP-CRT.6, NAP-ATK.27: Terror adds a retreat, which Brave may ignore', () => {
    const t = table({ A: { F6: 'FR08' }, B: { F5: 'AB12' } });
    // A Colossus is Clumsy and Brave, with Fortitude: * is 1, and never less.
    t.attack('F6', 'F5').dice('*--').until('results');
    expect(t.options('ignoreRetreat').map(({ count }) => count)).toEqual([0, 1]);
    t.play({ type: 'ignoreRetreat', count: 0 }).until('turn');
    // 1 crit + 1 for a Clumsy unit that would retreat, − 1 for Fortitude.
    expect(t.shown('F5')).toBe('2/3 f0 o0');
  });

  test('NAP-GEN.7, NAP-ABL.4: a Standard Bearer adds nothing to a unit that is Brave', () => {
    const t = table({ A: { F6: 'AB08' }, B: { F5: { type: 'FR03', detachment: 'DT2' } } });
    t.attack('F6', 'F5').dice('<<-').until('results');
    expect(t.options('ignoreRetreat').map(({ count }) => count)).toEqual([0, 1]);
  });

  test('NAP-TER.3, NAP-RET.8: guns on a Hill ignore the retreat that would hurt them', () => {
    const t = table({ A: { F7: 'AB02' }, B: { F5: 'FR09' }, terrain: { F5: 'H' } });
    t.attack('F7', 'F5', 'ranged').dice('<-').until('results').play({ type: 'ignoreRetreat', count: 1 });
    t.until('turn');
    expect(t.shown('F5')).toBe('3/3 f0 o0');
  });

  test('NAP-ATK.28, NAP-DEK.2: Earthworks in a Forest ignore three hits, but no crit', () => {
    const t = laid(
      { A: { F8: 'FR10' }, B: { F5: 'RU02' }, terrain: { F5: 'F' }, players: { B: { hand: ['R11'] } } },
      'F8',
      'F5',
      [null, 'R11'],
      'ranged',
    ).dice('HHH*');
    t.play(YES).until('turn');
    expect(t.shown('F5')).toBe('4/5 f0 o0');
  });

  test('NAP-DEK.2, NAP-ATK.28: Stand to the Death ignores every retreat, or as many as one likes', () => {
    const t = laid({ A: { F6: 'FR07' }, B: { F5: 'RU02' }, players: { B: { hand: ['R09'] } } }, 'F6', 'F5', [
      null,
      'R09',
    ]).dice('<<-');
    t.play(YES).until('results');
    expect(t.options('ignoreRetreat').map(({ count }) => count)).toEqual([0, 1, 2]);
    t.play({ type: 'ignoreRetreat', count: 2 }).until('turn');
    expect(t.shown('F5')).toBe('5/5 f0 o0');
  });

  test('NAP-TER.9: a Bush covers against fire and not against steel', () => {
    const scene: Scene = { A: { F7: 'AB02', E5: 'AB03' }, B: { F5: 'FR01' }, terrain: { F5: 'B' } };
    const fire = table(scene).attack('F7', 'F5', 'ranged').dice('H-').until('turn');
    expect(fire.shown('F5')).toBe('4/4 f0 o0');
    const steel = table(scene).attack('E5', 'F5').dice('H--').until('turn');
    expect(steel.shown('F5')).toBe('3/4 f0 o0');
  });

  test('NAP-RUL.87, NAP-TER.7, NAP-DEK.7: whoever marches away into a Forest is covered by that Forest', () => {
    const t = laid(
      { A: { F8: 'AB10' }, B: { F5: 'FR01' }, terrain: { F4: 'F' }, players: { B: { hand: ['F14'] } } },
      'F8',
      'F5',
      [null, 'F14'],
      'ranged',
    );
    t.play(YES)
      .dice('H--')
      .play({ type: 'pickHex', hex: hex('F4') })
      .until('turn');
    expect(t.shown('F4')).toBe('4/4 f0 o0');
  });

  test('NAP-ATK.14, NAP-DEK.7: who marches out of range is not shot at; the attack is used up', () => {
    const t = laid(
      { A: { F8: 'AB02' }, B: { F5: 'FR01' }, players: { B: { hand: ['F14'] } } },
      'F8',
      'F5',
      [null, 'F14'],
      'ranged',
    );
    t.play(YES);
    // Exactly one farther than 3.
    expect(t.options('pickHex').map((action) => action.hex)).toEqual([hex('E4'), hex('F4'), null]);
    t.play({ type: 'pickHex', hex: hex('F4') });
    expect([t.asked(), t.heard('diceRolled').length, t.player('B').discard]).toEqual([
      'A turn.choose',
      0,
      ['F14'],
    ]);
  });
});

describe('damage', () => {
  test('NAP-DMG.3: Steady Ranks and Fortitude together leave 1', () => {
    const fight = (dice: string): TestTable => {
      const t = laid(
        { A: { F6: 'AB03' }, B: { F5: 'FR12' }, players: { B: { hand: ['F12'] } } },
        'F6',
        'F5',
        [null, 'F12'],
      ).dice(dice);
      return t.play(YES).until('turn');
    };
    expect(fight('H--').shown('F5')).toBe('1/2 f0 o0');
    expect(fight('HH-').shown('F5')).toBe('1/2 f0 o0');
  });

  test('NAP-DMG.2, NAP-DMG.3: without Fortitude prevention brings it to nothing', () => {
    const t = laid({ A: { F6: 'AB03' }, B: { F5: 'FR01' }, players: { B: { hand: ['F12'] } } }, 'F6', 'F5', [
      null,
      'F12',
    ]).dice('H--');
    expect(t.play(YES).until('turn').shown('F5')).toBe('4/4 f0 o0');
  });

  test('NAP-COR.6, NAP-DMG.2: Unholy Resilience prevents as much as is paid, before Fatigue absorbs', () => {
    const t = laid(
      { A: { F6: 'FR07' }, B: { F5: 'AB01' }, players: { B: { hand: ['A10'], corruption: 3 } } },
      'F6',
      'F5',
      [null, 'A10'],
    ).dice('HHH');
    t.play(YES).until('damage');
    expect(t.options('spend').map(({ count }) => count)).toEqual([0, 1, 2]);
    t.play({ type: 'spend', count: 1 });
    // 3 − 1 = 2 may be absorbed to 1.
    expect(t.asked()).toBe('B damage.choose');
    t.play({ type: 'absorb', yes: true });
    expect([t.shown('F5'), t.player('B').corruption]).toEqual(['3/4 f1 o0', 2]);
  });

  test('NAP-DMG.4, NAP-CRT.8, NAP-DEK.3: nobody absorbs a Pierce or a Cursed Shot', () => {
    const pierced = table({ A: { F8: 'FR09' }, B: { F5: 'AB01' } })
      .attack('F8', 'F5', 'ranged')
      .dice('*H-')
      .until('turn');
    expect(pierced.shown('F5')).toBe('2/4 f0 o0');
    const cursed = laid(
      { A: { F7: 'AB02' }, B: { F5: 'FR01' }, players: { A: { hand: ['A09'] } } },
      'F7',
      'F5',
      ['A09', null],
      'ranged',
    ).dice('HH-');
    cursed.play({ type: 'mode', mode: 'main' });
    expect(cursed.until('damage').asked()).toBe('A turn.choose');
    expect(cursed.shown('F5')).toBe('2/4 f0 o0');
  });

  test('NAP-CRT.3, NAP-ATK.25: Hammerblow doubles crits in melee, not those of a volley', () => {
    const steel = table({ A: { F6: 'RU04' }, B: { F5: 'RU02' } })
      .attack('F6', 'F5')
      .dice('*--')
      .until('turn');
    expect(steel.shown('F5')).toBe('3/5 f0 o0');
    const fire = table({ A: { F7: 'RU04' }, B: { F5: 'RU02' } })
      .attack('F7', 'F5', 'ranged')
      .dice('*-')
      .until('turn');
    expect(fire.shown('F5')).toBe('4/5 f0 o0');
  });

  test('NAP-CRT.10, NAP-DMG.6: Blast hits whoever stands next to the hex the target held, Fortitude or not', () => {
    const t = table({ A: { F8: 'AB10' }, B: { F5: 'FR01', E5: 'FR12', F3: 'FR02' } });
    t.attack('F8', 'F5', 'ranged')
      .dice('*<-')
      .until('retreat')
      .play({ type: 'retreat', hex: hex('F4') })
      .until('turn');
    // F3 touches F4, where the target is now, and not F5.
    expect([t.shown('E5'), t.shown('F3'), t.shown('F4')]).toEqual(['1/2 f0 o0', '3/3 f0 o0', '3/4 f0 o0']);
  });

  test('NAP-CRT.7, NAP-FAT.1: Pin does nothing to an exhausted unit', () => {
    const t = table({ A: { F7: 'RU03' }, B: { F5: { type: 'FR01', fatigue: 2 } } });
    t.attack('F7', 'F5', 'ranged').dice('*-').until('turn');
    expect(t.shown('F5')).toBe('3/4 f2 o0');
  });

  test('NAP-ATK.31, NAP-DEK.3: Vengeful Spirits strike a destroyer down; nothing of the list follows', () => {
    const t = laid(
      {
        A: { F6: { type: 'FR12', models: 1 } },
        B: { F5: 'AB01' },
        players: { A: { tablet: { line3: ['FR12'] } }, B: { hand: ['A12'], corruption: 3 } },
      },
      'F6',
      'F5',
      [null, 'A12'],
    ).dice('H-');
    t.play(YES).until('turn');
    // Effect damage knows no Fortitude: 2 VP for a Commander, 1 Corruption for the Abyss; the army is gone.
    expect([t.where(0), t.vp(), t.player('B').corruption]).toEqual(['-2', [0, 2], 4]);
    expect(t.asked()).toBe('over');
  });

  test('NAP-DES.3, NAP-SCN.1: in “Cut Off the Head” a Commander is worth 4', () => {
    const t = table({
      A: { F6: 'AB12' },
      B: { F5: { type: 'FR12', models: 1 }, A1: 'FR01' },
      terms: { commanderVp: 4 },
      players: { B: { tablet: { line3: ['FR12'] } } },
    });
    expect(t.attack('F6', 'F5').dice('H--').until('turn').vp()).toEqual([4, 0]);
  });
});
