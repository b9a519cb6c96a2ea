// Options of every kind at random, for random games.
import type { Random } from '@grognard/kernel';
import { LAYOUTS, OBJECTIVE_PRESETS, SETUPS } from '../vocabulary.ts';

const MIXES = [
  { I: 20, C: 8, A: 2 },
  { I: 14, C: 12, A: 4 },
  { I: 30, C: 0, A: 0 },
] as const;
const ROSES = [
  { sector: 'b1', owner: 'white', kind: 'general', vp: 5 },
  { sector: 'b3', owner: 'black', kind: 'flag', vp: 3 },
  { sector: 'a2', owner: 'white', kind: 'rose', vp: 3 },
  { sector: 'c2', owner: 'black', kind: 'rose', vp: 1 },
] as const;

export function anyOptions(random: Random): unknown {
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[random.die(items.length, 'TEST-1 option') - 1];
  const toss = (): boolean => random.die(2, 'TEST-1 option') === 1;
  const setup = pick(SETUPS);
  const army = setup === 'custom' && toss() ? { army: { white: pick(MIXES), black: pick(MIXES) } } : {};
  return {
    setup,
    ...army,
    side: toss() ? 'A' : 'B',
    turned: toss(),
    objectives: pick([...OBJECTIVE_PRESETS, ROSES]),
    orderDie: toss(),
    couriers: toss(),
    morale: toss(),
    terrain: pick(LAYOUTS),
    handicap: { white: random.die(4, 'TEST-1 option') - 1, black: random.die(4, 'TEST-1 option') - 1 },
  };
}
