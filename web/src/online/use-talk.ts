import type { InputError } from '@grognard/kernel';
import type { Circle, Said } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { hall, onNews, onReturn } from './far.ts';

export interface Talk {
  readonly lines: readonly Said[];
  readonly problem: InputError | null;
  say(text: string): Promise<boolean>;
}

const withLines = (known: readonly Said[], more: readonly Said[]): readonly Said[] =>
  [...new Map([...known, ...more].map((said) => [said.n, said])).values()].sort((a, b) => a.n - b.n);

/** What is said around one table in one circle, as it is said. */
export function useTalk(table: string, circle: Circle): Talk {
  const [lines, setLines] = useState<readonly Said[]>([]);
  const [problem, setProblem] = useState<InputError | null>(null);
  useEffect(() => {
    let isGone = false;
    const listen = (): void => {
      void hall.heard({ table, circle, from: 0 }).then((reply) => {
        if (!isGone && reply.ok) setLines((known) => withLines(known, reply.value));
      });
    };
    listen();
    const stops = [
      onNews((news) => {
        if (news.is === 'said' && news.table === table && news.said.circle === circle)
          setLines((known) => withLines(known, [news.said]));
      }),
      onReturn(listen),
    ];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [table, circle]);
  return {
    lines,
    problem,
    async say(text) {
      const reply = await hall.say({ table, circle, text });
      setProblem(reply.ok ? null : reply.error);
      if (reply.ok) setLines((known) => withLines(known, [reply.value]));
      return reply.ok;
    },
  };
}
