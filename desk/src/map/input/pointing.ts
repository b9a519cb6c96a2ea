// What pointing at a map means to the table: presses, questions, drags and the stacks they open, for pointer and keyboard.
import type { Target } from '@grognard/kernel';
import type { Hand } from '../../contract/hand.ts';
import { targetAt } from '../../target/target-element.ts';
import type { MapCounter } from '../counters/stacks.ts';
import type { HexMapState } from '../hex-map-state.ts';
import type { Point } from '../hex-plan.ts';

/** What the map asks of its game. */
export interface MapGame {
  readonly counters: readonly MapCounter[];
  /** What pointing at a hex means: the hex, or what stands on it. */
  pointAt(hex: number): Target;
  /** Hexes where something can be decided now: N goes from one to the next. */
  readonly open?: readonly number[];
  /** Whether pressing a stack lays it open first. */
  fansOut(hex: number): boolean;
}

export interface Pointing {
  /** The hex and what is meant there; null beside the map. */
  find(at: Point): { readonly target: Target; readonly hex: number } | null;
  press(target: Target, hex: number): void;
  ask(target: Target, hex: number): boolean;
  readonly hand: Hand;
}

/** `game` is what the board says at this moment. */
export function pointing(map: HexMapState, hand: Hand, window: HTMLElement, game: () => MapGame): Pointing {
  /** What tips and menus hang at: the counter, or the mark on the hex. */
  const elementAt = (): Element => window.querySelector('.desk-spot') ?? window;
  const openCounter = ({ x, y }: Point): Target | null => {
    if (map.fan.value === null) return null;
    const { left, top } = window.getBoundingClientRect();
    const element = document.elementFromPoint(x + left, y + top)?.closest('.desk-fan [data-target]') ?? null;
    return targetAt(element);
  };
  return {
    hand,
    find(at) {
      const hex = map.plan.hexAt(map.camera.toSheet(at));
      const open = openCounter(at);
      if (open !== null && map.fan.value !== null) return { target: open, hex: map.fan.value.hex };
      return hex === null ? null : { target: game().pointAt(hex), hex };
    },
    press(target, hex) {
      const isOpen = map.fan.value?.hex === hex;
      map.spot.value = hex;
      if (!isOpen && game().fansOut(hex)) {
        map.fan.value = { hex, index: 0 };
        return;
      }
      map.fan.value = null;
      hand.press(target, elementAt());
    },
    ask(target, hex) {
      map.spot.value = hex;
      return hand.explainTarget(target, elementAt(), true);
    },
  };
}
