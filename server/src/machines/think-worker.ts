import type { Json } from '@grognard/kernel';
import type { Question } from '@grognard/table';
import { think as thinkAbout } from '@grognard/table/think.ts';

/** A seat's whole answer, on a thread of its own. Threads are shared by all tables, so nobody takes longer than somebody would wait. */
export const think = (question: Question): Promise<readonly Json[]> =>
  thinkAbout(question, { now: () => performance.now(), isWaitedFor: () => true, rest: async () => {} });
