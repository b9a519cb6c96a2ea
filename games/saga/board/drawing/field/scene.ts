import type { Event, TestRolled } from '../../../events.ts';
import type { UnitView } from '../../../view.ts';
import type { ByPlayer, Player, StrategyCardId, UnitId } from '../../../vocabulary.ts';

/** Something laid on the table for a moment so that everybody sees it. */
export type Announced =
  | { readonly kind: 'card'; readonly by: Player; readonly card: StrategyCardId }
  | { readonly kind: 'initiative'; readonly cards: ByPlayer<StrategyCardId> }
  | { readonly kind: 'test'; readonly test: TestRolled };

/** The table between two moments. */
export interface Scene {
  readonly units: readonly UnitView[];
  readonly announced: Announced | null;
  /** Units something has just happened to. */
  readonly struck: readonly UnitId[];
}

export const sceneOf = (units: readonly UnitView[]): Scene => ({ units, announced: null, struck: [] });

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

/** The scene after one more event. */
export function sceneAfter(before: Scene, event: Event): Scene {
  const scene: Scene = { ...before, announced: null, struck: [] };
  switch (event.type) {
    case 'unitMoved':
    case 'unitRetreated':
      return changed(scene, event.unit, { at: event.to });
    case 'unitEntered':
    case 'outflankArrived':
      return changed(scene, event.unit, { at: event.at });
    case 'reserveRearranged':
      return event.moves.reduce((all, { unit, to }) => changed(all, unit, { at: to }), scene);
    case 'unitRevealed':
      return changed(scene, event.unit, { card: event.card, faceUp: true });
    case 'casualtiesTaken':
      return { ...changed(scene, event.unit, { cas: event.cas }), struck: [event.unit] };
    case 'casualtyRemoved':
      return changed(scene, event.unit, { cas: event.cas });
    case 'unitEliminated':
    case 'unitSentBack':
      return without(scene, event.unit);
    case 'cardPlayed':
      return { ...scene, announced: { kind: 'card', by: event.player, card: event.card } };
    case 'initiativeRevealed':
      return { ...scene, announced: { kind: 'initiative', cards: event.cards } };
    case 'testRolled':
      return { ...scene, announced: { kind: 'test', test: event }, struck: [event.unit] };
    default:
      return markersAfter(scene, event);
  }
}
