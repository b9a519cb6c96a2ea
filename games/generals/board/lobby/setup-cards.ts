import type { Card } from '@grognard/desk';
import type { SetupName } from '../../vocabulary.ts';
import { SETUP_NAMES } from '../../words/options.ts';
import { SETUP_TEXTS } from '../words/sentences-lobby.ts';

/** The first battle first. */
const ORDER = ['marengo', 'dennewitz', 'laRothiere', 'leuthen', 'albuera', 'custom'] as const;

const RULES: { readonly [setup in SetupName]: string } = {
  dennewitz: 'GEN-5.6',
  marengo: 'GEN-5.4',
  laRothiere: 'GEN-5.5',
  leuthen: 'GEN-5.7',
  albuera: 'GEN-5.8',
  custom: 'GEN-5.9',
};

export const SETUP_CARDS: readonly Card[] = ORDER.map((value) => ({
  value,
  name: SETUP_NAMES[value],
  text: SETUP_TEXTS[value],
  rule: RULES[value],
}));
