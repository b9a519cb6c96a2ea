import { useEffect, useRef, useState } from 'preact/hooks';
import type { Beat } from './beats.ts';

interface Playback {
  readonly beat: Beat | null;
  skip(): void;
}

/** A longer story is told faster. */
const PATIENCE = 4200;
const HASTE = 0.45;

const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

/**
 * Shows beats one after the other; null when they are over. A card game comes in many small moments: what is news while
 * something is still being shown waits for its turn. Nothing else waits, and any press ends it.
 */
export function usePlayback(id: number | null, beats: readonly Beat[], hasMotion: boolean): Playback {
  const queue = useRef<Beat[]>([]);
  const seen = useRef(id);
  const [, redraw] = useState(0);
  const next = (): void => redraw((times) => times + 1);
  if (seen.current !== id) {
    seen.current = id;
    queue.current.push(...beats);
  }
  if (!hasMotion) queue.current = [];
  const beat = queue.current[0] ?? null;
  useEffect(() => {
    if (beat === null) return;
    const isLate = lengthOf(queue.current) > PATIENCE;
    const timer = setTimeout(
      () => {
        queue.current = queue.current.slice(1);
        next();
      },
      isLate ? beat.ms * HASTE : beat.ms,
    );
    return () => clearTimeout(timer);
  }, [beat]);
  return {
    beat,
    skip() {
      queue.current = [];
      next();
    },
  };
}
