// NAP-REI.2 to NAP-REI.6: models move down the tablet one line at a time, and from the Deployment line into a unit.
// Also NAP-RUL.6.
import { type Frozen, no, type Refusal, type RuleId } from '@grognard/kernel';
import type { ReinforcementCard } from '../data/reinforcement-cards.ts';
import { unitCard } from '../data/units.ts';
import { armOf, type UnitTypeId } from '../data/words.ts';
import { battleOf, changePlayer, changeUnit, unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { entryLine, lineBelow, put, take } from '../field/tablet.ts';
import type { Table } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import { LINES, type Line, type Player, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** One model one line further, and into which unit if it leaves the Deployment line. */
export interface ModelStep {
  readonly model: UnitTypeId;
  readonly line: Line;
  readonly unit?: UnitId;
}

/** NAP-REI.5, NAP-REI.6: units of that type with room that have not gained a model. */
export const joinable = (
  { units, gained }: Frozen<Battle>,
  player: Player,
  type: UnitTypeId,
): readonly Frozen<Unit>[] =>
  units.filter(
    (unit) =>
      unit.owner === player &&
      unit.type === type &&
      unit.at >= 0 &&
      unit.models < profileOf(unit).card.size &&
      !gained.includes(unit.id),
  );

export function isAmong(type: UnitTypeId, only: ReinforcementCard['only']): boolean {
  if (only === null) return true;
  return only === 'line3' ? entryLine(type) === 'line3' : armOf(unitCard(type).branch) === only;
}

/** Every step a model could take, equal ones once. */
export function* modelSteps(
  battle: Frozen<Battle>,
  player: Player,
  only: ReinforcementCard['only'],
): Generator<ModelStep> {
  const { tablet } = battle.players[player];
  for (const line of LINES)
    for (const model of new Set(tablet[line])) {
      if (!isAmong(model, only)) continue;
      if (line !== 'deployment') yield { model, line };
      else for (const { id } of joinable(battle, player, model)) yield { model, line, unit: id };
    }
}

export const canStep = (
  battle: Frozen<Battle>,
  player: Player,
  only: ReinforcementCard['only'] = null,
): boolean => modelSteps(battle, player, only).next().done !== true;

export function refuseJoining(battle: Frozen<Battle>, player: Player, step: ModelStep): Refusal | null {
  if (step.unit === undefined) return null;
  const unit = unitOf(battle, step.unit);
  if (battle.gained.includes(unit.id)) return no('NAP-REI.6', refusals.hasGained);
  return joinable(battle, player, step.model).some(({ id }) => id === unit.id)
    ? null
    : no('NAP-REI.5', refusals.noRoom);
}

export function takeStep(umpire: Table, player: Player, step: ModelStep, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const { model, line, unit } = step;
  const { tablet } = battle.players[player];
  const below = lineBelow(line);
  if (below !== null) {
    changePlayer(battle, player, { tablet: put(take(tablet, line, model), below, model) });
    umpire.emit({ type: 'modelAdvanced', rule, player, model, line: below });
  } else if (unit !== undefined) join(umpire, player, unit, rule);
}

/** NAP-REI.6: the unit has had its model. */
export function join(umpire: Table, player: Player, id: UnitId, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const unit = unitOf(battle, id);
  const { tablet } = battle.players[player];
  changePlayer(battle, player, { tablet: take(tablet, 'deployment', unit.type) });
  const { models } = changeUnit(battle, id, { models: unit.models + 1 });
  battle.gained = [...battle.gained, id];
  umpire.emit({ type: 'modelJoined', rule, unit: id, models });
}
