// NAP-DMG.5, NAP-DMG.6, NAP-DES: models are lost, units destroyed, points scored.
// Also NAP-VIC.1, NAP-FAQ.11, NAP-RUL.46, NAP-RUL.47, NAP-RUL.83.
import type { RuleId } from '@grognard/kernel';
import { battleOf, changePlayer, changeUnit, unitOf } from '../field/battle.ts';
import { gainCorruption } from '../field/corruption.ts';
import { NO_ORDERS, plus } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import { entryLine, put, takeFarthest } from '../field/tablet.ts';
import { isCommander } from '../field/units.ts';
import { bearerOf } from '../items/bearers.ts';
import type { Table } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import { DESTROYED, opponentOf, type Player, type UnitId } from '../vocabulary.ts';
import { checkVictory } from './victory.ts';

/** So many models go to the tablet; what is too much is ignored. `by`: whose unit, card or effect did it. */
export function loseModels(umpire: Table, id: UnitId, count: number, by: Player, rule: RuleId): number {
  const battle = battleOf(umpire.state);
  const unit = unitOf(battle, id);
  const lost = Math.min(count, unit.models);
  if (lost <= 0) return 0;
  let { tablet } = battle.players[unit.owner];
  for (let i = 0; i < lost; i++) tablet = put(tablet, entryLine(unit.type), unit.type);
  changePlayer(battle, unit.owner, { tablet });
  const left = changeUnit(battle, id, { models: unit.models - lost });
  umpire.emit({ type: 'modelsLost', rule, unit: id, count: lost, left: left.models });
  if (left.models === 0) destroy(umpire, left, by);
  return lost;
}

/** NAP-DES.1 to NAP-DES.6 */
function destroy(umpire: Table, unit: Unit, by: Player): void {
  const battle = battleOf(umpire.state);
  const { size } = profileOf(unit).card;
  const enemy = opponentOf(unit.owner);
  const { tablet } = battle.players[unit.owner];
  changePlayer(battle, unit.owner, { tablet: takeFarthest(tablet, unit.type, size) });
  removeFromField(battle, unit.id, DESTROYED);
  const vp = isCommander(unit) ? battle.terms.commanderVp : 1;
  umpire.emit({ type: 'unitDestroyed', rule: 'NAP-DES.1', unit: unit.id, by });
  scoreVp(umpire, enemy, vp, 'NAP-DES.3');
  if (by === enemy) gainCorruption(umpire, by, 1, 'NAP-DES.5');
  honourLegend(battle, unit.id, vp);
  // AR10: its owner may move a model as soon as what is going on allows.
  if (bearerOf(battle, unit.owner, 'AR10') !== undefined) battle.mourning = [...battle.mourning, unit.owner];
  checkVictory(umpire);
}

/** IM12: a Heroic Legend that destroyed its target. */
function honourLegend(battle: Battle, target: UnitId, vp: number): void {
  const attack = battle.attacks.at(-1);
  if (attack?.target !== target) return;
  const { owner, improvement } = unitOf(battle, attack.attacker);
  if (improvement === 'IM12') battle.legends = { ...battle.legends, [owner]: battle.legends[owner] + vp };
}

/** NAP-DES.4: the detachment goes, Blanks return to the supply, Orders stay spent. */
export function removeFromField(battle: Battle, id: UnitId, where: number): void {
  const { owner, orders } = unitOf(battle, id);
  changePlayer(battle, owner, { spentOpen: plus(battle.players[owner].spentOpen, orders) });
  changeUnit(battle, id, { at: where, orders: NO_ORDERS, blanks: 0, detachment: null, grenade: false });
}

export function scoreVp(umpire: Table, player: Player, vp: number, rule: RuleId): void {
  if (vp === 0) return;
  const battle = battleOf(umpire.state);
  const total = battle.players[player].vp + vp;
  changePlayer(battle, player, { vp: total });
  umpire.emit({ type: 'vpScored', rule, player, vp, total });
}

/** NAP-DMG.6: no reaction, no Fortitude, no absorption. */
export function effectDamage(umpire: Table, id: UnitId, by: Player, rule: RuleId): number {
  return loseModels(umpire, id, 1, by, rule);
}
