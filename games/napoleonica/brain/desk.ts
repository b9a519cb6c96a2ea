// A decision in a battle as the machine sees it, and what it has worked out about it so far.
import { type Frame, type Frozen, invariant, type Seat } from '@grognard/kernel';
import { FULL } from '../activation/grants.ts';
import { unitOf } from '../field/battle.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { Battle, Grant, State, Unit } from '../state.ts';
import { opponentOf, type Player, type UnitId } from '../vocabulary.ts';
import { type Demand, demandOf } from './order-values.ts';
import { Planner, type Prospects } from './prospects.ts';

export class Desk {
  readonly battle: Frozen<Battle>;
  readonly frame: Frozen<Frame>;
  readonly player: Player;
  readonly enemy: Player;
  readonly legal: readonly Action[];
  readonly #prospects = new Map<UnitId, Prospects>();
  #demand: Demand | null = null;

  constructor(state: Frozen<State>, seat: Seat, legal: readonly Action[]) {
    const [battle, frame] = [state.battle, state.frames.at(-1)];
    invariant(battle !== null && frame !== undefined, 'a battle is in progress');
    this.battle = battle;
    this.frame = frame;
    this.player = asPlayer(seat);
    this.enemy = opponentOf(this.player);
    this.legal = legal;
  }

  unit(id: UnitId): Frozen<Unit> {
    return unitOf(this.battle, id);
  }

  /** What a unit could do now, with the activation it has or with one it might be given. */
  prospects(id: UnitId): Prospects {
    let found = this.#prospects.get(id);
    if (found === undefined) {
      const { activation } = this.battle;
      found = this.prospectsBy(id, activation?.unit === id ? activation.grant : FULL);
      this.#prospects.set(id, found);
    }
    return found;
  }

  /** The same by a card that grants less, or more. */
  prospectsBy(id: UnitId, grant: Grant): Prospects {
    return new Planner(this.battle, this.unit(id), grant).prospects();
  }

  /** Colours the player has use for. */
  get demand(): Demand {
    this.#demand ??= demandOf(this.battle, this.player);
    return this.#demand;
  }

  of<T extends Action['type']>(type: T): readonly ActionOf<T>[] {
    return this.legal.filter((action): action is ActionOf<T> => action.type === type);
  }

  own(): readonly Frozen<Unit>[] {
    return this.battle.units.filter(({ owner, at }) => owner === this.player && at >= 0);
  }
}
