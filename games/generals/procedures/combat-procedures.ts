// Section 12: the procedures of combat, as the module lists them.
import { combat } from './combat.ts';
import { positions } from './positions.ts';
import { reaction } from './reaction.ts';
import { rerolls } from './rerolls.ts';
import { targets } from './targets.ts';
import { withdrawal } from './withdrawal.ts';

export const combatProcedures = { combat, reaction, positions, withdrawal, targets, rerolls };
