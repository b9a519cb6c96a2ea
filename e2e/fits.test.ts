// Every screen at ten sizes of window: nothing over anything else, nothing cut, nothing too small to press.
import { describe, expect } from 'vitest';
import { misfitsAt } from './fits/fits.ts';
import { allScreens } from './screens/all-screens.ts';
import { it } from './test.ts';

const LOOKED_AT: readonly string[] = [
  'home with a battle that waits',
  'settings',
  'saved games with a problem',
  'Generals, armies of one’s own',
  'Generals, planning',
  'Generals, deployment',
  'Generals, combined arms',
  'Generals, a die rolled again',
  'Generals, rally',
  'Generals, looking back',
  'Generals, the list of choices',
  'Generals, report',
  'Generals, curtain',
  'Generals, guided battle',
  'Saga, new game',
  'Saga, deck builder',
  'Saga, deployment',
  'Saga, activation',
  'Saga, a Morale test',
  'Saga, looking back',
  'Saga, the battle is over',
  'Saga, report',
  'Saga, guided battle',
  'Napoleonica, a battle of one’s own',
  'Napoleonica, an army to be mended',
  'Napoleonica, map editor',
  'Napoleonica, a month of the campaign',
  'Napoleonica, an event that asks',
  'Napoleonica, allies for hire',
  'Napoleonica, an army is fielded',
  'Napoleonica, improvement cards',
  'Napoleonica, purchases',
];

describe('Everything fits', () => {
  // Light changes colours and nothing else: one is enough.
  it.for(LOOKED_AT)('%s', async (name, { visit }) => {
    const screen = allScreens.find((each) => each.name === name);
    if (screen === undefined) throw new Error(`There is no screen “${name}”.`);
    await screen.open(visit);
    expect(await misfitsAt(visit.page)).toEqual([]);
  });
});
