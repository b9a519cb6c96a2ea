// Questions that name whom they are about: the unit that acts, or both units of the attack in progress, and where.
import type { Decision, Facts, Frozen, RuleId } from '@grognard/kernel';
import { attackerOf, targetOf } from '../attack/sides.ts';
import { hexName } from '../data/field.ts';
import { unitCard } from '../data/units.ts';
import { unitOf } from '../field/battle.ts';
import type { Battle, Unit } from '../state.ts';
import type { Player } from '../vocabulary.ts';

type Reading = Frozen<Battle>;
type Ask = (player: Player, battle: Reading) => readonly Decision[];

const nameOf = ({ type }: Frozen<Unit>): string => unitCard(type).name;
/** A unit that has left the field is named by itself: no sentence says where it stands. */
const placeOf = ({ at }: Frozen<Unit>): string => (at >= 0 ? hexName(at) : '');

const askingWith =
  (facts: (battle: Reading) => Facts) =>
  (rule: RuleId, prompt: string): Ask =>
  (seat, battle) => [{ seat, rule, prompt, with: facts(battle) }];

/** {unit} on {hex}: who is activated. */
export const askingActive = askingWith((battle) => {
  if (battle.activation === null) return {};
  const unit = unitOf(battle, battle.activation.unit);
  return { unit: nameOf(unit), hex: placeOf(unit) };
});

/** {attacker} on {from} against {target} on {hex}. */
export const askingInAttack = askingWith((battle) => {
  const [attacker, target] = [attackerOf(battle), targetOf(battle)];
  return {
    attacker: nameOf(attacker),
    from: placeOf(attacker),
    target: nameOf(target),
    hex: placeOf(target),
  };
});
