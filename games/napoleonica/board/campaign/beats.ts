// What happened on the map of a campaign, one thing after the other: corruption is seen to spread.
import type { Beat, LogLine } from '@grognard/desk';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { type Scene, sceneOf } from '../drawing/field/scene.ts';
import { worldAfter, worldOf } from './world.ts';

/** How long an event is looked at; what is not named here happens together with what follows it. */
const MS: { readonly [type in Event['type']]?: number } = {
  eventDrawn: 1400,
  armyMarched: 700,
  battleThreatened: 900,
  battleRefused: 700,
  forayWon: 1200,
  forayLost: 1200,
  lootDrawn: 600,
  regionChanged: 800,
  spreadRolled: 700,
  sealTaken: 900,
  hostMoved: 900,
  hostBeaten: 900,
  campaignEnded: 1400,
};

/** From event `first` on. */
export function worldBeats(
  view: View,
  events: readonly Event[],
  first: number,
  lines: readonly (LogLine | null)[],
): readonly Beat<Scene>[] {
  const { campaign } = view;
  if (campaign === null) return [];
  const scene = sceneOf([]);
  let world = worldOf(campaign);
  return events.flatMap((event, at) => {
    if (at < first) return [];
    world = worldAfter(world, event);
    const ms = MS[event.type];
    const say = lines[at]?.text ?? [];
    return ms === undefined ? [] : [{ scene: { ...scene, world }, ms, say, upTo: at + 1 }];
  });
}
