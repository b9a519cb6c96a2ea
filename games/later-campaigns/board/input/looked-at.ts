// What the panel beside the map is about: a stack, or a fight that could be fought, is declared or goes on.
import type { SeenStack } from '../../view.ts';
import type { Hex } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { declaredIn } from './declared.ts';
import { fightRolls } from './fight-rolls.ts';
import { hostileGoals } from './goals.ts';
import { procIn } from './moment.ts';
import { chosenHex } from './pieces.ts';

/** The hex whose stack is worth looking at: pointed at, else chosen. */
export function lookedAt(desk: Desk, spot: Hex | null): SeenStack | null {
  const { view } = desk.shown.value;
  const at = (hex: Hex | null): SeenStack | undefined => view.stacks.find((stack) => stack.hex === hex);
  return at(spot) ?? at(chosenHex(desk)) ?? null;
}

export const isSomethingLookedAt = (desk: Desk, spot: Hex | null): boolean =>
  lookedAt(desk, spot) !== null ||
  hostileGoals(desk).length > 0 ||
  procIn(desk.shown.value.view) === 'reaction' ||
  declaredIn(desk.shown.value.view).length > 0 ||
  fightRolls(desk).length > 0;
