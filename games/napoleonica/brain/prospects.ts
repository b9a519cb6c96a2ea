// What a unit could do with an activation, and what each way is worth: rest, strike, go and strike, seal, leave.
import type { Frozen } from '@grognard/kernel';
import { standingAt } from '../attack/imagined.ts';
import { refuseTarget } from '../attack/targets.ts';
import type { AttackRow } from '../data/unit-card.ts';
import { distance } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { codeAt, isDifficult } from '../field/terrain.ts';
import { can, hasToken, isExhausted } from '../field/units.ts';
import { corruptionHexes, movementOf } from '../movement/allowance.ts';
import { type Destination, reachOf } from '../movement/destinations.ts';
import type { Battle, Grant, Unit } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { Places } from './places.ts';
import { prizesOf } from './stakes.ts';
import { plannedStrike } from './strikes.ts';
import { WEIGHTS } from './weights.ts';
import { pointsWorth, tirednessOf } from './worth.ts';

export interface Strike {
  readonly row: number;
  readonly target: UnitId;
  readonly worth: number;
}

/** A unit's ways; what they are worth is a gain over leaving it alone. */
export interface Prospects {
  readonly rest: number;
  readonly seal: number;
  /** The best strike from where it stands. */
  readonly strike: Strike | null;
  /** By destination: the change of place, and the best strike from there. */
  readonly moves: ReadonlyMap<Hex, { readonly worth: number; readonly strike: Strike | null }>;
  readonly best: number;
}

/** Nothing worth an Order: it is not chosen at all. */
const NOWHERE = -100;
const MORE_HEXES = 2;
const SEAL_POINTS = 2;

export class Planner {
  readonly #battle: Frozen<Battle>;
  readonly #unit: Frozen<Unit>;
  readonly #grant: Grant;
  readonly #known = new Map<number, number>();

  constructor(battle: Frozen<Battle>, unit: Frozen<Unit>, grant: Grant) {
    this.#battle = battle;
    this.#unit = unit;
    this.#grant = grant;
  }

  prospects(): Prospects {
    const [battle, unit, grant] = [this.#battle, this.#unit, this.#grant];
    const { activation } = battle;
    const isActive = activation?.unit === unit.id;
    const carried = isActive ? activation.carried : hasToken(unit);
    const rest = grant.rest && !carried ? tirednessOf(unit, unit.fatigue) : NOWHERE;
    const restOnly = isActive ? activation.restOnly : isExhausted(unit);
    if (restOnly) return { rest, seal: NOWHERE, strike: null, moves: new Map(), best: rest };
    const seal = this.#sealing();
    const strike = grant.attack ? this.bestStrike(unit.at) : null;
    const moves = grant.move ? this.#moves() : new Map<Hex, { worth: number; strike: Strike | null }>();
    let best = Math.max(rest, seal, strike?.worth ?? 0);
    for (const { worth } of moves.values()) best = Math.max(best, worth);
    return { rest, seal, strike, moves, best };
  }

  #sealing(): number {
    const { terms, players } = this.#battle;
    const { at, owner } = this.#unit;
    const isOnRift =
      terms.special === 'rifts' && players[owner].faction !== 'abyss' && codeAt(this.#battle, at) === 'X';
    return isOnRift && this.#grant.rest && terms.landmarks.some(({ hex }) => hex === at)
      ? pointsWorth(this.#battle, owner, SEAL_POINTS)
      : NOWHERE;
  }

  #moves(): Map<Hex, { worth: number; strike: Strike | null }> {
    const [battle, unit] = [this.#battle, this.#unit];
    const places = new Places(battle, unit, prizesOf(battle, unit.owner));
    const base = places.worth(unit.at);
    const free = movementOf(battle, unit) + (battle.activation?.unit === unit.id ? 0 : this.#grant.movement);
    const paid = Math.min(MORE_HEXES, corruptionHexes(battle, unit));
    const moves = new Map<Hex, { worth: number; strike: Strike | null }>();
    for (const there of reachOf(battle, unit, free + paid)) {
      const strike = this.#strikeAfter(there);
      const price = 2 * WEIGHTS.corruption * Math.max(0, there.hexes - free);
      const worth = places.worth(there.hex) - base + Math.max(0, strike?.worth ?? 0) - price;
      moves.set(there.hex, { worth, strike });
    }
    return moves;
  }

  #strikeAfter({ hex }: Destination): Strike | null {
    const unit = this.#unit;
    const isStopped = isDifficult(this.#battle, hex) && !can(unit, 'ranger');
    return isStopped || can(unit, 'slow') || !this.#grant.attack ? null : this.bestStrike(hex);
  }

  /** From a hex; what it is worth hardly depends on which, so it is reckoned once for each row and target. */
  bestStrike(from: Hex): Strike | null {
    const rows = profileOf(this.#unit).rows;
    let best: Strike | null = null;
    let there: Frozen<Battle> | null = null;
    for (const target of this.#battle.units) {
      if (target.owner === this.#unit.owner || target.at < 0) continue;
      const far = distance(from, target.at);
      for (const [row, attack] of rows.entries()) {
        if (!this.#mayReach(attack, far)) continue;
        there ??= standingAt(this.#battle, this.#unit, from);
        const attacker = there.units[this.#unit.id] ?? this.#unit;
        if (refuseTarget(there, attacker, row, target) !== null) continue;
        const worth = this.#strikeWorth(there, attacker, row, target, far === 1);
        if (best === null || worth > best.worth) best = { row, target: target.id, worth };
      }
    }
    return best;
  }

  /** At a glance, before sight is looked at; a Windmill adds a hex. */
  #mayReach({ kind, range }: AttackRow, far: number): boolean {
    if (this.#grant.meleeOnly && kind !== 'melee') return false;
    return kind === 'melee' ? far === 1 : far <= range + 1;
  }

  #strikeWorth(
    battle: Frozen<Battle>,
    attacker: Frozen<Unit>,
    row: number,
    target: Frozen<Unit>,
    touches: boolean,
  ): number {
    const key = (target.id * 8 + row) * 2 + (touches ? 1 : 0);
    let worth = this.#known.get(key);
    if (worth === undefined) {
      const isMelee = profileOf(attacker).rows[row]?.kind === 'melee';
      const isForShot = this.#grant.card === 'R06';
      const granted = isForShot === isMelee ? null : this.#grant.die;
      worth = plannedStrike(battle, attacker, row, target, { granted });
      this.#known.set(key, worth);
    }
    return worth;
  }
}
