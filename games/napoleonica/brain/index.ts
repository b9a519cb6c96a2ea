// The machine in every mode.
import { procedures } from '../procedures/index.ts';
import { betweenBattles } from './between-battles.ts';
import { brainOf } from './brain-of.ts';

export const brain = brainOf({ procedures, between: betweenBattles });
