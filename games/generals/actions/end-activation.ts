// GEN-8.2, 21.2: commit the activations. Activation is voluntary, so nothing is ever missing.
import { commitAction } from '@grognard/kernel';
import type { DeclareFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';

export const endActivation: Rule<DeclareFrame, 'endActivation'> = commitAction(
  { type: 'endActivation' },
  'GEN-8.2',
);
