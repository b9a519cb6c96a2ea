/** A game by file, beside the board. */
export const enMail = {
  'mail.title': 'By file',
  'mail.host.decide': 'Decide as usual. When it is your friend’s turn, you send it as a file.',
  'mail.host.due':
    'It is your friend’s turn to decide. Send this turn as a file. After that you cannot change it.',
  'mail.host.sent': 'You have sent this turn. Open the file your friend sends back.',
  'mail.guest.decide':
    'Decide as usual. Your friend’s browser holds the dice and what the other side hides, so your answer ends where they are needed.',
  'mail.guest.due': 'Your answer is ready. Send it as a file, or undo to choose again.',
  'mail.guest.sent': 'You have sent your answer. Open the next file your friend sends.',
  'mail.host.over': 'The battle is over. Send your friend the whole game, with everything that was hidden.',
  'mail.send': 'Send as a file',
  'mail.again': 'Write the file again',
  'mail.open': 'Open the file your friend sent',
  'mail.what': 'What a game by file keeps secret, and what it does not',
  'mail.keeps':
    'The file shows your friend only what that side may see, and only that browser can read it. You cannot change a turn you have sent. Every answer adds to the dice before they fall, so neither of you can choose them. The whole game proves it at the end.',
  'mail.keepsNot':
    'The whole game is kept in the browser in which it was begun. Whoever changes the program there could look at what the other side hides. If that worries you, play by link through a server neither of you runs.',
} as const;
