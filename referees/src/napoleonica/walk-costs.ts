// NAP-10, NAP-13: Fatigue and Corruption, and what they were for.
import type { Named } from '../contract.ts';
import { plus, without } from './letters.ts';
import { codeAt } from './moves.ts';
import { reactionCard } from './pool.ts';
import { cardOfUnit, has, staminaOf } from './profile.ts';
import { mayAbsorb } from './results.ts';
import type { Battle, Player } from './shape.ts';
import { attackWith, named, numbered, playerIn, unitIn, type Walk } from './walk.ts';
import { settleResults } from './walk-retreat.ts';

/** NAP-FAT.1 to NAP-FAT.4: by how much, and within Stamina. */
export function fatigueChanged(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const id = numbered(event, 'unit');
  const by = numbered(event, 'by');
  const what = `Fatigue of ${id}`;
  const rule = named(event, 'rule');
  const attack = battle.attacks.at(-1);
  if (rule === 'NAP-DMG.4') {
    const hit = attackWith(walk, ({ target }) => target === id);
    if (hit !== undefined) {
      settleResults(walk, hit);
      if (reactionCard(battle, hit) === 'F12') hit.prevented = 1;
      judge.must('losses', 'NAP-DMG.4', `${id} absorbs`, mayAbsorb(battle, hit) && !hit.absorbed);
      hit.absorbed = true;
    }
  }
  if (rule === 'NAP-ADD.4') {
    const isFoe = attack !== undefined && (attack.attacker === id || attack.target === id);
    judge.must('rerolls', rule, what, isFoe && battle.terms.switches.fatigueRerolls && by === -1);
  }
  if (rule === 'NAP-ADD.6') judge.check('deactivations', rule, what, -2, by);
  if (rule === 'NAP-ABL.13') {
    const hit = attackWith(walk, ({ attacker }) => attacker === id);
    const isMarauding = has(battle, unit, 'Marauder') && hit?.kind === 'melee' && hit.losses > 0;
    judge.must('follow-ups', rule, `Marauder ${id}`, isMarauding);
  }
  if (rule === 'NAP-TER.9' && by > 0) {
    const isHuman = battle.players[unit.owner].faction !== 'abyss';
    judge.must('terrain', rule, what, isHuman && codeAt(battle, unit.at) === 'X');
  }
  if (rule === 'NAP-TER.9' && by < 0) judge.check('terrain', rule, what, 'S', codeAt(battle, unit.at));
  unit.fatigue += by;
  judge.must('Fatigue', 'NAP-FAT.1', what, unit.fatigue >= 0 && unit.fatigue <= staminaOf(unit));
  judge.check('Fatigue', 'NAP-FAT.2', what, unit.fatigue, event['fatigue']);
}

export function corruptionChanged(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const player = playerIn(event);
  const by = numbered(event, 'by');
  const holding = battle.players[player];
  const attack = battle.attacks.at(-1);
  holding.corruption += by;
  const { corruption, faction } = holding;
  const isLegal = faction === 'abyss' && corruption >= 0 && corruption <= 20;
  judge.must('Corruption', 'NAP-COR.1', `Corruption of ${player}`, isLegal);
  judge.check('Corruption', 'NAP-COR.1', `Corruption of ${player}`, corruption, event['total']);
  if (event['rule'] === 'NAP-ORD.11') discardFor(walk, player, String(walk.moment.action['colour']));
  if (event['rule'] === 'NAP-AUT.5') {
    const useless = [...holding.screen].find((letter) => !isWanted(battle, player, letter));
    judge.must('draws', 'NAP-AUT.5', 'an Order that matches nobody', useless !== undefined);
    discardFor(walk, player, useless ?? '');
  }
  if (event['rule'] === 'NAP-COR.4') walk.hexesPaid = -by / 2;
  if (attack === undefined) return;
  if (event['rule'] === 'NAP-ABL.35') attack.overcharged = true;
  if (event['rule'] === 'NAP-DEK.5') attack.cancelled = true;
  if (event['rule'] === 'NAP-COR.6') spentInAttack(walk, player, -by);
}

/** NAP-ORD.11, NAP-AUT.5 */
function discardFor({ battle, judge }: Walk, player: Player, letter: string): void {
  const holding = battle.players[player];
  const left = without(holding.screen, letter);
  judge.must('draws', 'NAP-ORD.11', `${letter} behind the screen of ${player}`, left !== null);
  holding.screen = left ?? '';
  holding.spentHidden = plus(holding.spentHidden, letter);
}

const isWanted = (battle: Battle, player: Player, letter: string): boolean =>
  letter === 'P' ||
  battle.units.some(
    (unit) =>
      unit.owner === player && unit.at >= -1 && cardOfUnit(unit).pays.some((pay) => pay.includes(letter)),
  );

/** A02, A06, A08, A10 */
function spentInAttack(walk: Walk, player: Player, count: number): void {
  const { battle } = walk;
  const attack = battle.attacks.at(-1);
  if (attack === undefined) return;
  const isAttacker = battle.units[attack.attacker]?.owner === player;
  const laid = battle.players[player].laid?.card;
  if (isAttacker && laid === 'A08' && attack.mode === 'main') attack.paid = count;
  else if (isAttacker) attack.granted = 'S';
  else if (reactionCard(battle, attack) === 'A02') attack.horror = count;
  else {
    settleResults(walk, attack);
    attack.prevented = count;
  }
}
