// Rounds, tournaments and campaigns worked out by hand: what is held, earned, lent and lost.
import { describe, expect, test } from 'vitest';
import { lentFor } from '../army/fieldable.ts';
import { type Notebook, newNotebook, recruit } from '../army/notebook.ts';
import { monthsIncome, spreadRolls } from '../campaign/campaign.ts';
import { refugeFrom, spreadsTo, stepTowards } from '../campaign/world.ts';
import { scenarioVp } from '../scoring/score-round.ts';
import { headStart } from '../tournament/head-start.ts';
import { inMonth } from './campaign-table.ts';
import { type Scene, table } from './table.ts';

const landmarks = (...names: readonly string[]) => names.map((name) => ({ hex: name, scores: 'special' }));
const vpOf = (scene: Scene) => scenarioVp(table(scene).battle);

describe('what a round is worth', () => {
  const redoubt = (round: number, A: Scene['A']): Scene => ({
    A: { A9: 'FR12', ...A },
    B: { K1: 'AB13' },
    terms: { special: 'redoubt', landmarks: landmarks('E3', 'F3', 'G3') },
    facts: { round },
  });

  test('NAP-SCN.1, SC3: the Redoubt pays South 1 for one and 2 for two or three, North 1 from round 3 if South has none', () => {
    expect(vpOf(redoubt(3, { E3: 'FR01' }))).toEqual({ south: 1, north: 0 });
    expect(vpOf(redoubt(3, { E3: 'FR01', F3: 'FR01', G3: 'FR02' }))).toEqual({ south: 2, north: 0 });
    expect(vpOf(redoubt(2, {}))).toEqual({ south: 0, north: 0 });
    expect(vpOf(redoubt(3, {}))).toEqual({ south: 0, north: 1 });
  });

  test('NAP-SCN.3, SC7: in even rounds 2 for the Landmark of the enemy’s half and 1 for the own one', () => {
    const snow = (round: number, A: Scene['A'], B: Scene['B']): Scene => ({
      A: { A9: 'FR12', ...A },
      B: { K1: 'AB13', ...B },
      terms: { special: 'halves', landmarks: landmarks('D3', 'H7') },
      facts: { round },
    });
    expect(vpOf(snow(2, { D3: 'FR01', H7: 'FR02' }, {}))).toEqual({ south: 3, north: 0 });
    expect(vpOf(snow(4, { H7: 'FR02' }, { D3: 'AB01' }))).toEqual({ south: 1, north: 1 });
    expect(vpOf(snow(3, { D3: 'FR01', H7: 'FR02' }, {}))).toEqual({ south: 0, north: 0 });
  });

  test('NAP-SCN.2, SC2: equal numbers of bridges pay nobody, an empty one is nobody’s', () => {
    const bridges = (A: Scene['A'], B: Scene['B']): Scene => ({
      A: { A9: 'FR12', ...A },
      B: { K1: 'AB13', ...B },
      terms: { special: 'bridges', landmarks: landmarks('C5', 'F5', 'I5') },
    });
    expect(vpOf(bridges({ C5: 'FR01' }, { I5: 'AB01' }))).toEqual({ south: 0, north: 0 });
    expect(vpOf(bridges({}, { I5: 'AB01' }))).toEqual({ south: 0, north: 1 });
  });
});

describe('reinforcement', () => {
  test('NAP-REI.6, NAP-REI.13: of three points two take a model each into two units; a third model waits', () => {
    const t = table({
      A: { F9: { type: 'RU01', models: 3 }, E9: { type: 'RU01', models: 4 } },
      B: { K1: 'AB13' },
      players: { A: { hand: ['R08'], tablet: { deployment: ['RU01', 'RU01', 'RU01'] } } },
    }).play({ type: 'play', card: 'R08' });
    t.play({ type: 'point', model: 'RU01', line: 'deployment', unit: 0 });
    expect(t.refused({ type: 'point', model: 'RU01', line: 'deployment', unit: 0 })).toBe('NAP-REI.6');
    t.play({ type: 'point', model: 'RU01', line: 'deployment', unit: 1 });
    // One point is left, and nobody may take it.
    expect([t.asked(), t.shown('F9'), t.shown('E9')]).toEqual(['A turn.choose', '4/5 f0 o0', '5/5 f0 o0']);
    expect(t.player('A').tablet.deployment).toEqual(['RU01']);
  });
});

describe('tournament', () => {
  const book = (muster: readonly string[], detachments: readonly string[] = []) => ({
    ...newNotebook('france', 0),
    muster: muster.map(recruit),
    detachments,
  });

  const lent = (notebook: Notebook, limit: number) => lentFor(notebook, { limit, lends: true, perGun: 0 });

  test('NAP-TRN.16, NAP-ARM.3, NAP-ARM.4: a unique Commander counts if an army of 100 DP can be put around him', () => {
    // 45 + 20 + 29 = 94; 45 + 20 + 35 would be 100.
    expect(lent(book(['FR14', 'FR01', 'FR06']), 150)).toBe('FR12');
    expect(lent(book(['FR14', 'FR01', 'FR06', 'FR02']), 150)).toBeNull();
  });

  test('NAP-TRN.16, NAP-ARM.2: detachments are part of what an army costs, if they go with one of its units', () => {
    // 94 and an Infantry Officer for 6; a Gun Captain goes with nobody here.
    expect(lent(book(['FR14', 'FR01', 'FR06'], ['DT1']), 150)).toBeNull();
    expect(lent(book(['FR14', 'FR01', 'FR06'], ['DT7']), 150)).toBe('FR12');
    // One detachment for each unit: 94 + 5 for the Infantry, and nothing for the Cavalry.
    expect(lent(book(['FR14', 'FR01', 'FR06'], ['DT2', 'DT3']), 150)).toBe('FR12');
    expect(lent(book(['FR14', 'FR01', 'FR06'], ['DT2', 'DT5']), 150)).toBeNull();
    // 104 DP are too much for a limit of 100.
    expect(lent(book(['FR14', 'FR01', 'FR06'], ['DT2', 'DT5']), 100)).toBe('FR12');
  });

  test('NAP-TRN.14: 1 VP for every full 4 of lead, 2 at most', () => {
    const start = (A: number, B: number) => headStart({ A: { vp: A }, B: { vp: B } });
    expect(start(10, 7)).toEqual({ A: 0, B: 0 });
    expect(start(10, 6)).toEqual({ A: 1, B: 0 });
    expect(start(3, 20)).toEqual({ A: 0, B: 2 });
  });
});

describe('campaign', () => {
  test('NAP-SOL.12: corruption spreads from a neighbour that has more, never to the army', () => {
    const { campaign } = inMonth({ campaign: { army: 'W05' } });
    // Galicia 2, Vienna and Warsaw 1, the Breach 3.
    expect(spreadsTo(campaign, 'W09')).toBe(true);
    expect(spreadsTo(campaign, 'W07')).toBe(true);
    expect(spreadsTo(campaign, 'W02')).toBe(false);
    expect(spreadsTo(campaign, 'W05')).toBe(false);
  });

  test('NAP-SOL.12, NAP-SOL.3: two rolls, three from month 7, none for Conscripts in months 1 and 2', () => {
    const rolls = (month: number, difficulty: 'conscript' | 'veteran') =>
      spreadRolls(inMonth({ difficulty, campaign: { month } }).campaign);
    expect([rolls(2, 'veteran'), rolls(6, 'veteran'), rolls(7, 'veteran')]).toEqual([2, 2, 3]);
    expect([rolls(2, 'conscript'), rolls(3, 'conscript')]).toEqual([0, 2]);
  });

  test('NAP-SOL.13, NAP-SOL.17: the Host takes the shortest way, a beaten army the cleanest neighbour but the Breach', () => {
    // From Galicia to Rhineland: by Vienna or Warsaw it is 3 regions; Vienna has the lower number.
    expect(stepTowards('W08', 'W02')).toBe('W04');
    const { corruption } = inMonth().campaign;
    expect(refugeFrom('W08', { corruption })).toBe('W09');
    expect(refugeFrom('W04', { corruption })).toBe('W03');
  });

  test('NAP-SOL.7: the region and the capital pay, each only if clean, and one region once', () => {
    const paid = (army: 'W01' | 'W02' | 'W04', buildings: readonly 'BD7'[] = []) => {
      const { campaign } = inMonth({ campaign: { army } });
      return monthsIncome({ ...campaign, notebook: { ...campaign.notebook, buildings } });
    };
    expect([paid('W01'), paid('W02'), paid('W04'), paid('W02', ['BD7'])]).toEqual([20, 35, 20, 39]);
  });
});
