import { enTable } from './en-table.ts';

/** Every sentence of the screens in English. Games bring their own words in their board/ folders. */
export const en = {
  ...enTable,
  'app.name': 'Grognard',
  'app.skip': 'Skip to the content',
  'app.loading': 'One moment …',
  'app.failed': 'This part of the page could not be loaded: {reason}. Check the connection and try again.',
  'app.retry': 'Try again',
  'app.lost.title': 'No such page',
  'app.lost.text': 'There is nothing at “{address}”.',
  'app.lost.home': 'Back to the four games',
  'app.theme.toDay': 'Change to daylight',
  'app.theme.toCandle': 'Change to candlelight',
  'nav.main': 'Main',
  'nav.play': 'Play',
  'nav.learn': 'Learn',
  'nav.rules': 'Rulebook',
  'nav.saved': 'Saved games',
  'nav.settings': 'Settings',
  'nav.menu': 'Menu',
  'host.died':
    'The part of the page that keeps the rules stopped ({reason}). It has been started again and your game was read back from this device: nothing is lost.',
  'host.lookAgain':
    'The rules stopped before they answered. Look at the table: if your action is not there, do it again.',
  'host.dismiss': 'Understood',
  'panel.close': 'Close',
  'rule.panel': 'Rule',
  'rule.open': 'Open in the rulebook',
  'rule.loading': 'Finding the paragraph …',
  'rule.missing': 'The rulebook has no paragraph {rule}.',
  'rule.link': 'Rule {rule}, opens at the side',
} as const;
