// The referee of Generals over random games, and whether it finds fault.
import { generals } from '@grognard/games/generals/module.ts';
import { workbench } from '@grognard/games/generals/workbench.ts';
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import {
  lessOffered,
  moreOffered,
  noEvent,
  otherDie,
  otherEvent,
  otherPosition,
} from '@grognard/testkit/doctors.ts';
import { type Doctor, faultFound } from '@grognard/testkit/fault-found.ts';
import { refereed } from '@grognard/testkit/referee.ts';
import { expect, test } from 'vitest';
import { generalsReferee } from '../src/generals/index.ts';

const options = anyOptionsOf(generals, workbench.options);

test('GEN-24.3: random games over all options come out as the second reading of the law has them', () => {
  const report = refereed(generals, generalsReferee, { seed: 1815, decisions: 10_000, options });
  expect(report.found).toEqual([]);
  expect(report.never).toEqual([]);
}, 300_000);

type Fields = { readonly [field: string]: unknown };
type Side = 'white' | 'black';

const pointMore =
  (isScored: (type: string, event: Fields) => boolean): Doctor =>
  (moment) =>
    moment.events.some((event) => isScored(event.type, event))
      ? otherPosition(({ vp }) => ({
          vp: { ...(vp as Fields), white: (vp as { readonly [side in Side]: number }).white + 1 },
        }))(moment)
      : null;

const doctors: readonly (readonly [kind: string, doctor: Doctor])[] = [
  ['offers', lessOffered('order')],
  ['offers', moreOffered('activate')],
  ['offers', lessOffered('fire')],
  ['offers', lessOffered('rally')],
  ['moves', otherEvent('unitMoved', ({ how }) => (how === 'order' ? { to: 'c2', from: 'a1' } : null))],
  [
    'moves',
    otherPosition(({ units }, { events }) =>
      events.some(({ type }) => type === 'unitMoved')
        ? {
            units: (units as readonly Fields[]).map((unit, index) =>
              index === 0 ? { ...unit, spent: unit['spent'] !== true } : unit,
            ),
          }
        : null,
    ),
  ],
  ['fights', noEvent('frontFormed')],
  [
    'lines',
    otherEvent('positionsTaken', ({ lines }) => {
      const [line, ...rest] = lines as readonly Fields[];
      return line === undefined
        ? null
        : { lines: [{ ...line, white: line['black'], black: line['white'] }, ...rest] };
    }),
  ],
  ['dice', otherDie(/^GEN-12/)],
  ['attacks', otherEvent('attackResolved', ({ modified }) => ({ modified: Number(modified) - 1 }))],
  ['attacks', otherEvent('attackResolved', ({ hit }) => ({ hit: hit !== true }))],
  ['reactions', otherEvent('reactionRolled', ({ success }) => ({ success: success !== true }))],
  ['retreats', otherEvent('unitRetreated', () => ({ to: 'b2' }))],
  ['withdrawals', noEvent('unitWithdrew')],
  ['rerolls', otherEvent('dieRerolled', ({ to }) => ({ to: (Number(to) % 6) + 1 }))],
  ['advances', noEvent('unitAdvanced')],
  ['bombardments', otherEvent('batteryFired', ({ range }) => ({ range: range === 1 ? 2 : 1 }))],
  ['bombardments', otherDie(/^GEN-9/)],
  ['road moves', otherEvent('unitMoved', ({ how }) => (how === 'road' ? { to: 'a2' } : null))],
  ['rallies', noEvent('unitRallied')],
  ['prisoners', pointMore((type, event) => type === 'vpScored' && event['source'] === 'prisoners')],
  ['objectives', pointMore((type, event) => type === 'vpScored' && event['source'] === 'objective')],
  ['majorities', pointMore((type) => type === 'roundScored')],
  [
    'endings',
    otherPosition(({ result }) =>
      typeof result === 'object' && result !== null ? { result: { ...result, winners: ['nobody'] } } : null,
    ),
  ],
];

test.for(doctors)('GEN-24.3: what is doctored is found: %s', { timeout: 120_000 }, ([, doctor]) => {
  const found = faultFound(generals, generalsReferee, { seed: 1805, options }, doctor);
  expect(found?.length).toBeGreaterThan(0);
});

test('GEN-24.3: every kind has a doctored moment', () => {
  expect(generalsReferee.kinds.filter((kind) => !doctors.some(([each]) => each === kind))).toEqual([]);
});
