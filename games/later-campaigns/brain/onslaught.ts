// What it would be worth to come into contact with an enemy stack: all who are there or may still come, against all in it.

import { sheetOf, unitAt } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, distance } from '../ground/hexes.ts';
import { isAttackType, legOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { reductionInto } from '../strength/assault.ts';
import { strengthOf } from '../strength/faces.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { balance } from './exchange.ts';
import { expectedOfRow } from './hits.ts';

/** How much is counted of those who have not moved yet. */
const MAY_COME = 0.5;
const NEAR = 4;
/** NLC-19.4b */
const GUNS_IN_DEFENCE = 1.5;

/** What one unit brings against a hex from another, NLC-7.3i and 7.6. */
function attackFrom(state: Read, unit: UnitId, from: Hex, target: Hex): number {
  const { arm } = sheetOf(state, unit);
  const { disrupted, charged, bombarded } = unitAt(state, unit);
  if (arm === 'art' || charged === state.turn || bombarded === state.turn) return 0;
  const whole = strengthOf(state, unit) * (1 - reductionInto(fieldOf(state), from, target) / 100);
  return whole * (arm === 'cav' ? 0.5 : 1) * (disrupted ? 0.5 : 1);
}

function defenceOf(state: Read, unit: UnitId): number {
  const { arm } = sheetOf(state, unit);
  const by = arm === 'cav' ? 0.5 : arm === 'art' ? GUNS_IN_DEFENCE : 1;
  return strengthOf(state, unit) * by * (unitAt(state, unit).disrupted ? 0.5 : 1);
}

/** Judges contact for one unit; what it finds about a target it keeps. */
export class Onslaught {
  readonly #state: Read;
  readonly #unit: UnitId;
  readonly #side: Side;
  readonly #known = new Map<Hex, { readonly help: number; readonly defence: number }>();

  constructor(state: Read, unit: UnitId, side: Side) {
    this.#state = state;
    this.#unit = unit;
    this.#side = side;
  }

  /** The best assault from this hex; minus infinity where there is nobody to assault. */
  worthFrom(hex: Hex): number {
    const field = fieldOf(this.#state);
    let most = Number.NEGATIVE_INFINITY;
    for (const target of contactsOf(field.theatre, hex)) {
      const defenders = field.atOf(target, otherSide(this.#side));
      if (defenders.length === 0) continue;
      const { help, defence } = this.#at(target, defenders);
      const attack = help + attackFrom(this.#state, this.#unit, hex, target);
      const [given, taken] = [expectedOfRow(Math.round(attack)), expectedOfRow(Math.round(defence))];
      const sides = { attackers: [this.#unit], defenders, target };
      most = Math.max(most, balance(this.#state, sides, given, taken, false));
    }
    return most;
  }

  #at(target: Hex, defenders: readonly UnitId[]) {
    const known = this.#known.get(target);
    if (known !== undefined) return known;
    const defence = defenders.reduce((sum, unit) => sum + defenceOf(this.#state, unit), 0);
    const made = { help: this.#helpAt(target), defence };
    this.#known.set(target, made);
    return made;
  }

  #helpAt(target: Hex): number {
    const { stage } = this.#state;
    const { theatre } = fieldOf(this.#state);
    let sum = 0;
    for (const unit of stage?.active ?? []) {
      const { hex, status } = unitAt(this.#state, unit);
      if (unit === this.#unit || status !== 'map' || !isAttackType(legOf(this.#state, unit).type)) continue;
      const away = distance(theatre, hex, target);
      if (away === 1) sum += attackFrom(this.#state, unit, hex, target);
      else if (away <= NEAR && !stage?.finished.includes(unit) && sheetOf(this.#state, unit).arm === 'inf')
        sum += MAY_COME * strengthOf(this.#state, unit);
    }
    return sum;
  }
}
