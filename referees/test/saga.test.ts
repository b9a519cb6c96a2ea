// The referee of Napoleon Saga over random games, and whether it finds fault.
import { saga } from '@grognard/games/saga/module.ts';
import { workbench } from '@grognard/games/saga/workbench.ts';
import {
  lessOffered,
  moreOffered,
  noEvent,
  otherDie,
  otherEvent,
  otherPosition,
} from '@grognard/testkit/doctors.ts';
import { type Doctor, faultFound } from '@grognard/testkit/fault-found.ts';
import type { OptionsGenerator } from '@grognard/testkit/game.ts';
import { refereed } from '@grognard/testkit/referee.ts';
import { expect, test } from 'vitest';
import { sagaReferee } from '../src/saga/index.ts';
import { faultsOf } from '../src/saga/setup.ts';
import { DECKS } from '../src/saga/tables.ts';

const options = workbench.anyOptions;

test('SAG-X3: random games over all options come out as the second reading of the law has them', () => {
  const report = refereed(saga, sagaReferee, { seed: 1815, decisions: 18_000, options });
  expect(report.found).toEqual([]);
  expect(report.never).toEqual([]);
}, 300_000);

type Fields = { readonly [field: string]: unknown };

/** One field of a unit, of the cards of a player, or of the ground came out otherwise. */
const otherUnit = (type: string, change: (unit: Fields) => Fields): Doctor =>
  otherPosition(({ units }, { events }) => {
    const named = events.find((event) => event.type === type)?.['unit'];
    const list = units as readonly Fields[];
    return list.some(({ id }) => id === named)
      ? { units: list.map((unit) => (unit['id'] === named ? { ...unit, ...change(unit) } : unit)) }
      : null;
  });

const otherPlayer = (type: string, change: (own: Fields) => Fields): Doctor =>
  otherPosition(({ players }, { events }) => {
    const all = players as { readonly [player: string]: Fields };
    return events.some((event) => event.type === type)
      ? { players: { ...all, A: { ...all['A'], ...change(all['A'] ?? {}) } } }
      : null;
  });

const totalMore =
  (kind: string): Doctor =>
  (moment) =>
    otherEvent('testRolled', (event) =>
      event['kind'] === kind && typeof event['natural'] === 'number'
        ? { sum: { ...(event['sum'] as Fields), total: Number((event['sum'] as Fields)['total']) + 1 } }
        : null,
    )(moment);

const doctors: readonly (readonly [kind: string, doctor: Doctor])[] = [
  ['lists', otherPlayerBefore()],
  ['offers', lessOffered('place')],
  ['offers', lessOffered('commit')],
  [
    'initiatives',
    otherPosition(({ first }, { events }) =>
      events.some(({ type }) => type === 'initiativeDecided') ? { first: first === 'A' ? 'B' : 'A' } : null,
    ),
  ],
  ['activations', lessOffered('activate')],
  ['activations', moreOffered('activate')],
  ['declarations', lessOffered('declare')],
  ['declarations', moreOffered('declare')],
  ['windows', lessOffered('pass')],
  ['windows', lessOffered('card')],
  ['cards', noEvent('cardPlayed')],
  [
    'cards',
    otherPlayer('cardPlayed', ({ discard }) => ({ discard: [...(discard as readonly string[]), 'G01'] })),
  ],
  ['fire tests', totalMore('fire')],
  [
    'fire tests',
    (moment) =>
      moment.events.some(({ type }) => type === 'testRolled') ? otherDie(/^SAG-10\.3/)(moment) : null,
  ],
  ['melee tests', totalMore('melee')],
  ['morale tests', totalMore('morale')],
  ['evade tests', totalMore('evade')],
  ['outflank tests', totalMore('outflank')],
  ['eliminations', otherEvent('unitEliminated', ({ vp }) => ({ vp: vp === 2 ? 1 : 2 }))],
  ['retreats', otherUnit('unitRetreated', () => ({ disarray: true }))],
  ['melees won', otherPlayer('meleeEnded', ({ meleeWins }) => ({ meleeWins: Number(meleeWins) + 1 }))],
  [
    'captures',
    otherPosition((_, { events }) =>
      events.some(({ type }) => type === 'terrainCaptured') ? { terrain: [] } : null,
    ),
  ],
  ['arrivals', otherUnit('unitEntered', () => ({ activated: true }))],
  ['moves', otherEvent('unitMoved', ({ from }) => ({ to: from }))],
  [
    'terrain laid',
    otherPosition((_, { events }) =>
      events.some(({ type }) => type === 'terrainLaid') ? { terrain: [] } : null,
    ),
  ],
  ['checkpoints', lessOffered('score')],
  ['objectives', noEvent('objectiveScored')],
  [
    'turns',
    otherPosition(({ turn }, { events }) =>
      events.some(({ type }) => type === 'turnScored') ? { turn: Number(turn) + 1 } : null,
    ),
  ],
  [
    'endings',
    otherPosition(({ result }) =>
      typeof result === 'object' && result !== null ? { result: { ...result, winners: ['nobody'] } } : null,
    ),
  ],
];

/** A card more in the first deal. */
function otherPlayerBefore(): Doctor {
  return (moment) => {
    const before = moment.before as { readonly players: { readonly [player: string]: Fields } };
    const own = before.players['A'] ?? {};
    const dealt = { ...own, hand: [...(own['hand'] as readonly string[]), 'G01'] };
    return { ...moment, before: { ...before, players: { ...before.players, A: dealt } } };
  };
}

/** Evasions are rare enough where they are allowed. */
const evading: OptionsGenerator = (random) => ({ ...(options(random) as Fields), evade: true });

test.for(doctors)('SAG-X3: what is doctored is found: %s', { timeout: 120_000 }, ([, doctor]) => {
  const found = faultFound(saga, sagaReferee, { seed: 1805, options: evading }, doctor);
  expect(found?.length).toBeGreaterThan(0);
});

test('SAG-X3: every kind has a doctored moment', () => {
  expect(sagaReferee.kinds.filter((kind) => !doctors.some(([each]) => each === kind))).toEqual([]);
});

test('SAG-20.3 to 20.8: the limits of decks, as in SAG-GV-26', () => {
  const { faction, units, strategy } = DECKS['frenchBasic'] ?? { faction: '', units: [], strategy: [] };
  const faults = (deck: object): readonly string[] =>
    faultsOf({ faction, units, strategy, ...deck }, 900, false);
  expect(faults({})).toEqual([]);
  expect(faults({ units: units.slice(1) })).toContain('SAG-20.3 size');
  expect(faults({ strategy: strategy.slice(1) })).toContain('SAG-20.8 strategy');
  expect(faults({ strategy: [...strategy, 'G01'] })).toContain('SAG-20.8 strategy');
  expect(faults({ strategy: [...strategy, 'B01'] })).toContain('SAG-5.10 flags');
  expect(faults({ units: [...units.slice(1), 'PR-LINE'] })).toContain('SAG-20.2 faction');
  expect(faults({ units: [...units.slice(1), 'FR-FART'] })).toContain('SAG-20.6 artillery');
  expect(faults({ units: [...units.slice(3), 'FR-MG', 'FR-YG', 'FR-GACH'] })).toContain('SAG-20.6 guards');
});
