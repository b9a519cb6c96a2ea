/** Words of what is opened at the table: keys, standing orders, resigning, the result. */
export const enTableParts = {
  'table.resign': 'Do you really give the game up?',
  'table.resign.yes': 'Resign',
  'table.resign.no': 'Play on',
  'table.result': 'The battle is over',
  'table.result.replay': 'Look back from the start',
  'table.standing.title': 'When to ask you',
  'table.standing.ask': 'Ask me {window}',
  'table.standing.always': 'always',
  'table.standing.able': 'when I can answer',
  'table.standing.never': 'not again this turn',
  'table.standing.machines':
    'The moments in which you were asked whether to answer or pass. It holds from the next such moment on.',
  'table.standing.people':
    'It holds from the next such moment on. Against a person, being asked only when you can answer tells them when you cannot.',
  'keys.title': 'Keys',
  'keys.tab': 'from part to part: prompt, board, desk, journal',
  'keys.arrows': 'move on the board',
  'keys.enter': 'choose',
  'keys.why': 'ask “Why not?”',
  'keys.escape': 'close, or let go of what is chosen',
  'keys.undo': 'undo',
  'keys.scrub': 'step back and forward through the game',
  'keys.play': 'play and pause, while looking back',
  'keys.fork': 'fork the moment shown into a sandbox',
  'keys.choices': 'list everything you may do',
  'keys.help': 'this list',
} as const;
