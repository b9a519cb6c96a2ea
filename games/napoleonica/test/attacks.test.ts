// Sections 8 and 9: who may be attacked, cards, dice, retreats, damage, destruction.
import { describe, expect, test } from 'vitest';
import { hex, table } from './table.ts';

const letters = (pool: readonly { readonly die: string }[] | undefined): string =>
  (pool ?? []).map(({ die }) => die).join('');
const FOE = { F5: 'AB01' };
const ENDS = { A9: 'FR12' };

describe('targets and sight', () => {
  test('NAP-ATK.1, NAP-ATK.2, NAP-ATK.6, NAP-GEN.8: an enemy in range and sight, and no other', () => {
    const t = table({ A: { F6: 'FR01', E6: 'FR01' }, B: { F4: 'AB01', F1: 'AB01' } }).activate('F6');
    expect(t.options('attack')).toEqual([{ type: 'attack', row: 1, target: 2 }]);
    expect(t.refused({ type: 'attack', row: 1, target: 3 })).toBe('NAP-ATK.2');
    expect(t.refused({ type: 'attack', row: 0, target: 2 })).toBe('NAP-ATK.3');
  });

  test('NAP-ATK.3, NAP-ATK.4, NAP-ATK.5, NAP-GEN.9, NAP-RUL.54: ranged not at neighbours, magic at any distance; one may shoot past a neighbour', () => {
    const t = table({ A: { F6: 'FR01' }, B: { F5: 'AB01', E5: 'AB01', G4: 'AB01' } }).activate('F6');
    expect(t.refused({ type: 'attack', row: 1, target: 1 })).toBe('NAP-ATK.3');
    expect(t.refused({ type: 'attack', row: 1, target: 2 })).toBe(null);
    const mage = table({ A: { F6: 'FR11' }, B: { F5: 'AB01' } }).activate('F6');
    expect(mage.options('attack').map(({ row }) => row)).toEqual([0, 1]);
  });

  test('NAP-LOS.1, NAP-LOS.2, NAP-LOS.5, NAP-RUL.51, NAP-RUL.53: units of either side, Forest, Hill, Mountain and Village block', () => {
    const sees = (A: object, terrain: { readonly [at: string]: string } = {}) =>
      table({ A: { F8: 'FR02', ...A }, B: { F5: 'AB01' }, terrain })
        .activate('F8')
        .refused({
          type: 'attack',
          row: 1,
          target: Object.keys(A).length + 1,
        });
    expect(sees({})).toBe(null);
    expect(sees({ F7: 'FR01', F6: 'FR01', E7: 'FR01', E6: 'FR01', G7: 'FR01' })).toBe('NAP-LOS.6');
    for (const code of ['F', 'H', 'M', 'V'])
      expect(sees({}, { F7: code, G7: code, F6: code, E6: code })).toBe('NAP-LOS.6');
    for (const code of ['B', '~', '=', 'm', 'D', 'U', 'X', 'S', 'W'])
      expect(sees({}, { F7: code, G7: code, F6: code, E6: code })).toBe(null);
  });

  test('NAP-LOS.3, NAP-LOS.4, NAP-LOS.6, NAP-ABL.33: both ends never block; Indirect Fire needs no sight, but range', () => {
    const wood = table({ A: { F8: 'FR02' }, B: { F5: 'AB01' }, terrain: { F8: 'F', F5: 'F' } }).activate(
      'F8',
    );
    expect(wood.options('attack')).toHaveLength(1);
    const hidden = { F7: 'M', F8: 'M', E8: 'M', E7: 'M', G7: 'M' };
    const guns = table({ A: { F9: 'RU09' }, B: { F5: 'AB01', F1: 'AB01' }, terrain: hidden });
    guns.play({ type: 'activate', unit: 0, pay: 'R' }, { type: 'use', ability: 'indirectFire' });
    expect(guns.options('attack').map(({ target }) => target)).toEqual([1]);
    const blind = table({ A: { F9: 'RU09' }, B: { F5: 'AB01' }, terrain: hidden }).activate('F9');
    expect(blind.options('attack')).toEqual([]);
  });

  test('NAP-TER.9: a Windmill adds 1 to ranged rows', () => {
    const t = table({ A: { F8: 'FR02' }, B: { F4: 'AB01' }, terrain: { F8: 'W' } }).activate('F8');
    expect(t.options('attack')).toHaveLength(1);
  });

  test('NAP-LOS.11, NAP-RUL.87, NAP-TER.7: after a Feigned Withdrawal the attack is tested again, on the ground then held', () => {
    const t = table({
      A: { F8: 'AB02' },
      B: { F6: 'FR01' },
      terrain: { F5: 'F' },
      players: { B: { hand: ['F14'] } },
    });
    t.attack('F8', 'F6', 'ranged').play({ type: 'lay', card: null }, { type: 'lay', card: 'F14' });
    t.play({ type: 'apply', yes: true });
    t.dice('HH')
      .play({ type: 'pickHex', hex: hex('F5') })
      .until('turn');
    expect(t.shown('F5')).toBe('3/4 f0 o0');
  });
});

describe('cards in an attack', () => {
  test('NAP-ATK.7, NAP-ATK.8, NAP-ATK.9, NAP-CRD.3, NAP-CRD.4, NAP-CRD.5, NAP-RUL.64, NAP-RUL.93: what may be laid', () => {
    const t = table({
      A: { F6: 'FR01' },
      B: FOE,
      players: { A: { hand: ['F02', 'F08', 'F03', 'F12', 'F05'] }, B: { hand: ['A02', 'A08', 'A11'] } },
    });
    t.attack('F6', 'F5');
    expect(t.options('lay').map(({ card }) => card)).toEqual([null, 'F02', 'F03', 'decoy']);
    expect(t.refused({ type: 'lay', card: 'F05' })).toBe('NAP-ATK.8');
    t.play({ type: 'lay', card: null });
    expect(t.options('lay').map(({ card }) => card)).toEqual([null, 'A02', 'decoy']);
    expect(t.refused({ type: 'lay', card: 'A11' })).toBe('NAP-ATK.9');
  });

  test('NAP-ATK.10, NAP-HID.3, NAP-HID.4, NAP-CRD.6: both are asked whatever they hold; a Decoy does nothing and comes back', () => {
    const t = table({ A: { F6: 'FR01' }, B: FOE });
    t.attack('F6', 'F5');
    expect(t.asked()).toBe('A layCards.attacker');
    t.play({ type: 'lay', card: 'decoy' });
    expect(t.asked()).toBe('B layCards.defender');
    t.dice('--').play({ type: 'lay', card: 'decoy' }).until('turn');
    expect(t.heard('cardsTurnedUp')).toMatchObject([{ cards: { A: 'decoy', B: 'decoy' } }]);
    expect(t.player('A').discard).toEqual([]);
    expect(t.player('A').laid).toBe(null);
  });

  test('NAP-ATK.13: cards are discarded used or not', () => {
    const t = table({ A: { F6: 'FR01' }, B: FOE, players: { A: { hand: ['F02'] }, B: { hand: ['A02'] } } });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'F02' }, { type: 'lay', card: 'A02' });
    t.dice('--').play({ type: 'mode', mode: 'none' }, { type: 'apply', yes: false }).until('turn');
    expect([t.player('A').discard, t.player('B').discard]).toEqual([['F02'], ['A02']]);
  });

  test('NAP-BAT.11, NAP-BAT.12, NAP-RUL.63, NAP-FAQ.10, NAP-ATK.33: one card per player and basic action, through Frenzy too', () => {
    const t = table({
      A: { F6: 'FR06' },
      B: FOE,
      players: { A: { hand: ['F03', 'F07'] }, B: { hand: ['A02'] } },
    });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'F03' }, { type: 'lay', card: null });
    t.dice('*---').play({ type: 'mode', mode: 'bonus' }).until('frenzy');
    t.play({ type: 'frenzy', yes: true });
    expect(t.asked()).toBe('B layCards.defender');
    t.dice('---').play({ type: 'lay', card: null }).until('turn');
    expect(t.heard('diceRolled').map(({ dice }) => letters(dice))).toEqual(['YYYO', 'YYY']);
  });

  test('NAP-ATK.10: in a Frenzy only what was laid in it is turned up, not the card of the attack before', () => {
    const t = table({ A: { F6: 'FR06' }, B: { F5: 'AB01' }, players: { A: { hand: ['F02'] } } });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'F02' }, { type: 'lay', card: null }).dice('*---');
    t.play({ type: 'mode', mode: 'bonus' }).until('frenzy').play({ type: 'frenzy', yes: true });
    t.dice('---').play({ type: 'lay', card: 'decoy' }).until('turn');
    expect(t.heard('cardsTurnedUp').map(({ cards }) => cards)).toEqual([
      { A: 'F02', B: null },
      { A: null, B: 'decoy' },
    ]);
  });

  test('NAP-DEK.5, NAP-DEK.7, NAP-RUL.100: Pact of Ash needs a card to cancel and its price; Coup d’Œil without one adds a die', () => {
    const pact = table({
      A: { F6: 'AB01' },
      B: { F5: 'FR01' },
      players: { A: { hand: ['A15'], corruption: 3 } },
    });
    pact.attack('F6', 'F5').play({ type: 'lay', card: 'A15' }, { type: 'lay', card: null });
    expect(pact.options('mode').map(({ mode }) => mode)).toEqual(['bonus', 'none']);
    expect(pact.refused({ type: 'mode', mode: 'main' })).toBe('NAP-DEK.7');
    const poor = table({ A: { F6: 'AB01' }, B: { F5: 'FR01' }, players: { A: { hand: ['A15'] } } });
    poor.attack('F6', 'F5').play({ type: 'lay', card: 'A15' }, { type: 'lay', card: 'decoy' });
    expect(poor.refused({ type: 'mode', mode: 'main' })).toBe('NAP-DEK.5');
    const coup = table({ A: { F6: 'FR01' }, B: FOE, players: { A: { hand: ['F16'] } } });
    coup.attack('F6', 'F5').play({ type: 'lay', card: 'F16' }, { type: 'lay', card: null });
    coup.dice('---').play({ type: 'mode', mode: 'main' }).until('turn');
    expect(letters(coup.heard('diceRolled')[0]?.dice)).toBe('YYO');
    const decoy = table({ A: { F6: 'FR01' }, B: FOE, players: { A: { hand: ['F16'] } } });
    decoy.attack('F6', 'F5').play({ type: 'lay', card: 'F16' }, { type: 'lay', card: 'decoy' });
    decoy.dice('--').play({ type: 'mode', mode: 'main' }).until('turn');
    expect(letters(decoy.heard('diceRolled')[0]?.dice)).toBe('YY');
  });

  test('NAP-ATK.12, NAP-RUL.65: a lone IMMEDIATE effect goes first and may end the attack; otherwise it goes on', () => {
    const t = table({ A: { F6: 'AB01' }, B: { F5: 'FR01' }, players: { B: { hand: ['F14'] } } });
    t.attack('F6', 'F5').play({ type: 'lay', card: null }, { type: 'lay', card: 'F14' });
    t.dice('--').play({ type: 'apply', yes: true }, { type: 'pickHex', hex: null }).until('turn');
    expect(t.heard('diceRolled')).toHaveLength(1);
  });
});

describe('dice and rerolls', () => {
  test('NAP-ATK.16, NAP-ATK.26, NAP-ATK.27, NAP-RUL.38: Terror adds its retreat before anything is ignored', () => {
    const t = table({ A: { F6: 'AB05' }, B: { F5: { type: 'FR01', detachment: 'DT2' } } });
    t.attack('F6', 'F5').dice('*<-').until('results');
    expect(t.options('ignoreRetreat').map(({ count }) => count)).toEqual([0, 1]);
    t.play({ type: 'ignoreRetreat', count: 1 }).until('turn');
    expect(t.heard('unitRetreated')).toHaveLength(1);
  });

  test('NAP-BAT.8, NAP-ATK.22, NAP-RUL.34: a paid reroll, once per attack', () => {
    const t = table({ A: { F6: 'FR01' }, B: FOE })
      .attack('F6', 'F5')
      .dice('--')
      .until('rerolls');
    t.dice('H').play({ type: 'reroll', die: 0, source: 'order', pay: 'R' });
    expect(t.player('A').screen.count).toBe(7);
    expect(t.asked()).toBe('A turn.choose');
  });

  test('NAP-RUL.37: who has passed pays for no reroll in a riposte', () => {
    const t = table({ A: { F6: 'FR06' }, B: { F5: 'RU04' }, players: { B: { passed: true } } });
    t.attack('F6', 'F5').play({ type: 'square', yes: false }).dice('---').until('riposte');
    t.dice('--').play({ type: 'riposte', how: 'counterblow', pay: 'G' });
    expect(t.asked()).toBe('A turn.choose');
  });

  test('NAP-ADD.4, NAP-ADD.5, NAP-FAQ.5, NAP-RUL.35, NAP-RUL.36: Fatigue of the enemy unit buys one reroll each, the attacker first', () => {
    const t = table({
      A: { F6: 'FR01' },
      B: { F5: { type: 'AB01', fatigue: 1 } },
      players: { A: { screen: 'G' } },
    });
    t.attack('F6', 'F5').dice('-<').until('rerolls');
    t.dice('-').play({ type: 'reroll', die: 0, source: 'fatigue' });
    expect(t.at('F5').fatigue).toBe(0);
    expect(t.asked()).not.toBe('B rerolls.defender');
    const none = table({ A: { F6: 'FR01' }, B: FOE, players: { A: { screen: 'G' } } });
    none.attack('F6', 'F5').dice('--').until('rerolls');
    expect(none.asked()).toBe('A turn.choose');
    const off = table({
      A: { F6: 'FR01' },
      B: { F5: { type: 'AB01', fatigue: 1 } },
      terms: { switches: { fatigueRerolls: false } },
      players: { A: { screen: 'G' } },
    });
    expect(off.attack('F6', 'F5').dice('--').until('rerolls').asked()).toBe('A turn.choose');
  });

  test('NAP-ATK.18, NAP-RUL.39: crit dice respect the limit of six', () => {
    const t = table({ A: { F6: 'RU05', E5: 'RU01' }, B: FOE, players: { A: { hand: ['R02'] } } });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'R02' }, { type: 'lay', card: null });
    t.dice('*-----').play({ type: 'mode', mode: 'main' }).until('turn');
    expect(t.heard('diceRolled').map(({ dice }) => dice.length)).toEqual([6]);
  });

  test('NAP-ATK.25: ranged attacks set off the printed crit effect too; Frenzy names melee', () => {
    const t = table({ A: { F6: 'FR03' }, B: { F4: 'AB01' } })
      .attack('F6', 'F4', 'ranged')
      .dice('*-')
      .until('frenzy');
    expect(t.heard('critHappened')).toMatchObject([{ crit: 'frenzy' }]);
    expect(t.asked()).toBe('A turn.choose');
  });
});

describe('retreat, damage, destruction', () => {
  test('NAP-ATK.28, NAP-RUL.3, NAP-RUL.4, NAP-RUL.40, NAP-RUL.101, NAP-TER.3: Forest ignores a hit by itself, Hill offers to ignore a retreat', () => {
    const at = (code: string) =>
      table({ A: { F6: 'FR01' }, B: FOE, terrain: { F5: code } }).attack('F6', 'F5');
    expect(at('F').dice('H-').until('turn').shown('F5')).toBe('4/4 f0 o0');
    expect(at('H').dice('<-').until('results').options('ignoreRetreat')).toHaveLength(2);
    expect(at('D').dice('H<').until('results').options('ignoreRetreat')).toHaveLength(2);
    expect(at('B').dice('H-').until('turn').shown('F5')).toBe('3/4 f0 o0');
    const bush = table({ A: { F7: 'FR01' }, B: FOE, terrain: { F5: 'B' } }).attack('F7', 'F5', 'ranged');
    expect(bush.dice('H-').until('turn').shown('F5')).toBe('4/4 f0 o0');
  });

  test('NAP-ATK.29, NAP-RET.1, NAP-RUL.20, NAP-RUL.21, NAP-RUL.25: the doomed retreat first, to a hex of the owner’s choice', () => {
    const t = table({ A: { F6: 'FR03' }, B: { F5: { type: 'AB01', models: 1 }, A1: 'AB01' } });
    t.attack('F6', 'F5').dice('<H-').until('retreat');
    expect(t.asked()).toBe('B retreat.step');
    t.play({ type: 'retreat', hex: hex('E4') }).until('turn');
    expect(t.heard('unitRetreated')).toHaveLength(1);
    expect(t.where(1)).toBe('-2');
  });

  test('NAP-RET.5, NAP-RUL.22, NAP-RUL.23: a blocked retreat costs 1 in all, and may be absorbed', () => {
    const t = table({ A: { F2: 'FR03' }, B: { F1: 'AB01', E1: 'AB01', G1: 'AB01' } });
    t.attack('F2', 'F1').dice('<<H').until('damage').play({ type: 'absorb', yes: true }).until('turn');
    expect(t.shown('F1')).toBe('3/4 f1 o0');
  });

  test('NAP-RET.7, NAP-RUL.24, NAP-RUL.26: exhausted units retreat; a Ranger retreats through difficult ground unharmed', () => {
    const worn = table({ A: { F6: 'FR01' }, B: { F5: { type: 'AB01', fatigue: 2 } } })
      .attack('F6', 'F5')
      .dice('<-');
    worn
      .until('retreat')
      .play({ type: 'retreat', hex: hex('F4') })
      .until('turn');
    expect(worn.shown('F4')).toBe('4/4 f2 o0');
    const wood = { E4: 'F', F4: 'F', E5: 'F', G5: 'F' };
    const imps = table({ A: { F6: 'FR01' }, B: { F5: 'AB02' }, terrain: wood })
      .attack('F6', 'F5')
      .dice('<-');
    imps
      .until('retreat')
      .play({ type: 'retreat', hex: hex('F4') })
      .until('turn');
    expect(imps.shown('F4')).toBe('3/3 f0 o0');
  });

  test('NAP-RET.8, NAP-RUL.27, NAP-RUL.28, NAP-RUL.30: retreats vanish in a square, which meets melee cavalry only', () => {
    const t = table({ A: { F6: 'AB06' }, B: { F5: 'FR01' } }).attack('F6', 'F5');
    t.dice('<').play({ type: 'square', yes: true }).until('turn');
    expect(t.shown('F5')).toBe('4/4 f1 o0');
    const foot = table({ A: { F6: 'AB01' }, B: { F5: 'FR01' } }).attack('F6', 'F5');
    expect(foot.asked()).toBe('A layCards.attacker');
    const shot = table({ A: { F7: 'AB07' }, B: { F5: 'FR01' } }).attack('F7', 'F5', 'ranged');
    expect(shot.asked()).toBe('A layCards.attacker');
  });

  test('NAP-RET.9, NAP-RUL.56, NAP-RUL.58: Regroup denies Frenzy and does not let anybody persecute', () => {
    const t = table({ A: { F6: 'FR06' }, B: { F5: 'AB07' } })
      .attack('F6', 'F5')
      .dice('*--')
      .until('retreat');
    t.play({ type: 'regroup', hex: hex('F4') }).until('turn');
    expect(t.heard('unitFrenzied')).toEqual([]);
    const rider = table({ A: { F6: 'FR05' }, B: { F5: 'AB07' } })
      .attack('F6', 'F5')
      .dice('H--')
      .until('retreat');
    expect(
      rider
        .play({ type: 'regroup', hex: hex('F4') })
        .until('persecution')
        .asked(),
    ).toBe('A turn.choose');
    const driven = table({ A: { F6: 'FR05' }, B: FOE })
      .attack('F6', 'F5')
      .dice('<--')
      .until('retreat');
    driven.play({ type: 'retreat', hex: hex('F4') }).until('persecution');
    expect(driven.options('persecute').map(({ hex: to }) => to)).toContain(hex('F5'));
  });

  test('NAP-DMG.5, NAP-CMP.2, NAP-ATK.30: each point is a model, too many are ignored', () => {
    const t = table({ A: { F6: 'FR07' }, B: { F5: { type: 'AB01', models: 1 }, A1: 'AB13' } });
    t.attack('F6', 'F5').dice('HHH').until('damage').until('turn');
    expect(t.heard('modelsLost')).toMatchObject([{ count: 1, left: 0 }]);
  });

  test('NAP-DMG.4, NAP-RUL.41, NAP-RUL.42: one Fatigue absorbs one point, once', () => {
    const t = table({ A: { F6: 'FR07' }, B: FOE })
      .attack('F6', 'F5')
      .dice('HHH')
      .until('damage');
    t.play({ type: 'absorb', yes: true });
    expect(t.asked()).toBe('A turn.choose');
    expect(t.shown('F5')).toBe('2/4 f1 o0');
  });

  test('NAP-DES.1, NAP-DES.3, NAP-DES.4, NAP-VIC.1, NAP-RUL.83, NAP-FAQ.11, NAP-ARM.6: a destroyed unit is gone with its detachment; its Orders stay spent', () => {
    const t = table({
      A: { F6: 'FR07' },
      B: { F5: { type: 'AB01', models: 1, orders: 'G', blanks: 1, detachment: 'DA2' }, A1: 'AB13' },
    });
    t.attack('F6', 'F5').dice('H--').until('turn');
    expect(t.unit(1)).toMatchObject({ at: -2, detachment: null, blanks: 0 });
    expect(t.player('B').spentOpen).toEqual([1, 0, 0, 0]);
    expect(t.vp()).toEqual([1, 0]);
    expect(t.player('B').tablet.line1).toEqual([]);
  });

  test('NAP-DES.3, NAP-VIC.1: a Commander is worth 2, in SC4 four', () => {
    const kill = (terms: object) => {
      const t = table({ A: { F6: 'FR07' }, B: { F5: { type: 'AB13', models: 1 }, A1: 'AB01' }, terms });
      return t.attack('F6', 'F5').dice('H--').until('turn').vp();
    };
    expect(kill({})).toEqual([2, 0]);
    expect(kill({ commanderVp: 4 })).toEqual([4, 0]);
  });

  test('NAP-DES.6, NAP-VIC.2: the goal is looked at after each destruction, and then nothing further resolves', () => {
    const t = table({
      A: { F6: 'FR05' },
      B: { F5: { type: 'AB01', models: 1 }, E4: 'AB02' },
      terms: { goals: { south: 1, north: 9 } },
    });
    t.attack('F6', 'F5').dice('H--').until('persecution');
    expect(t.asked()).toBe('over');
    expect(t.battle.result).toMatchObject({ winner: 'A', rule: 'NAP-VIC.2' });
  });

  test('NAP-VIC.3, NAP-RUL.45, NAP-RUL.92: an army without units has lost; reserves keep it alive', () => {
    const kill = (B: object) =>
      table({ A: { F6: 'FR07', ...ENDS }, B: { F5: { type: 'AB01', models: 1 }, ...B } as never })
        .attack('F6', 'F5')
        .dice('H--')
        .until('turn');
    expect(kill({}).battle.result).toMatchObject({ winner: 'A', rule: 'NAP-VIC.3' });
    expect(kill({ reserve1: 'AB01' }).battle.result).toBe(null);
  });
});

describe('ripostes', () => {
  test('NAP-ATK.31, NAP-RUL.29, NAP-RUL.31, NAP-RUL.33, NAP-RUL.91: at most one, without cards, not by the exhausted', () => {
    const t = table({ A: { F6: 'AB06' }, B: { F5: 'RU04' }, players: { B: { hand: ['R10'] } } });
    t.attack('F6', 'F5').play(
      { type: 'square', yes: true },
      { type: 'lay', card: null },
      { type: 'lay', card: 'R10' },
    );
    t.dice('-').play({ type: 'apply', yes: true }).until('riposte');
    expect(new Set(t.options('riposte').map(({ how }) => how))).toEqual(
      new Set(['square', 'counterblow', 'card', null]),
    );
    t.dice('HHH').play({ type: 'riposte', how: 'card' }).until('turn');
    expect(t.heard('attackDeclared')).toHaveLength(2);
    expect(t.heard('cardLaid')).toHaveLength(2);
    const worn = table({ A: { F6: 'AB01' }, B: { F5: { type: 'RU04', fatigue: 2 } } });
    expect(worn.attack('F6', 'F5').dice('--').until('riposte').asked()).toBe('A turn.choose');
  });

  test('NAP-ABL.7, NAP-RUL.32, NAP-RUL.71: a Counterblow uses its own dice, and Flanking', () => {
    const t = table({ A: { F6: 'AB01' }, B: { F5: 'RU04', E6: 'RU01' } })
      .attack('F6', 'F5')
      .dice('--')
      .until('riposte');
    t.dice('---').play({ type: 'riposte', how: 'counterblow', pay: 'G' }).until('turn');
    expect(letters(t.heard('poolAssembled')[1]?.pool)).toBe('YYY');
  });

  test('NAP-ATK.34, NAP-RUL.77: driven into difficult ground by a riposte, the attacker’s activation is over', () => {
    const wood = { F7: 'F', G6: 'F', G7: 'F', E6: 'F' };
    const t = table({ A: { F6: 'FR06' }, B: { F5: 'RU04' }, terrain: wood }).attack('F6', 'F5');
    t.dice('*--').play({ type: 'square', yes: false }).until('riposte');
    t.dice('<-').play({ type: 'riposte', how: 'counterblow', pay: 'G' }).until('retreat');
    t.play({ type: 'retreat', hex: hex('F7') }).until('frenzy');
    expect(t.asked()).toBe('A turn.choose');
    expect(t.unit(0).models).toBe(2);
  });

  test('NAP-CRT.2, NAP-RUL.59, NAP-RUL.61: Frenzy once in an activation, on the same target, after the riposte', () => {
    const t = table({ A: { F6: 'FR06' }, B: { F5: 'AB01', G5: 'AB01' } })
      .attack('F6', 'F5')
      .dice('*--')
      .until('frenzy');
    t.play({ type: 'frenzy', yes: true }).dice('*--').until('frenzy');
    expect(t.heard('attackDeclared').map(({ target }) => target)).toEqual([1, 1]);
    expect(t.asked()).toBe('A turn.choose');
  });

  test('NAP-RUL.97, NAP-CRT.1: the Advance of a riposte follows on it, Frenzy does not', () => {
    const t = table({ A: { F6: 'AB01' }, B: { F5: 'FR03' }, players: { B: { hand: [] } } });
    t.attack('F6', 'F5').dice('--').until('riposte');
    expect(t.asked()).toBe('A turn.choose');
    const wall = table({ A: { F6: 'AB01' }, B: { F5: 'RU08' }, players: { B: { hand: ['R10'] } } });
    wall.attack('F6', 'F5').play({ type: 'lay', card: null }, { type: 'lay', card: 'R10' });
    wall.dice('--').play({ type: 'apply', yes: true }).until('riposte');
    wall.dice('*--').play({ type: 'riposte', how: 'card' }).until('frenzy');
    expect(wall.asked()).toBe('A turn.choose');
    expect(wall.heard('critHappened')).toMatchObject([{ crit: 'frenzy' }]);
  });

  test('NAP-ABL.16, NAP-RUL.99, NAP-GEN.4: a persecuting Ranger keeps out of difficult ground', () => {
    const t = table({
      A: { F6: 'RU08' },
      B: { F5: { type: 'AB01', models: 1 }, E3: 'AB02' },
      terrain: { F5: 'F', E5: 'F' },
    });
    t.attack('F6', 'F5').dice('H*-').until('persecution');
    expect(t.asked()).toBe('A turn.choose');
  });
});
