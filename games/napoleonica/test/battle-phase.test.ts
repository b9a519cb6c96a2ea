// Sections 6, 7, 10 and 11: turns, activations, movement, Fatigue.
import { describe, expect, test } from 'vitest';
import { lettersOf } from '../field/orders.ts';
import { hex, table, turnFrames } from './table.ts';

const FOE = { A1: 'AB01' };
const hexes = (options: readonly { readonly hex: number | null }[]) =>
  new Set(options.map((each) => each.hex));

describe('turns', () => {
  test('NAP-BAT.1, NAP-BAT.2, NAP-BAT.3, NAP-GEN.5: the Leader begins; one or two basic actions, then the other', () => {
    const t = table({ A: { F9: 'FR01', E9: 'FR01', D9: 'FR01' }, B: FOE });
    expect(t.refused({ type: 'endTurn' })).toBe('NAP-BAT.2');
    t.activate('F9').play({ type: 'end' });
    t.activate('E9').play({ type: 'end' });
    expect(t.refused({ type: 'pass' })).toBe('NAP-BAT.2');
    expect(t.refused({ type: 'activate', unit: 2, pay: 'G' })).toBe('NAP-BAT.2');
    t.play({ type: 'endTurn' });
    expect(t.asked()).toBe('B turn.choose');
  });

  test('NAP-BAT.4, NAP-BAT.5, NAP-RUL.80, NAP-RUL.96: a pass ends the turn and the round for the player; nobody passes by himself', () => {
    const t = table({ A: { F9: 'FR01' }, B: FOE, players: { A: { screen: '' } } });
    expect(t.legal()).toEqual([{ type: 'pass' }]);
    t.play({ type: 'pass' });
    expect(t.asked()).toBe('B turn.choose');
    t.activate('A1').play({ type: 'end' });
    t.play({ type: 'endTurn' });
    expect(t.asked()).toBe('B turn.choose');
    t.play({ type: 'pass' });
    expect(t.asked()).not.toMatch(/turn/);
  });

  test('NAP-BAT.7, NAP-BAT.9, NAP-BAT.10, NAP-HID.6: two Orders buy one at random; payments lie open', () => {
    const t = table({ A: { F9: 'FR01' }, B: FOE, players: { A: { screen: 'GGB' } } });
    t.play({ type: 'takeRandom', pay: 'GB' });
    expect(t.player('A').screen.count).toBe(2);
    expect(lettersOf(t.player('A').spentOpen)).toBe('GB');
    t.activate('F9');
    expect(t.options('takeRandom')).toEqual([]);
  });

  test('NAP-RUL.90: purple is not taken by choice', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: FOE,
      players: { A: { screen: 'GGGGGGGGBBBBBRR', pouch: 'RP' } },
    });
    expect(new Set(t.options('takeChosen').map(({ colour }) => colour))).toEqual(new Set(['R']));
  });

  test('NAP-GEN.14: whoever concedes loses the battle', () => {
    const t = table({ A: { F9: 'FR01' }, B: FOE });
    t.play({ type: 'concede' });
    expect(t.asked()).toBe('over');
    expect(t.battle.result).toMatchObject({ winner: 'B', rule: 'NAP-GEN.14', conceded: 'A' });
  });
});

describe('activation', () => {
  test('NAP-ACT.1, NAP-ACT.2, NAP-CMP.5, NAP-FAQ.1: either of two colours, one of each, purple for any', () => {
    const t = table({ A: { F9: 'FR03', E9: 'FR10', D9: 'FR05' }, B: FOE, players: { A: { screen: 'GRP' } } });
    const pays = (id: number) => t.options('activate').flatMap(({ unit, pay }) => (unit === id ? [pay] : []));
    expect(pays(0)).toEqual(['G', 'P']);
    expect(pays(1)).toEqual(['GR', 'GP', 'RP']);
    expect(pays(2)).toEqual(['P']);
    expect(t.refused({ type: 'activate', unit: 2, pay: 'B' })).toBe('NAP-ACT.1');
    t.play({ type: 'activate', unit: 1, pay: 'GR' });
    expect(lettersOf(t.at('E9').orders)).toBe('GR');
    expect(lettersOf(t.player('A').screen.hidden)).toBe('P');
  });

  test('NAP-ACT.3, NAP-RUL.19, NAP-FAT.3: two tokens of one cost are one placement', () => {
    const t = table({ A: { F9: 'FR10' }, B: FOE });
    t.play({ type: 'activate', unit: 0, pay: 'GR' });
    expect(t.shown('F9')).toBe('3/3 f0 o2');
  });

  test('NAP-ACT.4, NAP-RUL.75: move, attack, move and attack, rest, or nothing; the own hex is no move', () => {
    const t = table({ A: { F6: { type: 'FR01', fatigue: 1 } }, B: { F4: 'AB01' } }).activate('F6');
    expect(new Set(t.legal().map(({ type }) => type))).toEqual(new Set(['move', 'attack', 'rest', 'end']));
    expect(hexes(t.options('move')).has(hex('F6'))).toBe(false);
    t.move('F5');
    expect(new Set(t.legal().map(({ type }) => type))).toEqual(new Set(['attack', 'end']));
    const shot = table({ A: { F6: 'FR01' }, B: { F4: 'AB01' } })
      .attack('F6', 'F4', 'ranged')
      .dice('--')
      .until('turn');
    expect(shot.asked()).toBe('A turn.choose');
  });

  test('NAP-ACT.5, NAP-RUL.18, NAP-FAT.4: Rest takes all Fatigue away, of a unit that carried no token', () => {
    const t = table({ A: { F9: { type: 'FR04', fatigue: 2 } }, B: FOE }).activate('F9');
    t.play({ type: 'rest' });
    expect(t.shown('F9')).toBe('4/4 f0 o1');
    const tokened = table({ A: { F9: { type: 'FR01', blanks: 1 } }, B: FOE }).activate('F9');
    expect(tokened.options('rest')).toEqual([]);
  });

  test('NAP-ACT.7, NAP-ABL.1, NAP-ABL.30, NAP-RUL.89, NAP-FAT.2: an ability costs 1 Fatigue, once per activation', () => {
    const t = table({ A: { F9: 'FR08' }, B: FOE });
    t.play({ type: 'activate', unit: 0, pay: 'B' }, { type: 'use', ability: 'doubleTime' });
    expect(t.shown('F9')).toBe('3/3 f1 o1');
    expect(t.asked()).toBe('A activation.act');
    expect(hexes(t.options('move')).has(hex('F4'))).toBe(true);
    const walk = table({ A: { F9: 'FR08' }, B: FOE }).activate('F9');
    expect(hexes(walk.options('move')).has(hex('F4'))).toBe(false);
  });

  test('NAP-ACT.9, NAP-RUL.86, NAP-ADD.9, NAP-RUL.62: Orders of a deactivated unit stay spent, even if it meant to rest', () => {
    const t = table({ A: { F9: { type: 'FR01', fatigue: 2 } }, B: FOE });
    t.play({ type: 'activate', unit: 0, pay: 'G' });
    expect(t.asked()).toBe('B activation.deactivate');
    t.play({ type: 'deactivate', yes: true });
    expect(t.shown('F9')).toBe('4/4 f0 o1');
    const off = table({
      A: { F9: { type: 'FR04', fatigue: 2 } },
      B: FOE,
      terms: { switches: { deactivation: false } },
    });
    off.play({ type: 'activate', unit: 0, pay: 'B' });
    expect(off.asked()).toBe('A activation.act');
  });

  test('NAP-FAT.5, NAP-RUL.16, NAP-RUL.17: exhausted at Stamina, not at 2', () => {
    const t = table({ A: { F9: { type: 'FR04', fatigue: 2, orders: 'B' } }, B: FOE });
    t.activate('F9');
    expect(t.shown('F9')).toBe('4/4 f3 o2');
    expect(t.options('move').length).toBeGreaterThan(0);
  });

  test('NAP-TER.9: a human unit that ends its activation on a Rift tires, unless deactivated', () => {
    const t = table({ A: { F9: 'FR01' }, B: FOE, terrain: { F8: 'X' } })
      .activate('F9')
      .move('F8')
      .until('turn');
    expect(t.shown('F8')).toBe('4/4 f1 o1');
    const stopped = table({ A: { F9: { type: 'FR04', fatigue: 2 } }, B: FOE, terrain: { F9: 'X' } });
    stopped.play({ type: 'activate', unit: 0, pay: 'B' }, { type: 'deactivate', yes: true });
    expect(stopped.shown('F9')).toBe('4/4 f0 o1');
  });
});

describe('movement', () => {
  const reach = (A: { readonly [at: string]: string }, terrain = {}, B = FOE) =>
    hexes(
      table({ A, B, terrain })
        .activate(Object.keys(A)[0] ?? '')
        .options('move'),
    );

  test('NAP-MOV.1, NAP-TER.1, NAP-GEO.6: each hex costs 1, up to Movement', () => {
    const to = reach({ F9: 'FR01' });
    expect(to.has(hex('F7'))).toBe(true);
    expect(to.has(hex('F6'))).toBe(false);
  });

  test('NAP-MOV.2, NAP-GEO.5, NAP-FAQ.3, NAP-ABL.2: units bar the way to all but the Agile, and those pass friends only', () => {
    const ring = { C8: 'FR01', D8: 'FR01', C9: 'FR01', E9: 'FR01' };
    expect(reach({ D9: 'FR01', ...ring }).size).toBe(0);
    const agile = reach({ D9: 'FR02', ...ring });
    expect(agile.has(hex('D8'))).toBe(false);
    expect(agile.has(hex('D7'))).toBe(true);
    expect(reach({ D9: 'FR02' }, { C9: 'M', E9: 'M' }, { C8: 'AB01', D8: 'AB01' } as never).size).toBe(0);
  });

  test('NAP-MOV.2: a hex that forces a stop cannot be passed while it is occupied', () => {
    const wood = { F8: 'F' };
    const to = reach(
      { F9: 'FR06', F8: 'FR01', E8: 'FR01', E9: 'FR01', G9: 'FR01' },
      { ...wood, E8: 'F', E9: 'F', G9: 'F' },
    );
    expect(to.size).toBe(0);
  });

  test('NAP-MOV.3, NAP-TER.7, NAP-ABL.17: difficult ground stops; a Ranger goes on', () => {
    const wall = Object.fromEntries(
      ['A8', 'B8', 'C8', 'D8', 'E8', 'F8', 'G8', 'H8', 'I8', 'J8'].map((at) => [at, 'm']),
    );
    expect(reach({ F9: 'FR06' }, wall).has(hex('F7'))).toBe(false);
    expect(reach({ F9: 'FR02' }, wall).has(hex('F7'))).toBe(true);
  });

  test('NAP-TER.4, NAP-TER.5, NAP-RUL.50, NAP-FAQ.12: rivers and mountains cannot be entered, bridges can', () => {
    const to = reach({ F9: 'FR01' }, { E8: '~', F8: '=', E9: 'M' });
    expect([to.has(hex('E8')), to.has(hex('F8')), to.has(hex('E9'))]).toEqual([false, true, false]);
    const t = table({ A: { F9: 'FR01' }, B: FOE, terrain: { E8: '~' } }).activate('F9');
    expect(t.refused({ type: 'move', hex: hex('E8') })).toBe('NAP-TER.9');
  });

  test('NAP-COR.4, NAP-RUL.76, NAP-FAQ.6: 2 Corruption buy a hex, as often as one can pay; never for Slow units', () => {
    const t = table({ A: { F9: 'AB01' }, B: { A1: 'FR01' }, players: { A: { corruption: 5 } } }).activate(
      'F9',
    );
    expect(t.options('move')).toContainEqual({ type: 'move', hex: hex('F5'), corruption: 4 });
    t.play({ type: 'move', hex: hex('F5'), corruption: 4 });
    expect(t.player('A').corruption).toBe(1);
    const gun = table({ A: { F9: 'AB10' }, B: { A1: 'FR01' }, players: { A: { corruption: 9 } } }).activate(
      'F9',
    );
    expect(gun.options('move').every(({ corruption }) => corruption === undefined)).toBe(true);
  });

  test('NAP-MOV.8, NAP-RUL.68: nothing makes a Slow unit run', () => {
    const t = table({
      A: { F9: 'FR09' },
      B: FOE,
      facts: {
        action: { carded: { A: true, B: false } },
        activation: {
          unit: 0,
          carried: false,
          restOnly: false,
          grant: {
            card: 'R05',
            movement: 2,
            move: true,
            attack: true,
            rest: true,
            meleeOnly: false,
            die: null,
          },
          used: [],
          moved: 0,
          meleeMade: false,
          frenzied: false,
          persecuted: false,
          regrouped: [],
          over: false,
          deactivated: false,
        },
      },
      frames: [...turnFrames('acted'), { proc: 'activation', step: 'act', player: 'A' }],
    });
    expect(t.options('move').length).toBe(4);
  });

  test('NAP-SCN.8, NAP-RUL.45: South leaves by the north edge from round 4 on, for 2 VP', () => {
    const scene = {
      A: { F1: { type: 'FR01', models: 3 }, F9: 'FR01' },
      B: FOE,
      terms: { special: 'breakthrough', goals: { south: 10, north: 5 } },
    };
    expect(
      table({ ...scene, facts: { round: 3 } })
        .activate('F1')
        .options('exit'),
    ).toEqual([]);
    const t = table({ ...scene, facts: { round: 4 } })
      .activate('F1')
      .play({ type: 'exit' });
    expect(t.vp()).toEqual([2, 0]);
    expect(t.where(0)).toBe('-3');
    expect(t.player('A').tablet.line1).toEqual([]);
    const last = table({ ...scene, A: { F1: 'FR01' }, facts: { round: 4 } })
      .activate('F1')
      .play({ type: 'exit' });
    expect(last.battle.result).toMatchObject({ winner: 'B', rule: 'NAP-SCN.8' });
    const enough = table({ ...scene, A: { F1: 'FR01' }, facts: { round: 4 }, players: { A: { vp: 8 } } })
      .activate('F1')
      .play({ type: 'exit' });
    expect(enough.battle.result).toMatchObject({ winner: 'A', rule: 'NAP-SCN.8' });
  });

  test('NAP-SCN.9: a human unit seals a Rift for 2 VP; it becomes Plain', () => {
    const t = table({
      A: { F5: { type: 'FR01', fatigue: 1 } },
      B: FOE,
      terrain: { F5: 'X' },
      terms: { special: 'rifts', landmarks: [{ hex: 'F5' }] },
    })
      .activate('F5')
      .play({ type: 'seal' });
    expect(t.vp()).toEqual([2, 0]);
    expect(t.battle.ground.charAt(hex('F5'))).toBe('.');
    expect(t.shown('F5')).toBe('4/4 f1 o1');
  });
});

describe('reinforcements', () => {
  test('NAP-REI.7, NAP-RUL.8: each takes a card, the third is discarded', () => {
    const t = table({
      A: { F9: 'FR01' },
      B: FOE,
      facts: { turn: null, phase: 'reinforcement', revealed: ['RC06', 'RC12', 'RC09'] },
      frames: [...turnFrames('choose').slice(0, 2), { proc: 'round', step: 'cards' }],
    });
    t.play({ type: 'takeCard', card: 'RC12' });
    expect(t.options('takeCard').map(({ card }) => card)).toEqual(['RC06', 'RC09']);
    t.play({ type: 'takeCard', card: 'RC06' });
    expect(t.battle.reinforcementDiscard).toEqual(['RC12', 'RC06', 'RC09']);
  });

  test('NAP-REI.9, NAP-ABL.3, NAP-RUL.66: Evening Rations reach units in an Aura, the Commander included', () => {
    const t = table({
      A: {
        F9: { type: 'FR12', fatigue: 1 },
        F7: { type: 'FR01', fatigue: 1 },
        F5: { type: 'FR01', fatigue: 1 },
      },
      B: FOE,
      facts: { turn: null, phase: 'reinforcement', revealed: ['RC08', 'RC12', 'RC09'] },
      frames: [...turnFrames('choose').slice(0, 2), { proc: 'round', step: 'cards' }],
    });
    t.play({ type: 'takeCard', card: 'RC08' });
    expect(t.options('unfatigue').map(({ unit }) => unit)).toEqual([0, 1]);
  });

  test('NAP-REI.1, NAP-CMP.8, NAP-REI.10, NAP-RUL.6: each arm enters at its own line; n points are n steps', () => {
    const t = table({
      A: {
        F9: { type: 'FR01', models: 3 },
        E9: { type: 'FR05', models: 2 },
        D9: { type: 'FR09', models: 2 },
        C9: { type: 'FR12', models: 1 },
      },
      B: FOE,
      facts: { turn: null, phase: 'reinforcement', revealed: ['RC05', 'RC06', 'RC12'] },
      frames: [...turnFrames('choose').slice(0, 2), { proc: 'round', step: 'cards' }],
    });
    expect(t.player('A').tablet).toEqual({
      line3: ['FR09', 'FR12'],
      line2: ['FR05'],
      line1: ['FR01'],
      deployment: [],
    });
    t.play({ type: 'takeCard', card: 'RC05' });
    expect(t.options('point').map(({ model }) => model)).toEqual(['FR09', 'FR12']);
    for (const line of ['line3', 'line2', 'line1'] as const) t.play({ type: 'point', model: 'FR12', line });
    t.play({ type: 'point', model: 'FR12', line: 'deployment', unit: 3 });
    expect(t.shown('C9')).toBe('2/2 f0 o0');
  });

  test('NAP-REI.11, NAP-COR.3: 3 Corruption move a model one line', () => {
    const t = table({
      A: { F9: { type: 'AB01', models: 3 } },
      B: { A1: 'FR01' },
      players: { A: { corruption: 7 } },
      facts: { turn: null, phase: 'reinforcement' },
      frames: [...turnFrames('choose').slice(0, 2), { proc: 'round', step: 'regenerate' }],
    });
    t.play({ type: 'regenerate', model: 'AB01', line: 'line1' });
    t.play({ type: 'regenerate', model: 'AB01', line: 'deployment', unit: 0 });
    expect(t.shown('F9')).toBe('4/4 f0 o0');
    expect(t.player('A').corruption).toBe(1);
  });

  test('NAP-REI.12, NAP-RUL.49, NAP-SCN.7: reserves come in, any number, next to enemies too', () => {
    const t = table({
      A: { reserve1: { type: 'FR03', fatigue: 1 }, reserve2: 'FR01', A9: 'FR12' },
      B: { F8: 'AB01' },
      terrain: { C9: 'M' },
      facts: { turn: null, phase: 'reinforcement' },
      frames: [...turnFrames('choose').slice(0, 2), { proc: 'round', step: 'reserves' }],
    });
    expect(hexes(t.options('summon')).has(hex('C9'))).toBe(false);
    t.play({ type: 'summon', unit: 0, hex: hex('F9') }, { type: 'summon', unit: 1, hex: hex('G9') });
    expect(t.at('F9')).toMatchObject({ grenade: true, fatigue: 0 });
    expect(t.asked()).toBe('A turn.choose');
  });
});
