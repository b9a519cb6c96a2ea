// Why something that was pressed is no answer now, and what one can do instead.
export const silences = {
  outOfReach: '{who} cannot get there in this move. Press a hex with a dot.',
  noStop: '{who} may pass here, but the order allows no stop. Press a hex with a dot.',
  noTarget: '{who} cannot attack there. Press a hex with a red edge.',
  actsLater: 'This Stage belongs to {active}. Another chit brings {who} into action.',
  hasDone: 'Nothing is left to do for {who} in this part of the Stage. Press a stack with a ring.',
  ridden: 'Nothing to do now for {who}. Leaders with a ring may ride.',
  enemy: 'These are enemies. Press a stack of your own first: those with a ring may act.',
} as const;
