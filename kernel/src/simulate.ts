import type {
  Action,
  ActionRule,
  Decision,
  Frame,
  Frozen,
  GameState,
  Outcome,
  Random,
  Seat,
} from './contract.ts';
import { sameJson } from './equal.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';
import { legalIn } from './legality.ts';
import { Play, procedureOf, type Rules, ruleFor, topFrame } from './play.ts';
import { contextAt, NOT_YET } from './position.ts';

/** A game played forward for search: no journal, no events, one state changed in place. Never the real match. */
export interface Simulation<S extends GameState, A extends Action, C = void> {
  readonly state: S;
  /** What the game prepared for the present position. */
  readonly context: C;
  pending(): readonly Decision[];
  legal(seat: Seat): A[];
  /** Trusts the action: it must come from `legal` or from the game's brain. */
  play(seat: Seat, action: A): void;
  outcome(): Outcome | null;
  /** A second simulation from here that shares nothing but the random numbers. */
  copy(): Simulation<S, A, C>;
}

export interface SimulationOptions {
  /** Check every action before playing it, as the match would. For tests. */
  readonly checked?: boolean;
}

/** Plays on from a copy of the state. */
export function simulate<S extends GameState, A extends Action, E, C = void>(
  module: Rules<S, A, E, C>,
  state: NoInfer<S | Frozen<S>>,
  random: Random,
  options: SimulationOptions = {},
): Simulation<S, A, C> {
  const play = new Play(module, module.clone(frozen<S>(state)), random);
  play.settle();
  return new Searching(play, options.checked === true);
}

/** What is always open is no draft: whoever resigns ends the game whatever he was drafting. */
const isDraftOpen = <S extends GameState, A extends Action, E, C>(
  { rules, state }: Play<S, A, E, C>,
  frame: Frame,
  seat: Seat,
  rule: ActionRule<S, Frame, A, E, C>,
): boolean =>
  topFrame(state) === frame &&
  procedureOf(rules, frame).isDrafting?.(frame, seat) === true &&
  !rules.always.includes(rule);

class Searching<S extends GameState, A extends Action, E, C> implements Simulation<S, A, C> {
  readonly #play: Play<S, A, E, C>;
  readonly #checked: boolean;

  constructor(play: Play<S, A, E, C>, checked: boolean) {
    this.#play = play;
    this.#checked = checked;
  }

  get state(): S {
    return this.#play.state;
  }

  get context(): C {
    return contextAt(this.#play.rules, this.#play);
  }

  pending(): readonly Decision[] {
    return this.#play.pending;
  }

  outcome(): Outcome | null {
    return this.#play.outcome;
  }

  legal(seat: Seat): A[] {
    return legalIn(this.#play.rules, this.#play, seat);
  }

  play(seat: Seat, action: A): void {
    const play = this.#play;
    if (this.#checked) this.#check(seat, action);
    const frame = topFrame(play.state);
    const rule = ruleFor(play.rules, frame, action);
    rule.apply(play, frame, seat, action);
    // Long answers are drafted action by action: who is asked need not be found anew before the commit.
    if (isDraftOpen(play, frame, seat, rule)) play.prepared = NOT_YET;
    else play.settle();
  }

  copy(): Simulation<S, A, C> {
    return new Searching(this.#play.copy(), this.#checked);
  }

  #check(seat: Seat, action: A): void {
    const legal = this.legal(seat).some((candidate) => sameJson(candidate, action));
    invariant(legal, `${seat} may not ${JSON.stringify(action)} here.`);
  }
}
