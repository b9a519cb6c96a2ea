// GEN-6.11: lock the sheet. Writing fewer orders than allowed, even none, is allowed (GEN-6.1).
import { commitAction } from '@grognard/kernel';
import type { PlanningFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';

export const endPlanning: Rule<PlanningFrame, 'endPlanning'> = commitAction(
  { type: 'endPlanning' },
  'GEN-6.11',
);
