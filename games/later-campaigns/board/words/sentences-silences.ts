// Why something that was pressed is no answer now, and what one can do instead.
export const silences = {
  outOfReach: '{who} cannot get there in this move. Press a hex with a dot.',
  noStop: '{who} may pass here, but the order allows no stop. Press a hex with a dot.',
  noTarget: '{who} cannot attack there. Press a hex with a red edge.',
  actsLater: '{who} does not act in this Stage: it belongs to {active}. Its own chit comes in another one.',
  hasDone: '{who} has nothing more to do in this part of the Stage. Press a stack with a ring.',
  enemy: 'These are enemies. Press a stack of your own first: those with a ring may act.',
} as const;
