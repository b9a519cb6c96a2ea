import type { Beat, News } from '@grognard/desk';
import type { Event } from '../../../events.ts';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** How long an event is looked at; what is not named here happens together with what follows it. */
const MS: { readonly [type in Event['type']]?: number } = {
  initiativeRevealed: 700,
  cardPlayed: 700,
  testRolled: 650,
  unitActivated: 260,
  unitRevealed: 320,
  unitMoved: 260,
  unitRetreated: 380,
  unitEntered: 260,
  outflankArrived: 380,
  unitCharged: 260,
  formationTaken: 260,
  casualtiesTaken: 420,
  unitEliminated: 420,
};

/** The events one after the other, each with the table after it. */
export function beatsOf({ before, events }: News<View, Action, Event>): readonly Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let scene = sceneOf(before.view.units);
  for (const event of events) {
    scene = sceneAfter(scene, event);
    const ms = MS[event.type];
    if (ms !== undefined) beats.push({ scene, ms });
  }
  return beats;
}
