/** One of the four games as the lobby shows it; `isBuilt` once there are rules to play it by. */
export interface Title {
  readonly id: string;
  readonly prefix: string;
  readonly title: string;
  readonly tagline: string;
  readonly minutes: number;
  readonly isBuilt: boolean;
}

export const titles: readonly Title[] = [
  {
    id: 'generals',
    prefix: 'GEN',
    title: 'Generals',
    tagline: 'Write ten secret orders, then watch both armies move at once.',
    minutes: 20,
    isBuilt: true,
  },
  {
    id: 'saga',
    prefix: 'NSW',
    title: 'Napoleon Saga: Waterloo',
    tagline: 'Two battle lines of cards, hidden reserves, and a hand of ruses.',
    minutes: 45,
    isBuilt: false,
  },
  {
    id: 'napoleonica',
    prefix: 'NAP',
    title: 'Napoleonica: Steel and Magic',
    tagline: 'Steel and magic on a hex field: orders drawn blind from a pouch.',
    minutes: 90,
    isBuilt: false,
  },
  {
    id: 'later-campaigns',
    prefix: 'NLC',
    title: 'Napoleon’s Later Campaigns',
    tagline: 'The roads to Waterloo: couriers, chits, and the fog of a wet June.',
    minutes: 180,
    isBuilt: false,
  },
];
