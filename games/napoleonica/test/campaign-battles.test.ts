// NAP-SOL.5, NAP-SOL.9 to NAP-SOL.11, NAP-SOL.17 to NAP-SOL.21: battles of a campaign, before and after.
import { describe, expect, test } from 'vitest';
import { armyAnswer } from '../brain/between-armies.ts';
import { hexName } from '../data/field.ts';
import type { Action } from '../grammar.ts';
import { type CampaignScene, CONFIRM, FIGHT, field, inMonth, NOBODY_HIRED } from './campaign-table.ts';

const march = (region: 'W02' | 'W12' | 'W08'): Action => ({ type: 'march', region });

/** The army marches into Rhineland, which has this corruption, and fights. */
function fought(level: 1 | 2 | 3, scene: CampaignScene = {}) {
  const table = inMonth({ corruption: { W02: level }, battles: [{ winner: 'A', A: 5 }], ...scene });
  table.play('A', march('W02'), FIGHT, NOBODY_HIRED, ...field(0, 1), CONFIRM);
  return table;
}

describe('before a battle', () => {
  test('NAP-SOL.11, NAP-SOL.21: a battle on entering may be refused: back, and the region gets worse', () => {
    const table = inMonth({ corruption: { W02: 1 } });
    table.play('A', march('W02'));
    expect(table.legal('A')).toEqual([
      { type: 'refuseBattle', yes: true },
      { type: 'refuseBattle', yes: false },
    ]);
    table.play('A', { type: 'refuseBattle', yes: true });
    expect(table.campaign).toMatchObject({ army: 'W01', corruption: { W02: 2 }, foray: null, ap: 1 });
  });

  test('NAP-SOL.5, NAP-SOL.20: an ally for half its cost, rounded up, on top of the limit and for this battle only', () => {
    const bag = ['holyWater'] as const;
    const table = inMonth({
      treasury: 18,
      corruption: { W02: 1 },
      battles: [{ winner: 'A' }],
      campaign: { bag },
    });
    table.play('A', march('W02'), FIGHT);
    const hires = table.legal('A').flatMap((action) => (action.type === 'hire' ? [action.unit] : []));
    // No Commanders, no unique units, nothing above 36 DP.
    expect(hires).toEqual(['RU01', 'RU02', 'RU03', 'RU04', 'RU06', 'RU08', 'RU11', null]);
    table.play('A', { type: 'hire', unit: 'RU04' }, ...field(0, 1, 2, 3, 4), CONFIRM);
    expect(table.fought[0]?.terms.armies.A.units.map(({ type }) => type)).toEqual([
      'FR12',
      'FR01',
      'FR01',
      'FR05',
      'FR09',
      'RU04',
    ]);
    expect(table.campaign.notebook.muster).toHaveLength(5);
    expect(table.campaign.notebook.treasury).toBe(18 - 18 + 30);
  });

  test('NAP-SOL.10: the limit is 140 and 10 a month, 250 at most; maps and lists by region', () => {
    const limitIn = (month: number) => {
      const table = inMonth({
        corruption: { W02: 1 },
        campaign: { month },
        muster: ['FR12', ...Array(12).fill('FR01')],
      });
      table.play('A', march('W02'), FIGHT, NOBODY_HIRED, ...field(0));
      let cost = 26;
      for (let unit = 1; table.refused('A', { type: 'field', unit }) === null; unit += 1) {
        table.play('A', { type: 'field', unit });
        cost += 20;
      }
      return cost;
    };
    // 146 of 150; 246 of 250 in months 11 and 12.
    expect([limitIn(1), limitIn(11), limitIn(12)]).toEqual([146, 246, 246]);
  });

  test('NAP-SOL.10: Escalation 4 at L1, else 6; goal 5; Z9; player South; no Landmarks', () => {
    const terms = [1, 2, 3].map((level) => fought(level as 1 | 2 | 3).fought[0]?.terms);
    expect(terms.map((each) => each?.escalation)).toEqual([4, 6, 6]);
    expect(terms.map((each) => each?.armies.B.units.length)).toEqual([7, 8, 9]);
    expect(terms[0]).toMatchObject({
      goals: { south: 5, north: 5 },
      sideOf: { A: 'south', B: 'north' },
      landmarks: [],
      special: null,
      automaton: 'B',
      slots: 'mutual',
    });
    expect(terms[0]?.zones.south).toHaveLength(9);
  });

  test.each([
    ['conscript', []],
    ['veteran', ['AB04']],
    ['marshal', ['AB03', 'AB04']],
  ] as const)('NAP-SOL.3: what a %s meets besides', (difficulty, more) => {
    const units = fought(1, { difficulty }).fought[0]?.terms.armies.B.units;
    const list = ['AB13', 'AB01', 'AB01', 'AB02', 'AB03', 'AB06'];
    expect(units?.map(({ type }) => type)).toEqual([...list, ...more]);
  });

  test('NAP-SOL.18: region and Host in one place are one battle, against the costlier list', () => {
    const level = (corruption: number) => {
      const table = inMonth({ corruption: { W02: corruption }, campaign: { host: { at: 'W02', since: 0 } } });
      table.play('A', march('W02'));
      return table.campaign.foray?.level;
    };
    expect([level(0), level(1), level(3)]).toEqual(['L2', 'L2', 'L3']);
  });

  test('NAP-SOL.4, NAP-TRN.16: without a fit Commander one is lent', () => {
    const table = inMonth({ muster: ['FR01'], corruption: { W02: 1 }, battles: [{ winner: 'A' }] });
    table.play('A', march('W02'), FIGHT, NOBODY_HIRED, ...field(0), CONFIRM);
    expect(table.fought[0]?.terms.armies.A.units.map(({ type }) => type)).toEqual(['FR01', 'FR12']);
  });
});

describe('after a battle', () => {
  test('NAP-SOL.11: victory frees the region: 20 DP and 10 a level, a token a level, an improvement', () => {
    const table = inMonth({
      treasury: 0,
      corruption: { W02: 2 },
      battles: [{ winner: 'A' }],
      campaign: { bag: ['holyWater', 'powderWagon'] },
    });
    table.play('A', march('W02'), FIGHT, NOBODY_HIRED, ...field(0, 1), CONFIRM);
    expect(table.campaign).toMatchObject({ army: 'W02', corruption: { W02: 0 }, notebook: { treasury: 40 } });
    expect(table.campaign.loot).toHaveLength(2);
    const improve = table.legal('A').filter((action) => action.type === 'improve');
    expect(improve.length).toBeGreaterThan(0);
    expect(improve.every(({ unit }) => unit < 2)).toBe(true);
  });

  test('NAP-SOL.11: units destroyed are Broken, in a won battle too', () => {
    const table = fought(1, { battles: [{ winner: 'A', lost: { A: [1] } }] });
    expect(table.campaign.notebook.muster.map(({ broken }) => broken)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  test('NAP-SOL.11, NAP-SOL.17: defeat drives the army back to where it came from; the region gets worse', () => {
    const table = fought(2, { battles: [{ winner: 'B' }] });
    expect(table.campaign).toMatchObject({ army: 'W01', corruption: { W02: 3 } });
    expect(fought(3, { battles: [{ winner: 'B' }] }).campaign.corruption.W02).toBe(3);
  });

  test('NAP-SOL.17: a capital is left for the least corrupted neighbour', () => {
    const table = inMonth({ corruption: { W01: 1 }, battles: [{ winner: 'B' }] });
    table.play('A', { type: 'march', region: 'W01' }, NOBODY_HIRED, ...field(0), CONFIRM);
    expect(table.campaign).toMatchObject({ army: 'W02', corruption: { W01: 2 } });
  });

  test('NAP-SOL.21: a conceded battle is a defeat that keeps the living fit', () => {
    const table = fought(1, { battles: [{ winner: 'B', conceded: 'A', lost: { A: [1] } }] });
    expect(table.campaign).toMatchObject({ army: 'W01', corruption: { W02: 2 } });
    expect(table.campaign.notebook.muster[0]?.broken).toBe(false);
  });

  test('NAP-SOL.15: loot goes to battle with the army, and what was used is gone', () => {
    const table = fought(1, {
      campaign: { loot: ['powderWagon', 'powderWagon', 'capturedColours'], bag: ['dp10'] },
      battles: [{ winner: 'A', usedLoot: ['powderWagon'] }],
    });
    expect(table.fought[0]?.terms.armies.A.buildings).toEqual([
      'powderWagon',
      'powderWagon',
      'capturedColours',
    ]);
    expect(table.campaign.loot).toEqual(['powderWagon', 'capturedColours']);
  });

  test('NAP-TRN.22 IM12: what Heroic Legends have earned is paid, in victory and defeat', () => {
    const bag = ['holyWater'] as const;
    const paid = (winner: 'A' | 'B') =>
      fought(1, { treasury: 0, campaign: { bag }, battles: [{ winner, legends: 3 }] }).campaign.notebook
        .treasury;
    expect([paid('A'), paid('B')]).toEqual([30 + 3, 3]);
  });

  test('the chronicle of NAP-SOL.1 tells what happened', () => {
    const table = fought(1);
    expect(table.campaign.chronicle).toMatchObject([
      { month: 1, what: 'marched', region: 'W02' },
      { month: 1, what: 'won', region: 'W02', about: 'L1' },
    ]);
  });
});

describe('the Breach', () => {
  const ready = { month: 6, seals: ['W04', 'W06'], army: 'W08' } as const;
  const scene = (winner: 'A' | 'B', campaign: object = {}): CampaignScene => ({
    corruption: { W04: 1, W07: 1, W08: 2 },
    campaign: { ...ready, ...campaign },
    battles: [{ winner }],
  });
  function stormed(winner: 'A' | 'B', campaign: object = {}) {
    const table = inMonth(scene(winner, campaign));
    table.play('A', march('W12'), NOBODY_HIRED, ...field(0, 1, 2, 3, 4), CONFIRM);
    return table;
  }

  test('NAP-SOL.9: SC8 against AB-320, goal 12 for the player and 8 for the Abyss, and it cannot be refused', () => {
    const terms = stormed('A').fought[0]?.terms;
    expect(terms).toMatchObject({ goals: { south: 12, north: 8 }, escalation: 8, special: 'gate' });
    expect(terms?.armies.B.units.map(({ type }) => type)).toEqual([
      ...['AB14', 'AB12', 'AB13', 'AB01', 'AB01', 'AB03', 'AB04', 'AB04', 'AB06', 'AB03', 'AB08', 'AB04'],
    ]);
    expect(terms?.landmarks.map(({ hex }) => hexName(hex))).toEqual(['F1']);
    expect([terms?.zones.south.length, terms?.zones.north.length]).toEqual([13, 14]);
  });

  test('NAP-SOL.9: the Abyss has 1 Corruption for each foul region, at most 8, and none against three Seals', () => {
    expect(stormed('A').fought[0]?.terms.corruption.B).toBe(3);
    expect(stormed('A', { seals: ['W04', 'W06', 'W09'] }).fought[0]?.terms.corruption.B).toBe(0);
    const all = Object.fromEntries(
      Array.from({ length: 11 }, (_, i) => [`W${String(i + 1).padStart(2, '0')}`, 1]),
    );
    const foul = { ...inMonth().campaign.corruption, ...all };
    expect(stormed('A', { corruption: foul }).fought[0]?.terms.corruption.B).toBe(8);
  });

  test('NAP-SOL.4, NAP-ARM.4: who cannot field a Commander may not enter: Napoleon alone is no army of 100 DP', () => {
    const refusal = (...muster: string[]) => inMonth({ ...scene('A'), muster }).refused('A', march('W12'));
    expect(refusal('FR14', 'FR01')).toBe('NAP-SOL.4');
    expect(refusal('FR14', 'FR01', 'FR01', 'FR01')).toBeNull();
    expect(refusal('FR12')).toBeNull();
  });

  test('NAP-SOL.4, NAP-SOL.19: what the guns of the only army cost in the mud must be there, and is kept', () => {
    const muddy = (treasury: number) =>
      inMonth({ ...scene('A', { event: 'EV06' }), muster: ['FR14', 'FR09', 'FR01'], treasury });
    expect(muddy(4).refused('A', march('W12'))).toBe('NAP-SOL.4');
    const table = muddy(13);
    table.play('A', march('W12'));
    // Militia for 7, Musketeers for 11: 5 must be left for the battery.
    expect(table.refused('A', { type: 'hire', unit: 'RU02' })).toBeNull();
    expect(table.refused('A', { type: 'hire', unit: 'RU01' })).toBe('NAP-SOL.19');
    table.play('A', { type: 'hire', unit: 'RU02' });
    table.play('A', ...(armyAnswer(table.state, 'A') ?? []));
    expect(table.fought[0]?.terms.armies.A.units.map(({ type }) => type)).toEqual([
      'FR14',
      'FR09',
      'FR01',
      'RU02',
    ]);
  });

  test('NAP-TRN.16, NAP-SOL.19: nobody is lent because the guns of an army have eaten up the treasury', () => {
    const table = inMonth({
      corruption: { W02: 1 },
      campaign: { event: 'EV06' },
      muster: ['FR14', 'FR09', 'FR01'],
      treasury: 5,
      battles: [{ winner: 'A' }],
    });
    table.play('A', march('W02'), FIGHT, NOBODY_HIRED, ...field(0, 1, 2), CONFIRM);
    // His battery has eaten up the treasury, and he is still his own man.
    expect(table.fought[0]?.terms.armies.A.units.map(({ type }) => type)).toEqual(['FR14', 'FR09', 'FR01']);
  });

  test('NAP-SOL.4: won, the campaign is won; lost, it is lost', () => {
    expect(stormed('A').winners).toEqual(['A']);
    expect(stormed('B').winners).toEqual(['B']);
  });
});
