/** What the board says, by key: `tell` puts the facts in, `say` sets in bold what stands between stars. */
export const sentences = {
  layCoin: 'Lay {face}',
  resign: 'Resign',
  coins: 'Coins',
  coinOf: '{side}: {coin}.',
  coinLaid: '*{side}* has laid a coin.',
  coinsShown: 'Even shows *{even}*, Odd shows *{odd}*.',
  resigned: '*{side}* resigns.',
  evenIfSame: 'Even wins when both coins show the same.',
  evenIfDifferent: 'Even wins when the coins differ.',
  round: 'One toss',
  waiting: 'The other coin is still to be laid.',
  table: 'the table',
} as const;

export const lobbySentences = {
  setup: 'There is one way to begin.',
  even: 'wants the coins to agree',
  odd: 'wants them to differ',
  usual: 'One toss',
  reversed: 'One toss, reversed',
  length: 'about a minute',
} as const;

export const reportSentences = {
  period: 'toss',
  axis: 'Toss',
  gains: 'wins',
  battle: 'One toss',
  noRolls: 'Nothing was rolled.',
  lossesOf: 'coins',
  hurt: 'covered',
  lost: 'lost',
  goal: 'wins',
  coins: 'Coins',
  turnedUp: 'as they were turned up',
  face: 'Face',
} as const;

export const lessonSentences = {
  heads: 'Lay heads',
  headsText:
    'Choose *heads*. Your coin lies face down: Odd sees that it lies, and nothing else. You win if both show the same.',
  headsLearnt: 'A coin lies covered until both lie.',
} as const;
