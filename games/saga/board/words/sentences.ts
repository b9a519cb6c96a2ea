// Sentences of the boards and what lies beside them.

export const onTheBoards = {
  placesUnseen: 'is placing {count} units, unseen until both are done',
  hasPlaced: 'has placed its {count} units and waits for you',
} as const;
