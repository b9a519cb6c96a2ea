// GEN-12.5: commit the reactions.
import { commitAction } from '@grognard/kernel';
import type { ReactionFrame } from '../combat/decision-frames.ts';
import type { Rule } from '../rule-types.ts';

export const endReact: Rule<ReactionFrame, 'endReact'> = commitAction({ type: 'endReact' }, 'GEN-12.5');
