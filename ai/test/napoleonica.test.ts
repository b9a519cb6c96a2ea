// Positions with one sensible answer: what the machine must see at a glance, and with playouts.
import type { Action } from '@grognard/games/napoleonica/grammar.ts';
import { napoleonica } from '@grognard/games/napoleonica/module.ts';
import { hex, type Scene, type TestTable, table } from '@grognard/games/napoleonica/test/table.ts';
import { pending, randomOf, simulationSource, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { choose, levelFor } from '../src/index.ts';

/** The first action of whoever is asked. */
function answer(t: TestTable, level: 'veteran' | 'marshal'): Action | undefined {
  const seat = pending(t.match)[0]?.seat ?? '';
  const random = randomOf(simulationSource(5));
  return choose(napoleonica, viewOf(t.match, seat), seat, { level: levelFor(napoleonica, level), random })
    .actions[0];
}

const LEVELS = ['veteran', 'marshal'] as const;

/** The last round of a battle for the bridges. */
const bridges = (scene: Scene): Scene => ({
  ...scene,
  terms: {
    landmarks: [{ hex: 'F5', scores: 'hold' }],
    goals: { south: 4, north: 4 },
    ...scene.terms,
  },
});

describe.each(LEVELS)('a %s of Napoleonica', { timeout: 60_000 }, (level) => {
  test('NAP-SCN.2: takes the empty Landmark with his last Order', () => {
    const t = table(
      bridges({
        A: { F7: 'FR01', A9: 'FR01' },
        B: { A1: 'AB01' },
        players: { A: { screen: 'G' }, B: { passed: true } },
      }),
    );
    expect(answer(t, level)).toMatchObject({ type: 'activate', unit: 0 });
    t.activate('F7');
    expect(answer(t, level)).toEqual({ type: 'move', hex: hex('F5') });
  });

  test('NAP-DES.3: finishes off the Commander rather than wounding the line', () => {
    const t = table({
      A: { F6: 'FR07' },
      B: { F5: { type: 'AB13', models: 1 }, E6: 'AB01' },
      players: { A: { screen: 'B' } },
    });
    t.activate('F6');
    expect(answer(t, level)).toMatchObject({ type: 'attack', target: t.at('F5').id });
  });

  test('NAP-ABL.21: does not charge an unbroken Square with his last horseman', () => {
    const t = table({
      A: { F6: { type: 'FR06', models: 1 }, A9: 'FR12' },
      B: { F5: 'RU01', F4: 'RU01', E4: 'RU01' },
      players: { A: { screen: 'G' } },
    });
    t.activate('F6');
    expect(answer(t, level)?.type).not.toBe('attack');
  });

  test('NAP-DMG.4: tires the unit to save its last model', () => {
    const t = table({ A: { F6: 'FR07' }, B: { F5: { type: 'AB01', models: 2 } } });
    t.attack('F6', 'F5').dice('HH-').until('damage');
    expect(t.asked()).toBe('B damage.choose');
    expect(answer(t, level)).toEqual({ type: 'absorb', yes: true });
  });

  test('NAP-ATK.22: leaves dice alone that can do no more', () => {
    const t = table({ A: { F6: 'FR07' }, B: { F5: { type: 'AB01', models: 1, fatigue: 1 } } });
    t.attack('F6', 'F5').dice('HH-').until('rerolls');
    expect(answer(t, level)).toEqual({ type: 'done' });
  });

  test('NAP-SCN.9: seals the Rift he stands on', () => {
    const t = table({
      A: { C5: 'FR01' },
      B: { A1: 'AB01' },
      terrain: { C5: 'X' },
      terms: { special: 'rifts', landmarks: [{ hex: 'C5', scores: 'special' }] },
    });
    t.activate('C5');
    expect(answer(t, level)).toEqual({ type: 'seal' });
  });

  test('NAP-FAT.6: rests an exhausted unit far from the enemy instead of wasting the Order', () => {
    const t = table({
      A: { F9: { type: 'FR04', fatigue: 3 } },
      B: { F1: 'AB01' },
      players: { A: { screen: 'B' } },
    });
    expect(answer(t, level)).toMatchObject({ type: 'activate', unit: 0 });
  });
});
