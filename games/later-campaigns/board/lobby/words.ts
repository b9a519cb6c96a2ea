export const lobbyWords = {
  scenario: 'Choose a battle of June 1815',
  length: '{turns} turns of an hour',
} as const;
