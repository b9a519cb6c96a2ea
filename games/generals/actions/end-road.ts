// GEN-20.23: commit the marches by road; none is required.
import { commitAction } from '@grognard/kernel';
import type { RoadFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';

export const endRoad: Rule<RoadFrame, 'endRoad'> = commitAction({ type: 'endRoad' }, 'GEN-20.23');
