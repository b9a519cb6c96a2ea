// What has been asked and not been answered yet. It outlives the connection it was asked on.
import type { Answer, Question } from '@grognard/protocol';

export interface Unanswered {
  /** Every question of which nothing has been heard, in the order they were asked. */
  all(): Iterable<Question>;
  /** `tell` is called at once, with the question and its number. */
  ask(question: unknown, tell: (question: Question) => void): Promise<unknown>;
  settle(answer: Answer): void;
}

export function unanswered(): Unanswered {
  const waiting = new Map<number, { readonly asked: Question; settle(answer: Answer): void }>();
  let last = 0;
  return {
    *all() {
      for (const { asked } of waiting.values()) yield asked;
    },
    ask: (question, tell) =>
      new Promise((resolve, reject) => {
        last += 1;
        const asked = { n: last, question };
        waiting.set(last, {
          asked,
          settle: (answer) =>
            'broken' in answer ? reject(new Error(answer.broken)) : resolve(answer.answer),
        });
        tell(asked);
      }),
    settle(answer) {
      waiting.get(answer.n)?.settle(answer);
      waiting.delete(answer.n);
    },
  };
}
