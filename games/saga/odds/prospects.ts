// SAG-3.1: what the sequence of play is about to roll, with the chances of everybody who rolls.
import type { Frame } from '@grognard/kernel';
import { findUnitCard } from '../data/unit-cards.ts';
import { isArtilleryCard } from '../decks/deck-rules.ts';
import { boardOf } from '../field/places.ts';
import type { TestFrame } from '../frames.ts';
import type { View } from '../view.ts';
import { unitIn } from '../view-units.ts';
import type { UnitId } from '../vocabulary.ts';
import { factIn, moraleNeedIn, unitNamedIn } from './frame-facts.ts';
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

/** SAG-18.11, SAG-R32: a gun answers an outflanker who engages it with Fire. */
function answersWithFire(view: View, attacker: UnitId | null, defender: UnitId | null): boolean {
  const [unit, target] = [unitIn(view, attacker), unitIn(view, defender)];
  const card = findUnitCard(target?.card ?? '');
  return unit !== undefined && boardOf(unit.at) !== unit.owner && card !== undefined && isArtilleryCard(card);
}

/** SAG-11.5: what both roll in the round to come. */
function prospectsOfRound(
  view: View,
  attacker: UnitId | null,
  defender: UnitId | null,
  engaging: boolean,
): readonly Prospect[] {
  const answer = engaging && answersWithFire(view, attacker, defender) ? 'fire' : 'melee';
  return [
    ...prospect(view, 'melee', attacker, { against: defender, attacking: true, engaging }),
    ...prospect(view, answer, defender, { against: attacker, engaging }),
  ];
}

/** Null: this frame rolls nothing itself, the one below may. */
function prospectsOf(view: View, frame: Frame): readonly Prospect[] | null {
  const named = (key: string): UnitId | null => unitNamedIn(frame, key);
  switch (frame.proc) {
    case 'test':
    // The dice that led here have been rolled: the frames below would promise them once more.
    case 'hits':
    case 'retreat':
    case 'win':
      return [];
    case 'morale':
      return prospect(view, 'morale', named('unit'), { need: moraleNeedIn(frame), cause: 'casualties' });
    case 'fire':
      return prospect(view, 'fire', named('unit'), { against: named('target') });
    case 'engage':
      return prospectsOfRound(view, named('unit'), named('target'), true);
    case 'round':
      return prospectsOfRound(view, named('attacker'), named('defender'), factIn(frame, 'engaging') === true);
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
