import type { BattleView } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { type Scene, sceneOf } from './scene.ts';

/** The beat that plays, what the last one left to be seen, or the field as it stands. */
export const sceneNow = (desk: Desk, battle: BattleView): Scene =>
  desk.playing.value?.scene ?? desk.lastScene.value ?? sceneOf(battle.units);
