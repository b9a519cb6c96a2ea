import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import type { Event, EventOf } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import type { Unit } from '../../state.ts';
import type { FrontId, Sector, UnitId } from '../../vocabulary.ts';
import { emptyScene, type FrontPicture, type Outcome, type RolledDie, type Scene } from './scene.ts';

const withFront = (scene: Scene, id: FrontId, change: (front: FrontPicture) => FrontPicture): Scene => ({
  ...scene,
  fronts: scene.fronts.map((front) => (front.id === id ? change(front) : front)),
});

const outcomeOf = ({ modifiers, modified, against, hit, step }: EventOf<'attackResolved'>): Outcome => ({
  modifiers,
  modified,
  against,
  hit,
  step,
});

/** The next die of this unit that has no outcome yet gets one. */
function resolved(dice: readonly RolledDie[], event: EventOf<'attackResolved'>): readonly RolledDie[] {
  const { unit, target, natural } = event;
  const index = dice.findIndex(
    (die) => die.unit === unit && die.target === target && die.natural === natural && die.outcome === null,
  );
  return dice.map((die, i) => (i === index ? { ...die, outcome: outcomeOf(event) } : die));
}

function rerolled(
  dice: readonly RolledDie[],
  { side, die, to }: EventOf<'dieRerolled'>,
): readonly RolledDie[] {
  const again = dice.filter((each) => each.side === side)[die];
  return dice.map((each) => (each === again ? { ...each, natural: to } : each));
}

function afterAttack(before: Scene, event: EventOf<'attackResolved'>): Scene {
  const { unit, target, natural, hit, front: id } = event;
  const scene = hit ? { ...before, hits: [...before.hits, target] } : before;
  if (event.step === 'bombard') {
    const die: RolledDie = { side: sideOf(unit), unit, target, natural, outcome: outcomeOf(event) };
    const cannonades = scene.cannonades.map((shot) =>
      shot.unit === unit ? { ...shot, dice: [...shot.dice, die] } : shot,
    );
    return { ...scene, cannonades };
  }
  if (id === null) return scene;
  return withFront(scene, id, (front) => ({ ...front, dice: resolved(front.dice, event) }));
}

const goes = ({ to: at }: { readonly to: Sector }): Partial<Unit> => ({ at });
const leaves = (): Partial<Unit> => ({ at: 'gone' });

/** What an event makes of its unit. */
const FATES: Partial<ByType<Event, null, Partial<Unit>>> = {
  unitMoved: goes,
  unitRetreated: goes,
  unitAdvanced: goes,
  unitReturned: goes,
  unitWithdrew: goes,
  unitRallied: ({ at }) => ({ at, routed: false }),
  unitRouted: () => ({ routed: true, spent: false, square: false }),
  unitCaptured: () => ({ at: 'captured', routed: true }),
  unitFled: () => ({ at: 'box', routed: true }),
  unitRemoved: leaves,
  unitDestroyed: leaves,
  unitDisbanded: leaves,
  unitSpent: () => ({ spent: true }),
  unitSheltered: () => ({ inside: true }),
  unitLeftBuilding: () => ({ inside: false }),
};

/** Whoever has gone somewhere stands in no line any more. */
function withUnit(scene: Scene, id: UnitId, facts: Partial<Unit>): Scene {
  const units = scene.units.map((unit) => (unit.id === id ? { ...unit, ...facts } : unit));
  if (facts.at === undefined) return { ...scene, units };
  const others = (line: readonly UnitId[]): readonly UnitId[] => line.filter((unit) => unit !== id);
  const fronts = scene.fronts.map((front) => ({
    ...front,
    white: others(front.white),
    black: others(front.black),
  }));
  return { ...scene, units, fronts };
}

/** The scene after one more event. For drawing only: the view is what is true. */
export function sceneAfter(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'phaseBegan':
    case 'roundBegan':
      return emptyScene(scene.units);
    case 'activationsRevealed':
      return { ...scene, moves: event.moves };
    case 'positionsTaken': {
      const fronts = event.lines.map((line) => ({ ...line, id: line.front, dice: [] }));
      return { ...scene, hits: [], reactions: [], fronts };
    }
    case 'diceHandedOut':
      return withFront({ ...scene, hits: [] }, event.front, (front) => ({
        ...front,
        dice: event.dice.map((die) => ({ ...die, outcome: null })),
      }));
    case 'dieRerolled':
      return withFront(scene, event.front, (front) => ({ ...front, dice: rerolled(front.dice, event) }));
    case 'attackResolved':
      return afterAttack(scene, event);
    case 'batteryFired':
      return { ...scene, cannonades: [...scene.cannonades, { ...event, dice: [] }] };
    case 'reactionRolled':
      return { ...scene, reactions: [...scene.reactions, { unit: event.unit, die: event.natural }] };
    case 'vpScored':
      return { ...scene, scored: [...scene.scored, event.side] };
    default: {
      const facts = byType(FATES, event, null);
      return facts === undefined || !('unit' in event) ? scene : withUnit(scene, event.unit, facts);
    }
  }
}
