/** How a battle ends. */
export const endings = {
  points: '{winner} wins with {high} to {low} VP.',
  draw: 'A draw: {points} VP each.',
  collapsed: '{loser}’s front has collapsed: {holes} free slots in the 1st Line. {winner} wins.',
  bothCollapsed: 'Both fronts have collapsed: a draw.',
  resigned: '{loser} resigns. {winner} wins.',
} as const;
