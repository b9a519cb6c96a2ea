// GEN-12.26: commit the targets. Whoever named none does not attack, or strikes the routed unit it faces.
import { commitAction } from '@grognard/kernel';
import type { TargetsFrame } from '../combat/decision-frames.ts';
import type { Rule } from '../rule-types.ts';

export const endTargets: Rule<TargetsFrame, 'endTargets'> = commitAction({ type: 'endTargets' }, 'GEN-12.26');
