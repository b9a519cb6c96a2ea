import { catalogue } from '../words/catalogue.ts';

const en = {
  close: 'Close',
  openRule: 'Rule {rule}, opens at the side',
} as const;

/** What the parts themselves say. */
export const { t } = catalogue(en);
