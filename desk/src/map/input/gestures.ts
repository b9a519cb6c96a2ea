// Which movement of hand means what. Knows pan from play: a drag on the ground moves the map, on a piece of one's own it
// plays; two fingers never play. Knows no page: points go in, meanings come out.
import type { Point } from '../hex-plan.ts';

export type PointerKind = 'mouse' | 'touch' | 'pen';

export interface Meanings {
  press(at: Point): void;
  /** Held still on one spot: a question. False: nothing to say, a press may follow. */
  ask(at: Point): boolean;
  pan(dx: number, dy: number): void;
  pinch(factor: number, about: Point): void;
  /** Takes what lies here in hand; false: it is not to be dragged. */
  grab(at: Point): boolean;
  drag(to: Point): void;
  drop(to: Point): void;
  /** The drag came to nothing. */
  letGo(): void;
}

export interface Gestures {
  /** `button` as the browser counts: 0 is the first. */
  down(id: number, at: Point, kind: PointerKind, button: number): void;
  move(id: number, at: Point): void;
  up(id: number, at: Point): void;
  cancel(id: number): void;
}

/** How far a hand may tremble before it means to move. */
const SLOP: { readonly [kind in PointerKind]: number } = { mouse: 4, pen: 7, touch: 10 };
export const ASK_AFTER_MS = 350;

type Doing =
  | { readonly is: 'nothing' }
  /** Down, and not yet known what for. */
  | {
      readonly is: 'waiting';
      readonly from: Point;
      readonly slop: number;
      readonly timer: ReturnType<typeof setTimeout>;
    }
  | { readonly is: 'panning'; readonly last: Point }
  | { readonly is: 'dragging' }
  | { readonly is: 'pinching' }
  /** Whatever the hand still does until it has left means nothing. */
  | { readonly is: 'done' };

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function gestures(means: Meanings): Gestures {
  const pointers = new Map<number, Point>();
  let doing: Doing = { is: 'nothing' };

  function become(next: Doing): void {
    if (doing.is === 'waiting') clearTimeout(doing.timer);
    if (doing.is === 'dragging') means.letGo();
    doing = next;
  }

  function begin(at: Point, kind: PointerKind, button: number): void {
    if (button !== 0) {
      // Any other button moves the map, whatever lies below.
      become({ is: 'panning', last: at });
      return;
    }
    const timer = setTimeout(() => {
      if (kind !== 'mouse' && means.ask(at)) become({ is: 'done' });
    }, ASK_AFTER_MS);
    become({ is: 'waiting', from: at, slop: SLOP[kind], timer });
  }

  function moveOne(at: Point): void {
    if (doing.is === 'waiting') {
      const { from, slop } = doing;
      if (apart(from, at) < slop) return;
      become(means.grab(from) ? { is: 'dragging' } : { is: 'panning', last: from });
    }
    if (doing.is === 'dragging') means.drag(at);
    else if (doing.is === 'panning') {
      means.pan(at.x - doing.last.x, at.y - doing.last.y);
      doing = { is: 'panning', last: at };
    }
  }

  function moveTwo(id: number, before: Point, at: Point): void {
    const [, other] = [...pointers].find(([each]) => each !== id) ?? [];
    if (other === undefined) return;
    const [was, is] = [middle(before, other), middle(at, other)];
    means.pan(is.x - was.x, is.y - was.y);
    const [wide, now] = [apart(before, other), apart(at, other)];
    if (wide > 0 && now > 0) means.pinch(now / wide, is);
  }

  function end(at: Point): void {
    const { is } = doing;
    if (is === 'dragging') {
      means.drop(at);
      doing = { is: 'nothing' };
    }
    become({ is: 'nothing' });
    if (is === 'waiting') means.press(at);
  }

  return {
    down(id, at, kind, button) {
      pointers.set(id, at);
      if (pointers.size === 1) begin(at, kind, button);
      else become({ is: pointers.size === 2 ? 'pinching' : 'done' });
    },
    move(id, at) {
      const before = pointers.get(id);
      if (before === undefined) return;
      pointers.set(id, at);
      if (doing.is === 'pinching') moveTwo(id, before, at);
      else moveOne(at);
    },
    up(id, at) {
      if (!pointers.delete(id)) return;
      const [left] = pointers.values();
      if (left === undefined) end(at);
      // The finger that stays after a pinch goes on moving the map.
      else become(pointers.size === 1 ? { is: 'panning', last: left } : { is: 'done' });
    },
    cancel(id) {
      if (pointers.delete(id)) become({ is: pointers.size === 0 ? 'nothing' : 'done' });
    },
  };
}
