// The rules of a battle chit by chit come without packets: they must say and do the same.
import { legal, outcomeOf, pending, simulationSource, startMatch, submit, viewOf } from '@grognard/kernel';
import { expect, it } from 'vitest';
import { titleOf } from '../../registry.ts';
import { chitRules } from '../chit-rules.ts';
import { laterCampaigns } from '../module.ts';
import { isByChits } from '../scope-of.ts';

it('NLC-2.1b, NLC-P: a battle chit by chit by its own rules goes the way it goes by all', () => {
  const options = laterCampaigns.parseOptions({});
  if (!options.ok) throw new Error(options.error.message);
  const few = startMatch(chitRules, options.value, simulationSource(3));
  const all = startMatch(laterCampaigns, options.value, simulationSource(3));
  const chance = simulationSource(4);
  for (let n = 0; n < 600 && outcomeOf(all) === null; n += 1) {
    expect(pending(few)).toEqual(pending(all));
    const seat = pending(all)[0]?.seat ?? 'french';
    expect(viewOf(few, seat)).toEqual(viewOf(all, seat));
    const able = legal(all, seat);
    expect(legal(few, seat)).toEqual(able);
    const action = able[chance.draw(n, able.length, '') - 1];
    if (action === undefined) throw new Error('nobody is asked');
    expect([submit(few, seat, action).ok, submit(all, seat, action).ok]).toEqual([true, true]);
  }
  expect(few.journal).toEqual(all.journal);
});

it.each(['pbem', 'multiplayer'])(
  'NLC-P, NLC-M: packets come with the rules where the sequence is %s',
  async (sequence) => {
    expect(await procsOf({ sequence })).toEqual(expect.arrayContaining([...PACKETS]));
  },
);

it('packets come with the rules where nothing is known of the match, and not where it is played chit by chit', async () => {
  expect(await procsOf()).toEqual(expect.arrayContaining([...PACKETS]));
  expect((await procsOf({ sequence: 'chit' })).filter((proc) => PACKETS.includes(proc))).toEqual([]);
  expect(isByChits({})).toBe(true);
  expect(isByChits(null)).toBe(false);
});

const PACKETS: readonly string[] = ['exchange', 'packet', 'retrace'];
const procsOf = async (raw?: unknown): Promise<readonly string[]> =>
  Object.keys((await titleOf('later-campaigns')?.loadRules(raw))?.procedures ?? {});
