// GEN-9.1, 21.2: commit the targets. Holding fire is always allowed.
import { commitAction } from '@grognard/kernel';
import type { AimFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';

export const endFire: Rule<AimFrame, 'endFire'> = commitAction({ type: 'endFire' }, 'GEN-9.1');
