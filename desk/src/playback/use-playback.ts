import { useEffect, useRef, useState } from 'preact/hooks';
import type { Desk, News } from '../contract/desk.ts';
import { type Beat, PATIENCE, timeOf } from './beats.ts';

interface Playback<Scene> {
  /** Null when nothing is playing: the present is shown. */
  readonly scene: Scene | null;
  readonly isPlaying: boolean;
  skip(): void;
}

type Told<V, A, E> = Pick<Desk<V, A, E>, 'news' | 'hasMotion' | 'isLive'>;

/**
 * Shows what is news beat by beat. What becomes news while something is still being shown waits for its turn; nothing else
 * waits, and any press ends it.
 */
export function usePlayback<V, A, E, Scene>(
  desk: Told<V, A, E>,
  beatsOf: (news: News<V, A, E>) => readonly Beat<Scene>[],
  patience = PATIENCE,
): Playback<Scene> {
  const queue = useRef<readonly Beat<Scene>[]>([]);
  const seen = useRef<number | null>(null);
  const [, redraw] = useState(0);
  const goOnWith = (beats: readonly Beat<Scene>[]): void => {
    queue.current = beats;
    redraw((times) => times + 1);
  };
  const news = desk.news.value;
  if (news !== null && news.id !== seen.current) {
    seen.current = news.id;
    queue.current = [...queue.current, ...beatsOf(news)];
  }
  if (!desk.hasMotion || !desk.isLive.value) queue.current = [];
  const [beat] = queue.current;
  useEffect(() => {
    if (beat === undefined) return;
    const timer = setTimeout(() => goOnWith(queue.current.slice(1)), timeOf(queue.current, patience));
    return () => clearTimeout(timer);
  }, [beat, patience]);
  return { scene: beat?.scene ?? null, isPlaying: beat !== undefined, skip: () => goOnWith([]) };
}
