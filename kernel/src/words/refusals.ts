/** What the door itself says, where no rule of a game is broken. */
export const refusals = {
  anotherMoment: 'That is for another moment. Now: {asked}',
  nothingFits: 'There is nothing to choose for that now.',
  otherChoice: 'Here {field} can be {choices}, not {given}.',
} as const;
