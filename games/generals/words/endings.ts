/** How a battle ends. */
export const endings = {
  points: '{winner} wins with {high} to {low} VP.',
  draw: 'A draw: {points} VP each.',
  resigned: '{loser} resigns. {winner} wins.',
} as const;
