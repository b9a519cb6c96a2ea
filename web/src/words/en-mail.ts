/** A game by file, beside the board. */
export const enMail = {
  'mail.title': 'By file',
  'mail.host.decide': 'Decide as usual. When it is your friend’s turn, you send it as a file.',
  'mail.host.due':
    'It is your friend’s turn to decide. Save this turn as a file and send it. After that you cannot change it.',
  'mail.host.sent':
    'Send your friend the file you saved: it is opened under My games. Then open here what comes back.',
  'mail.guest.decide':
    'Decide as usual. Your answer ends where dice or hidden troops are needed: your friend’s browser holds them.',
  'mail.guest.due': 'Your answer is ready. Save it as a file and send it, or undo to choose again.',
  'mail.guest.sent': 'Send your friend the file you saved. Then open here what comes back.',
  'mail.host.over':
    'The battle is over. Save the whole game as a file, with everything that was hidden, and send it to your friend.',
  'mail.send': 'Save the file to send',
  'mail.again': 'Save the file again',
  'mail.open': 'Open the file your friend sent',
  'mail.more': 'More',
  'mail.what': 'What a game by file keeps secret, and what it does not',
  'mail.keeps':
    'The file shows your friend only what that side may see, and only that browser can read it. You cannot change a turn you have sent. Every answer adds to the dice before they fall, so neither of you can choose them. The whole game proves it at the end.',
  'mail.keepsNot':
    'The whole game is kept in the browser in which it was begun. Whoever changes the program there could look at what the other side hides. If that worries you, play by link through a server neither of you runs.',
} as const;
