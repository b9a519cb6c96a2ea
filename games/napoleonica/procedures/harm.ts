// NAP-S10 (a), NAP-ATK.31: what follows on the damage: Bayonet Wall, Soul Harvest, Blast, Marauder.
import type { Frozen } from '@grognard/kernel';
import { mainEffect } from '../attack/cards.ts';
import { isCritical } from '../attack/ignores.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { attackerOf, attackingPlayer, targetOf } from '../attack/sides.ts';
import { battleOf } from '../field/battle.ts';
import { gainCorruption } from '../field/corruption.ts';
import { refresh } from '../field/fatigue.ts';
import { isAdjacent } from '../field/hexes.ts';
import { can } from '../field/units.ts';
import { type HarmFrame, harmFrame } from '../frames.ts';
import { effectDamage, loseModels } from '../harm/losses.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

/** NAP-CRT.10: enemies next to the hex the target held at NAP-S1, the target left out. */
function blastable(battle: Frozen<Battle>): readonly Frozen<Unit>[] {
  const attack = attackOf(battle);
  if (!isCritical(battle, attack, 'blast')) return [];
  const { owner } = targetOf(battle);
  return battle.units.filter(
    (unit) =>
      unit.owner === owner && unit.id !== attack.target && unit.at >= 0 && isAdjacent(unit.at, attack.from),
  );
}

const blast: Rule<HarmFrame, 'blast'> = {
  type: 'blast',
  rule: 'NAP-CRT.10',
  candidates: (state) => blastable(battleOf(state)).map(({ id }) => ({ type: 'blast', unit: id })),
  refuse: () => null,
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply: (umpire, frame, _seat, { unit }) => explode(umpire, frame, unit),
};

function explode(umpire: Table, frame: HarmFrame, unit: UnitId): void {
  frame.step = 'maraud';
  effectDamage(umpire, unit, attackingPlayer(battleOf(umpire.state)), 'NAP-CRT.10');
}

const ask = asking('NAP-CRT.10', prompts.blast);

export const harm = procedure(harmFrame, {
  rule: 'NAP-ATK.31',
  pending: (state, { step }) => (step === 'choose' ? ask(attackingPlayer(battleOf(state))) : NOBODY),
  actions: [blast],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    if (frame.step === 'bayonets') {
      frame.step = 'blast';
      return afterCards(umpire);
    }
    if (frame.step === 'blast') {
      const [only, other] = blastable(battle);
      if (only === undefined) frame.step = 'maraud';
      else if (other === undefined) explode(umpire, frame, only.id);
      else frame.step = 'choose';
      return;
    }
    maraud(umpire);
    umpire.end();
  },
});

/** F02: 1 more that nothing prevents (NAP-DMG.2). A14: Corruption for what was lost in NAP-S9. */
function afterCards(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const { losses, destroyed, target } = attackOf(battle);
  const card = mainEffect(battle);
  if (losses === 0) return;
  if (card === 'A14') gainCorruption(umpire, attackingPlayer(battle), losses, 'NAP-COR.2');
  if (card !== 'F02' || destroyed) return;
  loseModels(umpire, target, 1, attackingPlayer(battle), 'NAP-DMG.2');
  // NAP-ABL.16: finished off by the same attack.
  changeAttack(battle, { destroyed: targetOf(battle).models === 0 });
}

/** NAP-ABL.13 */
function maraud(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const { kind, losses, attacker } = attackOf(battle);
  const isMarauding = kind === 'melee' && losses > 0 && can(attackerOf(battle), 'marauder');
  if (isMarauding) refresh(umpire, attacker, 1, 'NAP-ABL.13');
}
