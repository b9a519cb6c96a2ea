import { createInterface } from 'node:readline';
import type { Context } from '../context.ts';

/** Lines typed by a person or fed through a pipe, one at a time; null when there are no more. */
export interface Lines {
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export function linesFrom({ input, output }: Context): Lines {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const iterator = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      output.write(prompt);
      const { value, done } = await iterator.next();
      return done === true ? null : value.trim();
    },
    close: () => reader.close(),
  };
}
