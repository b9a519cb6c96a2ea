import { hexPlan } from '@grognard/desk/map/hex-plan.ts';
import { field } from '../field.ts';

export const plan = hexPlan(field, 36, 26);
