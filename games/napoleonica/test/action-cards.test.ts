// Section 12 and the Maneuver decks: every card by name.
import { describe, expect, test } from 'vitest';
import { lettersOf } from '../field/orders.ts';
import { hex, table } from './table.ts';

const FOE = { A1: 'AB01' };
const letters = (pool: readonly { readonly die: string }[] | undefined): string =>
  (pool ?? []).map(({ die }) => die).join('');
const holding = (...hand: readonly string[]) => ({ A: { hand } });

describe('Action cards of France', () => {
  test('F01, NAP-CRD.2, NAP-HID.5: any Order, purple too, or two at random', () => {
    const t = table({ A: { F9: 'FR01' }, B: FOE, players: holding('F01') }).play({
      type: 'play',
      card: 'F01',
    });
    expect(t.options('choose').map(({ option }) => option)).toEqual(['take', 'draw']);
    t.play({ type: 'choose', option: 'take' }, { type: 'takeColour', colour: 'P' });
    expect(lettersOf(t.player('A').screen.hidden)).toContain('P');
    expect(t.player('A').discard).toEqual(['F01']);
    const draw = table({ A: { F9: 'FR01' }, B: FOE, players: holding('F01') });
    draw.play({ type: 'play', card: 'F01' }, { type: 'choose', option: 'draw' });
    expect(draw.player('A').screen.count).toBe(11);
  });

  test('F03, NAP-CRD.9, NAP-BLK.1, NAP-BLK.2, NAP-FAQ.13, NAP-ACN.1: a connected group, each with a Blank, melee only', () => {
    const t = table({
      A: { F6: { type: 'FR01', orders: 'G' }, E6: 'FR01', D6: 'FR02', A9: 'FR01', G7: 'FR09' },
      B: { F5: 'AB01' },
      players: holding('F03'),
    }).play({ type: 'play', card: 'F03' });
    expect(t.options('pickUnit').map(({ unit }) => unit)).toEqual([0, 1, 2]);
    t.play({ type: 'pickUnit', unit: 0 });
    expect(t.legal()).toEqual([{ type: 'pickUnit', unit: 2 }, { type: 'stop' }]);
    t.play({ type: 'stop' }, { type: 'pickUnit', unit: 1 });
    expect(t.shown('E6')).toBe('4/4 f0 o1');
    expect(t.options('rest')).toEqual([]);
    t.play({ type: 'end' });
    expect(t.shown('F6')).toBe('4/4 f1 o2');
    expect(t.options('attack').map(({ row }) => row)).toEqual([0]);
  });

  test('F04: units in an Aura lose 1 Fatigue, and an Order is drawn', () => {
    const t = table({ A: { F9: 'FR12', F8: { type: 'FR01', fatigue: 2 } }, B: FOE, players: holding('F04') });
    t.play({ type: 'play', card: 'F04' });
    expect(t.at('F8').fatigue).toBe(1);
    expect(t.player('A').screen.count).toBe(10);
  });

  test('F05, NAP-ACT.6: Artillery fires without a token and does nothing else', () => {
    const t = table({ A: { F9: 'FR09', E9: 'FR09' }, B: { F5: 'AB01' }, players: holding('F05') });
    t.play({ type: 'play', card: 'F05' }, { type: 'pickUnit', unit: 0 });
    expect(new Set(t.legal().map(({ type }) => type))).toEqual(new Set(['attack', 'end']));
    t.strike('F5', 'ranged').dice('---').until('pick');
    expect(t.shown('F9')).toBe('3/3 f0 o0');
    expect(t.options('pickUnit').map(({ unit }) => unit)).toEqual([1]);
  });

  test('F06, NAP-MOV.7, NAP-DEK.8: up to three Infantry units march 2, each once', () => {
    const t = table({
      A: { F9: 'FR01', E9: { type: 'FR01', fatigue: 2 }, D9: 'FR05' },
      B: FOE,
      players: holding('F06'),
    });
    t.play({ type: 'play', card: 'F06' });
    expect(t.options('pickUnit').map(({ unit }) => unit)).toEqual([0]);
    t.play({ type: 'pickUnit', unit: 0 }, { type: 'pickHex', hex: hex('F7') });
    expect(t.shown('F7')).toBe('4/4 f0 o0');
    expect(t.asked()).toBe('A turn.choose');
  });

  test('F07, NAP-DEK.4, NAP-DEK.6: Cavalry with Movement +1 and an orange die for its first melee', () => {
    const t = table({ A: { F9: 'FR06' }, B: { F3: 'AB01' }, players: holding('F07') });
    t.play({ type: 'play', card: 'F07' }).move('F4').strike('F3').dice('*---');
    t.until('frenzy').play({ type: 'frenzy', yes: true }).dice('---').until('turn');
    expect(t.heard('diceRolled').map(({ dice }) => letters(dice))).toEqual(['YYYO', 'YYY']);
  });

  test('F15: three points, and 1 Fatigue off a unit', () => {
    const t = table({
      A: { F9: { type: 'FR01', models: 3, fatigue: 1 } },
      B: FOE,
      players: holding('F15'),
    }).play({ type: 'play', card: 'F15' });
    t.play({ type: 'point', model: 'FR01', line: 'line1' });
    t.play({ type: 'point', model: 'FR01', line: 'deployment', unit: 0 });
    expect(t.shown('F9')).toBe('4/4 f0 o0');
  });
});

describe('what a card orders is not declined (NAP-GEN.10)', () => {
  test.each([
    ['F07', 'FR05'],
    ['R05', 'RU06'],
    ['A05', 'AB06'],
    ['R06', 'RU09'],
    ['A06', 'AB10'],
  ])('NAP-GEN.10, NAP-ACN.2: %s activates a unit, the only one without asking', (card, type) => {
    const two = table({ A: { F9: type, D9: type }, B: { F6: 'FR01', D6: 'FR01' }, players: holding(card) });
    two.play({ type: 'play', card });
    expect(two.legal().map((action) => action.type)).toEqual(['pickUnit', 'pickUnit']);
    const one = table({ A: { F9: type }, B: { F6: 'FR01' }, players: holding(card) });
    one.play({ type: 'play', card });
    expect(one.battle.activation?.unit).toBe(0);
  });

  test('NAP-GEN.10: "up to" may be none', () => {
    const t = table({ A: { F9: 'FR09', D9: 'FR09' }, B: { F6: 'AB01' }, players: holding('F05') });
    expect(t.play({ type: 'play', card: 'F05' }).options('stop')).toHaveLength(1);
  });

  test('NAP-GEN.10: the Order of F01 is taken, the Fatigue of F15 comes off, of one of several as one likes', () => {
    const order = table({ A: { F9: 'FR01' }, B: FOE, players: holding('F01') });
    order.play({ type: 'play', card: 'F01' }, { type: 'choose', option: 'take' });
    expect(order.options('stop')).toEqual([]);
    const tired = { type: 'FR01', fatigue: 1 };
    const two = table({ A: { F9: tired, E9: tired }, B: FOE, players: holding('F15') });
    two.play({ type: 'play', card: 'F15' });
    expect(two.legal()).toEqual([
      { type: 'unfatigue', unit: 0 },
      { type: 'unfatigue', unit: 1 },
    ]);
    const one = table({ A: { F9: tired }, B: FOE, players: holding('F15') });
    one.play({ type: 'play', card: 'F15' });
    expect(one.at('F9').fatigue).toBe(0);
  });

  test('NAP-CRD.11: guns without a target and ranks that cannot move have nothing to do', () => {
    const guns = (foe: string) =>
      table({ A: { F9: 'RU09' }, B: { [foe]: 'AB01' }, players: holding('R06') }).refused({
        type: 'play',
        card: 'R06',
      });
    expect([guns('F5'), guns('F1')]).toEqual([null, 'NAP-CRD.11']);
    // Indirect Fire finds a target behind a wood.
    const hidden = table({
      A: { F9: 'RU09' },
      B: { F5: 'AB01' },
      terrain: { E8: 'F', F8: 'F' },
      players: holding('R06'),
    });
    expect(hidden.refused({ type: 'play', card: 'R06' })).toBeNull();
    const water = { E9: '~', G9: '~', E8: '~' };
    const stuck = (more: object) =>
      table({
        A: { F9: 'FR01' },
        B: FOE,
        terrain: { ...water, ...more },
        players: holding('F06'),
      }).refused({ type: 'play', card: 'F06' });
    expect([stuck({}), stuck({ F8: '~' })]).toEqual([null, 'NAP-CRD.11']);
  });
});

describe('Action cards of Russia', () => {
  test('R01: two Orders, or 1 Fatigue off two units', () => {
    const t = table({ A: { F9: { type: 'RU01', fatigue: 1 } }, B: FOE, players: holding('R01') });
    t.play(
      { type: 'play', card: 'R01' },
      { type: 'choose', option: 'relief' },
      { type: 'unfatigue', unit: 0 },
    );
    expect(t.at('F9').fatigue).toBe(0);
  });

  test('R03: Infantry fights, each first melee with a white die', () => {
    const t = table({ A: { F6: 'RU01' }, B: { F5: 'AB01' }, players: holding('R03') });
    t.play({ type: 'play', card: 'R03' }, { type: 'pickUnit', unit: 0 })
      .strike('F5')
      .dice('---')
      .until('turn');
    expect(letters(t.heard('diceRolled')[0]?.dice)).toBe('YYW');
    expect(t.shown('F6')).toBe('5/5 f0 o1');
  });

  test('R04, NAP-DEK.7, NAP-HID.5: an enemy Order is lost for all to see; one is drawn', () => {
    const t = table({ A: { F9: 'RU01' }, B: FOE, players: { A: { hand: ['R04'] }, B: { screen: 'GG' } } });
    t.play({ type: 'play', card: 'R04' });
    expect(t.heard('orderScorched')).toMatchObject([{ player: 'B', colour: 'G' }]);
    expect([t.player('B').screen.count, t.player('A').screen.count]).toEqual([1, 10]);
    const bare = table({ A: { F9: 'RU01' }, B: FOE, players: { A: { hand: ['R04'] }, B: { screen: '' } } });
    bare.play({ type: 'play', card: 'R04' });
    expect(bare.player('A').screen.count).toBe(10);
  });

  test('R05, R06: Light Cavalry rides 2 farther, Artillery fires with a scarlet die', () => {
    const ride = table({ A: { F9: 'RU06', E9: 'RU07' }, B: FOE, players: holding('R05') }).play({
      type: 'play',
      card: 'R05',
    });
    expect(ride.battle.activation?.unit).toBe(0);
    expect(ride.options('move').some(({ hex: to }) => to === hex('F3'))).toBe(true);
    const guns = table({ A: { F9: 'RU09' }, B: { F5: 'AB01' }, players: holding('R06') });
    guns.play({ type: 'play', card: 'R06' }, { type: 'done' });
    guns.strike('F5', 'ranged').dice('----').until('turn');
    expect(letters(guns.heard('diceRolled')[0]?.dice)).toBe('OOOS');
  });

  test('R07: two enemies without a token tire', () => {
    const t = table({
      A: { F9: 'RU01' },
      B: { A1: 'AB01', B1: { type: 'AB01', orders: 'G' } },
      players: holding('R07'),
    });
    t.play({ type: 'play', card: 'R07' });
    expect(t.options('pickUnit').map(({ unit }) => unit)).toEqual([1]);
    t.play({ type: 'pickUnit', unit: 1 });
    expect(t.at('A1').fatigue).toBe(1);
  });

  test('R08, NAP-CRD.11: three points; a card that would do nothing is refused', () => {
    const none = table({ A: { F9: 'RU01' }, B: FOE, players: holding('R08') });
    expect(none.refused({ type: 'play', card: 'R08' })).toBe('NAP-CRD.11');
    const t = table({ A: { F9: { type: 'RU01', models: 4 } }, B: FOE, players: holding('R08') });
    t.play({ type: 'play', card: 'R08' });
    expect(t.asked()).toBe('A points.choose');
  });

  test('R13, NAP-DMG.6: an enemy without a friend beside it loses a model', () => {
    const t = table({
      A: { F9: 'RU01' },
      B: { A1: 'AB01', F1: 'AB01', G1: 'AB01' },
      players: holding('R13'),
    });
    t.play({ type: 'play', card: 'R13' });
    expect(t.shown('A1')).toBe('3/4 f0 o0');
  });

  test('R14: units march 1, and those out of contact lose 1 Fatigue', () => {
    const t = table({ A: { F6: { type: 'RU01', fatigue: 1 } }, B: { F5: 'AB01' }, players: holding('R14') });
    t.play({ type: 'play', card: 'R14' }, { type: 'pickUnit', unit: 0 }, { type: 'pickHex', hex: hex('F7') });
    expect(t.shown('F7')).toBe('5/5 f0 o0');
  });

  test('R15, NAP-DEK.7: units in an Aura lose 1 Fatigue, one of them may move', () => {
    const t = table({ A: { F9: 'RU12', F8: { type: 'RU01', fatigue: 1 } }, B: FOE, players: holding('R15') });
    t.play(
      { type: 'play', card: 'R15' },
      { type: 'pickUnit', unit: 1 },
      { type: 'stop' },
      { type: 'pickUnit', unit: 1 },
    );
    expect(new Set(t.legal().map(({ type }) => type))).toEqual(new Set(['move', 'end']));
    t.move('F7');
    expect(t.shown('F7')).toBe('5/5 f0 o0');
  });
});

describe('Action cards of the Abyss', () => {
  const enemy = { A1: 'FR01' };
  test('A01: a model for 3 Corruption', () => {
    const t = table({
      A: { F9: 'AB01', E9: { type: 'AB03', models: 1 } },
      B: enemy,
      players: holding('A01'),
    });
    t.play({ type: 'play', card: 'A01' });
    expect(t.shown('F9')).toBe('3/4 f0 o0');
    expect(t.player('A')).toMatchObject({
      corruption: 3,
      tablet: { line1: ['AB01', 'AB03', 'AB03', 'AB03'] },
    });
  });

  test('A03, NAP-COR.6: Corruption for points', () => {
    const t = table({
      A: { F9: { type: 'AB01', models: 3 } },
      B: enemy,
      players: { A: { hand: ['A03'], corruption: 3 } },
    }).play({ type: 'play', card: 'A03' });
    expect(t.options('spend').map(({ count }) => count)).toEqual([0, 1, 2, 3]);
    t.play({ type: 'spend', count: 1 }, { type: 'point', model: 'AB01', line: 'line1' });
    t.play({ type: 'point', model: 'AB01', line: 'deployment', unit: 0 });
    expect(t.shown('F9')).toBe('4/4 f0 o0');
  });

  test('A04, NAP-DEK.7: Infantry fights; a crit brings Corruption', () => {
    const t = table({ A: { F6: 'AB03' }, B: { F5: 'FR01' }, players: holding('A04') });
    t.play({ type: 'play', card: 'A04' }, { type: 'pickUnit', unit: 0 })
      .strike('F5')
      .dice('*--')
      .until('turn');
    expect(t.player('A').corruption).toBe(1);
  });

  test('A05, NAP-DEK.7: 2 Corruption for a kill, besides the usual 1', () => {
    const t = table({
      A: { F6: 'AB06' },
      B: { F5: { type: 'FR02', models: 1 }, A1: 'FR01' },
      players: holding('A05'),
    });
    t.play({ type: 'play', card: 'A05' }).strike('F5').dice('H--').until('turn');
    expect(t.player('A').corruption).toBe(3);
  });

  test('A06: 2 Corruption add a scarlet die', () => {
    const t = table({
      A: { F9: 'AB10' },
      B: { F5: 'FR01' },
      players: { A: { hand: ['A06'], corruption: 2 } },
    });
    t.play({ type: 'play', card: 'A06' }, { type: 'done' }).strike('F5', 'ranged');
    t.until('pool').dice('----').play({ type: 'spend', count: 2 }).until('turn');
    expect(letters(t.heard('diceRolled')[0]?.dice)).toBe('SSSS');
    expect(t.player('A').corruption).toBe(0);
  });

  test('A07: 1 Fatigue within 3 hexes of a Commander or magician, a model if there is no room', () => {
    const at = (fatigue: number) =>
      table({
        A: { F6: 'AB13' },
        B: { F3: { type: 'FR01', fatigue }, A1: 'FR01' },
        players: holding('A07'),
      }).play({ type: 'play', card: 'A07' });
    expect(at(0).shown('F3')).toBe('4/4 f1 o0');
    expect(at(2).shown('F3')).toBe('3/4 f2 o0');
  });

  test('A13, NAP-DEK.7: a unit steps through to another, difficult ground or not', () => {
    const t = table({
      A: { F9: 'AB01', C5: 'AB03' },
      B: enemy,
      terrain: { C4: 'F' },
      players: { A: { hand: ['A13'], corruption: 3 } },
    });
    t.play({ type: 'play', card: 'A13' }, { type: 'pickUnit', unit: 0 }, { type: 'pickHex', hex: hex('C4') });
    expect(t.where(0)).toBe('C4');
    expect(t.player('A').corruption).toBe(0);
  });
});

describe('Attack and Reaction cards', () => {
  const pool = (
    A: object,
    B: object,
    card: string,
    kind: 'melee' | 'ranged' | 'magic',
    dice: string,
    from = 'F6',
  ) => {
    const t = table({
      A: { [from]: A } as never,
      B: { F5: B } as never,
      players: { A: { hand: [card], corruption: 0 } },
    });
    t.attack(from, 'F5', kind).play({ type: 'lay', card }, { type: 'lay', card: null });
    return letters(
      t.dice(dice).play({ type: 'mode', mode: 'main' }).until('turn').heard('diceRolled')[0]?.dice,
    );
  };
  test('F08, F09, R02, R12, R16, A08, A09: dice of main effects', () => {
    expect(pool('FR01' as never, 'AB01' as never, 'F08', 'ranged', '----', 'F7')).toBe('YYYY');
    expect(pool('FR01' as never, 'AB01' as never, 'F09', 'melee', '---')).toBe('YYO');
    expect(pool('RU01' as never, 'AB01' as never, 'R02', 'melee', '----')).toBe('YYTY');
    expect(pool('RU03' as never, 'AB01' as never, 'R12', 'ranged', '---', 'F7')).toBe('YYS');
    expect(pool('RU03' as never, 'AB01' as never, 'R12', 'ranged', '---', 'F8')).toBe('YYO');
    expect(pool('RU03' as never, 'AB01' as never, 'R16', 'ranged', '---', 'F7')).toBe('YYW');
    expect(pool('AB01' as never, 'FR01' as never, 'A08', 'melee', '---')).toBe('YYO');
    expect(pool('AB02' as never, 'FR01' as never, 'A09', 'ranged', '---', 'F7')).toBe('YYY');
  });

  const react = (
    A: string,
    from: string,
    kind: 'melee' | 'ranged',
    B: string,
    card: string,
    more: object = {},
  ) => {
    const t = table({ A: { [from]: A }, B: { F5: B }, players: { B: { hand: [card], ...more } } });
    return t.attack(from, 'F5', kind).play({ type: 'lay', card: null }, { type: 'lay', card });
  };

  test('F09: the attacker follows into the hex the target left', () => {
    const t = table({ A: { F6: 'FR01' }, B: { F5: 'AB01' }, players: holding('F09') });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'F09' }, { type: 'lay', card: null });
    t.dice('<--')
      .play({ type: 'mode', mode: 'main' })
      .until('retreat')
      .play({ type: 'retreat', hex: hex('F4') });
    t.until('followUp').play({ type: 'advance', source: 'pasDeCharge', hex: hex('F5') });
    expect(t.where(0)).toBe('F5');
  });

  test('F10: two dice are rolled again', () => {
    const t = table({ A: { F7: 'FR01' }, B: { F5: 'AB01' }, players: { A: { hand: ['F10'], screen: 'G' } } });
    t.attack('F7', 'F5', 'ranged').play({ type: 'lay', card: 'F10' }, { type: 'lay', card: null });
    t.dice('--').play({ type: 'mode', mode: 'main' });
    t.dice('--').play({ type: 'reroll', die: 0, source: 'card' }, { type: 'reroll', die: 1, source: 'card' });
    expect(t.asked()).toBe('A turn.choose');
  });

  test('F11: one die less, two for Cavalry', () => {
    const foot = react('AB01', 'F6', 'melee', 'FR01', 'F11').dice('-').play({ type: 'apply', yes: true });
    expect(letters(foot.until('turn').heard('diceRolled')[0]?.dice)).toBe('Y');
    const horse = react('AB08', 'F6', 'melee', 'FR02', 'F11').dice('-').play({ type: 'apply', yes: true });
    horse.play({ type: 'dropDie', die: 0 }, { type: 'dropDie', die: 0 });
    expect(letters(horse.heard('diceRolled')[0]?.dice)).toBe('O');
  });

  test('F12, A10: damage is prevented', () => {
    const steady = react('AB01', 'F6', 'melee', 'FR01', 'F12').dice('H-').play({ type: 'apply', yes: true });
    expect(steady.until('turn').shown('F5')).toBe('4/4 f0 o0');
    const dark = react('FR01', 'F6', 'melee', 'AB01', 'A10', { corruption: 2 })
      .dice('HH')
      .play({ type: 'apply', yes: true });
    dark.until('damage').play({ type: 'spend', count: 2 }).until('turn');
    expect(dark.shown('F5')).toBe('4/4 f0 o0');
    expect(dark.player('B').corruption).toBe(0);
  });

  test('R09, R11, A11: symbols are ignored', () => {
    const stand = react('FR03', 'F6', 'melee', 'RU01', 'R09')
      .dice('<<<')
      .play({ type: 'apply', yes: true })
      .until('results');
    expect(stand.options('ignoreRetreat')).toHaveLength(4);
    const dug = react('FR01', 'F7', 'ranged', 'RU01', 'R11').dice('HH').play({ type: 'apply', yes: true });
    expect(dug.until('turn').shown('F5')).toBe('5/5 f0 o0');
    const mist = react('FR01', 'F7', 'ranged', 'AB01', 'A11').dice('HH').play({ type: 'apply', yes: true });
    expect(mist.until('turn').shown('F5')).toBe('4/4 f0 o0');
  });

  test('A12: the attacker loses a model for the defender’s', () => {
    const t = react('FR01', 'F6', 'melee', 'AB01', 'A12')
      .dice('H-')
      .play({ type: 'apply', yes: true })
      .until('turn');
    expect(t.shown('F6')).toBe('3/4 f0 o1');
  });

  test('A14: Corruption for every model lost', () => {
    const t = table({ A: { F6: 'AB01' }, B: { F5: 'FR01' }, players: holding('A14') });
    t.attack('F6', 'F5').play({ type: 'lay', card: 'A14' }, { type: 'lay', card: null });
    t.dice('HH').play({ type: 'mode', mode: 'main' }).until('turn');
    expect(t.player('A').corruption).toBe(2);
  });

  test('NAP-BAT.13, NAP-CRD.10: neither the Decoy nor a Reaction is a basic action', () => {
    const t = table({ A: { F9: 'FR01' }, B: FOE, players: holding('F12') });
    expect(t.refused({ type: 'play', card: 'decoy' })).toBe('NAP-BAT.13');
    expect(t.refused({ type: 'play', card: 'F12' })).toBe('NAP-BAT.3');
  });
});
