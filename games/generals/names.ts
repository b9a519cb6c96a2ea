// Words for prompts and refusals.
import type { Arm, ByArm, Side } from './vocabulary.ts';

export const ARM_NAME: ByArm<string> = { I: 'Infantry', C: 'Cavalry', A: 'Artillery' };
export const armName = (arm: Arm): string => ARM_NAME[arm];
export const SIDE_NAME: { readonly [side in Side]: string } = { white: 'White', black: 'Black' };
