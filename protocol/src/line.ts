// Questions and answers over a line that only carries messages, such as the one between a page and its worker.
import type { HallNews } from './hall-people.ts';

/** A worker, seen from outside or from within. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

/** What comes in over a line: on a server each is checked before it is believed. */
export interface Question {
  readonly n: number;
  readonly question: unknown;
}
export type Answer =
  | { readonly n: number; readonly answer: unknown }
  | { readonly n: number; readonly broken: string };

/** What a server says unasked, between its answers. */
export interface Pushed {
  readonly news: HallNews;
}

/** Asks whoever answers at the other end; rejects with the reason when answering broke. */
export function asking(port: Port): (question: unknown) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  port.addEventListener('message', ({ data }) => {
    // Only `answering` speaks at the other end.
    const answer = data as Answer;
    waiting.get(answer.n)?.(answer);
    waiting.delete(answer.n);
  });
  return (question) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (answer) =>
        'broken' in answer ? reject(new Error(answer.broken)) : resolve(answer.answer),
      );
      port.postMessage({ n: last, question } satisfies Question);
    });
}

export function answering(port: Port, answer: (question: unknown) => Promise<unknown>): void {
  port.addEventListener('message', async ({ data }) => {
    const { n, question } = data as Question;
    const reply: Answer = await answer(question).then(
      (found) => ({ n, answer: found }),
      (cause: unknown) => ({ n, broken: cause instanceof Error ? cause.message : String(cause) }),
    );
    port.postMessage(reply);
  });
}
