// The referee of Later Campaigns over random games: it finds nothing where nothing is wrong, and finds what is.
import { laterCampaigns } from '@grognard/games/later-campaigns/module.ts';
import { workbench } from '@grognard/games/later-campaigns/workbench.ts';
import type { Moment, Named, Referee } from '@grognard/referees/contract.ts';
import { laterCampaignsReferee } from '@grognard/referees/later-campaigns/index.ts';
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import type { OptionsGenerator } from '@grognard/testkit/game.ts';
import { refereed } from '@grognard/testkit/referee.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const everything = anyOptionsOf(laterCampaigns, workbench.options);
const options: OptionsGenerator = (random) => ({ ...Object(everything(random)), scenario: 'quatre-bras' });
const { printed } = workbench;

const battle: OptionsGenerator = (random) => ({
  ...Object(everything(random)),
  ...{ scenario: 'la-belle-alliance', sequence: 'chit' },
});

/** No random game of this length is sure to ask whose guns support whom; what is tampered with below shows that it is reckoned. */
const SELDOM = ['supports'];

test('random games are played by the law', { timeout: 300_000 }, () => {
  const kinds = { maxDecisions: 1800, printed };
  const small = refereed(laterCampaigns, laterCampaignsReferee, {
    ...kinds,
    seed: 9100,
    decisions: 3000,
    options,
  });
  const large = refereed(laterCampaigns, laterCampaignsReferee, {
    ...{ ...kinds, seed: 9108, decisions: 8700 },
    options: battle,
  });
  expect([...small.found, ...large.found]).toEqual([]);
  const never = large.never.filter((kind) => small.never.includes(kind) && !SELDOM.includes(kind));
  expect(never).toEqual([]);
});

interface Position {
  readonly frames: readonly { readonly proc: string; readonly step: string }[];
  readonly units: readonly object[];
  readonly armies: readonly { readonly demoralizedOn: number }[];
  readonly group: { readonly used: readonly number[]; readonly allowance: readonly number[] } | null;
  readonly control: string;
  readonly turn: number;
}
type Doctor = (moment: Moment) => Moment | null;

const positionIn = (value: unknown): Position => value as Position;

/** The first event that fits, with one field otherwise. */
const event =
  (
    type: string,
    field: string,
    change: (value: unknown) => unknown,
    fits: (one: Named) => boolean = () => true,
  ): Doctor =>
  (moment) => {
    const place = moment.events.findIndex((one) => one.type === type && fits(one));
    const one = moment.events[place];
    if (one === undefined) return null;
    return plain(moment, { events: moment.events.with(place, { ...one, [field]: change(one[field]) }) });
  };

const without =
  (type: string, beside: string): Doctor =>
  (moment) => {
    const place = moment.events.findIndex((one) => one.type === type);
    if (place < 0 || !moment.events.slice(place).some((one) => one.type === beside)) return null;
    return plain(moment, { events: moment.events.toSpliced(place, 1) });
  };

/** One legal action of a type is not offered. */
const unoffered =
  (proc: string, step: string, type: string): Doctor =>
  (moment) => {
    const top = positionIn(moment.before).frames.at(-1);
    if (top?.proc !== proc || top.step !== step) return null;
    const all = moment.offers();
    const place = all.findIndex(
      ({ action, against }) => action.type === type && against === null && isOne(action),
    );
    return place < 0 ? null : plain(moment, { offers: () => all.toSpliced(place, 1) });
  };

const isOne = ({ guns, units, hex }: Named): boolean =>
  hex !== -1 && [guns, units].every((list) => !Array.isArray(list) || list.length === 1);

const after =
  (change: (now: Position, moment: Moment) => object | null): Doctor =>
  (moment) => {
    const changed = change(positionIn(moment.after), moment);
    return changed === null ? null : plain(moment, { after: { ...positionIn(moment.after), ...changed } });
  };

/** Getters are read once, so that fields can be written over. */
const plain = (moment: Moment, change: Partial<Moment>): Moment => ({
  ...moment,
  before: moment.before,
  after: moment.after,
  ...change,
});

const up = (value: unknown): number => Number(value) + 1;
const not = (value: unknown): boolean => value !== true;
const fire = (fight: string, rule: string) => (one: Named) => one['fight'] === fight && one['rule'] === rule;
const isByTable = ({ options: chosen }: Moment): boolean =>
  !JSON.stringify(chosen).includes('"rollSix":true');
const byTable =
  (doctor: Doctor): Doctor =>
  (moment) =>
    isByTable(moment) ? doctor(moment) : null;
const isInGame = (one: Named): boolean => one['rule'] !== 'NLC-20.10';
const isByChits = ({ options: chosen }: Moment): boolean =>
  JSON.stringify(chosen).includes('"sequence":"chit"');

const DOCTORS: { readonly [kind: string]: readonly [rule: string, doctor: Doctor] } = {
  positions: ['NLC-A.4', after(({ units }) => ({ units: units.with(0, { ...units[0], status: 'exited' }) }))],
  assaultFires: ['NLC-D.9', byTable(event('fired', 'strength', up, fire('assault', 'NLC-7.1a')))],
  chargeFires: ['NLC-D.9', byTable(event('fired', 'strength', up, fire('charge', 'NLC-7.7d')))],
  bombardments: ['NLC-D.9', byTable(event('fired', 'strength', up, fire('bombardment', 'NLC-8.1d')))],
  opportunityFires: ['NLC-D.9', byTable(event('fired', 'strength', up, fire('bombardment', 'NLC-20.13a')))],
  hits: ['NLC-T8', byTable(event('fired', 'hits', up, fire('assault', 'NLC-7.1a')))],
  squares: ['NLC-7.10a', event('squareTested', 'morale', up)],
  reactionTests: ['NLC-7.9a', event('reactionTested', 'morale', up)],
  moraleTests: ['NLC-D.11', event('moraleTested', 'morale', up, isInGame)],
  retreatTests: ['NLC-19.1a', event('retreatTested', 'disrupted', () => [0, 1, 2, 3])],
  recoveryTests: ['NLC-19.2b', event('recoveryTested', 'morale', up)],
  pursuitTests: ['NLC-2.2g', event('pursuitTested', 'rating', up)],
  chargesDecided: ['NLC-7.7e', event('chargeDecided', 'won', not)],
  steps: [
    'NLC-D.2',
    event(
      'unitsMoved',
      'to',
      () => 0,
      (one) => one['how'] === 'move' && Number(one['from']) > 100,
    ),
  ],
  costs: [
    'NLC-D.1',
    after(({ group }) => (group === null ? null : { group: { ...group, used: group.used.map(up) } })),
  ],
  allowances: [
    'NLC-5.1a',
    (moment) => {
      const { frames, group } = positionIn(moment.before);
      if (group === null || frames.at(-1)?.proc !== 'group') return null;
      return plain(moment, {
        before: { ...positionIn(moment.before), group: { ...group, allowance: group.allowance.map(up) } },
      });
    },
  ],
  reach: ['NLC-D.2', unoffered('group', 'choose', 'go')],
  slipping: ['NLC-7.11a', unoffered('assault', 'preRetreat', 'preRetreat')],
  supports: ['NLC-19.3', unoffered('assault', 'support', 'support')],
  advances: ['NLC-7.5', unoffered('assault', 'advance', 'advance')],
  supplies: ['NLC-D.13', event('unitEliminated', 'supplied', not)],
  arrivals: [
    'NLC-4.0a',
    event(
      'reinforcementsDue',
      'group',
      () => 0,
      (one) => one['roll'] === null && one['group'] !== 0,
    ),
  ],
  bombardTargets: ['NLC-E.6', unoffered('bombardment', 'choose', 'bombard')],
  chargeTargets: ['NLC-E.7', unoffered('chargeDeclaration', 'choose', 'charge')],
  reactions: ['NLC-E.8', unoffered('reaction', 'declare', 'react')],
  hitTakers: ['NLC-D.10', unoffered('losses', 'choose', 'takeHit')],
  retreatHexes: ['NLC-D.6', unoffered('retreat', 'choose', 'retreatTo')],
  pursuits: ['NLC-7.8a', unoffered('pursuit', 'choose', 'pursue')],
  assaultTargets: ['NLC-D.12', unoffered('assaults', 'assign', 'assign')],
  losses: ['NLC-D.10', without('stepLost', 'chargeDecided')],
  compliance: [
    'NLC-T3',
    event(
      'orderArrived',
      'result',
      () => 'none',
      (one) => one['roll'] !== null,
    ),
  ],
  columns: ['NLC-T2', event('orderArrived', 'column', up, (one) => one['roll'] !== null)],
  waits: ['NLC-12.7b', event('waitRolled', 'needed', up)],
  confidence: ['NLC-T4', event('confidenceHeld', 'value', up)],
  localDecisions: [
    'NLC-T1',
    event(
      'localDecided',
      'result',
      () => 'none',
      (one) => one['result'] !== 'none',
    ),
  ],
  couriers: ['NLC-12.6c', event('orderSent', 'receive', up)],
  leaderLosses: ['NLC-11.2a', event('leaderTested', 'lost', not)],
  chitRolls: ['NLC-4.2a', event('initialRolled', 'total', up)],
  draws: ['NLC-4.0f', event('chitDrawn', 'chits', () => [99])],
  armies: [
    'NLC-14.1',
    after(({ armies, turn }, { events }) => {
      const [first, ...others] = armies;
      if (events.length === 0 || first === undefined || first.demoralizedOn > 0) return null;
      return { armies: [{ ...first, demoralizedOn: turn }, ...others] };
    }),
  ],
  control: [
    'NLC-D.14',
    after(({ control, frames }, moment) => {
      const isSettled = frames.at(-1)?.proc === 'movement' && isByChits(moment);
      return isSettled && moment.events.length > 0
        ? { control: `${control[0] === '0' ? '8' : '0'}${control.slice(1)}` }
        : null;
    }),
  ],
  points: ['NLC-18.1', event('turnBegan', 'points', () => ({ french: -1, allied: -1 }))],
};

describe('a moment that was tampered with is found', () => {
  const found = new Set<string>();
  /** Before each true moment the referee is shown it with one thing changed, in each way that has not been noticed yet. */
  const tampered: Referee = {
    ...laterCampaignsReferee,
    begin(chosen, listing) {
      const judge = laterCampaignsReferee.begin(chosen, listing);
      return (moment) => {
        for (const [kind, [rule, doctor]] of Object.entries(DOCTORS)) {
          const changed = found.has(kind) ? null : doctor(moment);
          if (changed !== null && judge(changed).differences.some((one) => one.rule === rule))
            found.add(kind);
        }
        return judge(moment);
      };
    },
  };

  beforeAll(() => {
    const run = { maxDecisions: 1500, options, printed, games: 1 };
    for (let seed = 9200; found.size < Object.keys(DOCTORS).length && seed < 9216; seed += 1)
      refereed(laterCampaigns, tampered, { ...run, seed });
  }, 300_000);

  // Which stacks may assault is read off the frame; what they may assault is tried.
  test.each(laterCampaignsReferee.kinds.filter((kind) => kind !== 'assaultStacks'))('%s', (kind) => {
    expect(found).toContain(kind);
  });
});
