/** How a game ends. */
export const endings = {
  same: 'Both coins show the same: {winner} wins.',
  differ: 'The coins differ: {winner} wins.',
  resigned: '{loser} resigns. {winner} wins.',
} as const;
