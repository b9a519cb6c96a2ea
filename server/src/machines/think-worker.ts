import type { Json } from '@grognard/kernel';
import type { Question } from '@grognard/table';
import { think as thinkAbout } from '@grognard/table/think.ts';

/** A seat's whole answer, on a thread of its own. */
export const think = (question: Question): Promise<readonly Json[]> =>
  thinkAbout(question, () => performance.now());
