import type { Event } from '../../../events.ts';
import type { UnitView } from '../../../view.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** An event worth looking at, and for how long. */
export interface Beat {
  readonly scene: Scene;
  readonly ms: number;
}

/** What is not named here happens together with what follows it. */
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
export function beatsOf(units: readonly UnitView[], events: readonly Event[]): readonly Beat[] {
  const beats: Beat[] = [];
  let scene = sceneOf(units);
  for (const event of events) {
    scene = sceneAfter(scene, event);
    const ms = MS[event.type];
    if (ms !== undefined) beats.push({ scene, ms });
  }
  return beats;
}
