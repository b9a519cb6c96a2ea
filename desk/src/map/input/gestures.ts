// Which movement of hand means what. Knows pan from play: a drag on the ground moves the map, on a piece of one's own it
// plays; two fingers never play. Knows no page: points go in, meanings come out.
import type { Point } from '../hex-plan.ts';

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** What a hand can mean. */
export interface Hand {
  /** Whether what lies here may be played by dragging it. */
  canGrab(at: Point): boolean;
  press(at: Point): void;
  /** Held still on one spot: a question. False: nothing to say, a press may follow. */
  ask(at: Point): boolean;
  pan(dx: number, dy: number): void;
  pinch(factor: number, about: Point): void;
  /** From where it was grabbed to where it is now. */
  drag(from: Point, to: Point): void;
  drop(from: Point, to: Point): void;
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
  | { readonly is: 'dragging'; readonly from: Point }
  | { readonly is: 'pinching' }
  /** Whatever the hand still does until it has left means nothing. */
  | { readonly is: 'done' };

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function gestures(hand: Hand): Gestures {
  const pointers = new Map<number, Point>();
  let doing: Doing = { is: 'nothing' };

  function become(next: Doing): void {
    if (doing.is === 'waiting') clearTimeout(doing.timer);
    if (doing.is === 'dragging' && next.is !== 'nothing') hand.letGo();
    doing = next;
  }
  const others = (id: number): Point | undefined => [...pointers].find(([each]) => each !== id)?.[1];

  function begin(at: Point, kind: PointerKind, button: number): void {
    // Any other button moves the map, whatever lies below.
    if (button !== 0) return become({ is: 'panning', last: at });
    const timer = setTimeout(() => {
      if (kind !== 'mouse' && hand.ask(at)) become({ is: 'done' });
    }, ASK_AFTER_MS);
    become({ is: 'waiting', from: at, slop: SLOP[kind], timer });
  }

  function moveOne(at: Point): void {
    if (doing.is === 'waiting') {
      const { from, slop } = doing;
      if (apart(from, at) < slop) return;
      become(hand.canGrab(from) ? { is: 'dragging', from } : { is: 'panning', last: from });
    }
    if (doing.is === 'dragging') hand.drag(doing.from, at);
    else if (doing.is === 'panning') {
      hand.pan(at.x - doing.last.x, at.y - doing.last.y);
      doing = { is: 'panning', last: at };
    }
  }

  function end(at: Point): void {
    const { is } = doing;
    if (doing.is === 'dragging') hand.drop(doing.from, at);
    become({ is: 'nothing' });
    if (is === 'waiting') hand.press(at);
  }

  return {
    down(id, at, kind, button) {
      pointers.set(id, at);
      if (pointers.size === 1) begin(at, kind, button);
      else become(pointers.size === 2 ? { is: 'pinching' } : { is: 'done' });
    },
    move(id, at) {
      const before = pointers.get(id);
      if (before === undefined) return;
      pointers.set(id, at);
      if (doing.is !== 'pinching') return moveOne(at);
      const other = others(id);
      if (other === undefined) return;
      const [was, is] = [middle(before, other), middle(at, other)];
      hand.pan(is.x - was.x, is.y - was.y);
      const [wide, now] = [apart(before, other), apart(at, other)];
      if (wide > 0 && now > 0) hand.pinch(now / wide, is);
    },
    up(id, at) {
      if (!pointers.delete(id)) return;
      const left = pointers.values().next().value;
      if (left === undefined) end(at);
      // The finger that stays after a pinch goes on moving the map.
      else become(pointers.size === 1 ? { is: 'panning', last: left } : { is: 'done' });
    },
    cancel(id) {
      if (!pointers.delete(id)) return;
      if (doing.is === 'dragging') hand.letGo();
      doing = doing.is === 'dragging' ? { is: 'nothing' } : doing;
      become(pointers.size === 0 ? { is: 'nothing' } : { is: 'done' });
    },
  };
}
