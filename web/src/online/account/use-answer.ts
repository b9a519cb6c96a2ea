import type { InputError, Result } from '@grognard/kernel';
import { useState } from 'preact/hooks';

interface Answered<T> {
  readonly problem: InputError | null;
  /** What the server said last, if it agreed. */
  readonly answer: T | null;
  /** Asks, and remembers what came of it; null when it was refused. */
  ask(question: Promise<Result<T>>): Promise<T | null>;
}

/** Something asked of the server by a form: done, or why not. */
export function useAnswer<T>(): Answered<T> {
  const [reply, setReply] = useState<Result<T> | null>(null);
  return {
    problem: reply === null || reply.ok ? null : reply.error,
    answer: reply?.ok === true ? reply.value : null,
    async ask(question) {
      const told = await question;
      setReply(told);
      return told.ok ? told.value : null;
    },
  };
}
