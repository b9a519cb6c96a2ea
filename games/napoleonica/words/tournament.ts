// What players are asked in a tournament, and how one ends.
export const tournamentPrompts = {
  faction: 'Choose the faction you lead through the whole tournament.',
  map: 'Choose the map of the next battle.',
  side: 'Choose the side you fight from.',
} as const;

export const tournamentResults = {
  crowned: 'The decisive battle is won, and with it the tournament.',
} as const;
