// NAP-SOL.16: the thirty events, one by one.
import { describe, expect, test } from 'vitest';
import { campaignOf } from '../campaign/state.ts';
import type { CampaignEventId } from '../data/campaign-events.ts';
import type { Action } from '../grammar.ts';
import {
  atEvent,
  type CampaignScene,
  type CampaignTable,
  CONFIRM,
  FIGHT,
  field,
  inMonth,
  NOBODY_HIRED,
} from './campaign-table.ts';

const choose = (option: string): Action => ({ type: 'event', option });
const options = (table: CampaignTable): readonly string[] =>
  table.legal('A').flatMap((action) => (action.type === 'event' ? [action.option] : []));
const treasury = (table: CampaignTable): number => table.campaign.notebook.treasury;

/** The terms of a battle fought in a month with this event. */
function termsUnder(event: CampaignEventId, scene: CampaignScene = {}) {
  const table = inMonth({
    corruption: { W02: 1 },
    battles: [{ winner: 'A' }],
    ...scene,
    campaign: { event, ...scene.campaign },
  });
  table.play('A', { type: 'march', region: 'W02' }, FIGHT, NOBODY_HIRED);
  if (table.legal('A').some(({ type }) => type === 'fieldKitchen'))
    table.play('A', { type: 'fieldKitchen', yes: true });
  table.play('A', ...field(0, 1, 3, 4), CONFIRM);
  const terms = table.fought[0]?.terms;
  if (terms === undefined) throw new Error('a battle was fought');
  return { terms, table };
}

describe('weather', () => {
  test('NAP-SOL.16 EV01: ranged rows reach two hexes in Heavy Rain', () => {
    expect(termsUnder('EV01').terms.rangedLimit).toBe(2);
    expect(termsUnder('EV30').terms.rangedLimit).toBeNull();
  });
  test('NAP-SOL.16 EV03: Fog in rounds 1 and 2', () => {
    expect(termsUnder('EV03').terms.fogRounds).toBe(2);
    expect(termsUnder('EV30').terms.fogRounds).toBe(0);
  });
  test('NAP-SOL.16 EV04: Clear Skies give a point more', () => {
    expect(atEvent('EV04').campaign.ap).toBe(3);
  });
  test('NAP-SOL.16 EV05: your Cavalry starts tired in a Thunderstorm', () => {
    const { terms } = termsUnder('EV05');
    expect(terms.armies.A.units.map(({ type, fatigue }) => [type, fatigue])).toEqual([
      ['FR12', 0],
      ['FR01', 0],
      ['FR05', 1],
      ['FR09', 0],
    ]);
    expect(terms.armies.B.units.every(({ fatigue }) => fatigue === 0)).toBe(true);
  });
  test('NAP-SOL.16, NAP-SOL.19 EV06: each Artillery unit costs 5 DP, or stays out', () => {
    const { table } = termsUnder('EV06', { treasury: 5, campaign: { bag: ['holyWater'] } });
    expect(table.campaign.notebook.treasury).toBe(5 - 5 + 30);
    const poor = inMonth({ corruption: { W02: 1 }, treasury: 4, campaign: { event: 'EV06' } });
    poor.play('A', { type: 'march', region: 'W02' }, FIGHT, NOBODY_HIRED, ...field(0, 4));
    expect(poor.refused('A', CONFIRM)).toBe('NAP-SOL.19');
    poor.play('A', { type: 'keepHome', unit: 4 });
    expect(poor.refused('A', CONFIRM)).toBeNull();
  });
  test('NAP-SOL.16, NAP-SOL.19 EV06: hired guns pay as well, after one’s own, or stay out', () => {
    const under = (treasury: number) => {
      const table = inMonth({
        corruption: { W02: 1 },
        treasury,
        campaign: { event: 'EV06', bag: ['holyWater'] },
        battles: [{ winner: 'A' }],
      });
      // RU09 costs 37, half of it 19.
      table.play('A', { type: 'march', region: 'W02' }, FIGHT, { type: 'hire', unit: 'RU09' });
      table.play('A', ...field(0, 4), CONFIRM);
      const units = table.fought[0]?.terms.armies.A.units.map(({ type }) => type);
      return { units, left: table.campaign.notebook.treasury - 30 };
    };
    expect(under(29)).toEqual({ units: ['FR12', 'FR09', 'RU09'], left: 0 });
    expect(under(28)).toEqual({ units: ['FR12', 'FR09'], left: 4 });
  });
  test('NAP-SOL.15: a Field Kitchen keeps foul weather off the battle', () => {
    const { terms, table } = termsUnder('EV01', { campaign: { loot: ['fieldKitchen'] } });
    expect(terms.rangedLimit).toBeNull();
    expect(campaignOf(table.state).loot).not.toContain('fieldKitchen');
  });
});

describe('marauders', () => {
  test('NAP-SOL.16 EV07: lose 15 DP or all of it', () => {
    const table = atEvent('EV07', { treasury: 10 });
    expect(options(table)).toEqual(['yield', 'fight']);
    table.play('A', choose('yield'));
    expect(treasury(table)).toBe(0);
  });
  test('NAP-SOL.16 EV07: or fight them at once on MAP1 with 100 DP, for 25 DP and a token', () => {
    const table = atEvent('EV07', {
      treasury: 0,
      battles: [{ winner: 'A', A: 3 }],
      campaign: { bag: ['holyWater'] },
    });
    table.play('A', choose('fight'), NOBODY_HIRED, ...field(0, 1));
    expect(table.refused('A', { type: 'field', unit: 4 })).toBeNull();
    table.play('A', ...field(4));
    expect(table.refused('A', { type: 'field', unit: 2 })).toBe('NAP-TRN.5');
    table.play('A', CONFIRM);
    const terms = table.fought[0]?.terms;
    expect(terms).toMatchObject({ escalation: 4, goals: { south: 3, north: 3 }, automaton: 'B' });
    expect(terms?.armies.B.units.map(({ type }) => type)).toEqual(['AB13', 'AB01', 'AB02', 'AB03', 'AB04']);
    expect(treasury(table)).toBe(25);
    expect(table.campaign.loot).toEqual(['holyWater']);
    // No improvement is drawn, and nobody has moved.
    expect(table.campaign).toMatchObject({ army: 'W01', improvements: { cards: { length: 18 } } });
  });
  test('NAP-SOL.19 EV07: fought and lost, the 15 DP are lost after all', () => {
    const table = atEvent('EV07', { treasury: 20, battles: [{ winner: 'B', lost: { A: [1] } }] });
    table.play('A', choose('fight'), NOBODY_HIRED, ...field(0, 1), CONFIRM);
    expect(treasury(table)).toBe(5);
    expect(table.campaign).toMatchObject({ army: 'W01', corruption: { W01: 0 } });
    expect(table.campaign.notebook.muster[1]?.broken).toBe(true);
  });
  test('NAP-SOL.16, NAP-SOL.19 EV08: pay 10 DP, or the cheapest unit but a Commander deserts', () => {
    const table = atEvent('EV08', { treasury: 10 });
    expect(options(table)).toEqual(['pay', 'yield']);
    table.play('A', choose('yield'));
    expect(table.campaign.notebook.muster.map(({ broken }) => broken)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    // Who cannot pay is not asked.
    expect(atEvent('EV08', { treasury: 9 }).campaign.notebook.muster[1]?.broken).toBe(true);
    expect(treasury(atEvent('EV08', { treasury: 10, muster: ['FR12'] }))).toBe(0);
  });
  test('NAP-SOL.16 EV09: a random token is lost, else 10 DP', () => {
    expect(atEvent('EV09', { campaign: { loot: ['powderWagon'] } }).campaign).toMatchObject({
      loot: [],
      notebook: { treasury: 100 },
    });
    expect(treasury(atEvent('EV09', { treasury: 7 }))).toBe(0);
    expect(treasury(atEvent('EV09'))).toBe(90);
  });
  test('NAP-SOL.16 EV10: 15 DP in a clean region', () => {
    expect(treasury(atEvent('EV10'))).toBe(115);
    expect(treasury(atEvent('EV10', { corruption: { W01: 1 } }))).toBe(100);
  });
  test('NAP-SOL.16 EV11: Light Cavalry at half cost, rounded up', () => {
    const table = atEvent('EV11', { treasury: 16 });
    expect(options(table)).toEqual(['FR05', 'FR06', 'leave']);
    table.play('A', choose('FR06'));
    expect(treasury(table)).toBe(1);
    expect(table.campaign.notebook.muster.at(-1)?.type).toBe('FR06');
    expect(options(atEvent('EV11', { treasury: 15 }))).toEqual(['FR06', 'leave']);
  });
});

describe('corruption', () => {
  test('NAP-SOL.16 EV12: the lowest-numbered region with 1 gets 2', () => {
    expect(atEvent('EV12').campaign.corruption).toMatchObject({ W04: 2, W07: 1 });
  });
  test('NAP-SOL.16 EV13: a random region gets 1 more; the Breach none', () => {
    expect(atEvent('EV13', { dice: [9] }).campaign.corruption.W09).toBe(1);
    expect(atEvent('EV13', { dice: [12] }).campaign.corruption.W12).toBe(3);
    expect(atEvent('EV13', { dice: [1], corruption: { W01: 2 } }).winners).toEqual(['B']);
  });
  test('NAP-SOL.16 EV16: Nightmares take three cards of the opening hand', () => {
    expect(termsUnder('EV16').terms.returned).toEqual({ A: 3, B: 0 });
    expect(termsUnder('EV30').terms.returned).toEqual({ A: 2, B: 0 });
  });
  test('NAP-SOL.16 EV17: the Host appears in Galicia, and fights an army that stands there', () => {
    expect(atEvent('EV17').campaign.host).toEqual({ at: 'W08', since: 1 });
    const table = atEvent('EV17', { campaign: { army: 'W08' }, corruption: { W08: 0 } });
    expect(table.campaign.foray).toMatchObject({ kind: 'host', level: 'L2' });
  });
  test('NAP-SOL.16 EV18: the Abyss starts with 4 more Corruption', () => {
    expect(termsUnder('EV18').terms.corruption).toEqual({ A: 0, B: 7 });
    expect(termsUnder('EV30').terms.corruption).toEqual({ A: 0, B: 3 });
  });
});

describe('allies', () => {
  test('NAP-SOL.16, NAP-SOL.20 EV19, EV20: Wolfen for 20 DP, Centaurs for 25; they take no detachments', () => {
    const table = atEvent('EV19', { treasury: 20, battles: [{ winner: 'A' }] });
    table.play('A', choose('take'));
    expect(table.campaign.notebook).toMatchObject({ treasury: 0 });
    expect(table.campaign.notebook.muster.at(-1)?.type).toBe('RU08');
    const centaurs = atEvent('EV20', { faction: 'russia', treasury: 25 });
    centaurs.play('A', choose('take'));
    expect(centaurs.campaign.notebook.muster.at(-1)?.type).toBe('FR08');
    const foreign = inMonth({ muster: ['FR12', 'RU08'], corruption: { W02: 1 } });
    const owning = inMonth({
      corruption: { W02: 1 },
      campaign: { notebook: { ...foreign.campaign.notebook, detachments: ['DT1'] } },
    });
    owning.play('A', { type: 'march', region: 'W02' }, FIGHT, NOBODY_HIRED, ...field(0, 1));
    expect(owning.refused('A', { type: 'attach', unit: 1, detachment: 'DT1' })).toBe('NAP-SOL.20');
  });
  test('NAP-SOL.16 EV19: who cannot pay, or leaves it, gets nobody', () => {
    expect(atEvent('EV19', { treasury: 19 }).campaign.notebook.muster).toHaveLength(5);
    const table = atEvent('EV20', { treasury: 25 });
    table.play('A', choose('leave'));
    expect(table.campaign.notebook).toMatchObject({ treasury: 25, muster: { length: 5 } });
  });
  test('NAP-SOL.16, NAP-SOL.22 EV21: a region of one’s choice but the Breach gets 1 less', () => {
    const table = atEvent('EV21');
    expect(options(table)).toEqual(['W04', 'W07', 'W08']);
    table.play('A', choose('W08'));
    expect(table.campaign.corruption.W08).toBe(1);
  });
  test('NAP-SOL.16 EV22: 30 DP', () => {
    expect(treasury(atEvent('EV22'))).toBe(130);
  });
  test('NAP-SOL.16 EV23: one Broken unit is restored free', () => {
    const { notebook } = inMonth({ treasury: 0 }).campaign;
    const muster = notebook.muster.map((unit) => ({ ...unit, broken: true }));
    const table = atEvent('EV23', { campaign: { notebook: { ...notebook, muster } } });
    table.play('A', { type: 'restore', unit: 0 });
    expect(table.campaign.notebook.muster.filter(({ broken }) => !broken)).toHaveLength(1);
    expect(table.legal('A').some(({ type }) => type === 'restore')).toBe(false);
  });
  test('NAP-SOL.16, NAP-SOL.5 EV24: an ally of up to 35 DP comes free', () => {
    const table = inMonth({ treasury: 20, corruption: { W02: 1 }, campaign: { event: 'EV24' } });
    table.play('A', { type: 'march', region: 'W02' }, FIGHT);
    // Chevalier Guard cost 42: half of it is still to be paid.
    expect(table.refused('A', { type: 'hire', unit: 'RU07' })).toBe('NAP-SOL.5');
    table.play('A', { type: 'hire', unit: 'RU04' });
    expect(treasury(table)).toBe(20);
  });
});

describe('fortune', () => {
  test('NAP-SOL.16 EV25: a token; DP are paid at once', () => {
    expect(atEvent('EV25', { campaign: { bag: ['powderWagon'] } }).campaign.loot).toEqual(['powderWagon']);
    const purse = atEvent('EV25', { campaign: { bag: ['dp20'] } });
    expect(purse.campaign).toMatchObject({ loot: [], usedLoot: ['dp20'], notebook: { treasury: 120 } });
  });
  test('NAP-SOL.23: an empty bag is filled with what was used', () => {
    const table = atEvent('EV25', { campaign: { bag: [], usedLoot: ['dp10', 'dp10'] } });
    expect(table.campaign).toMatchObject({ bag: ['dp10'], usedLoot: ['dp10'], notebook: { treasury: 110 } });
  });
  test('NAP-SOL.16, NAP-SOL.23 EV26: two improvement cards, one for any fit unit', () => {
    const table = atEvent('EV26');
    const [improve] = table.legal('A').filter((action) => action.type === 'improve');
    if (improve === undefined) throw new Error('a choice');
    table.play('A', improve);
    expect(table.campaign.notebook.muster[improve.unit]?.improvement).toBe(improve.card);
    expect(table.campaign.improvements).toMatchObject({ cards: { length: 16 }, discards: { length: 1 } });
  });
  test('NAP-SOL.16, NAP-SOL.22 EV27: the next three events are seen and put in order', () => {
    const table = atEvent('EV27', { campaign: { known: ['EV04', 'EV10', 'EV22'], events: ['EV30'] } });
    expect(options(table)).toHaveLength(6);
    table.play('A', choose('EV22 EV04 EV10'));
    expect(table.campaign.known).toEqual(['EV22', 'EV04', 'EV10']);
    table.play('A', { type: 'endMonth' });
    expect(table.campaign.event).toBe('EV22');
  });
  test('NAP-SOL.16 EV28: you count as Leader before the first round', () => {
    expect(termsUnder('EV28').terms.firstHolder).toBe('A');
    expect(termsUnder('EV30').terms.firstHolder).toBeNull();
  });
  test('NAP-SOL.16 EV29: a Seal is taken at once where corruption is 1 or less', () => {
    const seals = (army: 'W01' | 'W04', corruption = 1) =>
      atEvent('EV29', { campaign: { army }, corruption: { W04: corruption } }).campaign.seals;
    expect([seals('W04'), seals('W04', 2), seals('W01')]).toEqual([['W04'], [], []]);
  });
  test('NAP-SOL.16 EV30: 5 DP', () => {
    expect(treasury(atEvent('EV30'))).toBe(105);
  });
});
