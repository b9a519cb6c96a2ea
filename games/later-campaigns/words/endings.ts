/** How a game ends. */
export const endings = {
  points: '{winner} win with {high} points to {low}.',
  draw: 'Both sides have {points} points: a draw.',
  demoralized: '{army} is demoralized: {winner} win.',
  disintegrated: '{army} falls apart: {winner} win.',
  resigned: '{loser} resign. {winner} win.',
} as const;
