import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import type { ComponentType } from 'preact';
import type { RolledDie } from '../../attack-record.ts';

/** The dice of a fight that is seen from near. */
const Dice = lazyPart(async () => (await import('./dice.tsx')).DiceInARow);

export const diceRow =
  (dice: readonly RolledDie[]): ComponentType =>
  () => <Dice dice={dice} />;
