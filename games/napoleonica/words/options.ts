/** What the lobby says about each option. */
export const optionWords = {
  armies: {
    name: 'Armies',
    say: 'What each side brings: a recommended army, one of your own, or one chosen at the table.',
  },
  map: {
    name: 'Map',
    say: 'Where the battle is fought: the map of the scenario, another one, or one of your own.',
  },
  custom: { name: 'Battle of your own', say: 'Map, zones, limits, goals and Landmarks as you like.' },
  tiles: { name: 'Tiles', say: 'What lies on the unique-terrain slots, in the order of the map.' },
  mode: { name: 'Mode', say: 'One battle, a tournament, or a campaign against the Abyss.' },
  scenario: { name: 'Scenario', say: 'What the battle is about.' },
  south: { name: 'South', say: 'Who fights from the south; a die may decide who picks.' },
  slots: { name: 'Unique terrain', say: 'Tiles as agreed, or one chosen by each player.' },
  firstGame: { name: 'First game', say: 'Without Formation, Flanking and Deactivation.' },
  formation: { name: 'Formation', say: 'A unit next to two friends may ignore a retreat.' },
  flanking: { name: 'Flanking', say: 'A friend next to the target adds a die to a melee attack.' },
  fatigueRerolls: { name: 'Fatigue re-rolls', say: 'The enemy’s Fatigue buys a re-roll.' },
  deactivation: { name: 'Deactivation', say: 'Two Fatigue of an enemy unit stop its activation.' },
  preliminaries: {
    name: 'Battles before the last',
    say: 'How many battles a tournament has before the decisive one.',
  },
  faction: { name: 'Your faction', say: 'Whom you lead in the campaign.' },
  difficulty: {
    name: 'Difficulty',
    say: 'A Conscript has 40 DP more and 2 quiet months; a Marshal has 20 DP less and meets larger armies.',
  },
} as const;

export const choiceWords = {
  mode: { battle: 'Battle', tournament: 'Tournament', campaign: 'Solo campaign' },
  south: { A: 'Blue', B: 'Red', dice: 'By the die' },
  slots: { mutual: 'As agreed', initiative: 'Players choose' },
  faction: { france: 'France', russia: 'Russia' },
  difficulty: { conscript: 'Conscript', veteran: 'Veteran', marshal: 'Marshal' },
} as const;

/** What is wrong with a battle as it was asked for. */
export const optionFaults = {
  tooDear: 'No recommended army costs {limit} DP or less. Raise the limit, or bring an army of your own.',
  wrongSide: 'The {side} is not fought by {faction} here. Choose another army.',
  notThere: '{scenario} is not fought on {map}. Choose another map.',
  notOwnMap: '{scenario} is not fought on a map of your own. Choose another map, or another battle.',
} as const;
