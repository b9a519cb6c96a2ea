import type { Event } from '../../events.ts';
import type { Unit } from '../../state.ts';
import { emptyScene, type Scene, sceneAfter } from './scene.ts';

/** A stretch of events shown together, and how long it is worth looking at. */
export interface Beat {
  readonly scene: Scene;
  readonly ms: number;
}

type Kind = 'reveal' | 'move' | 'roll' | 'line' | 'fate' | 'score' | 'quiet';

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
  quiet: 0,
};

/** Reactions, fire and melee each get a moment of their own, though all are rolls. */
function stageOf(event: Event): string {
  const kind = KINDS[event.type] ?? 'quiet';
  if (event.type === 'diceHandedOut' || event.type === 'attackResolved') return `${kind} ${event.step}`;
  return event.type === 'reactionRolled' ? `${kind} reaction` : kind;
}

/** The events cut into beats, each with the scene after it. Quiet events join the beat before them. */
export function beatsOf(
  units: readonly Unit[],
  phaseSoFar: readonly Event[],
  events: readonly Event[],
): readonly Beat[] {
  let scene = phaseSoFar.reduce(sceneAfter, emptyScene(units));
  scene = { ...scene, units };
  const beats: Beat[] = [];
  let stage = '';
  let ms = 0;
  for (const event of events) {
    const next = stageOf(event);
    const isNew = next !== 'quiet' && next !== stage;
    if (isNew && ms > 0) beats.push({ scene, ms });
    if (isNew) {
      stage = next;
      ms = MS[KINDS[event.type] ?? 'quiet'];
    }
    scene = sceneAfter(scene, event);
  }
  if (ms > 0) beats.push({ scene, ms });
  return beats;
}
