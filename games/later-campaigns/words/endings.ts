/** How a game ends. */
export const endings = {
  points: 'The {winner} win with {high} points to {low}.',
  draw: 'Both sides have {points} points: a draw.',
  demoralized: '{army} is demoralized: the {winner} win.',
  disintegrated: '{army} falls apart: the {winner} win.',
  resigned: 'The {loser} resign. The {winner} win.',
} as const;
