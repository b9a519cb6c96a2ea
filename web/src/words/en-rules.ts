/** Words of the rulebook screen. */
export const enRules = {
  'rules.title': '{title}: the rules',
  'rules.search': 'Search the rules',
  'rules.contents': 'Contents',
  'rules.filter': 'Which paragraphs',
  'rules.all': 'All rules',
  'rules.inGame': 'In this game',
  'rules.times': 'times it mattered in this game',
  'rules.found': '{count} found',
  'rules.beside': 'Open beside {pair}. Brass numbers count how often a section has mattered.',
  'rules.back': 'Back to the table',
  'rules.marginOf': '{rules} in this game',
  'rules.now': 'Now',
  'rules.nowSay': 'This is being decided at the table.',
  'rules.more': 'and {count, one: # earlier time, other: # earlier times}',
  'rules.nothing': 'Nothing found',
  'rules.nothingSay':
    'No paragraph holds “{query}”. Try a shorter word, the number of a rule, or one of these:',
  'rules.clear': 'Clear the search',
} as const;
