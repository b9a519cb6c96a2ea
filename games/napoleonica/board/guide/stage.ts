// How far the guided battle has come, read from the view alone.
import type { GuideStep } from '@grognard/desk';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { RESERVE } from '../../vocabulary.ts';

/** The pupil commands the French, from the south. */
export const PUPIL = 'A';
/** NAP-SCN.6: a short battle, so that a newcomer sees its end. */
export const GOAL = 3;
export const ROUNDS = 4;

export type Step = GuideStep<View, Action>;

export const topOf = ({ frames }: View): string => frames.at(-1)?.proc ?? '';
export const isIn = ({ frames }: View, proc: string): boolean => frames.some((frame) => frame.proc === proc);
export const roundOf = ({ battle }: View): number => battle?.round ?? 0;

export const isDeployed = ({ battle }: View): boolean =>
  battle?.units.every(({ owner, at }) => owner !== PUPIL || at !== RESERVE) ?? false;

/** The round has come to its battle phase, or farther. */
export const isFighting = ({ battle }: View, round = 1): boolean =>
  battle !== null &&
  (battle.round > round || (battle.round === round && ['battle', 'end'].includes(battle.phase)));

export const isActing = ({ battle }: View): boolean =>
  battle?.units.find(({ id }) => id === battle.activation?.unit)?.owner === PUPIL;

export const isAttacking = ({ battle }: View): boolean =>
  battle?.units.find(({ id }) => id === battle.attacks.at(-1)?.attacker)?.owner === PUPIL;
