import { useEffect, useRef, useState } from 'preact/hooks';
import type { Beat } from './beats.ts';

interface Playback {
  readonly beat: Beat | null;
  skip(): void;
}

/** Shows beats one after the other; null when they are over. Nothing waits for it, and any press ends it. */
export function usePlayback(id: number | null, beats: readonly Beat[], hasMotion: boolean): Playback {
  const [at, setAt] = useState(0);
  const shown = useRef<number | null>(null);
  const isFresh = id !== null && shown.current !== id;
  const index = isFresh ? 0 : at;
  useEffect(() => {
    if (!isFresh) return;
    shown.current = id;
    setAt(hasMotion ? 0 : beats.length);
  }, [id, isFresh, hasMotion, beats.length]);
  const beat = hasMotion && id !== null ? (beats[index] ?? null) : null;
  useEffect(() => {
    if (beat === null) return;
    const timer = setTimeout(() => setAt(index + 1), beat.ms);
    return () => clearTimeout(timer);
  }, [beat, index]);
  return { beat, skip: () => setAt(beats.length) };
}
