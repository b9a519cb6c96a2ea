// NLC-7.3 to 7.6: what an assault promises both sides: fire, and who will have to go back.
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import {
  groupMorale,
  isGuardInfantry,
  type Morale,
  type MoraleContext,
  moraleLead,
} from '../morale/morale.ts';
import type { Read } from '../rule-types.ts';
import { type AssaultFire, assaultFire } from '../strength/assault.ts';
import { isFlankedInAssault } from '../strength/flanks.ts';
import { hitCandidates } from '../strength/hits.ts';
import { type Hex, otherSide, type UnitId } from '../vocabulary.ts';
import { chanceOf, type FireOdds, fireOdds } from './hit-chances.ts';

export interface AssaultOdds {
  readonly attack: FireOdds;
  readonly defence: FireOdds;
  readonly flanked: boolean;
  /** After a loss, as those who test it will have it. */
  readonly attackersMorale: Morale;
  readonly defendersMorale: Morale;
  /** That nobody goes back of his own will is taken for granted. */
  readonly attackersRetreat: number;
  readonly defendersRetreat: number;
}

export interface PlannedAssault {
  readonly attackers: readonly UnitId[];
  readonly target: Hex;
}

/** The position after the likeliest step lost among these units; those who are left of them. */
function afterLoss(state: Read, units: readonly UnitId[]): readonly [Read, readonly UnitId[]] {
  const [victim] = hitCandidates(state, units, 0);
  const unit = victim === undefined ? undefined : state.units[victim];
  if (victim === undefined || unit === undefined) return [state, units];
  const lost = unit.lost + 1;
  const steps = fieldOf(state).theatre.units[victim]?.steps.length ?? 1;
  if (lost >= steps) return [state, units.filter((id) => id !== victim)];
  return [{ ...state, units: state.units.with(victim, { ...unit, lost }) }, units];
}

/** NLC-7.4f: a roll above morale. */
const failure = ({ value }: Morale): number => (6 - value) / 6;

export function assaultOdds(state: Read, { attackers, target }: PlannedAssault): AssaultOdds {
  const field = fieldOf(state);
  const side = field.sideOf(attackers[0] ?? 0);
  const defenders = field.atOf(target, otherSide(side));
  const sides = { attackers, defenders, target };
  const fire = assaultFire(state, field, { ...sides, supporters: [] });
  const flanked = isFlankedInAssault(state, field, sides);
  const { gunsInAttack, gunsInDefence } = fire;
  const lead = moraleLead(state, attackers, defenders, { flanked, gunsInAttack, gunsInDefence });
  const attack = fireOdds(state, fire.attack, { bonus: flanked ? 1 : 0, moraleLead: lead });
  const defence = fireOdds(state, fire.defence, { bonus: 0, moraleLead: -lead });
  const morale = (units: readonly UnitId[], context: MoraleContext): Morale =>
    groupMorale(...afterLoss(state, units), context);
  const attackersMorale = morale(attackers, contextOf(state, fire, defenders, { isAttacker: true, flanked }));
  const defendersMorale = morale(
    defenders,
    contextOf(state, fire, attackers, { isAttacker: false, flanked }),
  );
  const breaks = {
    attackers: chanceOf(defence, 1) * failure(attackersMorale),
    defenders: holdsGarrison(field, target) ? 0 : chanceOf(attack, 1) * failure(defendersMorale),
  };
  // NLC-7.4b: the first who fails ends it.
  const defendersFirst = fire.gunsInAttack && !fire.gunsInDefence;
  return {
    attack,
    defence,
    flanked,
    attackersMorale,
    defendersMorale,
    attackersRetreat: breaks.attackers * (defendersFirst ? 1 - breaks.defenders : 1),
    defendersRetreat: breaks.defenders * (defendersFirst ? 1 : 1 - breaks.attackers),
  };
}

function contextOf(
  state: Read,
  { gunsInAttack, gunsInDefence }: AssaultFire,
  enemies: readonly UnitId[],
  { isAttacker, flanked }: { readonly isAttacker: boolean; readonly flanked: boolean },
): MoraleContext {
  return {
    scope: 'retreat',
    defending: !isAttacker,
    flanked: !isAttacker && flanked,
    firedAtByGuns: isAttacker ? gunsInDefence : gunsInAttack,
    facingGuard: enemies.some((id) => isGuardInfantry(state, id)),
  };
}
