// The rules of every mode: battles, tournaments and campaigns.
import { procedures } from './procedures/index.ts';
import { rulesOf } from './rules-of.ts';
import { setup } from './setup.ts';

export const rules = rulesOf(procedures, setup);
