/** What is said when a by-mail file cannot be written or is not taken. */
export const words = {
  notByMail: 'Nobody plays this game by file. Choose “A friend by file” when you begin one.',
  decideFirst:
    'You have something to decide here. Decide first: your friend must not answer before you are bound.',
  machineFirst: 'The machine is still thinking here. Wait a moment, then send the file.',
  nothingToAsk: 'Your friend has nothing to decide yet, so there is nothing to send.',
  noAnswerYet: 'You have not decided yet. Decide, then send your answer.',
  sent: 'You have sent this turn, so you are bound to it. Open the answer your friend sends you.',
  notHere: 'The game this file answers is not kept in this browser. Open it where the game was begun.',
  noKey:
    'This file is for somebody else, or for another browser. Open the first file of this game here, then this one.',
  ownFile: 'You wrote this file yourself. Send it to your friend, and open the one that comes back.',
  playedAlready: 'This answer has been played already. Ask your friend for the next one.',
  oldTurn: 'You have a newer file of this game. Open that one.',
  refusedAnswer: 'The rules refuse this answer, so nothing was done: {why}',
  brokenWord:
    'This is not the game you played: what your friend was bound to by an earlier file, or your own part in the dice, is not in it.',
  onlyNow: 'In a game by file only the present moment is shown until it is over.',
} as const;
