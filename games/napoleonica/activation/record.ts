// The activation in progress.
import { type Frozen, invariant } from '@grognard/kernel';
import { unitOf } from '../field/battle.ts';
import type { Activation, Battle, Unit } from '../state.ts';

export function activationOf({ activation }: Frozen<Battle>): Frozen<Activation> {
  invariant(activation !== null, 'a unit is activated');
  return activation;
}

export const activeUnit = (battle: Frozen<Battle>): Frozen<Unit> => unitOf(battle, activationOf(battle).unit);

export function changeActivation(battle: Battle, facts: Partial<Activation>): void {
  const { activation } = battle;
  if (activation !== null) battle.activation = { ...activation, ...facts };
}
