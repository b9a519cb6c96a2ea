/** Words of the guided battle. */
export const enGuide = {
  'guide.name': 'First battle',
  'guide.step': 'Step {at} of {count}',
  'guide.skip': 'Skip the lesson',
  'guide.doIt': 'Do it for me',
  'guide.fold': 'Fold the coach away',
  'guide.unfold': 'What was to be done?',
  'guide.learnt': 'What you have learnt',
  'guide.wants': 'The lesson asks for something else first: {title}.',
  'guide.none': 'There is no guided battle for this game yet.',
} as const;
