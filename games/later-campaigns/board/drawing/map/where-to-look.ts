// What the map turns to where a window shows a part of it only.
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { hexDistance } from '@grognard/geometry';
import { type Hex, NOWHERE } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { declaredIn } from '../../input/declared.ts';
import { goalsOf, hostileGoals } from '../../input/goals.ts';
import { ownGroup } from '../../input/moment.ts';
import { actingHexes, chosenHex } from '../../input/pieces.ts';
import { type Scene, sceneOf } from './scene.ts';

/** The beat that plays, what the last one left to be seen, or the map as it stands. */
export const sceneNow = (desk: Desk): Scene =>
  desk.playing.value?.scene ?? desk.lastScene.value ?? sceneOf(desk.shown.value.view.stacks);

/** A hex with dice, and the room their plate takes above it. */
function withPlate(plan: HexPlan, hex: Hex): readonly Hex[] {
  const { x, y } = plan.centre(hex);
  return [hex, ...[-90, 90].flatMap((off) => plan.hexAt({ x: x + off, y: y - 92 }) ?? [])];
}

/** Where whoever is chosen may stop soonest: of all his goals a small window may show none. */
export function nearestGoal(desk: Desk, { grid }: HexPlan): readonly Hex[] {
  const chosen = desk.selection.value === null ? null : chosenHex(desk);
  if (chosen === null) return [];
  const away = (hex: Hex): number => hexDistance(grid, chosen, hex);
  return goalsOf(desk)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 1);
}

/** Where something happens or can be decided, for whoever is chosen where he may go; else what is declared, or dice that lie. */
export function whereToLook(desk: Desk, plan: HexPlan): readonly Hex[] {
  const { roll, burst, way, arrows } = sceneNow(desk);
  const dice = (roll?.hex ?? NOWHERE) < 0 ? [] : withPlate(plan, roll?.hex ?? 0);
  if (desk.playing.value !== null) {
    const at = burst?.hex ?? way.at(-1) ?? arrows[0]?.at(-1) ?? NOWHERE;
    return at < 0 || dice.length > 0 ? dice : [at];
  }
  if (!desk.isLive.value) return [];
  const group = ownGroup(desk.shown.value.view);
  if (group !== null) return [group.hex];
  const [goals, chosen] = [goalsOf(desk), desk.selection.value === null ? null : chosenHex(desk)];
  if (chosen !== null && goals.length > 0) return [chosen, ...goals];
  const acting = actingHexes(desk);
  if (acting.length > 0) return [...acting, ...hostileGoals(desk)];
  const declared = declaredIn(desk.shown.value.view).flat();
  if (goals.length > 0) return goals;
  return declared.length > 0 ? declared : dice;
}
