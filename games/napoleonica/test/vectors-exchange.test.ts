// Worked examples of NAP-23: cards, rerolls, ripostes, Frenzy and Persecution.
import { describe, expect, test } from 'vitest';
import { ACTIVATION, hex, table, turnFrames } from './table.ts';

/** In the middle of a turn of A. */
const FRAMES = turnFrames('acted');

const letters = (pool: readonly { readonly die: string }[] | undefined): string =>
  (pool ?? []).map(({ die }) => die).join('');

describe('worked examples: cards in an attack', () => {
  test('NAP-GV-25, NAP-ATK.17, NAP-ATK.18: of seven dice the attacker drops one', () => {
    const t = table({ A: { F6: 'FR10' }, B: { F5: 'AB01' }, players: { A: { hand: ['F08'] } } });
    t.attack('F6', 'F5', 'ranged').play({ type: 'lay', card: 'F08' }).until('reveal');
    t.play({ type: 'mode', mode: 'main' });
    expect(t.pool()).toBe('SSSSSYY');
    expect(t.options('dropDie').map(({ die }) => die)).toEqual([0, 5]);
    t.dice('------').play({ type: 'dropDie', die: 5 }).until('turn');
    expect(letters(t.heard('diceRolled')[0]?.dice)).toBe('SSSSSY');
  });

  test('NAP-GV-26, NAP-ATK.17, NAP-ADD.2, NAP-COR.6: Deadly Horror takes dice out, one is always left', () => {
    const t = table({
      A: { F6: 'FR04', E5: 'FR01' },
      B: { F5: 'AB01' },
      players: { A: { hand: ['F03'] }, B: { hand: ['A02'], corruption: 3 } },
    });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'F03' }, { type: 'lay', card: 'A02' });
    t.play({ type: 'mode', mode: 'bonus' }, { type: 'apply', yes: true }, { type: 'spend', count: 3 });
    expect(t.pool()).toBe('OOOYO');
    t.dice('--').play({ type: 'dropDie', die: 0 }, { type: 'dropDie', die: 2 }).until('turn');
    expect(letters(t.heard('diceRolled')[0]?.dice)).toBe('OO');
    expect(t.player('B').corruption).toBe(0);
    const small = table({
      A: { F6: 'FR01' },
      B: { F5: 'AB01' },
      players: { B: { hand: ['A02'], corruption: 3 } },
    });
    small.attack('F6', 'F5').play({ type: 'lay', card: null }, { type: 'lay', card: 'A02' });
    small.dice('-').play({ type: 'apply', yes: true }, { type: 'spend', count: 3 }).until('turn');
    expect(letters(small.heard('diceRolled')[0]?.dice)).toBe('Y');
    expect(small.player('B').corruption).toBe(0);
  });

  test('NAP-GV-31, NAP-DMG.2, NAP-DMG.3: Bayonet Wall comes on top of what Fortitude leaves', () => {
    const t = table({ A: { F6: 'FR01' }, B: { F5: 'AB04' }, players: { A: { hand: ['F02'] } } });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'F02' }, { type: 'lay', card: null });
    t.dice('H-').play({ type: 'mode', mode: 'main' }).until('turn');
    expect(t.shown('F5')).toBe('1/3 f0 o0');
    expect(t.player('A').discard).toEqual(['F02']);
  });

  test('NAP-GV-32, NAP-ATK.11, NAP-ATK.14, NAP-ATK.15: of two IMMEDIATE effects the attacker’s goes first', () => {
    const at = (hand: string) =>
      table({
        A: { F6: 'AB01' },
        B: { F5: 'FR01' },
        players: { A: { hand: [hand], corruption: 3 }, B: { hand: ['F14'] } },
      })
        .attack('F6', 'F5')
        .play({ type: 'lay', card: hand }, { type: 'lay', card: 'F14' });
    const both = at('A15').dice('--');
    both.play({ type: 'mode', mode: 'main' }, { type: 'apply', yes: true }).until('turn');
    expect(both.player('A').corruption).toBe(2);
    expect(both.heard('cardCancelled')).toMatchObject([{ card: 'F14' }]);
    expect(both.heard('diceRolled')).toHaveLength(1);
    const one = at('A08').play({ type: 'mode', mode: 'main' }, { type: 'apply', yes: true });
    one.play({ type: 'pickHex', hex: hex('F4') });
    expect(one.asked()).toBe('A turn.choose');
    expect(one.heard('attackLost')).toHaveLength(1);
    expect(one.heard('diceRolled')).toEqual([]);
    expect(one.player('A').discard).toEqual(['A08']);
    expect(one.player('B').discard).toEqual(['F14']);
  });

  test('NAP-GV-33, NAP-ATK.19, NAP-ATK.20, NAP-ATK.21, NAP-ATK.22, NAP-ADD.4: rerolls of both sides', () => {
    const t = table({ A: { F6: { type: 'FR04', fatigue: 1 } }, B: { F5: 'AB01' } });
    t.attack('F6', 'F5').dice('*-<').until('rerolls');
    expect(t.refused({ type: 'reroll', die: 0, source: 'master' })).toBe('NAP-ATK.20');
    t.dice('-').play({ type: 'reroll', die: 1, source: 'master' });
    expect(t.refused({ type: 'reroll', die: 1, source: 'order', pay: 'G' })).toBe('NAP-ATK.21');
    t.dice('H').play({ type: 'reroll', die: 2, source: 'order', pay: 'G' });
    expect(t.asked()).toBe('B rerolls.defender');
    t.dice('-').play({ type: 'reroll', die: 2, source: 'fatigue' });
    expect(t.battle.attacks[0]?.dice.map(({ face }) => face)).toEqual(['crit', 'miss', 'miss']);
    expect(t.at('F6').fatigue).toBe(0);
  });

  test('NAP-GV-38, NAP-COR.1, NAP-DES.5: Corruption stops at 20', () => {
    const t = table({
      A: { F6: 'AB03' },
      B: { F5: { type: 'FR12', models: 2 }, A1: 'FR01' },
      players: { A: { hand: ['A14'], corruption: 19 } },
    });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'A14' }, { type: 'lay', card: null });
    t.dice('HHH').play({ type: 'mode', mode: 'main' }).until('turn');
    expect(t.isEmpty('F5')).toBe(true);
    expect(t.player('A').corruption).toBe(20);
  });
});

describe('worked examples: striking back and following up', () => {
  test('NAP-GV-28, NAP-ABL.21, NAP-ATK.32: a square meets cavalry with one die and strikes back, unless exhausted', () => {
    const charge = (fatigue: number) =>
      table({ A: { F6: 'AB06' }, B: { F5: { type: 'FR01', fatigue } } })
        .attack('F6', 'F5')
        .play({ type: 'square', yes: true });
    const fresh = charge(0).dice('<').until('riposte');
    fresh.dice('H').play({ type: 'riposte', how: 'square' }).until('turn');
    expect(fresh.shown('F5')).toBe('4/4 f1 o0');
    expect(fresh.shown('F6')).toBe('2/3 f0 o1');
    expect(letters(fresh.heard('diceRolled')[0]?.dice)).toBe('Y');
    const tired = charge(1).dice('<').until('riposte');
    expect(tired.asked()).toBe('A turn.choose');
    expect(tired.shown('F5')).toBe('4/4 f2 o0');
  });

  test('NAP-GV-29, NAP-ABL.7, NAP-CRT.2, NAP-ATK.31: Counterblow comes before Frenzy, and may prevent it', () => {
    const strike = (counter: string) =>
      table({ A: { F6: 'FR06' }, B: { F5: 'RU04' } })
        .attack('F6', 'F5')
        .play({ type: 'square', yes: false })
        .dice('*--')
        .until('riposte')
        .dice(counter)
        .play({ type: 'riposte', how: 'counterblow', pay: 'G' });
    const driven = strike('H<').until('retreat');
    driven.until('turn');
    expect(driven.shown('F5')).toBe('3/4 f0 o0');
    expect(driven.unit(0).models).toBe(2);
    expect(driven.where(0)).not.toBe('F6');
    expect(driven.heard('unitFrenzied')).toEqual([]);
    const standing = strike('H-').until('frenzy');
    expect(standing.shown('F6')).toBe('2/3 f0 o1');
    standing.play({ type: 'frenzy', yes: true }, { type: 'square', yes: false }).dice('*--').until('turn');
    expect(standing.shown('F5')).toBe('2/4 f0 o0');
    expect(standing.heard('unitFrenzied')).toHaveLength(1);
  });

  test('NAP-GV-30, NAP-ABL.16: Persecution moves into contact, never into difficult ground', () => {
    const kill = (ground: string) =>
      table({
        A: { F6: 'FR05' },
        B: { F5: { type: 'AB01', models: 1 }, E4: 'AB02' },
        terrain: { F5: ground },
      })
        .attack('F6', 'F5')
        .dice(ground === 'F' ? 'H*-' : 'H--')
        .until('persecution');
    const open = kill('.');
    expect(open.vp()).toEqual([1, 0]);
    expect(open.options('persecute').map(({ hex: to }) => to)).toEqual([hex('F5'), null]);
    open
      .dice('---')
      .play({ type: 'persecute', hex: hex('F5') })
      .until('turn');
    expect(open.heard('attackDeclared').map(({ target }) => target)).toEqual([1, 2]);
    const wood = kill('F');
    expect(wood.asked()).toBe('A turn.choose');
  });

  test('NAP-GV-35, NAP-BAT.4, NAP-ATK.22: who has passed reacts, ripostes and uses the enemy’s Fatigue, but pays for no reroll', () => {
    const t = table({
      A: { F6: 'FR06' },
      B: { F5: 'RU04' },
      players: { B: { passed: true, hand: ['R09'] } },
    });
    t.attack('F6', 'F5').play({ type: 'square', yes: false }, { type: 'lay', card: null });
    expect(t.options('lay').map(({ card }) => card)).toEqual([null, 'R09', 'decoy']);
    t.dice('---').play({ type: 'lay', card: null }).until('riposte');
    expect(t.options('riposte').map(({ how }) => how)).toEqual([
      'counterblow',
      'counterblow',
      'counterblow',
      null,
    ]);
    t.dice('--').play({ type: 'riposte', how: 'counterblow', pay: 'G' });
    expect(t.asked()).toBe('A turn.choose');
    t.play({ type: 'endTurn' });
    expect(t.asked()).toBe('A turn.choose');
  });

  test('NAP-GV-47, NAP-ABL.18, NAP-ATK.32, NAP-RUL.98: an attacker regroups from a riposte, once', () => {
    const t = table({ A: { F6: 'AB09' }, B: { F5: 'RU04' } });
    t.attack('F6', 'F5').play({ type: 'square', yes: false }).dice('H--').until('riposte');
    t.dice('H-').play({ type: 'riposte', how: 'counterblow', pay: 'G' }).until('retreat');
    expect(t.shown('F5')).toBe('3/4 f0 o0');
    expect(t.options('regroup').map(({ hex: to }) => to)).toEqual([hex('G6'), hex('G7'), hex('F7'), null]);
    t.play({ type: 'regroup', hex: hex('F7') }).until('turn');
    expect(t.shown('F7')).toBe('3/3 f0 o1');
    const again = table({
      A: { F6: 'AB09' },
      B: { F5: 'RU04' },
      facts: { action: { carded: { A: true, B: true } }, activation: { ...ACTIVATION, regrouped: [0] } },
      frames: [...FRAMES, { proc: 'activation', step: 'act', player: 'A' }],
    });
    again.strike('F5').dice('H--').play({ type: 'square', yes: false }).until('riposte');
    again.dice('H-').play({ type: 'riposte', how: 'counterblow', pay: 'G' }).until('turn');
    expect(again.heard('unitRegrouped')).toEqual([]);
    expect(again.shown('F6')).toBe('2/3 f0 o0');
  });

  test('NAP-GV-48, NAP-ATK.32, NAP-CRT.1: Return Fire, and the Advance that follows it', () => {
    const t = table({ A: { F8: 'AB02' }, B: { F5: 'FR02' }, players: { B: { hand: ['F13'] } } });
    t.attack('F8', 'F5', 'ranged').play({ type: 'lay', card: null }, { type: 'lay', card: 'F13' });
    t.dice('H-').play({ type: 'apply', yes: true }).until('riposte');
    t.dice('*-').play({ type: 'riposte', how: 'card' }).until('followUp');
    expect(t.asked()).toBe('B followUp.choose');
    t.play({ type: 'advance', source: 'advance', hex: hex('F6') }).until('turn');
    expect(t.shown('F6')).toBe('2/3 f0 o0');
    expect(t.shown('F8')).toBe('2/3 f0 o1');
    expect(t.player('B').screen.count).toBe(9);
  });

  test('NAP-GV-53, NAP-MOV.6, NAP-ABL.32: Impetus asks how far the unit got, not how long its way was', () => {
    const ride = (from: string) => {
      const t = table({ A: { [from]: 'FR13' }, B: { F5: 'AB01' } });
      const action = t.options('activate')[0];
      if (action === undefined) throw new Error('Ney cannot be activated');
      t.play(action, { type: 'use', ability: 'impetus' }).move('F6').strike('F5').dice('----').until('turn');
      return letters(t.heard('poolAssembled')[0]?.pool);
    };
    expect(ride('F7')).toBe('OOO');
    expect(ride('F8')).toBe('OOOO');
  });

  test('NAP-GV-54, NAP-ABL.8, NAP-ATK.32: a riposte ignores the Defender', () => {
    const t = table({ A: { F6: 'AB01', E6: 'AB05' }, B: { F5: 'RU04' } });
    t.attack('F6', 'F5').dice('H--').until('riposte');
    t.dice('--').play({ type: 'riposte', how: 'counterblow', pay: 'G' }).until('turn');
    expect(t.heard('attackDeclared')[1]).toMatchObject({ attacker: 2, target: 0 });
    t.play({ type: 'pass' });
    t.activate('F5');
    expect(t.options('attack').map(({ target }) => target)).toEqual([1]);
  });
});
