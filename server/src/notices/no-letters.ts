// A server without a way to reach people who are not here: everything else works.
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import type { Letters } from './letters.ts';

const none = async () => refused('no-mail', '', refusals.noMail);

export const noLetters: Letters = {
  nudged: async () => {},
  setMail: none,
  verifyMail: none,
  pushKey: none,
  subscribe: none,
  unsubscribe: none,
  feed: none,
};
