// Which counters stand where. A position differs from the one before in a stack or two: all others are kept.
import { NOWHERE } from '../vocabulary.ts';

type Stack = readonly number[];
/** Stacks of some places next to each other: a step copies two of these, and not the whole map. */
type Page = readonly Stack[];

const NOBODY_HERE: Stack = [];
const BITS = 5;
const PLACES = 2 ** BITS;
const EMPTY: Page = new Array<Stack>(PLACES).fill(NOBODY_HERE);

/** Counters of one kind, by a place each of them has: its hex, or the body it belongs to. */
export class Stacks<Counter> {
  /** Places whose stack is not the same as in the position this one was made from. */
  readonly changed: readonly number[];
  readonly #placeOf: (counter: Counter) => number;
  readonly #where: readonly number[];
  /** As they were when these were made: a counter that moves is replaced, so most need not be asked where they are. */
  readonly #counters: readonly Counter[];
  /** By place, each in the order of its counters. */
  readonly #pages: readonly Page[];

  private constructor(
    placeOf: (counter: Counter) => number,
    counters: readonly Counter[],
    where: readonly number[],
    pages: readonly Page[],
    changed: readonly number[],
  ) {
    this.#placeOf = placeOf;
    this.#counters = counters;
    this.#where = where;
    this.#pages = pages;
    this.changed = changed;
  }

  static of<Counter>(
    counters: readonly Counter[],
    places: number,
    placeOf: (counter: Counter) => number,
  ): Stacks<Counter> {
    const nowhere = counters.map(() => NOWHERE);
    const empty: readonly Page[] = new Array<Page>(Math.ceil(places / PLACES)).fill(EMPTY);
    return new Stacks(placeOf, [], nowhere, empty, []).after(counters);
  }

  /** The stacks of another position; these themselves when nobody has moved. */
  after(counters: readonly Counter[]): Stacks<Counter> {
    const placeOf = this.#placeOf;
    const before = this.#where;
    const moved: number[] = [];
    // Written out: a field is made with every step of a move.
    for (let n = 0; n < counters.length; n += 1) {
      const counter = counters[n];
      if (counter === undefined || counter === this.#counters[n]) continue;
      if (before[n] !== placeOf(counter)) moved.push(n);
    }
    if (moved.length === 0) return this;
    const where = before.slice();
    const pages: Page[] = this.#pages.slice();
    // Mostly one or two: a list of them is looked through sooner than a table is made.
    const changed: number[] = [];
    const put = (place: number, stack: Stack): void => {
      const n = place >> BITS;
      const page = (pages[n] ?? EMPTY).slice();
      page[place % PLACES] = stack;
      pages[n] = page;
      if (!changed.includes(place)) changed.push(place);
    };
    for (const n of moved) {
      const counter = counters[n];
      const to = counter === undefined ? NOWHERE : placeOf(counter);
      const from = where[n] ?? NOWHERE;
      where[n] = to;
      if (from !== NOWHERE) put(from, without(stackIn(pages, from), n));
      if (to !== NOWHERE) put(to, withCounter(stackIn(pages, to), n));
    }
    return new Stacks(this.#placeOf, counters.slice(), where, pages, changed);
  }

  at(place: number): Stack {
    return stackIn(this.#pages, place);
  }

  /** Places with counters, each once. */
  occupied(): readonly number[] {
    const places: number[] = [];
    const where = this.#where;
    for (let n = 0; n < where.length; n += 1) {
      const place = where[n] ?? NOWHERE;
      if (place !== NOWHERE && this.at(place)[0] === n) places.push(place);
    }
    return places;
  }
}

const stackIn = (pages: readonly Page[], place: number): Stack =>
  pages[place >> BITS]?.[place % PLACES] ?? NOBODY_HERE;

function without(stack: Stack, gone: number): Stack {
  if (stack.length <= 1) return NOBODY_HERE;
  const left: number[] = [];
  for (const counter of stack) if (counter !== gone) left.push(counter);
  return left;
}

function withCounter(stack: Stack, come: number): Stack {
  const all = [...stack, come];
  // Mostly it is alone, or comes last anyway.
  return stack.length === 0 ? all : all.sort((a, b) => a - b);
}
