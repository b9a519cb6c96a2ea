import type { Target } from '@grognard/kernel';

/** A piece being dragged: where it came from, what it passed, where the pointer is in the page. */
export interface Drag {
  readonly from: Target;
  readonly over: readonly Target[];
  readonly x: number;
  readonly y: number;
}

/**
 * What pointing does. Where things are drawn as elements with a target the table itself sees to it; this is for
 * drawings that find out by arithmetic what is pointed at. Points are those of the page.
 */
export interface Hand {
  /** Somebody pressed something on the table. */
  press(target: Target, at: Element): void;
  /**
   * Shows why the target may not be used; false when it may, or nothing is known. Somebody who asked is told as well why
   * it answers nothing; so is somebody who rests on it, unless the board's closer look says it.
   */
  explainTarget(target: Target, at: Element, asked?: boolean | 'resting'): boolean;
  /** Takes a piece in hand; false when the game does not let it be dragged. */
  grab(target: Target, x: number, y: number): boolean;
  /** The piece in hand has come over something, or nothing. */
  carry(over: Target | null, x: number, y: number): void;
  /** Puts it down. */
  drop(at: Element | null): void;
  /** Puts it back. */
  letGo(): void;
}
