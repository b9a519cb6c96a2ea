import type { InputError } from '@grognard/kernel';
import { type PlainWord, t } from '../words/words.ts';

const advice: { readonly [code: string]: PlainWord } = {
  truncated: 'file.advice.truncated',
  'not-json': 'file.advice.notAGame',
  'wrong-type': 'file.advice.notAGame',
  'unknown-format': 'file.advice.newer',
  'unknown-edition': 'file.advice.elsewhere',
  'unknown-game': 'file.advice.newer',
  'wrong-hash': 'file.advice.tampered',
  'wrong-edition': 'file.advice.tampered',
  'wrong-mark': 'file.advice.otherRules',
  'unfair-draw': 'file.advice.tampered',
  'wrong-secret': 'file.advice.tampered',
  'wrong-number': 'file.advice.tampered',
  // Nobody can tell from these whether a line was changed, or the rules and lists it was played with.
  'wrong-draw': 'file.advice.otherRules',
  'rules-failed': 'file.advice.otherRules',
  refused: 'file.advice.otherRules',
};

/** What to do about a file that cannot be read. */
export const adviceFor = ({ code }: InputError): string => t(advice[code] ?? 'file.advice.other');
