// Which counters stand where. A position differs from the one before in a stack or two: all others are kept.
import { NOWHERE } from '../vocabulary.ts';

type Stack = readonly number[];

const NOBODY_HERE: Stack = [];

/** Counters of one kind, by a place each of them has: its hex, or the body it belongs to. */
export class Stacks<Counter> {
  /** Places whose stack is not the same as in the position this one was made from. */
  readonly changed: readonly number[];
  readonly #placeOf: (counter: Counter) => number;
  readonly #where: readonly number[];
  /** By place, each in the order of its counters. */
  readonly #stacks: readonly Stack[];

  private constructor(
    placeOf: (counter: Counter) => number,
    where: readonly number[],
    stacks: readonly Stack[],
    changed: readonly number[],
  ) {
    this.#placeOf = placeOf;
    this.#where = where;
    this.#stacks = stacks;
    this.changed = changed;
  }

  static of<Counter>(
    counters: readonly Counter[],
    places: number,
    placeOf: (counter: Counter) => number,
  ): Stacks<Counter> {
    const nowhere = counters.map(() => NOWHERE);
    const empty: readonly Stack[] = new Array<Stack>(places).fill(NOBODY_HERE);
    return new Stacks(placeOf, nowhere, empty, []).after(counters);
  }

  /** The stacks of another position; these themselves when nobody has moved. */
  after(counters: readonly Counter[]): Stacks<Counter> {
    const placeOf = this.#placeOf;
    const before = this.#where;
    const moved: number[] = [];
    // Written out: a field is made with every step of a move.
    for (let n = 0; n < counters.length; n += 1) {
      const counter = counters[n];
      if (counter !== undefined && before[n] !== placeOf(counter)) moved.push(n);
    }
    if (moved.length === 0) return this;
    const where = before.slice();
    const stacks = this.#stacks.slice();
    const changed = new Set<number>();
    for (const n of moved) {
      const counter = counters[n];
      const to = counter === undefined ? NOWHERE : placeOf(counter);
      const from = where[n] ?? NOWHERE;
      where[n] = to;
      if (from !== NOWHERE) stacks[from] = (stacks[from] ?? NOBODY_HERE).filter((other) => other !== n);
      if (to !== NOWHERE) stacks[to] = [...(stacks[to] ?? NOBODY_HERE), n].sort((a, b) => a - b);
      for (const place of [from, to]) if (place !== NOWHERE) changed.add(place);
    }
    return new Stacks(this.#placeOf, where, stacks, [...changed]);
  }

  at(place: number): Stack {
    return this.#stacks[place] ?? NOBODY_HERE;
  }

  /** Places with counters, each once. */
  occupied(): readonly number[] {
    const places: number[] = [];
    this.#where.forEach((place, n) => {
      if (place !== NOWHERE && this.at(place)[0] === n) places.push(place);
    });
    return places;
  }
}
