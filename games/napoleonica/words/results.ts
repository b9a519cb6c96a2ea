// How a battle ends, in sentences.
export const results = {
  goal: 'The victory points of the goal are reached.',
  destroyed: 'The enemy army is destroyed.',
  points: 'The last round is over, and the winner has more victory points.',
  leader: 'Both sides have the same victory points, so the holder of the Leader token wins.',
  held: 'The last round is over, and the attack has not reached its goal.',
  conceded: 'The enemy concedes.',
} as const;
