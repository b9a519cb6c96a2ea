// From one view to another, quickly and softly, or at once for those who want no motion.
import type { Position } from './position.ts';
import { between, type CameraView } from './view.ts';

const FLIGHT_MS = 260;

export interface Flight {
  to(wanted: CameraView): void;
  /** Stays where it is: the hand has taken over. */
  stop(): void;
}

export function flight({ view, window, held, set }: Position, hasMotion: () => boolean): Flight {
  let frame: number | null = null;
  const stop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  };
  return {
    stop,
    to(wanted) {
      stop();
      const [from, to, start] = [view.value, held(wanted), performance.now()];
      const step = (now: number): void => {
        const share = Math.min(1, Math.max(0, (now - start) / FLIGHT_MS));
        set(share === 1 ? to : between(from, to, 1 - (1 - share) ** 3, window.value));
        frame = share < 1 ? requestAnimationFrame(step) : null;
      };
      if (hasMotion()) frame = requestAnimationFrame(step);
      else set(to);
    },
  };
}
