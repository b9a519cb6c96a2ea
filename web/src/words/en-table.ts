/** Words of the table, the replay and the guided battle. */
export const enTable = {
  'table.home': 'Grognard, home',
} as const;
