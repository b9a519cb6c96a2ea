import { useState } from 'preact/hooks';
import type { Arm, UnitTypeId } from '../../data/words.ts';

/** What the builder shows of itself: which unit is looked at in card, roster and chart alike, which arm is listed. */
export interface Looking {
  readonly unit: UnitTypeId | null;
  look(unit: UnitTypeId | null): void;
  /** Null: all of them. */
  readonly arm: Arm | null;
  show(arm: Arm | null): void;
}

export function useLooking(): Looking {
  const [unit, look] = useState<UnitTypeId | null>(null);
  const [arm, show] = useState<Arm | null>(null);
  return { unit, look, arm, show };
}
