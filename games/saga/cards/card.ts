// Section 24, SAG-5.1 to 5.10: what a Strategy card is to the rest of the game: when it may be played, on what, and what it does then.
// Card files stand on board, units, terrain, steps, fire-targets, engage-targets, hand, secrets, stack and cards/effects;
// declarations, playable, registry and procedures stand on the cards.
import type { Frozen, Json, Refusal, Umpire } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { TestFrame } from '../frames.ts';
import type { CardChoice, Declaration } from '../grammar.ts';
import type { Occasion } from '../input/frame-words.ts';
import type { Effect, Modifier, State, Unit } from '../state.ts';
import type { Player, StrategyCardId, WindowId } from '../vocabulary.ts';

/** The moment a card might be played at: who would play it, and what the window is about. */
export interface PlayContext {
  readonly state: Frozen<State>;
  readonly by: Player;
  readonly occasion: Occasion;
}

/** One way to use a card (SAG-3.6: what it says wins). A card with two windows has two of them. */
export interface CardUse {
  readonly window: Exclude<WindowId, 'W-SET' | 'W-TER'>;
  /** Everything it might be played on; left out: one play without arguments. */
  choices?(context: PlayContext): Iterable<CardChoice>;
  /** What it is not played on, though a player may wonder why: `refuse` gives the reason. */
  wider?(context: PlayContext): Iterable<CardChoice>;
  /** The first reason against it. May read what `context.by` knows: his own face-down units, never the enemy's. */
  refuse(context: PlayContext, choice: CardChoice): Refusal | null;
  /** Whenever `refuse` is silent the unit can declare something with this card alone, which then need not be looked for. */
  readonly leavesSomething?: true;
  /**
   * Whether it could be played for some hidden hand and some face-down units, by public facts only. Write it when
   * `choices` or `refuse` looks at a face-down unit; otherwise they answer this themselves.
   */
  possible?(context: PlayContext): boolean;
  /** The card has left the hand; it goes to the discard pile afterwards unless `resolve` kept it (see attach). */
  resolve(umpire: Umpire<State, Event>, context: PlayContext, choice: CardChoice): void;
  /** Called with the result of a procedure that `resolve` called, such as a test. */
  resume?(
    umpire: Umpire<State, Event>,
    context: PlayContext,
    choice: CardChoice,
    result: Json | undefined,
  ): void;
}

/** A test as modifiers see it. */
export interface TestFacts {
  readonly state: Frozen<State>;
  readonly test: Frozen<TestFrame>;
  readonly unit: Frozen<Unit>;
  readonly against: Frozen<Unit> | null;
}

/** What a card does. What is printed on it is in data/strategy-cards.ts. */
export interface CardRules {
  readonly id: StrategyCardId;
  readonly uses: readonly CardUse[];
  /**
   * What it adds to a test while it works: as an effect in `state.effects` or attached to a unit (then `effect.unit` is
   * the carrier). Called for every test; returns the modifier or null.
   */
  modifies?(effect: Frozen<Effect>, facts: TestFacts): Modifier | null;
  /** While it works the unit has Breakthrough (SAG-21.11). */
  grantsBreakthrough?(effect: Frozen<Effect>, unit: Frozen<Unit>): boolean;
  /** While it works its unit's Outflank test succeeds without a roll. */
  readonly grantsOutflank?: true;
  /** While it works, a second Fire test follows the first. */
  readonly repeatsFire?: true;
  /** Attached: its carrier may remove a casualty after any Melee it wins, even the last (SAG-11.8). */
  readonly healsWinner?: true;
  /** While it works, why the activated unit may not make this declaration. */
  limits?(state: Frozen<State>, unit: Frozen<Unit>, declaration: Declaration): Refusal | null;
  /** While it works, legal declarations the activated unit has in addition. */
  declarations?(state: Frozen<State>, unit: Frozen<Unit>): Iterable<Declaration>;
}
