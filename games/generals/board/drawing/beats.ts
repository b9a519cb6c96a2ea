import type { Beat } from '@grognard/desk';
import type { Event } from '../../events.ts';
import type { Scene } from './scene.ts';
import { sceneAfter } from './scene-after.ts';

type Kind = 'reveal' | 'move' | 'roll' | 'line' | 'fate' | 'score';

/** Other events are quiet. */
const KINDS: { readonly [type in Event['type']]?: Kind } = {
  activationsRevealed: 'reveal',
  unitMoved: 'move',
  unitRetreated: 'move',
  moveCancelled: 'move',
  positionsTaken: 'line',
  reactionRolled: 'roll',
  diceHandedOut: 'roll',
  dieRerolled: 'roll',
  attackResolved: 'roll',
  batteryFired: 'roll',
  buildingHit: 'roll',
  unitRouted: 'fate',
  unitFled: 'fate',
  unitCaptured: 'fate',
  unitDestroyed: 'fate',
  unitAdvanced: 'move',
  unitReturned: 'move',
  unitWithdrew: 'move',
  unitSheltered: 'move',
  unitRallied: 'move',
  vpScored: 'score',
};
const MS: { readonly [kind in Kind]: number } = {
  reveal: 1100,
  move: 420,
  roll: 1500,
  line: 520,
  fate: 620,
  score: 700,
};

/** Reactions, fire and melee each get a moment of their own, though all are rolls. */
function stageOf(event: Event, kind: Kind): string {
  if (event.type === 'diceHandedOut' || event.type === 'attackResolved') return `${kind} ${event.step}`;
  return event.type === 'reactionRolled' ? `${kind} reaction` : kind;
}

/** The events cut into beats, each with the scene after it. Quiet events join the beat before them. */
export function beatsOf(start: Scene, events: readonly Event[]): readonly Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let scene = start;
  let stage = '';
  let ms = 0;
  for (const event of events) {
    const kind = KINDS[event.type];
    if (kind !== undefined && stageOf(event, kind) !== stage) {
      if (ms > 0) beats.push({ scene, ms });
      stage = stageOf(event, kind);
      ms = MS[kind];
    }
    scene = sceneAfter(scene, event);
  }
  if (ms > 0) beats.push({ scene, ms });
  return beats;
}
