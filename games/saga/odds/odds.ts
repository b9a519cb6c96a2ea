// SAG-3.1: chances before the die, from the very lists of modifiers the rules add up.
import { type Frozen, secret } from '@grognard/kernel';
import { indexOf, PLACES } from '../field/places.ts';
import { sumOf } from '../modifiers/sum.ts';
import type { PlayerState, State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import { unitIn } from '../view-units.ts';
import type { Player } from '../vocabulary.ts';
import { countsHits, shareOf } from './faces.ts';
import { type TestFacts, testFrame } from './test-frame.ts';

/** The public part of the table as the rules know it. What is hidden stays empty: no modifier asks for it. */
function publicState(view: View): Frozen<State> {
  const field: (Unit | null)[] = PLACES.map(() => null);
  for (const unit of view.units) field[indexOf(unit.at)] = { ...unit, card: secret(unit.card ?? '') };
  const ground: State['ground'] = PLACES.map(() => null);
  for (const { at, card, owner } of view.terrain) ground[indexOf(at)] = { card, owner };
  const player = (who: Player): PlayerState => ({
    ...view.players[who],
    list: secret({ faction: 'FR', units: [], strategy: [] }),
    hand: [],
    deck: [],
    army: [],
    muster: [],
    objectives: [],
  });
  return {
    ...view,
    frames: [...view.frames],
    players: { A: player('A'), B: player('B') },
    field,
    ground,
    objectiveDeck: [],
    draws: 0,
    held: { A: secret([]), B: secret([]) },
  };
}

export interface Odds {
  /** Score and modifiers, without the die. */
  readonly added: number;
  /** Of success, or of at least one hit. */
  readonly chance: number;
  readonly two: number;
}

export type TestInView = Omit<TestFacts, 'player'>;

/** Null where a unit involved is unknown to the viewer. */
export function oddsOf(view: View, facts: TestInView): Odds | null {
  const unit = unitIn(view, facts.unit);
  const against = facts.against === undefined || facts.against === null ? null : unitIn(view, facts.against);
  if (unit === undefined || unit.card === null) return null;
  if (against === undefined || against?.card === null) return null;
  const frame = testFrame({ ...facts, player: unit.owner });
  const { added } = sumOf(publicState(view), frame);
  const test = { ...frame, added };
  return {
    added,
    chance: shareOf(test, (worth) => worth > 0),
    two: countsHits(facts.kind) ? shareOf(test, (worth) => worth > 1) : 0,
  };
}
