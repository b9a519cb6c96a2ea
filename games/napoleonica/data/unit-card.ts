// NAP-CMP.1: what a unit card prints, and short ways of writing one down.
import type {
  Ability,
  ActivatableAbility,
  Crit,
  FreeAbility,
  GradedAbility,
  PlainAbility,
} from './abilities.ts';
import {
  type AttackKind,
  type Branch,
  DICE,
  type Die,
  type Faction,
  type OrderColour,
  type UnitTypeId,
} from './words.ts';

/** NAP-ACT.1: one Order of any of these colours, or one of each. */
export interface Activation {
  readonly needs: 'any' | 'all';
  readonly colours: readonly Exclude<OrderColour, 'P'>[];
}

export interface AttackRow {
  readonly kind: AttackKind;
  readonly dice: readonly Die[];
  /** The farthest hex it reaches. */
  readonly range: number;
}

export interface UnitCard {
  readonly id: UnitTypeId;
  readonly name: string;
  readonly faction: Faction;
  readonly branch: Branch;
  readonly activation: Activation;
  readonly movement: number;
  readonly stamina: number;
  /** Models at the start, and the most it can have. */
  readonly size: number;
  readonly attacks: readonly AttackRow[];
  readonly crit: Crit;
  readonly abilities: readonly Ability[];
  /** In Development Points. */
  readonly cost: number;
  readonly unique: boolean;
}

/** Dice by their letters: 'OOY' is two orange and one yellow. */
export const dice = (letters: string): readonly Die[] =>
  [...letters].flatMap((letter) => DICE.filter((die) => die === letter));

export const melee = (letters: string): AttackRow => ({ kind: 'melee', dice: dice(letters), range: 1 });
export const ranged = (letters: string, range: number): AttackRow => ({
  kind: 'ranged',
  dice: dice(letters),
  range,
});
export const magic = (letters: string, range: number): AttackRow => ({
  kind: 'magic',
  dice: dice(letters),
  range,
});
/** NAP-ABL.12: a row of its own kind, for one throw in a battle. */
export const grenade = (letters: string, range: number): AttackRow => ({
  kind: 'grenade',
  dice: dice(letters),
  range,
});

type Colours = Activation['colours'];
export const anyOf = (...colours: Colours): Activation => ({ needs: 'any', colours });
export const allOf = (...colours: Colours): Activation => ({ needs: 'all', colours });

type Plain = PlainAbility | ActivatableAbility | FreeAbility;
/** Abilities without a number, by name. */
export const has = (...names: Plain[]): readonly Ability[] => names.map((name) => ({ name }));
export const graded = (name: GradedAbility, x: number): Ability => ({ name, x });
export const buckshot = (die: Die): Ability => ({ name: 'buckshot', die });
export const flank = (die: Die): Ability => ({ name: 'flank', die });
export const counterblow = (letters: string): Ability => ({ name: 'counterblow', dice: dice(letters) });

export const crit = (name: Exclude<Crit['name'], 'volley'>): Crit => ({ name });
export const volley = (die: Die): Crit => ({ name: 'volley', die });
