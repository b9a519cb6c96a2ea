/** Words of the guided battle. */
export const enGuide = {
  'guide.name': 'First battle',
  'guide.step': 'Step {at} of {count}',
  'guide.skip': 'Skip the lesson',
  'guide.doIt': 'Do it for me',
  'guide.fold': 'Fold the coach away',
  'guide.unfold': 'What was to be done?',
  'guide.unfoldEnd': 'What comes next?',
  'guide.learnt': 'What you have learnt',
  'guide.wants': 'The lesson asks for something else first: {title}.',
  'guide.again': 'Repeat the lesson',
  'guide.sure': 'The lesson begins again from the start, and this battle is deleted. Repeat it?',
  'guide.goOn': 'Go on with this one',
  'guide.over': 'The lesson is over',
  'guide.overText':
    'You have seen all {count} steps. Play a short battle by yourself, with the card for the table beside you.',
  'guide.early': 'The battle is over early',
  'guide.earlyText':
    'You have seen {seen} of {count} steps. Repeat the lesson to see the others, or play a short battle by yourself.',
  'guide.sequel': 'Next lesson',
  'guide.sequelText':
    'You have seen all {count} steps. The next lesson is called “{name}” and goes on from here. You can also play by yourself now.',
  'guide.short': 'Play a short battle',
  'guide.card': 'Card for the table',
  'guide.none': 'There is no guided battle for this game yet.',
} as const;
