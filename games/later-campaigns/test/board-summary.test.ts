// What the summary of a turn tells that no event does.
import { expect, test } from 'vitest';
import { turnSummary } from '../board/report/turn-summary.ts';
import { table } from './table.ts';
import { deskAt } from './test-desk.ts';

test('NLC-12.13f: a division without orders of its own any more follows its corps again', () => {
  const at = table({
    from: 'movement',
    units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
    leaders: { ney: { at: '0,0', commands: ['french corps'] } },
  });
  const after = deskAt(at.match, 'french').desk.shown.value;
  const { view } = after;
  const [corps] = view.bodies;
  const [unit] = view.units;
  if (corps === undefined || unit === undefined) throw new Error('Nobody is there.');
  const division = view.bodies.length + 1;
  const before = {
    ...after,
    view: {
      ...view,
      bodies: [corps, { ...corps, body: division }],
      units: view.units.map((each) => (each === unit ? { ...each, body: division } : each)),
    },
  };
  const lost = { type: 'stepLost', rule: 'NLC-7.2', unit: unit.unit } as const;
  const told = (from: typeof after): string =>
    turnSummary({ name: '', events: [lost], before: from, after })?.columns[2]?.say ?? '';
  expect(told(before)).toMatch(/follows .+ again/);
  expect(told(after)).not.toMatch(/again/);
});
