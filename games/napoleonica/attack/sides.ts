// Whose the two units of the attack in progress are.
import type { Frozen } from '@grognard/kernel';
import { unitOf } from '../field/battle.ts';
import type { Battle, Unit } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { attackOf } from './record.ts';

export const attackerOf = (battle: Frozen<Battle>): Frozen<Unit> => unitOf(battle, attackOf(battle).attacker);
export const targetOf = (battle: Frozen<Battle>): Frozen<Unit> => unitOf(battle, attackOf(battle).target);
export const attackingPlayer = (battle: Frozen<Battle>): Player => attackerOf(battle).owner;
export const defendingPlayer = (battle: Frozen<Battle>): Player => targetOf(battle).owner;
