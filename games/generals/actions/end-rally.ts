// GEN-15.1: commit the rallies; saved orders not used now are lost.
import { commitAction } from '@grognard/kernel';
import type { RallyFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';

export const endRally: Rule<RallyFrame, 'endRally'> = commitAction({ type: 'endRally' }, 'GEN-15.1');
