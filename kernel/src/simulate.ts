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
import { Play, procedureOf, type Rules, topFrame } from './play.ts';

/** A game played forward for search: no journal, no events, one state changed in place. Never the real match. */
export interface Simulation<S extends GameState, A extends Action> {
  readonly state: S;
  pending(): readonly Decision[];
  legal(seat: Seat): A[];
  /** Trusts the action: it must come from `legal` or from the game's brain. */
  play(seat: Seat, action: A): void;
  outcome(): Outcome | null;
  /** A second simulation from here that shares nothing but the random numbers. */
  copy(): Simulation<S, A>;
}

export interface SimulationOptions {
  /** Check every action before playing it, as the match would. For tests. */
  readonly checked?: boolean;
}

/** Plays on from a copy of the state. */
export function simulate<S extends GameState, A extends Action, E>(
  module: Rules<S, A, E>,
  state: NoInfer<S | Frozen<S>>,
  random: Random,
  options: SimulationOptions = {},
): Simulation<S, A> {
  const play = new Play(module, module.clone(frozen<S>(state)), random);
  play.settle();
  return new Searching(play, options.checked === true);
}

class Searching<S extends GameState, A extends Action, E> implements Simulation<S, A> {
  readonly #play: Play<S, A, E>;
  readonly #checked: boolean;

  constructor(play: Play<S, A, E>, checked: boolean) {
    this.#play = play;
    this.#checked = checked;
  }

  get state(): S {
    return this.#play.state;
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
    ruleFor(play.rules, frame, action).apply(play, frame, seat, action);
    play.settle();
  }

  copy(): Simulation<S, A> {
    const { rules, state, random, pending, outcome } = this.#play;
    const play = new Play(rules, rules.clone(frozen(state)), random);
    play.pending = pending;
    play.outcome = outcome;
    return new Searching(play, this.#checked);
  }

  #check(seat: Seat, action: A): void {
    const legal = this.legal(seat).some((candidate) => sameJson(candidate, action));
    invariant(legal, `${seat} may not ${JSON.stringify(action)} here.`);
  }
}

function ruleFor<S extends GameState, A extends Action, E>(
  rules: Rules<S, A, E>,
  frame: Frame,
  action: A,
): ActionRule<S, Frame, A, E> {
  const { type } = action;
  for (const rule of procedureOf(rules, frame).actions) if (rule.type === type) return rule;
  for (const rule of rules.always) if (rule.type === type) return rule;
  invariant(false, `“${type}” is not open in ${frame.proc}.${frame.step}.`);
}
