import { rmSync } from 'node:fs';
import { leftBehind } from './left-behind.ts';

/** What is found after a run was left by that run. */
export const setup = (): void => rmSync(leftBehind, { recursive: true, force: true });
