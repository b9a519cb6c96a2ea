// The battles under fixtures/generals: every setup, preset and option at least once, and one in which nobody plays sensibly;
// and the first round of the battle the book tells.
import { bookMarengo } from './data/book-marengo.ts';

const mixed = { white: { I: 14, C: 12, A: 4 }, black: { I: 20, C: 8, A: 2 } };

export const recorded = [
  { name: 'marengo', by: 'veteran', options: { setup: 'marengo' } },
  { name: 'dennewitz-terrain-a', by: 'veteran', options: { setup: 'dennewitz', terrain: 'A' } },
  {
    name: 'la-rothiere-order-die',
    by: 'conscript',
    options: { setup: 'laRothiere', orderDie: true, objectives: 'wide' },
  },
  {
    name: 'leuthen-couriers',
    by: 'conscript',
    options: { setup: 'leuthen', couriers: true, terrain: 'B', side: 'B' },
  },
  {
    name: 'albuera-morale',
    by: 'conscript',
    options: { setup: 'albuera', morale: true, objectives: 'raid' },
  },
  {
    name: 'custom-bsym',
    by: 'rollout',
    options: { setup: 'custom', army: mixed, terrain: 'Bsym', side: 'B' },
  },
  {
    name: 'marengo-everything',
    by: 'rollout',
    options: {
      setup: 'marengo',
      orderDie: true,
      couriers: true,
      morale: true,
      terrain: 'Bfull',
      side: 'B',
      turned: true,
    },
  },
  {
    name: 'dennewitz-at-random',
    by: 'random',
    options: { setup: 'dennewitz', terrain: 'A', objectives: 'none', handicap: { white: 2, black: 0 } },
  },
  { name: 'book-marengo', by: 'script', options: { setup: 'marengo' }, script: bookMarengo },
] as const;
