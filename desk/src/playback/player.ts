import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, Playing } from '../contract/beat.ts';
import type { GameBoard } from '../contract/game-board.ts';

/** A beat, and what the rest of the table shows until it is over. */
export type Shot<Meanwhile> = Beat & { readonly meanwhile: Meanwhile };

/** Shows beats one after the other. */
export interface Player<Meanwhile> {
  readonly playing: ReadonlySignal<Playing | null>;
  readonly meanwhile: ReadonlySignal<Meanwhile | null>;
  /** All that is shown in one go, what has been shown included. */
  readonly reel: ReadonlySignal<readonly Shot<Meanwhile>[]>;
  /** Who is shown nothing finds the last scene on the table, until the next press; what was shown leaves before the next question. */
  readonly lastScene: ReadonlySignal<unknown>;
  readonly isPaused: ReadonlySignal<boolean>;
  play(shots: readonly Shot<Meanwhile>[]): void;
  pause(): void;
  goOn(): void;
  /** The next beat now, whether or not somebody has paused. */
  step(): void;
  /** The one before once more; whoever goes back wants to look, so it pauses. */
  back(): void;
  /** The pace has changed: the beat that is shown begins to be counted anew. */
  keepTime(): void;
  /** To the end of all that is still to be shown. */
  skip(): void;
  forgetLast(): void;
  /** Nothing of it is to be seen any more. */
  clear(): void;
}

interface Reel<Meanwhile> {
  readonly shots: readonly Shot<Meanwhile>[];
  readonly at: number;
}

/**
 * `pace` is asked anew for every beat; at 0 nothing is shown but the last scene. Nobody has had time to see the one it takes
 * the place of then: `joined` keeps what is to be kept of it.
 */
export function createPlayer<Meanwhile>(pace: () => number, joined?: GameBoard['joined']): Player<Meanwhile> {
  const none: Reel<Meanwhile> = { shots: [], at: 0 };
  const reel = signal(none);
  const lastScene = signal<unknown>(null);
  const isPaused = signal(false);
  const shot = computed(() => reel.value.shots[reel.value.at]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (): void => {
    clearTimeout(timer);
    const now = shot.peek();
    if (now !== undefined && !isPaused.peek()) timer = setTimeout(step, now.ms * pace());
  };
  const goTo = (at: number): void => {
    const { shots } = reel.peek();
    reel.value = at < shots.length ? { shots, at } : none;
    wait();
  };
  function step(): void {
    if (shot.peek() !== undefined) goTo(reel.peek().at + 1);
  }
  const setPaused = (paused: boolean): void => {
    isPaused.value = paused;
    wait();
  };
  const leave = (last: unknown): void => {
    batch(() => {
      reel.value = none;
      lastScene.value = last;
    });
    wait();
  };
  return {
    playing: computed(() => {
      const { shots, at } = reel.value;
      const now = shots[at];
      return now === undefined ? null : { ...now, at: at + 1, of: shots.length };
    }),
    meanwhile: computed(() => shot.value?.meanwhile ?? null),
    reel: computed(() => reel.value.shots),
    lastScene,
    isPaused,
    play(fresh) {
      if (fresh.length === 0) return;
      const { shots, at } = reel.peek();
      if (pace() === 0) {
        const scene = fresh.at(-1)?.scene;
        leave(joined?.(lastScene.peek(), scene) ?? scene);
      } else if (shots.length === 0) {
        batch(() => {
          reel.value = { shots: fresh, at: 0 };
          lastScene.value = null;
        });
        wait();
      }
      // The one that is being shown keeps its time.
      else reel.value = { shots: [...shots, ...fresh], at };
    },
    pause: () => setPaused(true),
    goOn: () => setPaused(false),
    step,
    back() {
      isPaused.value = true;
      if (shot.peek() !== undefined) goTo(Math.max(0, reel.peek().at - 1));
    },
    keepTime: wait,
    skip() {
      if (shot.peek() !== undefined) leave(null);
    },
    forgetLast() {
      lastScene.value = null;
    },
    clear: () => leave(null),
  };
}
