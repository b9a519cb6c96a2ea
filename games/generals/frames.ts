// The frames of the sequence of play outside combat, declared once: steps and locals. All locals but drafts are public.
// Steps survive in saved games: rename only with a migration.
import { type FrameIn, frameOf, secretFrameOf } from '@grognard/kernel';
import { oneOf } from '@grognard/kernel/forms.ts';
import {
  advanceDraft,
  bombardDraft,
  declareDraft,
  planningDraft,
  rallyDraft,
  roadDraft,
  setupDraft,
} from './input/drafts.ts';
import { movementPhase, unitIds } from './input/words.ts';
import { MOVEMENT_PHASES, PHASES, SIDES } from './vocabulary.ts';

export const gameFrame = frameOf('game', { steps: ['deploy', 'round', 'done'] });
export const roundFrame = frameOf('round', { steps: [...PHASES, 'done'] });

/** GEN-5.11. The draft is in `deployments`. */
export const customSetupFrame = secretFrameOf('customSetup', {
  steps: ['place'],
  seats: SIDES,
  draft: setupDraft,
  empty: { kind: 'setup' },
});
export type DeployFrame = FrameIn<typeof customSetupFrame>;

export const planningFrame = frameOf('planning', { steps: ['orderDice', 'write', 'couriers', 'done'] });
/** GEN-6.1. The draft is in `sheets`, where it stays secret after planning. */
export const writeOrdersFrame = secretFrameOf('writeOrders', {
  steps: ['write'],
  seats: SIDES,
  draft: planningDraft,
  empty: { kind: 'planning' },
});
export type PlanningFrame = FrameIn<typeof writeOrdersFrame>;

export const movementFrame = frameOf('movement', {
  steps: ['declare', 'neutral', 'friendly', 'commit', 'flight', 'advance', 'return', 'fatigue', 'done'],
  fixed: { phase: movementPhase },
  /** Attackers whose advance has been dealt with (GEN-7.14). */
  locals: { settled: unitIds },
});
export type MovementFrame = FrameIn<typeof movementFrame>;

export const declareFrame = secretFrameOf('declare', {
  steps: ['choose'],
  seats: SIDES,
  draft: declareDraft,
  empty: { kind: 'declare', orders: [] },
  fixed: { phase: oneOf([...MOVEMENT_PHASES, 'noncombat']) },
});
export type DeclareFrame = FrameIn<typeof declareFrame>;

export const advanceFrame = secretFrameOf('advance', {
  steps: ['choose'],
  seats: SIDES,
  draft: advanceDraft,
  empty: { kind: 'advance', units: [] },
  /** `wave`: the attackers found before a clear sector. */
  fixed: { phase: movementPhase, wave: unitIds },
});
export type AdvanceFrame = FrameIn<typeof advanceFrame>;

export const bombardmentFrame = frameOf('bombardment', { steps: ['aim', 'fatigue', 'done'] });
export const aimFrame = secretFrameOf('aim', {
  steps: ['choose'],
  seats: SIDES,
  draft: bombardDraft,
  empty: { kind: 'bombard', shots: [] },
});
export type AimFrame = FrameIn<typeof aimFrame>;

export const noncombatFrame = frameOf('noncombat', {
  steps: ['declare', 'march', 'road', 'fatigue', 'done'],
});
export const roadMovesFrame = secretFrameOf('roadMoves', {
  steps: ['choose'],
  seats: SIDES,
  draft: roadDraft,
  empty: { kind: 'road', moves: [] },
});
export type RoadFrame = FrameIn<typeof roadMovesFrame>;

export const rallyPhaseFrame = frameOf('rally', { steps: ['choose', 'done'] });
export const rallyingFrame = secretFrameOf('rallying', {
  steps: ['choose'],
  seats: SIDES,
  draft: rallyDraft,
  empty: { kind: 'rally', rallies: [] },
});
export type RallyFrame = FrameIn<typeof rallyingFrame>;

export const scoringFrame = frameOf('scoring', {
  steps: ['cleanUp', 'prisoners', 'objectives', 'majority', 'done'],
});
