// NAP-SOL: months of a campaign: marching, building, sealing, spreading.
import { describe, expect, test } from 'vitest';
import { campaignSetup } from '../campaign/setup.ts';
import { refugeFrom, stepTowards } from '../campaign/world.ts';
import type { Action } from '../grammar.ts';
import { atStep, CONFIRM, FIGHT, field, inMonth, NOBODY_HIRED } from './campaign-table.ts';
import { seriesTable } from './series-table.ts';

const switches = { formation: true, flanking: true, fatigueRerolls: true, deactivation: true };
const march = (region: Extract<Action, { readonly type: 'march' }>['region']): Action => ({
  type: 'march',
  region,
});
const END: Action = { type: 'endMonth' };

describe('the start', () => {
  test('NAP-SOL.2, NAP-SOL.3: capital, DP and month by faction and difficulty', () => {
    const start = (faction: 'france' | 'russia', difficulty: 'conscript' | 'veteran' | 'marshal') => {
      const { campaign } = campaignSetup({ faction, difficulty, switches });
      return [campaign.army, campaign.notebook.treasury];
    };
    expect(start('france', 'veteran')).toEqual(['W01', 180]);
    expect(start('russia', 'conscript')).toEqual(['W11', 220]);
    expect(start('russia', 'marshal')).toEqual(['W11', 160]);
  });

  test('NAP-SOL.2: the muster needs a Commander; then month 1 begins with an event', () => {
    const { frame, campaign } = campaignSetup({ faction: 'france', difficulty: 'veteran', switches });
    const table = seriesTable({ frames: [frame], series: null, campaign }, []);
    table.play('A', { type: 'buy', ware: 'FR01' });
    expect(table.refused('A', CONFIRM)).toBe('NAP-TRN.4');
    const events = table.play('A', { type: 'buy', ware: 'FR12' }, CONFIRM);
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'waresBought', left: 134 },
      { type: 'monthBegan', month: 1, ap: 2 },
      { type: 'eventDrawn' },
    ]);
  });
});

describe('action points', () => {
  test('NAP-SOL.8: two points a month; a march to a neighbour costs one', () => {
    const table = inMonth();
    expect(table.refused('A', march('W05'))).toBe('NAP-SOL.6');
    table.play('A', march('W02'));
    expect(table.campaign).toMatchObject({ army: 'W02', previous: 'W01', ap: 1 });
    table.play('A', march('W05'));
    // Without a point left the month ends by itself.
    expect(table.campaign.month).toBe(2);
  });

  test('NAP-SOL.16 EV02: in Deep Snow a march costs two points', () => {
    const table = inMonth({ campaign: { event: 'EV02', ap: 2 } });
    table.play('A', march('W02'));
    expect(table.campaign.month).toBe(2);
    expect(inMonth({ campaign: { event: 'EV02', ap: 1 } }).refused('A', march('W02'))).toBe('NAP-SOL.7');
  });

  test('NAP-SOL.7: a camp is developed in a clean region only', () => {
    expect(inMonth({ corruption: { W01: 1 } }).refused('A', { type: 'develop' })).toBe('NAP-SOL.7');
    const table = inMonth({ treasury: 100 });
    table.play('A', { type: 'develop' }, { type: 'buy', ware: 'BD4' });
    expect(table.refused('A', { type: 'buy', ware: 'BD1' })).toBe('NAP-SOL.7');
    table.play('A', { type: 'buy', ware: 'FR01' }, { type: 'buy', ware: 'AR6' }, { type: 'done' });
    expect(table.campaign.notebook.treasury).toBe(100 - 20 - 20 - 12);
    expect(table.campaign.ap).toBe(1);
    // Each building once in the whole campaign.
    table.play('A', { type: 'develop' });
    expect(table.refused('A', { type: 'buy', ware: 'BD4' })).toBe('NAP-TRN.20');
  });

  test('NAP-SOL.7: Broken units are restored for a quarter of their cost', () => {
    const table = inMonth({ treasury: 20 });
    const hurt = inMonth({
      treasury: 20,
      campaign: {
        notebook: {
          ...table.campaign.notebook,
          muster: table.campaign.notebook.muster.map((unit, id) => ({ ...unit, broken: id > 1 })),
        },
      },
    });
    hurt.play('A', { type: 'develop' }, { type: 'restore', unit: 3 });
    expect(hurt.campaign.notebook.treasury).toBe(20 - 8);
    hurt.play('A', { type: 'restore', unit: 4 });
    // 43 / 4 rounds up to 11: 1 DP is left, and Fusiliers would take 5.
    expect(hurt.refused('A', { type: 'restore', unit: 2 })).toBe('NAP-TRN.9');
  });

  test('NAP-SOL.8: a rest restores two Broken units free', () => {
    expect(inMonth().refused('A', { type: 'recover' })).toBe('NAP-SOL.8');
    const base = inMonth({ treasury: 0 }).campaign.notebook;
    const muster = base.muster.map((unit, id) => ({ ...unit, broken: id > 1 }));
    const table = inMonth({ campaign: { notebook: { ...base, muster } } });
    table.play('A', { type: 'recover' }, { type: 'restore', unit: 2 }, { type: 'restore', unit: 3 });
    expect(table.campaign.notebook.muster.map(({ broken }) => broken)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(table.campaign.notebook.treasury).toBe(0);
    expect(table.legal('A').some(({ type }) => type === 'march')).toBe(true);
  });

  test('NAP-SOL.8: a Seal is taken in a clean Seal region, once', () => {
    expect(inMonth().refused('A', { type: 'takeSeal' })).toBe('NAP-SOL.8');
    expect(inMonth({ campaign: { army: 'W04' } }).refused('A', { type: 'takeSeal' })).toBe('NAP-SOL.8');
    const table = inMonth({ campaign: { army: 'W06' } });
    table.play('A', { type: 'takeSeal' });
    expect(table.campaign.seals).toEqual(['W06']);
    expect(table.refused('A', { type: 'takeSeal' })).toBe('NAP-SOL.8');
  });

  test('NAP-SOL.8, NAP-SOL.15: a purge costs 20 DP or Holy Water, and works on corruption 1', () => {
    expect(inMonth().refused('A', { type: 'purge', holyWater: false })).toBe('NAP-SOL.8');
    expect(inMonth({ corruption: { W01: 2 } }).refused('A', { type: 'purge', holyWater: false })).toBe(
      'NAP-SOL.8',
    );
    const poor = inMonth({ corruption: { W01: 1 }, treasury: 19, campaign: { loot: ['holyWater'] } });
    expect(poor.refused('A', { type: 'purge', holyWater: false })).toBe('NAP-SOL.8');
    poor.play('A', { type: 'purge', holyWater: true });
    expect(poor.campaign).toMatchObject({ corruption: { W01: 0 }, loot: [], usedLoot: ['holyWater'] });
    const rich = inMonth({ corruption: { W01: 1 }, treasury: 20 });
    rich.play('A', { type: 'purge', holyWater: false });
    expect(rich.campaign).toMatchObject({ corruption: { W01: 0 }, notebook: { treasury: 0 } });
  });

  test('NAP-SOL.9, NAP-SOL.4: the Breach needs two Seals, month 6 and a fit Commander', () => {
    const before = (campaign: object, muster?: readonly string[]) =>
      inMonth({ campaign: { army: 'W04', ...campaign }, ...(muster && { muster }) }).refused(
        'A',
        march('W12'),
      );
    expect(before({ month: 6, seals: ['W06'] })).toBe('NAP-SOL.9');
    expect(before({ month: 5, seals: ['W06', 'W09'] })).toBe('NAP-SOL.9');
    expect(before({ month: 6, seals: ['W06', 'W09'] }, ['FR01'])).toBe('NAP-SOL.4');
    expect(before({ month: 6, seals: ['W06', 'W09'] })).toBeNull();
  });

  test('NAP-SOL.18: an army may attack where it stands, if there is something to fight', () => {
    expect(inMonth().refused('A', march('W01'))).toBe('NAP-SOL.18');
    const table = inMonth({ corruption: { W01: 1 }, battles: [{ winner: 'A', A: 5 }] });
    table.play('A', march('W01'));
    // Such a battle cannot be refused (NAP-SOL.21).
    expect(table.legal('A').some(({ type }) => type === 'refuseBattle')).toBe(false);
    table.play('A', NOBODY_HIRED, ...field(0, 1), CONFIRM);
    expect(table.campaign.corruption.W01).toBe(0);
  });
});

describe('the end of a month', () => {
  test('SOL.M4 NAP-SOL.6: the army’s region and the capital pay if they are clean, one region once', () => {
    const paid = (scene: Parameters<typeof atStep>[1]) => {
      const { campaign } = atStep('income', { treasury: 0, dice: [1, 1], ...scene });
      return campaign.notebook.treasury;
    };
    // The event of the next month comes after: 10, 20, 30 or 5 DP of it are left out by a quiet deck.
    const quiet = { known: ['EV04', 'EV04'] as const };
    expect(paid({ campaign: { ...quiet } })).toBe(20);
    expect(paid({ campaign: { ...quiet, army: 'W02' } })).toBe(35);
    expect(paid({ campaign: { ...quiet, army: 'W02' }, corruption: { W01: 1 } })).toBe(15);
    expect(paid({ campaign: { ...quiet, army: 'W04' } })).toBe(20);
    expect(paid({ campaign: { ...quiet, event: 'EV15' } })).toBe(0);
  });

  test('NAP-SOL.7: a Treasury pays 4 DP a month', () => {
    const base = atStep('income', { campaign: { known: ['EV04'] }, dice: [1, 1] }).campaign.notebook;
    const table = atStep('income', {
      campaign: { known: ['EV04'], notebook: { ...base, treasury: 0, buildings: ['BD7'] } },
      dice: [1, 1],
    });
    expect(table.campaign.notebook.treasury).toBe(24);
  });

  test('NAP-SOL.12, NAP-SOL.6, NAP-GV-52: corruption spreads from worse neighbours, never to the army', () => {
    const spread = (...dice: number[]) =>
      atStep('spread', { campaign: { army: 'W02', known: ['EV04'] }, dice }).campaign.corruption;
    expect(spread(10, 6)).toMatchObject({ W10: 1, W06: 1 });
    expect(spread(10, 2)).toMatchObject({ W10: 1, W02: 0, W06: 0 });
    // W08 has 2 and a neighbour with 3; W12 has 3 and stays.
    expect(spread(8, 8)).toMatchObject({ W08: 3, W12: 3 });
    // Nobody next to Bavaria but Vienna has more.
    expect(spread(3, 1)).toMatchObject({ W03: 1, W01: 0 });
  });

  test('NAP-SOL.12, NAP-SOL.3: three rolls from month 7, none for a Conscript in months 1 and 2, one more with EV14', () => {
    const rolls = (scene: Parameters<typeof atStep>[1]) =>
      atStep('spread', scene).match.opening.events.filter(({ type }) => type === 'spreadRolled').length;
    expect(rolls({ campaign: { month: 6 } })).toBe(2);
    expect(rolls({ campaign: { month: 7 } })).toBe(3);
    expect(rolls({ campaign: { month: 7, event: 'EV14' } })).toBe(4);
    expect(rolls({ difficulty: 'conscript', campaign: { month: 2 } })).toBe(0);
    expect(rolls({ difficulty: 'conscript', campaign: { month: 3 } })).toBe(2);
    expect(rolls({ difficulty: 'marshal', campaign: { month: 1 } })).toBe(2);
  });

  test('NAP-SOL.4: with the capital at corruption 3 all is lost', () => {
    const table = atStep('spread', {
      campaign: { army: 'W05' },
      corruption: { W01: 2, W02: 3 },
      dice: [1],
    });
    expect(table.winners).toEqual(['B']);
    expect(table.state.result?.rule).toBe('NAP-SOL.4');
  });

  test('NAP-SOL.4: and when month 12 ends', () => {
    expect(inMonth({ campaign: { month: 11, known: ['EV04'] }, dice: [1, 1, 1] }).winners).toBeNull();
    const table = inMonth({ campaign: { month: 12 }, dice: [1, 1, 1] });
    table.play('A', END);
    expect(table.winners).toEqual(['B']);
  });
});

describe('the Host', () => {
  test('NAP-SOL.13: it comes one region nearer each month after its arrival, by the shortest way', () => {
    expect(stepTowards('W08', 'W01')).toBe('W04');
    expect(stepTowards('W08', 'W11')).toBe('W10');
    expect(stepTowards('W04', 'W09')).toBe('W08');
    const waiting = atStep('host', {
      campaign: { month: 3, host: { at: 'W08', since: 3 }, known: ['EV04'] },
    });
    expect(waiting.campaign.host?.at).toBe('W08');
    const coming = atStep('host', { campaign: { month: 4, host: { at: 'W08', since: 3 }, known: ['EV04'] } });
    expect(coming.campaign.host?.at).toBe('W04');
  });

  test('NAP-SOL.13, NAP-SOL.21: where it meets the army there is battle, which cannot be refused', () => {
    const table = atStep('host', {
      campaign: { army: 'W07', previous: 'W05', host: { at: 'W08', since: 0 }, known: ['EV04'] },
      corruption: { W07: 0 },
      battles: [{ winner: 'B' }],
    });
    expect(table.campaign.foray).toMatchObject({ kind: 'host', level: 'L2', region: 'W07' });
    expect(table.legal('A').every(({ type }) => type === 'hire')).toBe(true);
    table.play('A', NOBODY_HIRED, ...field(0, 1), CONFIRM);
    // NAP-SOL.17: a Host that came drives the army to the least corrupted neighbour, lowest id first.
    expect(table.campaign).toMatchObject({ army: 'W05', corruption: { W07: 1 }, host: { at: 'W07' } });
  });

  test('NAP-SOL.13: beaten, it is gone', () => {
    const table = inMonth({
      campaign: { army: 'W05', host: { at: 'W03', since: 0 }, known: ['EV04'] },
      battles: [{ winner: 'A', A: 5 }],
    });
    table.play('A', march('W03'), FIGHT, NOBODY_HIRED, ...field(0, 1), CONFIRM);
    expect(table.campaign.host).toBeNull();
    // Worth as much as a region of corruption 2 (NAP-SOL.11).
    expect(table.campaign.bag).toHaveLength(14);
  });

  test('NAP-SOL.17: a refuge is the least corrupted neighbour with the lowest id, never the Breach', () => {
    const { campaign } = inMonth({ corruption: { W03: 1, W08: 1 } });
    expect(refugeFrom('W04', campaign)).toBe('W03');
    expect(refugeFrom('W08', campaign)).toBe('W09');
  });
});
