import type { Event, EventOf, Move } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import type { Modifier, Unit } from '../../state.ts';
import type { BattleSector, FrontId, Side, UnitId } from '../../vocabulary.ts';

/** A die as it lies in a front, and what became of it. */
export interface RolledDie {
  readonly side: Side;
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly natural: number;
  /** Null until the modifiers are added. */
  readonly outcome: {
    readonly modifiers: readonly Modifier[];
    readonly modified: number;
    readonly hit: boolean;
  } | null;
}

export interface FrontPicture {
  readonly id: FrontId;
  readonly white: readonly UnitId[];
  readonly black: readonly UnitId[];
  readonly step: 'lines' | 'ranged' | 'melee';
  readonly dice: readonly RolledDie[];
}

/** A battery's fire across sectors, drawn as a line with its dice. */
export interface Cannonade {
  readonly unit: UnitId;
  readonly at: BattleSector;
  readonly range: 1 | 2;
  readonly dice: readonly RolledDie[];
}

/** The die of a unit that tried to form square or to charge back. */
export interface Reaction {
  readonly unit: UnitId;
  readonly die: number;
}

/** What the board draws: the units where they stand, and what happens between them. */
export interface Scene {
  readonly units: readonly Unit[];
  readonly fronts: readonly FrontPicture[];
  readonly moves: readonly Move[];
  readonly cannonades: readonly Cannonade[];
  readonly reactions: readonly Reaction[];
  /** Hit in the running step. */
  readonly hits: readonly UnitId[];
  /** Units that gained or lost points lately, by side: for the track. */
  readonly scored: readonly Side[];
}

export const emptyScene = (units: readonly Unit[]): Scene => ({
  units,
  fronts: [],
  moves: [],
  cannonades: [],
  reactions: [],
  hits: [],
  scored: [],
});

const changed = (scene: Scene, id: UnitId, facts: Partial<Unit>): Scene => ({
  ...scene,
  units: scene.units.map((unit) => (unit.id === id ? { ...unit, ...facts } : unit)),
});

const withFront = (scene: Scene, id: FrontId, change: (front: FrontPicture) => FrontPicture): Scene => ({
  ...scene,
  fronts: scene.fronts.map((front) => (front.id === id ? change(front) : front)),
});

/** The next die of this unit that has no outcome yet. */
function resolve(dice: readonly RolledDie[], event: EventOf<'attackResolved'>): readonly RolledDie[] {
  const { unit, target, natural, modifiers, modified, hit } = event;
  const index = dice.findIndex(
    (die) => die.unit === unit && die.target === target && die.natural === natural && die.outcome === null,
  );
  return dice.map((die, i) => (i === index ? { ...die, outcome: { modifiers, modified, hit } } : die));
}

function reroll(dice: readonly RolledDie[], side: Side, die: number, to: number): readonly RolledDie[] {
  let seen = -1;
  return dice.map((each) => {
    if (each.side === side) seen++;
    return each.side === side && seen === die ? { ...each, natural: to } : each;
  });
}

/** The unit has left its front's line. */
const withoutUnit = (scene: Scene, id: UnitId): Scene => ({
  ...scene,
  fronts: scene.fronts.map((front) => ({
    ...front,
    white: front.white.filter((unit) => unit !== id),
    black: front.black.filter((unit) => unit !== id),
  })),
});

function afterAttack(scene: Scene, event: EventOf<'attackResolved'>): Scene {
  const hits = event.hit ? [...scene.hits, event.target] : scene.hits;
  const { unit, target, natural, modifiers, modified, hit } = event;
  if (event.step === 'bombard') {
    const die: RolledDie = {
      side: sideOf(unit),
      unit,
      target,
      natural,
      outcome: { modifiers, modified, hit },
    };
    const cannonades = scene.cannonades.map((shot) =>
      shot.unit === unit ? { ...shot, dice: [...shot.dice, die] } : shot,
    );
    return { ...scene, hits, cannonades };
  }
  if (event.front === null) return { ...scene, hits };
  return withFront({ ...scene, hits }, event.front, (front) => ({
    ...front,
    dice: resolve(front.dice, event),
  }));
}

const movedTo = (scene: Scene, unit: UnitId, at: Unit['at']): Scene =>
  changed(withoutUnit(scene, unit), unit, { at });

/** The scene after one more event. For drawing only: the view is what is true. */
export function sceneAfter(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'phaseBegan':
    case 'roundBegan':
      return emptyScene(scene.units);
    case 'activationsRevealed':
      return { ...scene, moves: event.moves };
    case 'unitMoved':
    case 'unitRetreated':
    case 'unitAdvanced':
    case 'unitReturned':
    case 'unitWithdrew':
      return movedTo(scene, event.unit, event.to);
    case 'unitRallied':
      return changed(scene, event.unit, { at: event.at, routed: false });
    case 'positionsTaken':
      return {
        ...scene,
        hits: [],
        reactions: [],
        fronts: event.lines.map((line) => ({ ...line, id: line.front, step: 'lines', dice: [] })),
      };
    case 'diceHandedOut':
      return withFront({ ...scene, hits: [] }, event.front, (front) => ({
        ...front,
        step: event.step,
        dice: event.dice.map((die) => ({ ...die, outcome: null })),
      }));
    case 'dieRerolled':
      return withFront(scene, event.front, (front) => ({
        ...front,
        dice: reroll(front.dice, event.side, event.die, event.to),
      }));
    case 'attackResolved':
      return afterAttack(scene, event);
    case 'batteryFired':
      return { ...scene, cannonades: [...scene.cannonades, { ...event, dice: [] }] };
    case 'reactionRolled':
      return {
        ...scene,
        reactions: [...scene.reactions, { unit: event.unit, die: event.natural }],
      };
    case 'vpScored':
      return { ...scene, scored: [...scene.scored, event.side] };
    default:
      return unitFate(scene, event);
  }
}

function unitFate(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'unitRouted':
      return changed(scene, event.unit, { routed: true, spent: false, square: false });
    case 'unitCaptured':
      return changed(withoutUnit(scene, event.unit), event.unit, { at: 'captured', routed: true });
    case 'unitRemoved':
    case 'unitDestroyed':
    case 'unitDisbanded':
      return changed(withoutUnit(scene, event.unit), event.unit, { at: 'gone' });
    case 'unitFled':
      return changed(withoutUnit(scene, event.unit), event.unit, { at: 'box', routed: true });
    case 'unitSpent':
      return changed(scene, event.unit, { spent: true });
    case 'unitSheltered':
      return changed(scene, event.unit, { inside: true });
    case 'unitLeftBuilding':
      return changed(scene, event.unit, { inside: false });
    default:
      return scene;
  }
}
