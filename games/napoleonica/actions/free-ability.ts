// NAP-ABL.37, NAP-ABL.39 to NAP-ABL.41: what a Commander on the field does beside his activations, exhausted or not.
// Also NAP-RUL.69.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { FREE_ABILITIES } from '../data/abilities.ts';
import { battleOf, changeUnit, unitOf } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { drawOrders } from '../field/pouch.ts';
import { can, isCommander } from '../field/units.ts';
import type { TurnFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { callPoints } from '../reinforcement/effect.ts';
import { canStep } from '../reinforcement/models.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

const PACT_PRICE = 3;

function refuseFree(
  battle: Frozen<Battle>,
  player: Player,
  { ability, unit }: ActionOf<'free'>,
): Refusal | null {
  const { players, turn } = battle;
  const own = players[player];
  const isPouchEmpty = own.pouch.count === 0;
  switch (ability) {
    case 'grandPlan':
      if (unitOf(battle, unit).onceUsed.includes(ability)) return no('NAP-ABL.37', refusals.onceUsed);
      return isPouchEmpty ? no('NAP-CMP.6', refusals.pouchEmpty) : null;
    case 'oldFox':
      if (unitOf(battle, unit).onceUsed.includes(ability)) return no('NAP-ABL.39', refusals.onceUsed);
      return canStep({ ...battle, gained: [] }, player) ? null : no('NAP-GEN.10', refusals.noModels);
    case 'darkPact':
      if (turn?.pact === true) return no('NAP-ABL.40', refusals.pactMade);
      if (own.corruption < PACT_PRICE) return no('NAP-ABL.40', refusals.tooLittleCorruption);
      return isPouchEmpty ? no('NAP-CMP.6', refusals.pouchEmpty) : null;
  }
}

export const freeAbility: Rule<TurnFrame, 'free'> = {
  type: 'free',
  rule: 'NAP-ABL.41',
  candidates(state, { player }) {
    const found: ActionOf<'free'>[] = [];
    for (const unit of battleOf(state).units) {
      if (unit.owner !== player || unit.at < 0 || !isCommander(unit)) continue;
      for (const ability of FREE_ABILITIES)
        if (can(unit, ability)) found.push({ type: 'free', ability, unit: unit.id });
    }
    return found;
  },
  refuse: (state, _frame, seat, action) => refuseFree(battleOf(state), asPlayer(seat), action),
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(umpire, _frame, seat, { ability, unit }) {
    const player = asPlayer(seat);
    const battle = battleOf(umpire.state);
    umpire.emit({ type: 'abilityUsed', rule: 'NAP-ABL.41', unit, ability });
    if (ability === 'darkPact') {
      if (battle.turn !== null) battle.turn = { ...battle.turn, pact: true };
      spendCorruption(umpire, player, PACT_PRICE, 'NAP-ABL.40');
      drawOrders(umpire, player, 1, 'NAP-ABL.40');
      return;
    }
    changeUnit(battle, unit, { onceUsed: [...unitOf(battle, unit).onceUsed, ability] });
    if (ability === 'grandPlan') drawOrders(umpire, player, 2, 'NAP-ABL.37');
    else callPoints(umpire, player, 3);
  },
};
