import type { Action, Decision, GameState, Random, Seat, Secret } from './contract.ts';
import { invariant } from './invariant.ts';
import type { Upshot } from './learners.ts';
import { isSomebodyNew } from './pending.ts';
import { Play, type Rules } from './play.ts';
import { NOT_YET, type Position } from './position.ts';
import { type Draw, type DrawSource, shuffled } from './random.ts';

/** Most entries draw nothing and tell little: lists are made for their first item, and the empty one is shared. */
const NOTHING: readonly never[] = [];

/** Chance in a match: every draw is counted in the state and kept for the journal. */
class MatchChance implements Random {
  state: GameState;
  drawn: Draw[] | null = null;
  /** Whether some of it is kept from somebody. */
  isSecret = false;
  private readonly source: DrawSource;

  constructor(source: DrawSource, state: GameState) {
    this.source = source;
    this.state = state;
  }

  die(sides: number, purpose: string, knownTo?: readonly Seat[]): number {
    const index = this.state.draws;
    const value = this.source.draw(index, sides, purpose);
    const fits = Number.isInteger(value) && value >= 1 && value <= sides;
    if (!fits) invariant(false, `A die of ${sides} came up ${value} (“${purpose}”).`);
    this.state.draws = index + 1;
    const byHand = this.source.byHand?.(index) === true;
    const plain: Draw = { sides, value, purpose };
    const draw: Draw = byHand ? { ...plain, byHand } : plain;
    if (knownTo !== undefined) this.isSecret = true;
    this.keep(knownTo === undefined ? draw : { ...draw, knownTo });
    return value;
  }

  private keep(draw: Draw): void {
    if (this.drawn === null) this.drawn = [draw];
    else this.drawn.push(draw);
  }

  shuffle<T>(items: readonly T[], purpose: string, knownTo?: readonly Seat[]): T[] {
    return shuffled(this, items, purpose, knownTo);
  }
}

/** The umpire of a real match: keeps what happened since `begin`. */
export class RecordedPlay<S extends GameState, A extends Action, E, C>
  extends Play<S, A, E, C>
  implements Upshot
{
  revealedTo: Upshot['revealedTo'] = NOTHING;
  private readonly chance: MatchChance;
  private told: E[] | null = null;

  constructor(rules: Rules<S, A, E, C>, state: S, source: DrawSource) {
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

  /** Its own seat may not take back chance, a revelation, the end, or a decision somebody else got by it. */
  isBarrier(before: readonly Decision[]): boolean {
    if (this.outcome !== null || this.chance.drawn !== null || this.revealedTo.length > 0) return true;
    return isSomebodyNew(before, this.pending);
  }

  /** Whether some of what happened is kept from somebody. */
  get isSecret(): boolean {
    return this.chance.isSecret;
  }

  /** Where it has come to, to be kept. */
  position(): Position<S, C> {
    const { state, pending, outcome } = this;
    return { state, pending, outcome, prepared: NOT_YET };
  }

  /** Works on this state from here on, with an empty record. */
  begin(state: S): void {
    this.state = state;
    this.chance.state = state;
    this.chance.drawn = null;
    this.chance.isSecret = false;
    this.told = null;
    this.revealedTo = NOTHING;
  }

  override emit(event: E): void {
    if (this.told === null) this.told = [event];
    else this.told.push(event);
  }

  override reveal<T>(secret: Secret<T>, to?: readonly Seat[]): T {
    if (to === undefined || this.revealedTo === 'everybody') this.revealedTo = 'everybody';
    else {
      this.revealedTo = [...this.revealedTo, ...to];
      this.chance.isSecret = true;
    }
    return secret.hidden;
  }
}
