import type { Action, GameState, Random, Secret } from './contract.ts';
import { invariant } from './invariant.ts';
import { Play, type Rules } from './play.ts';
import { type Draw, type DrawSource, shuffled } from './random.ts';

/** Most entries draw nothing and tell little: lists are made for their first item, and the empty one is shared. */
const NOTHING: readonly never[] = [];

/** Chance in a match: every draw is counted in the state and kept for the journal. */
class MatchChance implements Random {
  state: GameState;
  drawn: Draw[] | null = null;
  private readonly source: DrawSource;

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
    const draw: Draw = byHand ? { sides, value, purpose, byHand } : { sides, value, purpose };
    if (this.drawn === null) this.drawn = [draw];
    else this.drawn.push(draw);
    return value;
  }

  shuffle<T>(items: readonly T[], purpose: string): T[] {
    return shuffled(this, items, purpose);
  }
}

/** The umpire of a real match: keeps what happened since `begin`. */
export class RecordedPlay<S extends GameState, A extends Action, E> extends Play<S, A, E> {
  revealed = false;
  private readonly chance: MatchChance;
  private told: E[] | null = null;

  constructor(rules: Rules<S, A, E>, state: S, source: DrawSource) {
    const chance = new MatchChance(source, state);
    super(rules, state, chance);
    this.chance = chance;
  }

  get events(): readonly E[] {
    return this.told ?? NOTHING;
  }

  get draws(): readonly Draw[] {
    return this.chance.drawn ?? NOTHING;
  }

  /** Works on this state from here on, with an empty record. */
  begin(state: S): void {
    this.state = state;
    this.chance.state = state;
    this.chance.drawn = null;
    this.told = null;
    this.revealed = false;
  }

  override emit(event: E): void {
    if (this.told === null) this.told = [event];
    else this.told.push(event);
  }

  override reveal<T>(secret: Secret<T>): T {
    this.revealed = true;
    return secret.hidden;
  }
}
