// NAP-5: reinforcement cards, and models on their way down the tablet.
import type { Named } from '../contract.ts';
import { cardOfUnit, idOf } from './profile.ts';
import type { Line } from './shape.ts';
import { lineBelow, removeFrom } from './tablet.ts';
import { named, playerIn, unitIn, type Walk } from './walk.ts';

export function cardTaken(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const card = named(event, 'card');
  const place = battle.revealed.indexOf(card);
  judge.must('reinforcements', 'NAP-REI.7', `${card} lies open`, place >= 0);
  battle.revealed.splice(place, 1);
  // The third goes with the second (NAP-REI.7).
  if (battle.revealed.length === 1) battle.revealed = [];
}

/** NAP-REI.2, NAP-REI.8: one line down. */
export function modelAdvanced(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const player = playerIn(event);
  const [model, to] = [named(event, 'model'), event['line'] as Line];
  const { tablet } = battle.players[player];
  const from = (['line3', 'line2', 'line1'] as const).find(
    (line) => lineBelow(line) === to && tablet[line].includes(model),
  );
  judge.must('reinforcements', 'NAP-REI.2', `${model} moves to ${to}`, from !== undefined);
  if (from !== undefined) removeFrom(battle.players[player], from, model);
  tablet[to].push(model);
}

/** NAP-REI.3, NAP-REI.4: all at once. */
export function modelsAdvanced(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const { tablet } = battle.players[playerIn(event)];
  const moved = tablet.line3.length + tablet.line2.length + tablet.line1.length;
  judge.check('reinforcements', 'NAP-REI.3', 'models that move a line', moved, event['count']);
  tablet.deployment.push(...tablet.line1);
  tablet.line1 = tablet.line2;
  tablet.line2 = tablet.line3;
  tablet.line3 = [];
}

export function modelJoined(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const { tablet } = battle.players[unit.owner];
  const hasModel = tablet.deployment.includes(unit.type) && unit.models < cardOfUnit(unit).size;
  const isFirst = !battle.gained.includes(idOf(battle, unit));
  judge.must('reinforcements', 'NAP-REI.5', `a model joins ${event['unit']}`, hasModel && unit.at >= 0);
  judge.must('reinforcements', 'NAP-REI.6', `${event['unit']} gains only one`, isFirst);
  battle.gained.push(idOf(battle, unit));
  removeFrom(battle.players[unit.owner], 'deployment', unit.type);
  unit.models += 1;
  judge.check('reinforcements', 'NAP-REI.5', `models of ${event['unit']}`, unit.models, event['models']);
}
