// Sections 13 and 15: abilities, crit effects, Corruption.
import { describe, expect, test } from 'vitest';
import { hex, roundAt, table } from './table.ts';

const letters = (pool: readonly { readonly die: string }[] | undefined): string =>
  (pool ?? []).map(({ die }) => die).join('');
const FOE = { F5: 'AB01' };

describe('abilities', () => {
  test('NAP-ABL.4, NAP-RUL.84: Brave ignores a retreat of any attack', () => {
    const t = table({ A: { F7: 'AB01' }, B: { F5: 'FR03' } })
      .attack('F7', 'F5', 'ranged')
      .dice('-<')
      .until('results');
    expect(t.options('ignoreRetreat')).toHaveLength(2);
  });

  test('NAP-ADD.1, NAP-FAQ.8: Formation needs two friends next to the unit, whatever the ground, and its switch', () => {
    const at = (more: object, terms: object = {}) =>
      table({ A: { F6: 'FR01' }, B: { F5: 'AB01', ...more }, terrain: { E5: 'F' }, terms })
        .attack('F6', 'F5')
        .dice('<-')
        .until('results', 'retreat');
    expect(at({ E5: 'AB01', G5: 'AB01' }).asked()).toBe('B results.choose');
    expect(at({ E5: 'AB01' }).asked()).toBe('B retreat.step');
    expect(at({ E5: 'AB01', G5: 'AB01' }, { switches: { formation: false } }).asked()).toBe('B retreat.step');
  });

  test('NAP-ADD.2, NAP-ADD.3, NAP-ABL.10, NAP-RUL.70: Flanking adds a yellow die in melee; Flank X its own, switch or not', () => {
    const pool = (
      A: { readonly [at: string]: string },
      terms: object,
      kind: 'melee' | 'ranged' = 'melee',
    ) => {
      const t = table({ A, B: FOE, terms });
      const [from = ''] = Object.keys(A);
      return letters(t.attack(from, 'F5', kind).dice('-----').until('turn').heard('poolAssembled')[0]?.pool);
    };
    expect(pool({ F6: 'FR01', E5: 'FR01', G5: 'FR01' }, {})).toBe('YYY');
    expect(pool({ F6: 'FR01', E5: 'FR01' }, { switches: { flanking: false } })).toBe('YY');
    expect(pool({ F6: 'FR07', E5: 'FR01' }, { switches: { flanking: false } })).toBe('OOOO');
    expect(pool({ F7: 'FR01', E5: 'FR01' }, {}, 'ranged')).toBe('YY');
  });

  test('NAP-ABL.13: Marauders lose 1 Fatigue after dealing damage in melee', () => {
    const t = table({ A: { F6: { type: 'AB03', fatigue: 1 } }, B: { F5: 'FR01' } });
    t.attack('F6', 'F5').dice('H--').until('turn');
    expect(t.at('F6').fatigue).toBe(0);
  });

  test('NAP-ABL.14, NAP-ABL.15, NAP-ABL.31, NAP-GEN.7: Masters of Attack and Defence, and Focus', () => {
    const focus = table({ A: { F7: 'FR11' }, B: FOE, players: { A: { screen: 'B' } } });
    focus.play({ type: 'activate', unit: 0, pay: 'B' }, { type: 'use', ability: 'focus' });
    focus.strike('F5', 'magic').dice('--').until('rerolls');
    focus.dice('-').play({ type: 'reroll', die: 0, source: 'master' });
    focus.dice('-').play({ type: 'reroll', die: 1, source: 'master' });
    expect(focus.asked()).not.toMatch(/rerolls.attacker/);
    const masters = table({
      A: { F6: 'FR01' },
      B: { F5: { type: 'AB01', improvement: 'IM11' } },
      players: { A: { screen: 'G' } },
    });
    masters.attack('F6', 'F5').dice('H-').until('rerolls');
    expect(masters.asked()).toBe('B rerolls.defender');
    masters.dice('-').play({ type: 'reroll', die: 0, source: 'master' }).until('turn');
    expect(masters.shown('F5')).toBe('4/4 f0 o0');
  });

  test('NAP-ABL.34, NAP-ATK.31: a Parting Shot, then one hex', () => {
    const t = table({ A: { F7: 'RU03' }, B: FOE });
    t.play({ type: 'activate', unit: 0, pay: 'G' }, { type: 'use', ability: 'partingShot' });
    t.strike('F5', 'ranged').dice('--').until('followUp');
    t.play({ type: 'advance', source: 'partingShot', hex: hex('F8') });
    expect(t.where(0)).toBe('F8');
  });

  test('NAP-ABL.35, NAP-COR.5: Overcharge spends 2 Corruption for a scarlet die', () => {
    const t = table({ A: { F7: 'AB11' }, B: { F5: 'FR01' }, players: { A: { corruption: 2 } } });
    t.attack('F7', 'F5', 'magic').play({ type: 'overcharge', yes: true }).dice('---').until('turn');
    expect(t.player('A').corruption).toBe(0);
    expect(letters(t.heard('diceRolled')[0]?.dice)).toBe('OOS');
    const poor = table({ A: { F7: 'AB11' }, B: { F5: 'FR01' }, players: { A: { corruption: 1 } } });
    expect(poor.attack('F7', 'F5', 'magic').asked()).toBe('A layCards.attacker');
  });

  test('NAP-ABL.37, NAP-ABL.41, NAP-RUL.69: Grand Plan, once, free and without Fatigue, even of the exhausted', () => {
    const t = table({
      A: { F9: { type: 'FR14', fatigue: 3 } },
      B: { A1: 'AB01' },
      players: { A: { screen: 'G' } },
    });
    t.play({ type: 'free', ability: 'grandPlan', unit: 0 });
    expect(t.player('A').screen.count).toBe(3);
    expect(t.at('F9').fatigue).toBe(3);
    expect(t.refused({ type: 'free', ability: 'grandPlan', unit: 0 })).toBe('NAP-ABL.37');
    const away = table({ A: { reserve1: 'FR14', F9: 'FR01' }, B: { A1: 'AB01' } });
    expect(away.options('free')).toEqual([]);
  });

  test('NAP-ABL.38: Patience takes 1 Fatigue off up to three others in the Aura; nothing is activated', () => {
    const t = table({
      A: { F9: 'RU14', F8: { type: 'RU01', fatigue: 2 }, E8: { type: 'RU01', fatigue: 1 } },
      B: { A1: 'AB01' },
    });
    t.play({ type: 'activate', unit: 0, pay: 'R' }, { type: 'substitute', ability: 'patience' });
    expect(t.options('stop')).toEqual([]);
    t.play({ type: 'unfatigue', unit: 1 }, { type: 'unfatigue', unit: 2 });
    expect([t.shown('F9'), t.shown('F8'), t.shown('E8')]).toEqual(['2/2 f1 o1', '5/5 f1 o0', '5/5 f0 o0']);
    expect(t.asked()).toBe('A turn.choose');
  });

  test('NAP-ABL.39, NAP-REI.13, NAP-RUL.78: Old Fox: 3 points, with a limit of their own', () => {
    const t = table({
      A: { F9: 'RU14', F8: { type: 'RU01', models: 3 } },
      B: { A1: 'AB01' },
      players: { A: { tablet: { deployment: ['RU01', 'RU01'] } } },
      facts: { gained: [1] },
    });
    t.play({ type: 'free', ability: 'oldFox', unit: 0 });
    t.play({ type: 'point', model: 'RU01', line: 'deployment', unit: 1 });
    expect(t.shown('F8')).toBe('4/5 f0 o0');
    expect(t.asked()).toBe('A turn.choose');
  });

  test('NAP-ABL.40: Dark Pact, once per own turn', () => {
    const t = table({ A: { F9: 'AB14' }, B: { A1: 'FR01' }, players: { A: { corruption: 7 } } });
    t.play({ type: 'free', ability: 'darkPact', unit: 0 });
    expect([t.player('A').corruption, t.player('A').screen.count]).toEqual([4, 10]);
    expect(t.refused({ type: 'free', ability: 'darkPact', unit: 0 })).toBe('NAP-ABL.40');
  });

  test('NAP-ABL.12, NAP-RUL.55: a Grenade is thrown once; only Reactions to all three kinds meet it', () => {
    const t = table({
      A: { F7: 'FR03' },
      B: FOE,
      players: { A: { hand: ['F16'] }, B: { hand: ['A02', 'A11'], corruption: 3 } },
    });
    t.attack('F7', 'F5', 'grenade');
    expect(t.options('lay').map(({ card }) => card)).toEqual([null, 'decoy']);
    t.play({ type: 'lay', card: null });
    expect(t.options('lay').map(({ card }) => card)).toEqual([null, 'A02', 'decoy']);
    t.dice('--').play(
      { type: 'lay', card: 'A02' },
      { type: 'apply', yes: true },
      { type: 'spend', count: 2 },
    );
    expect(letters(t.heard('diceRolled')[0]?.dice)).toBe('OO');
    t.until('turn');
    t.activate('F7');
    expect(t.refused({ type: 'attack', row: 2, target: 1 })).toBe('NAP-ABL.12');
  });

  test('NAP-ABL.8, NAP-RUL.67: a Defender shields its neighbours in melee only', () => {
    const t = table({ A: { E6: 'FR01', F8: 'FR02' }, B: { E5: 'AB05', F5: 'AB01' } }).activate('F8');
    expect(t.refused({ type: 'attack', row: 1, target: 3 })).toBe(null);
  });

  test('NAP-ABL.18, NAP-RUL.57: Regroup once per activation, and only without a retreat to obey', () => {
    const t = table({ A: { F6: 'FR01' }, B: { F5: 'AB07' } })
      .attack('F6', 'F5')
      .dice('H<')
      .until('retreat');
    expect(t.asked()).toBe('B retreat.step');
    t.play({ type: 'retreat', hex: hex('F4') }).until('turn');
    expect(t.heard('unitRegrouped')).toEqual([]);
  });

  test('NAP-ABL.22, NAP-RUL.5: Veterans change dice, not faces', () => {
    const t = table({ A: { F9: 'FR10' }, B: { F5: 'AB05' } })
      .attack('F9', 'F5', 'ranged')
      .dice('----')
      .until('turn');
    expect(letters(t.heard('diceRolled')[0]?.dice)).toBe('OOOO');
  });

  test('NAP-ABL.38, NAP-TER.9: with Patience nobody is activated, so a Rift tires nobody', () => {
    const onRift = (patience: boolean) => {
      const t = table({
        A: { F9: 'RU14', F8: { type: 'RU01', fatigue: 1 } },
        B: { A1: 'AB01' },
        terrain: { F9: 'X' },
      });
      const { id } = t.at('F9');
      t.play({ type: 'activate', unit: id, pay: 'R' });
      t.play(
        patience ? { type: 'substitute', ability: 'patience' } : { type: 'substitute', ability: 'none' },
      );
      t.until('turn');
      return [t.at('F9').fatigue, t.at('F8').fatigue];
    };
    // 1 Fatigue for Patience; 1 for the Rift when he acts himself.
    expect(onRift(true)).toEqual([1, 0]);
    expect(onRift(false)).toEqual([1, 1]);
  });

  test('NAP-CMP.3, NAP-DET.1: a musician rests a neighbour, a drummer brings Corruption', () => {
    const t = table({
      A: { F9: { type: 'FR01', fatigue: 1, detachment: 'DT3' }, E9: { type: 'FR01', fatigue: 1 } },
      B: { A1: 'AB01' },
    });
    t.activate('F9').play({ type: 'rest' });
    expect(t.at('E9').fatigue).toBe(0);
    const drum = table({ A: { F9: { type: 'AB01', detachment: 'DA3' } }, B: { A1: 'FR01' } });
    drum.activate('F9').play({ type: 'rest' });
    expect(drum.player('A').corruption).toBe(1);
  });

  test('NAP-FAT.7, NAP-MOV.5: the exhausted neither march nor strike back, but Auras and cover still work', () => {
    const t = table({
      A: { F6: 'AB01' },
      B: { F5: { type: 'FR01', fatigue: 2 } },
      players: { B: { hand: ['F14'] } },
    });
    t.attack('F6', 'F5').play({ type: 'lay', card: null }, { type: 'lay', card: 'F14' });
    t.dice('--').play({ type: 'apply', yes: true });
    expect(t.asked()).not.toMatch(/march/);
    const aura = table({
      A: { F9: { type: 'FR12', fatigue: 2 }, F8: { type: 'FR01', fatigue: 1 } },
      B: { A1: 'AB01' },
      facts: { turn: null, phase: 'reinforcement', revealed: ['RC08', 'RC06', 'RC12'] },
      frames: roundAt('cards'),
    });
    aura.play({ type: 'takeCard', card: 'RC08' });
    expect(aura.options('unfatigue').map(({ unit }) => unit)).toEqual([0, 1]);
  });
});

describe('crit effects', () => {
  test('NAP-CRT.6: Terror adds a retreat', () => {
    const t = table({ A: { F6: 'AB08' }, B: { F5: 'FR01' } })
      .attack('F6', 'F5')
      .dice('*--')
      .play({ type: 'square', yes: false });
    t.until('retreat');
    expect(t.asked()).toBe('B retreat.step');
  });

  test('NAP-CRT.8: nobody absorbs what pierces', () => {
    const t = table({ A: { F9: 'FR09' }, B: FOE })
      .attack('F9', 'F5', 'ranged')
      .dice('*H-')
      .until('damage');
    expect(t.asked()).toBe('A turn.choose');
    expect(t.shown('F5')).toBe('2/4 f0 o0');
  });

  test('NAP-CRT.9: Rally takes 1 Fatigue off the attacker', () => {
    const t = table({ A: { F6: { type: 'RU01', fatigue: 1 } }, B: FOE })
      .attack('F6', 'F5')
      .dice('*-')
      .until('turn');
    expect(t.at('F6').fatigue).toBe(0);
  });

  test('NAP-CRT.10, NAP-DMG.6: Blast hits a neighbour of the hex the target held, without any defence', () => {
    const t = table({ A: { F9: 'RU09' }, B: { F5: 'FR01', E5: 'FR07', F4: 'FR01' } });
    t.attack('F9', 'F5', 'ranged').dice('*<-').until('harm');
    expect(t.where(1)).toBe('E4');
    expect(t.options('blast').map(({ unit }) => unit)).toEqual([2, 3]);
    t.play({ type: 'blast', unit: 2 }).until('turn');
    expect(t.shown('E5')).toBe('2/3 f0 o0');
  });

  test('NAP-CRT.1: Advance moves one hex; difficult ground ends the activation', () => {
    const t = table({ A: { F7: 'FR05' }, B: FOE })
      .attack('F7', 'F5', 'ranged')
      .dice('*')
      .until('followUp');
    t.play({ type: 'advance', source: 'advance', hex: hex('F6') });
    expect(t.where(0)).toBe('F6');
  });

  test('NAP-COR.2, NAP-CRT.11, NAP-RUL.46: Corruption comes from enemies destroyed by the Abyss; the enemy scores whatever the cause', () => {
    const t = table({ A: { F6: 'AB01', A9: 'AB13' }, B: { F5: { type: 'FR01', models: 1 }, A1: 'FR12' } });
    t.attack('F6', 'F5').dice('H-').until('turn');
    expect(t.player('A').corruption).toBe(1);
    expect(t.vp()).toEqual([1, 0]);
  });
});
