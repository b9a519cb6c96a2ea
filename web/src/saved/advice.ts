import type { InputError } from '@grognard/kernel';
import { type PlainWord, t } from '../words/words.ts';

const advice: { readonly [code: string]: PlainWord } = {
  truncated: 'file.advice.truncated',
  'not-json': 'file.advice.notAGame',
  'wrong-type': 'file.advice.notAGame',
  'unknown-format': 'file.advice.newer',
  'unknown-version': 'file.advice.newer',
  'unknown-game': 'file.advice.newer',
  'wrong-hash': 'file.advice.tampered',
  'wrong-draw': 'file.advice.tampered',
  'unfair-draw': 'file.advice.tampered',
  'wrong-secret': 'file.advice.tampered',
  'wrong-number': 'file.advice.tampered',
  refused: 'file.advice.tampered',
};

/** What to do about a file that cannot be read. */
export const adviceFor = ({ code }: InputError): string => t(advice[code] ?? 'file.advice.other');
