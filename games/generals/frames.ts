// The frames of the sequence of play outside combat. Their steps survive in saved games.
import type { Frame } from '@grognard/kernel';
import type { Draft } from './grammar.ts';
import type { SecretFrame } from './state.ts';
import type { MovementPhase, UnitId } from './vocabulary.ts';

export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>;

export interface MovementFrame extends Frame {
  readonly phase: MovementPhase;
  /** Attackers whose advance has been dealt with (GEN-7.14). */
  settled: readonly UnitId[];
}

export interface DeclareFrame extends SecretFrame<DraftOf<'declare'>> {
  readonly phase: MovementPhase | 'noncombat';
}

export interface AdvanceFrame extends SecretFrame<DraftOf<'advance'>> {
  readonly phase: MovementPhase;
  /** The attackers this wave finds before a clear sector. */
  readonly wave: readonly UnitId[];
}

export type DeployFrame = SecretFrame<DraftOf<'setup'>>;
export type PlanningFrame = SecretFrame<DraftOf<'planning'>>;
export type AimFrame = SecretFrame<DraftOf<'bombard'>>;
export type RoadFrame = SecretFrame<DraftOf<'road'>>;
export type RallyFrame = SecretFrame<DraftOf<'rally'>>;
