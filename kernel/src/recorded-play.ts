import type { Action, GameState, Random, Secret } from './contract.ts';
import { invariant } from './invariant.ts';
import { Play, type Rules } from './play.ts';
import { type Draw, type DrawSource, shuffled } from './random.ts';

const NO_DRAWS: readonly Draw[] = [];

/** Chance in a match: every draw is counted in the state and kept for the journal. */
class MatchChance implements Random {
  readonly source: DrawSource;
  state: GameState;
  draws: Draw[] = [];

  constructor(source: DrawSource, state: GameState) {
    this.source = source;
    this.state = state;
  }

  die(sides: number, purpose: string): number {
    const index = this.state.draws;
    const value = this.source.draw(index, sides, purpose);
    const fits = Number.isInteger(value) && value >= 1 && value <= sides;
    invariant(fits, `A die of ${sides} came up ${value} (“${purpose}”).`);
    this.state.draws = index + 1;
    const byHand = this.source.byHand?.(index) === true;
    this.draws.push(byHand ? { sides, value, purpose, byHand } : { sides, value, purpose });
    return value;
  }

  shuffle<T>(items: readonly T[], purpose: string): T[] {
    return shuffled(this, items, purpose);
  }
}

/** The umpire of a real match: keeps what happened since `begin`. */
export class RecordedPlay<S extends GameState, A extends Action, E> extends Play<S, A, E> {
  readonly #chance: MatchChance;
  #events: E[] = [];
  revealed = false;

  constructor(rules: Rules<S, A, E>, state: S, source: DrawSource) {
    const chance = new MatchChance(source, state);
    super(rules, state, chance);
    this.#chance = chance;
  }

  get events(): readonly E[] {
    return this.#events;
  }

  get draws(): readonly Draw[] {
    return this.#chance.draws.length === 0 ? NO_DRAWS : this.#chance.draws;
  }

  /** Works on this state from here on, with an empty record. */
  begin(state: S): void {
    this.state = state;
    this.#chance.state = state;
    if (this.#chance.draws.length > 0) this.#chance.draws = [];
    this.#events = [];
    this.revealed = false;
  }

  override emit(event: E): void {
    this.#events.push(event);
  }

  override reveal<T>(secret: Secret<T>): T {
    this.revealed = true;
    return secret.hidden;
  }
}
