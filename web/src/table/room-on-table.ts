import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Tells the table how high the coach is, so that what would lie under it makes room. */
export function useRoomOnTable(): RefObject<HTMLElement | null> {
  const coach = useRef<HTMLElement>(null);
  useEffect(() => {
    const table = coach.current?.closest<HTMLElement>('.table');
    if (coach.current === null || table === null || table === undefined) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      table.style.setProperty('--coach-h', `${Math.ceil(height)}px`);
    });
    observer.observe(coach.current);
    return () => observer.disconnect();
  }, []);
  return coach;
}
