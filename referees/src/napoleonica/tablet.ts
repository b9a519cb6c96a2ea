// NAP-REI: models on the tablet, and how they come down it.
import { cardOfUnit, idOf, unitsOf } from './profile.ts';
import { type Battle, type Holding, LINES, type Line, type Player, type Unit } from './shape.ts';
import { unitCard } from './tables/units.ts';

export type Only = 'infantry' | 'cavalry' | 'line3' | null;

/** NAP-REI.1: where a lost model enters. */
export function entryLine(type: string): Line {
  const { arm } = unitCard(type);
  if (arm === 'infantry') return 'line1';
  return arm === 'cavalry' ? 'line2' : 'line3';
}

export const countOnTablet = (battle: Battle, player: Player, type: string): number =>
  LINES.reduce(
    (sum, line) => sum + battle.players[player].tablet[line].filter((each) => each === type).length,
    0,
  );

const isOf = (type: string, only: Only): boolean => {
  if (only === null) return true;
  return only === 'line3' ? entryLine(type) === 'line3' : unitCard(type).arm === only;
};

/** NAP-REI.5, NAP-REI.6: units a model of the Deployment line may join. */
export const joinable = (battle: Battle, player: Player, type: string, gained: readonly number[]): Unit[] =>
  unitsOf(battle, player).filter(
    (unit) =>
      unit.type === type && unit.models < cardOfUnit(unit).size && !gained.includes(idOf(battle, unit)),
  );

export interface Step {
  readonly model: string;
  readonly line: Line;
  readonly unit?: number;
}

/** NAP-REI.8: what one point may do. */
export function stepsOf(battle: Battle, player: Player, only: Only, gained: readonly number[]): Step[] {
  return LINES.flatMap((line) =>
    [...new Set(battle.players[player].tablet[line])].flatMap((model): Step[] => {
      if (!isOf(model, only)) return [];
      if (line !== 'deployment') return [{ model, line }];
      return joinable(battle, player, model, gained).map((unit) => ({
        model,
        line,
        unit: idOf(battle, unit),
      }));
    }),
  );
}
export const canAnyStep = (battle: Battle, player: Player, only: Only, gained: readonly number[]): boolean =>
  stepsOf(battle, player, only, gained).length > 0;

export const lineBelow = (line: Line): Line => LINES[LINES.indexOf(line) + 1] ?? 'deployment';

/** Takes models of a type off, those farthest from the Deployment line first (NAP-DES.2, NAP-DMG.7). */
export function takeOff(holding: Holding, type: string, count: number): number {
  let left = count;
  for (const line of LINES)
    while (left > 0 && holding.tablet[line].includes(type)) {
      removeFrom(holding, line, type);
      left -= 1;
    }
  return count - left;
}

export function removeFrom({ tablet }: Holding, line: Line, type: string): void {
  const place = tablet[line].indexOf(type);
  if (place >= 0) tablet[line].splice(place, 1);
}
