// What later lines of the journal need to know of the events before them: which battle and turn it is, who moved last.
import { theatreOf } from '../../data/theatres.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';

type Moved = Extract<Event, { readonly type: 'unitsMoved' }>;

/** Units on their way: hex by hex they are one line of the journal. */
export interface Way {
  readonly units: readonly UnitId[];
  readonly how: Moved['how'];
  readonly from: Hex;
  readonly to: Hex;
}

export interface Memory {
  readonly scenario: string;
  readonly turn: number;
  /** null: the last thing that happened was something else. */
  readonly way: Way | null;
}

/** Of a game that begins in the middle of a turn. */
export const recall = (view: Pick<View, 'options' | 'turn'>): Memory => ({
  scenario: theatreOf(view).id,
  turn: view.turn,
  way: null,
});

export const NOTHING: Memory = { scenario: '', turn: 0, way: null };

const isSame = (a: readonly UnitId[], b: readonly UnitId[]): boolean =>
  a.length === b.length && a.every((unit, i) => unit === b[i]);

/** Whether an event carries a way on. */
export const isOnward = ({ units, how, to }: Way, event: Event): boolean =>
  event.type === 'unitsMoved' && event.how === how && event.from === to && isSame(event.units, units);

export function wayAfter(way: Way | null, event: Event): Way | null {
  if (event.type !== 'unitsMoved') return null;
  const { units, how, from, to } = event;
  return { units, how, from: way !== null && isOnward(way, event) ? way.from : from, to };
}

/** How many of these events do nothing but carry on the way before them. */
export function stepsOnward(way: Way | null, events: readonly Event[]): number {
  let now = way;
  const stop = events.findIndex((event) => {
    const goesOn = now !== null && isOnward(now, event);
    now = wayAfter(now, event);
    return !goesOn;
  });
  return stop < 0 ? events.length : stop;
}

export function remember(memory: Memory | null, events: readonly Event[]): Memory | null {
  if (events.length === 0) return memory;
  let { scenario, turn, way } = memory ?? NOTHING;
  for (const event of events) {
    if (event.type === 'turnBegan') ({ scenario, turn } = event);
    way = wayAfter(way, event);
  }
  return { scenario, turn, way };
}
