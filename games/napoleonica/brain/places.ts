// What it is worth that a unit stands on a hex: Landmarks, danger, company, and how near it is to somebody to strike.
import type { Frozen } from '@grognard/kernel';
import { distance } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { can, isCommander } from '../field/units.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { type Prize, stakeOf } from './stakes.ts';
import { dangerAt, type Threat, threatsTo } from './threats.ts';
import { WEIGHTS } from './weights.ts';

/** So near to friends a Commander likes to be. */
const COMPANY = 2;

export class Places {
  readonly #battle: Frozen<Battle>;
  readonly #unit: Frozen<Unit>;
  readonly #prizes: readonly Prize[];
  readonly #threats: readonly Threat[];
  readonly #strikes: number;

  constructor(battle: Frozen<Battle>, unit: Frozen<Unit>, prizes: readonly Prize[]) {
    this.#battle = battle;
    this.#unit = unit;
    this.#prizes = prizes;
    this.#threats = threatsTo(battle, unit);
    const { rows, movement } = profileOf(unit);
    const range = Math.max(0, ...rows.map((row) => (row.kind === 'grenade' ? 0 : row.range)));
    this.#strikes = (can(unit, 'slow') ? 0 : movement) + range;
  }

  worth(hex: Hex): number {
    const [battle, unit] = [this.#battle, this.#unit];
    const stake = stakeOf(battle, unit.owner, this.#prizes, hex);
    const wish = isCommander(unit) ? this.#company(hex) : this.#nearness(hex);
    return stake + wish - dangerAt(battle, unit, this.#threats, hex);
  }

  /** Hexes too far to strike anybody in the next activation count against it. */
  #nearness(hex: Hex): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { owner, at } of this.#battle.units)
      if (owner !== this.#unit.owner && at >= 0) nearest = Math.min(nearest, distance(hex, at));
    if (nearest === Number.POSITIVE_INFINITY) return 0;
    return -WEIGHTS.approach * Math.max(0, nearest - this.#strikes) - 0.1 * nearest;
  }

  #company(hex: Hex): number {
    let near = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (const { owner, at, id } of this.#battle.units) {
      if (owner !== this.#unit.owner || at < 0 || id === this.#unit.id) continue;
      const far = distance(hex, at);
      nearest = Math.min(nearest, far);
      if (far <= COMPANY) near += 1;
    }
    const lonely = nearest === Number.POSITIVE_INFINITY ? 0 : Math.max(0, nearest - COMPANY);
    return WEIGHTS.command * (near - 2 * lonely);
  }
}
