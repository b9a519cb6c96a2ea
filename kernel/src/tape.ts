import { invariant } from './invariant.ts';
import type { Draw, DrawSource } from './random.ts';
import { unfitDraw } from './recorded-source.ts';

/** A draw of a line that the rules do not make like that: its place in the line, and why. */
export interface DrawProblem {
  readonly at: number;
  readonly message: string;
}

/** The draws of one line at a time, and what was wrong with the first that did not fit. */
export class Tape implements DrawSource {
  problem: DrawProblem | null = null;
  #draws: readonly Draw[] = [];
  #used = 0;
  #byHand = false;

  load(draws: readonly Draw[]): void {
    this.#draws = draws;
    this.#used = 0;
  }

  draw(_index: number, sides: number, purpose: string): number {
    const draw = this.#draws[this.#used];
    const message = unfitDraw(draw, sides, purpose);
    if (message !== null) this.problem = { at: this.#used, message };
    invariant(draw !== undefined && message === null, message ?? '');
    this.#used += 1;
    this.#byHand = draw.byHand === true;
    return draw.value;
  }

  byHand(): boolean {
    return this.#byHand;
  }

  /** The first draw of the line that nobody asked for. */
  leftOver(): DrawProblem | null {
    const left = this.#draws[this.#used];
    return left === undefined
      ? null
      : { at: this.#used, message: `The rules do not draw “${left.purpose}” here.` };
  }
}
