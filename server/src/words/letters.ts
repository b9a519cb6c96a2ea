/** What people are told who are not here. */
export const letters = {
  turnSubject: 'Your turn: {game}',
  turnText:
    'The battle waits for you: {moment}.\n\nYou play against {others}.\n\nOpen it: {link}\n\nYou can turn these letters off in your account.',
  nudgeSubject: 'You are asked to play on: {game}',
  verifySubject: 'Your mail address',
  verifyText:
    'Somebody gave this address to a Grognard server. If that was you, open this within 2 days, in the browser you play in:\n\n{link}\n\nIf not, do nothing: no other letter will come.',
  feedTitle: 'Battles that wait for {name}',
  nobody: 'nobody else',
} as const;
