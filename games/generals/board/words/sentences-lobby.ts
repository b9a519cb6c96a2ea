import type { SetupName } from '../../vocabulary.ts';

/** Section 5: what each setup is like. */
export const SETUP_TEXTS: { readonly [setup in SetupName]: string } = {
  marengo: 'Cavalry on the right, a line of guns in the centre: the first battle.',
  dennewitz: 'Even wings: the fairest start.',
  laRothiere: 'Cavalry faces Cavalry on one wing.',
  leuthen: 'Infantry in line, all the Cavalry held back.',
  albuera: 'Cavalry in the middle, guns still on the road.',
  custom: 'Both sides place 30 units behind a curtain.',
};

/** What the picture of a battle without a setup says. */
export const setupWords = { unseen: 'placed in secret', yours: 'you place 30' } as const;

export const lobbyWords = {
  say: 'The number under a block is how many units stand there.',
  white: 'sits at the foot of the map',
  black: 'sits at the head of the map',
  length: 'about {minutes} minutes, 10 rounds at most',
  handicap: 'Handicap for {side}',
  noHandicap: 'None',
} as const;

/** A battle by its name: the setup, and what differs from the usual. */
export const extras = {
  orderDie: 'order die',
  couriers: 'couriers',
  morale: 'army morale',
  objectives: 'objectives {which}',
  ownObjectives: 'own objectives',
  terrain: 'terrain {which}',
} as const;

/** What does not go well with the other options. */
export const remarks = {
  mirrored: 'La Rothière is mirrored, not turned. B mirrored is the fair ground for it.',
  uneven: 'This ground favours Black. A handicap can balance it.',
  couriers: 'Without a general on the map, couriers ride from b1 and b3.',
  armySize: 'An army has {size} units. This one has {count}.',
  generals: '{side} has {count, one: # general, other: # generals} worth {vp} VP, not {used}.',
  flags: '{side} has {count, one: # flag, other: # flags} worth {vp} VP, not {used}.',
  roses: '{side} has {count, one: # wind rose, other: # wind roses} worth {vp} VP, not {used}.',
} as const;

/** The thirty units of a custom battle. */
export const armyWords = {
  arm: 'Arm',
  together: 'Together',
  ofSize: '{count} of {size}',
  count: '{side}, {arm}, at most {most}',
} as const;

/** Objective markers of one's own. */
export const markerWords = {
  name: 'Objective markers',
  say: 'Your own generals, flags and wind roses.',
  none: 'No marker',
  ofSide: '{side}’s',
  general: '{side}’s General, {vp} VP',
  smallFlag: '{side}’s small flag, {vp} VP',
  bigFlag: '{side}’s big flag, {vp} VP',
  smallRose: '{side}’s small wind rose, {vp} VP once',
  bigRose: '{side}’s big wind rose, {vp} VP once',
} as const;
