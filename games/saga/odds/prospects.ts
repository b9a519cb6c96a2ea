// SAG-3.1: what the sequence of play is about to roll, with the chances of everybody who rolls.
import type { Frame } from '@grognard/kernel';
import type { TestFrame } from '../frames.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import { moraleNeedIn, unitNamedIn } from './frame-facts.ts';
import { type Odds, oddsOf } from './odds.ts';

export interface Prospect {
  readonly kind: 'fire' | 'melee' | 'morale';
  readonly unit: UnitId;
  readonly need: number;
  readonly odds: Odds;
}

type Facts = Partial<TestFrame>;

function prospect(
  view: View,
  kind: Prospect['kind'],
  unit: UnitId | null,
  facts: Facts,
): readonly Prospect[] {
  const odds = unit === null ? null : oddsOf(view, { kind, unit, ...facts });
  return unit === null || odds === null ? [] : [{ kind, unit, need: facts.need ?? 6, odds }];
}

/** Null: this frame rolls nothing itself, the one below may. */
function prospectsOf(view: View, frame: Frame): readonly Prospect[] | null {
  const named = (key: string): UnitId | null => unitNamedIn(frame, key);
  switch (frame.proc) {
    case 'test':
      return [];
    case 'morale':
      return prospect(view, 'morale', named('unit'), { need: moraleNeedIn(frame), cause: 'casualties' });
    case 'fire':
      return prospect(view, 'fire', named('unit'), { against: named('target') });
    case 'engage':
    case 'round': {
      const attacker = named('unit') ?? named('attacker');
      const defender = named('target') ?? named('defender');
      const engaging = frame.proc === 'engage';
      return [
        ...prospect(view, 'melee', attacker, { against: defender, attacking: true, engaging }),
        ...prospect(view, 'melee', defender, { against: attacker, engaging }),
      ];
    }
    default:
      return null;
  }
}

export function prospectsIn(view: View): readonly Prospect[] {
  for (const frame of view.frames.toReversed()) {
    const found = prospectsOf(view, frame);
    if (found !== null) return found;
  }
  return [];
}
