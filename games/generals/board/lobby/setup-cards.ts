import type { Card } from '@grognard/desk';
import type { SetupName } from '../../vocabulary.ts';
import { SETUP_NAMES } from '../../words/options.ts';

/** The even start first, because it is the one a first battle gets. */
const ORDER = ['dennewitz', 'marengo', 'laRothiere', 'leuthen', 'albuera', 'custom'] as const;

/** Section 5 */
const TEXTS: { readonly [setup in SetupName]: readonly [text: string, rule: string] } = {
  dennewitz: ['Even wings: the fair start, and the first battle.', 'GEN-5.6'],
  marengo: ['Cavalry on the right, a gun line in the centre.', 'GEN-5.4'],
  laRothiere: ['Cavalry faces cavalry on one wing.', 'GEN-5.5'],
  leuthen: ['Infantry in line, all the horse held back.', 'GEN-5.7'],
  albuera: ['Horse in the middle, guns still on the road.', 'GEN-5.8'],
  custom: ['Both place thirty units behind a curtain.', 'GEN-5.9'],
};

export const SETUP_CARDS: readonly Card[] = ORDER.map((value) => {
  const [text, rule] = TEXTS[value];
  return { value, name: SETUP_NAMES[value], text, rule };
});
