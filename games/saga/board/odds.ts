// SAG-3.1: chances before the die, from the very lists of modifiers the rules add up. Loaded when first needed: it stands on every card.
import { type Frozen, secret } from '@grognard/kernel';
import { indexOf, PLACES } from '../field/places.ts';
import type { TestFrame } from '../frames.ts';
import { hitsFor, succeeds } from '../modifiers/judgement.ts';
import { sumOf } from '../modifiers/sum.ts';
import type { PlayerState, State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { Player, UnitId } from '../vocabulary.ts';
import { findView } from './names.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

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
    draws: 0,
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

type Facts = Pick<TestFrame, 'kind' | 'unit'> & Partial<TestFrame>;

/** Null where a unit involved is unknown to the viewer. */
export function oddsOf(view: View, facts: Facts): Odds | null {
  const unit = findView(view, facts.unit);
  const against =
    facts.against === undefined || facts.against === null ? null : findView(view, facts.against);
  if (unit === undefined || unit.card === null) return null;
  if (against === undefined || against?.card === null) return null;
  const frame: TestFrame = {
    proc: 'test',
    step: 'roll',
    cause: null,
    player: unit.owner,
    against: null,
    need: 6,
    engaging: false,
    attacking: false,
    natural: null,
    bonus: [],
    granted: false,
    ...facts,
  };
  const { added } = sumOf(publicState(view), frame);
  const isHits = facts.kind === 'fire' || facts.kind === 'melee';
  const share = (holds: (face: number) => boolean): number => FACES.filter(holds).length / FACES.length;
  return {
    added,
    chance: share((face) =>
      isHits ? hitsFor(face + added) > 0 : succeeds({ ...frame, natural: face }, face + added),
    ),
    two: isHits ? share((face) => hitsFor(face + added) > 1) : 0,
  };
}

/** A fight that is about to be rolled, with the chances of both. */
export interface Prospect {
  readonly kind: 'fire' | 'melee' | 'morale';
  readonly unit: UnitId;
  readonly need: number;
  readonly odds: Odds;
}

const idIn = (frame: object, key: string): UnitId | null => {
  const value = Object.entries(frame).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
};

/** What the sequence of play is about to roll, from its public frames. */
export function prospectsIn(view: View): readonly Prospect[] {
  const prospect = (
    kind: Prospect['kind'],
    unit: UnitId | null,
    facts: Partial<TestFrame>,
  ): readonly Prospect[] => {
    const odds = unit === null ? null : oddsOf(view, { kind, unit, ...facts });
    return unit === null || odds === null ? [] : [{ kind, unit, need: facts.need ?? 6, odds }];
  };
  for (const frame of [...view.frames].reverse())
    switch (frame.proc) {
      case 'test':
        return [];
      case 'morale': {
        const need = 'need' in frame && frame['need'] === 7 ? 7 : 6;
        return prospect('morale', idIn(frame, 'unit'), { need, cause: 'casualties' });
      }
      case 'fire':
        return prospect('fire', idIn(frame, 'unit'), { against: idIn(frame, 'target') });
      case 'engage':
      case 'round': {
        const attacker = idIn(frame, 'unit') ?? idIn(frame, 'attacker');
        const defender = idIn(frame, 'target') ?? idIn(frame, 'defender');
        const engaging = frame.proc === 'engage';
        return [
          ...prospect('melee', attacker, { against: defender, attacking: true, engaging }),
          ...prospect('melee', defender, { against: attacker, engaging }),
        ];
      }
      default:
    }
  return [];
}
