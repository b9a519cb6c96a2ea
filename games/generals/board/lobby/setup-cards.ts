import type { Card } from '@grognard/desk';

/** Section 5; the even start first, because it is the one a first battle gets. */
export const SETUP_CARDS: readonly Card[] = [
  {
    value: 'dennewitz',
    name: 'Dennewitz',
    text: 'Even wings: the fair start, and the first battle.',
    rule: 'GEN-5.6',
  },
  {
    value: 'marengo',
    name: 'Marengo',
    text: 'Cavalry on the right, a gun line in the centre.',
    rule: 'GEN-5.4',
  },
  { value: 'laRothiere', name: 'La Rothière', text: 'Cavalry faces cavalry on one wing.', rule: 'GEN-5.5' },
  { value: 'leuthen', name: 'Leuthen', text: 'Infantry in line, all the horse held back.', rule: 'GEN-5.7' },
  {
    value: 'albuera',
    name: 'Albuera',
    text: 'Horse in the middle, guns still on the road.',
    rule: 'GEN-5.8',
  },
  { value: 'custom', name: 'Custom', text: 'Both place thirty units behind a curtain.', rule: 'GEN-5.9' },
];
