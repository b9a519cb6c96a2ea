// What the beats show: the units as they stand after each event, the attack that is being made, its dice, what was hit.
import type { RolledDie } from '../../../attack-record.ts';
import type { AttackKind } from '../../../data/words.ts';
import type { Event } from '../../../events.ts';
import type { Unit } from '../../../state.ts';
import { DESTROYED, EXITED, type Hex, type UnitId } from '../../../vocabulary.ts';
import type { World } from '../../campaign/world.ts';

export interface SceneAttack {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly kind: AttackKind;
}

/** A few letters over a hex: '−2'. */
export interface Burst {
  readonly hex: Hex;
  readonly text: string;
}

export interface Scene {
  readonly units: readonly Unit[];
  readonly attack: SceneAttack | null;
  readonly dice: readonly RolledDie[];
  readonly burst: Burst | null;
  /** The map of a campaign, while it is looked at instead of a field. */
  readonly world: World | null;
}

export const sceneOf = (units: readonly Unit[]): Scene => ({
  units,
  attack: null,
  dice: [],
  burst: null,
  world: null,
});

const changed = (scene: Scene, id: UnitId, change: Partial<Unit>): Scene => ({
  ...scene,
  units: scene.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
});
const hexOf = ({ units }: Scene, id: UnitId): Hex => units.find((unit) => unit.id === id)?.at ?? -1;

export function sceneAfter(before: Scene, event: Event): Scene {
  const scene: Scene = { ...before, burst: null };
  switch (event.type) {
    case 'unitDeployed':
    case 'unitSummoned':
      return changed(scene, event.unit, { at: event.hex });
    case 'unitMoved':
    case 'unitRetreated':
    case 'unitRegrouped':
    case 'unitFollowed':
      return changed(scene, event.unit, { at: event.to });
    case 'unitExited':
      return changed(scene, event.unit, { at: EXITED });
    case 'fatigueChanged':
      return changed(scene, event.unit, { fatigue: event.fatigue });
    case 'modelJoined':
    case 'unitHealed':
      return changed(scene, event.unit, { models: event.models });
    case 'attackDeclared':
      return { ...scene, attack: event, dice: [] };
    case 'attackLost':
      return { ...scene, attack: null, dice: [] };
    case 'diceRolled':
      return { ...scene, dice: [...scene.dice, ...event.dice] };
    case 'dieRerolled':
      return {
        ...scene,
        dice: scene.dice.map((die, i) => (i === event.die ? { ...die, face: event.to } : die)),
      };
    case 'modelsLost':
      return {
        ...changed(scene, event.unit, { models: event.left }),
        burst: { hex: hexOf(scene, event.unit), text: `−${event.count}` },
      };
    case 'unitDestroyed':
      return {
        ...changed(scene, event.unit, { at: DESTROYED }),
        burst: { hex: hexOf(scene, event.unit), text: '✕' },
      };
    default:
      return scene;
  }
}
