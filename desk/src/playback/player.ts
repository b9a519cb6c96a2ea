import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, Playing } from '../contract/beat.ts';
import type { GameBoard } from '../contract/game-board.ts';

interface Shot<Meanwhile> extends Playing {
  readonly meanwhile: Meanwhile;
}

/** Shows beats one after the other. `Meanwhile` is what the rest of the table shows until they are over. */
export interface Player<Meanwhile> {
  readonly playing: ReadonlySignal<Playing | null>;
  readonly meanwhile: ReadonlySignal<Meanwhile | null>;
  /** The scene that was shown last stays until somebody presses something. */
  readonly lastScene: ReadonlySignal<unknown>;
  readonly isPaused: ReadonlySignal<boolean>;
  play(beats: readonly Beat[], meanwhile: Meanwhile): void;
  pause(): void;
  goOn(): void;
  /** The next beat now, whether or not somebody has paused. */
  step(): void;
  /** To the end of all that is still to be shown. */
  skip(): void;
  forgetLast(): void;
  /** Nothing of it is to be seen any more. */
  clear(): void;
}

/**
 * `pace` is asked anew for every beat; at 0 nothing is shown but the last scene. Nobody has had time to see the one it takes
 * the place of then: `joined` keeps what is to be kept of it.
 */
export function createPlayer<Meanwhile>(pace: () => number, joined?: GameBoard['joined']): Player<Meanwhile> {
  const shots = signal<readonly Shot<Meanwhile>[]>([]);
  const lastScene = signal<unknown>(null);
  const isPaused = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (): void => {
    clearTimeout(timer);
    const [shot] = shots.peek();
    if (shot !== undefined && !isPaused.peek()) timer = setTimeout(step, shot.ms * pace());
  };
  const goOnWith = (left: readonly Shot<Meanwhile>[], last: unknown): void => {
    batch(() => {
      shots.value = left;
      lastScene.value = left.length === 0 ? last : null;
    });
    wait();
  };
  function step(): void {
    const [shot, ...left] = shots.peek();
    if (shot !== undefined) goOnWith(left, shot.scene);
  }
  const setPaused = (paused: boolean): void => {
    isPaused.value = paused;
    wait();
  };
  return {
    playing: computed(() => shots.value[0] ?? null),
    meanwhile: computed(() => shots.value[0]?.meanwhile ?? null),
    lastScene,
    isPaused,
    play(beats, meanwhile) {
      const before = shots.peek();
      const fresh = beats.map((beat, i) => ({ ...beat, at: i + 1, of: beats.length, meanwhile }));
      if (fresh.length === 0) return;
      if (pace() === 0) {
        const scene = fresh.at(-1)?.scene;
        goOnWith([], joined?.(lastScene.peek(), scene) ?? scene);
      } else if (before.length === 0) goOnWith(fresh, null);
      // The one that is being shown keeps its time.
      else shots.value = [...before, ...fresh];
    },
    pause: () => setPaused(true),
    goOn: () => setPaused(false),
    step,
    skip() {
      const last = shots.peek().at(-1);
      if (last !== undefined) goOnWith([], last.scene);
    },
    forgetLast() {
      lastScene.value = null;
    },
    clear: () => goOnWith([], null),
  };
}
