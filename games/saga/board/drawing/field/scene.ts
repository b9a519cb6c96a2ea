import { tell } from '@grognard/desk/words/tell.ts';
import type { Event, TestRolled } from '../../../events.ts';
import type { UnitView } from '../../../view.ts';
import type { ByPlayer, Place, Player, StrategyCardId, UnitId } from '../../../vocabulary.ts';
import { results } from '../../words/sentences.ts';

/** Something laid on the table for a moment so that everybody sees it. */
export type Announced =
  | { readonly kind: 'card'; readonly by: Player; readonly card: StrategyCardId }
  | { readonly kind: 'initiative'; readonly cards: ByPlayer<StrategyCardId> };

/** What has become of a unit since the activation began; it stays where it happened. */
export interface Result {
  readonly unit: UnitId;
  /** Where the unit stands, or stood when it had to leave. */
  readonly at: Place;
  /** Its latest test. */
  readonly test: TestRolled | null;
  /** The die was seen before, when cards could be played on it: it does not fall again. */
  readonly hasFallen: boolean;
  /** What came of it: '1 casualty', 'retreats'. */
  readonly outcome: string | null;
}

/** The table between two moments. */
export interface Scene {
  readonly units: readonly UnitView[];
  readonly announced: Announced | null;
  /** Units something has just happened to. */
  readonly struck: readonly UnitId[];
  readonly results: readonly Result[];
}

export const sceneOf = (units: readonly UnitView[], results: readonly Result[] = []): Scene => ({
  units,
  announced: null,
  struck: [],
  results,
});

/** SAG-3.1: a scene that takes the place of another at once keeps its results; of one unit, the later. */
export const joinedScenes = (before: Scene | null, after: Scene): Scene => {
  const told = after.results.map(({ unit }) => unit);
  return {
    ...after,
    results: [...(before?.results ?? []).filter(({ unit }) => !told.includes(unit)), ...after.results],
  };
};

/** The scene with a result about a unit, added to what is known of it already. */
function withResult(scene: Scene, unit: UnitId, news: Partial<Omit<Result, 'unit' | 'at'>>): Scene {
  const at = scene.units.find(({ id }) => id === unit)?.at;
  const known = scene.results.find((result) => result.unit === unit);
  if (known === undefined && at === undefined) return scene;
  const blank = { unit, at: at ?? 'A:IN', test: null, hasFallen: false, outcome: null } as const;
  const others = scene.results.filter((result) => result.unit !== unit);
  return { ...scene, struck: [unit], results: [...others, { ...(known ?? blank), ...news }] };
}

/** What comes of tests, hits and melees, in a word. */
function outcomeOf(event: Event): string | null {
  switch (event.type) {
    case 'casualtiesTaken':
      return tell(results.casualties, { count: event.count });
    case 'casualtyRemoved':
      return tell(results.recovers);
    case 'hitsReduced':
      return tell(results.spared, { count: event.by });
    case 'moraleChosen':
      return tell(event.how === 'fail' ? results.givesWay : results.steadfast);
    case 'unitRetreated':
      return tell(results.retreats);
    case 'retreatBlocked':
      return tell(results.blocked);
    case 'unitEliminated':
      return tell(results.destroyed);
    case 'unitEvaded':
      return tell(results.evades);
    case 'unitRallied':
      return tell(results.rallies);
    case 'unitDisarrayed':
      return tell(results.disarray);
    default:
      return null;
  }
}

const changed = (scene: Scene, id: UnitId, facts: Partial<UnitView>): Scene => ({
  ...scene,
  units: scene.units.map((unit) => (unit.id === id ? { ...unit, ...facts } : unit)),
});

const without = (scene: Scene, id: UnitId): Scene => ({
  ...scene,
  units: scene.units.filter((unit) => unit.id !== id),
});

function markersAfter(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'unitActivated':
      return changed(scene, event.unit, { activated: true });
    case 'formationTaken':
      return changed(scene, event.unit, { formation: event.formation });
    case 'formationLost':
      return changed(scene, event.unit, { formation: null });
    case 'unitCharged':
      return changed(scene, event.unit, { chargeTurn: 0 });
    case 'unitDisarrayed':
      return changed(scene, event.unit, { disarray: true, chargeTurn: null });
    case 'disarrayRemoved':
      return changed(scene, event.unit, { disarray: false });
    default:
      return scene;
  }
}

/** A unit in its new place, and what is said of it: another may stand in the old one. */
const carried = (scene: Scene, id: UnitId, at: Place): Scene => ({
  ...changed(scene, id, { at }),
  results: scene.results.map((result) => (result.unit === id ? { ...result, at } : result)),
});

/** Units after one more event. */
function moved(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'unitMoved':
      return carried(scene, event.unit, event.to);
    case 'unitRetreated':
      return changed(scene, event.unit, { at: event.to });
    case 'unitEntered':
    case 'outflankArrived':
      return carried(scene, event.unit, event.at);
    case 'reserveRearranged':
      return event.moves.reduce((all, { unit, to }) => carried(all, unit, to), scene);
    case 'unitRevealed':
      return changed(scene, event.unit, { card: event.card, faceUp: true });
    case 'casualtiesTaken':
    case 'casualtyRemoved':
      return changed(scene, event.unit, { cas: event.cas });
    case 'unitEliminated':
    case 'unitSentBack':
      return without(scene, event.unit);
    default:
      return markersAfter(scene, event);
  }
}

/** Results belong to the activation or phase they were reached in. */
const begins = ({ type }: Event): boolean =>
  type === 'unitActivated' || type === 'phaseBegan' || type === 'turnBegan';

/** The scene after one more event; `seen` is the test whose die lay on the table before. */
export function sceneAfter(before: Scene, event: Event, seen: UnitId | null): Scene {
  const kept = begins(event) ? [] : before.results;
  const scene: Scene = { ...before, announced: null, struck: [], results: kept };
  const outcome = outcomeOf(event);
  if (event.type === 'cardPlayed')
    return { ...scene, announced: { kind: 'card', by: event.player, card: event.card } };
  if (event.type === 'initiativeRevealed')
    return { ...scene, announced: { kind: 'initiative', cards: event.cards } };
  if (event.type === 'testRolled')
    return withResult(scene, event.unit, { test: event, hasFallen: seen === event.unit, outcome: null });
  const told = outcome !== null && 'unit' in event ? withResult(scene, event.unit, { outcome }) : scene;
  return moved(told, event);
}
