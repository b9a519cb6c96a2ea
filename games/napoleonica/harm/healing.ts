// NAP-DMG.7: models come back from the tablet, those farthest from the Deployment line first.
import type { RuleId } from '@grognard/kernel';
import { battleOf, changePlayer, changeUnit, unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { countOnTablet, takeFarthest } from '../field/tablet.ts';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';

export function heal(umpire: Table, id: UnitId, most: number, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const unit = unitOf(battle, id);
  const { tablet } = battle.players[unit.owner];
  const room = profileOf(unit).card.size - unit.models;
  const count = Math.min(most, room, countOnTablet(tablet, unit.type));
  if (count <= 0) return;
  changePlayer(battle, unit.owner, { tablet: takeFarthest(tablet, unit.type, count) });
  const { models } = changeUnit(battle, id, { models: unit.models + count });
  umpire.emit({ type: 'unitHealed', rule, unit: id, count, models });
}
