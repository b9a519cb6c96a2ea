/** What a player is asked. */
export const prompts = {
  layCoin: 'Lay your coin, face down.',
} as const;
