// The rules of every sequence: chit by chit, by mail, several players a side.
import { procedures } from './procedures/index.ts';
import { rulesOf } from './rules-of.ts';

export const rules = rulesOf(procedures);
