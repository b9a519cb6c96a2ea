import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import type { Event, EventOf } from '../../events.ts';
import { endsOf, isBattleBorder } from '../../field/board-graph.ts';
import { sideOf } from '../../field/units.ts';
import type { Unit } from '../../state.ts';
import { type FrontId, type Sector, SIDES, type UnitId } from '../../vocabulary.ts';
import { dieKey } from './rolled-dice.ts';
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
  const scene = { ...before, isWriting: true, hits: hit ? [...before.hits, target] : before.hits };
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

type Line = EventOf<'positionsTaken'>['lines'][number];

/** A line stands in the sector of its units; one without any, opposite the other. */
function pictureOf(scene: Scene, { front, white, black }: Line): FrontPicture {
  const ends = isBattleBorder(front) ? endsOf(front) : [];
  const sectorOf = (ids: readonly UnitId[]): Sector | undefined =>
    ends.find((sector) => scene.units.some(({ id, at }) => at === sector && ids.includes(id)));
  const [a, b] = [sectorOf(white), sectorOf(black)];
  const standing = {
    white: a ?? ends.find((sector) => b !== undefined && sector !== b) ?? null,
    black: b ?? ends.find((sector) => a !== undefined && sector !== a) ?? null,
  };
  return { id: front, white, black, gone: [], standing, dice: [] };
}

/** The keys of the dice of a front, side by side. */
const diceKeys = ({ front, dice }: EventOf<'diceHandedOut'>): readonly string[] =>
  SIDES.flatMap((side) =>
    dice.filter((die) => die.side === side).map((_, index) => dieKey(front, side, index)),
  );

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
  const isIn = ({ white, black }: FrontPicture): boolean => white.includes(id) || black.includes(id);
  const fronts = scene.fronts.map((front) => (isIn(front) ? { ...front, gone: [...front.gone, id] } : front));
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
      return { ...scene, hits: [], reactions: [], fronts: event.lines.map((line) => pictureOf(scene, line)) };
    }
    case 'diceHandedOut':
      return withFront(
        { ...scene, hits: [], falling: [...scene.falling, ...diceKeys(event)] },
        event.front,
        (front) => ({
          ...front,
          dice: event.dice.map((die) => ({ ...die, outcome: null })),
        }),
      );
    case 'dieRerolled':
      return withFront(
        { ...scene, falling: [dieKey(event.front, event.side, event.die)] },
        event.front,
        (front) => ({ ...front, dice: rerolled(front.dice, event) }),
      );
    case 'attackResolved':
      return afterAttack(scene, event);
    case 'batteryFired':
      return {
        ...scene,
        cannonades: [...scene.cannonades, { ...event, dice: [] }],
        falling: [...scene.falling, event.unit],
      };
    case 'reactionRolled':
      return {
        ...scene,
        reactions: [...scene.reactions, { unit: event.unit, die: event.natural }],
        falling: [...scene.falling, event.unit],
      };
    case 'vpScored':
      return { ...scene, scored: [...scene.scored, event.side] };
    default: {
      const facts = byType(FATES, event, null);
      return facts === undefined || !('unit' in event) ? scene : withUnit(scene, event.unit, facts);
    }
  }
}
