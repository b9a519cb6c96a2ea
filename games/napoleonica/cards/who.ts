// Which units an Action card may name by what they are.
import type { Frozen } from '@grognard/kernel';
import type { CardId } from '../data/words.ts';
import { profileOf } from '../field/profile.ts';
import type { Unit } from '../state.ts';

type Test = (unit: Frozen<Unit>) => boolean;

const isInfantry: Test = (unit) => profileOf(unit).arm === 'infantry';
const isCavalry: Test = (unit) => profileOf(unit).arm === 'cavalry';
const isArtillery: Test = (unit) => profileOf(unit).arm === 'artillery';
const isLightCavalry: Test = (unit) => profileOf(unit).card.branch === 'lightCavalry';

const WHO: { readonly [card: CardId]: Test } = {
  F03: (unit) => !isArtillery(unit),
  F05: isArtillery,
  F06: isInfantry,
  F07: isCavalry,
  R03: isInfantry,
  R05: isLightCavalry,
  R06: isArtillery,
  A04: isInfantry,
  A05: isCavalry,
  A06: isArtillery,
  A13: (unit) => !isArtillery(unit),
};

export const isWho = (card: CardId, unit: Frozen<Unit>): boolean => WHO[card]?.(unit) ?? true;
