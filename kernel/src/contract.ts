import type { Effort } from './effort.ts';
import type { Fields } from './equal.ts';
import type { AnyFrameDeclaration } from './frame-of.ts';

/** A side of the table, declared by the module and stable for the whole match: 'white', 'french'. */
export type Seat = string;
/** Whoever looks at the table: a seat, or somebody who sits at none. */
export type Viewer = Seat | 'spectator';
/** An anchor in rules/<game>.md, such as 'GEN-12.31'. */
export type RuleId = `${string}-${string}`;

/**
 * The rules of a title as they were released: a number for people, a digest that says which they are to the letter. A null
 * digest: they have not been released yet, and may still change.
 */
export interface EditionName {
  readonly number: number;
  readonly digest: string | null;
}
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** One procedure in progress. Locals declared per procedure are plain JSON and replaced, never changed in depth. */
export interface Frame {
  readonly proc: string;
  step: string;
}

/**
 * Everything a game remembers, as plain JSON. `draws` counts the random numbers used so far; it is no part of any view,
 * or it would tell of draws that only some may know of.
 */
export interface GameState {
  readonly frames: Frame[];
  draws: number;
}

/** One choice a player could point at; its arguments are JSON fields beside `type`. */
export interface Action {
  readonly type: string;
}

/** Something that happened, named in the past tense: 'unitRouted'. */
export interface GameEvent {
  readonly type: string;
}

/** What is filled into the {names} of a sentence. */
export type Facts = { readonly [name: string]: Fact };
export type Fact = null | boolean | number | string | readonly (number | string)[] | Noun;

/** A noun phrase that knows its number, as a list of names gives it: 'the Old Guard' is, 'the Highlanders' are. */
export interface Noun {
  readonly noun: string;
  readonly number: 'one' | 'other';
}

/** Why something may not be done: the rule, and one sentence with the facts filled in from `with`. */
export interface Refusal {
  readonly rule: RuleId;
  readonly text: string;
  readonly with?: Facts;
}

/** One sentence with the facts filled in from `with`. */
export interface Said {
  readonly text: string;
  readonly with?: Facts;
}

/** The thing on the table an action is about, so that a client can light it up without knowing rules. */
export type Target =
  | { readonly hex: number }
  | { readonly sector: string }
  | { readonly border: string }
  | { readonly unit: string }
  | { readonly card: string }
  | { readonly die: string }
  | { readonly button: string };

/** What somebody is told about a seat that must answer. `prompt` is a sentence; `{names}` in it are filled from `with`. */
export interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
  readonly rule: RuleId;
  readonly with?: Facts;
  readonly window?: NamedWindow;
}

/** One seat that must answer now. */
export interface Decision extends Asked {
  /** Who may notice that the seat is asked, beside the seat itself; absent: everybody. */
  readonly noticedBy?: readonly Seat[];
  /**
   * What everybody else is told instead, so that the wait looks like any other. Absent: nothing where `noticedBy` says who
   * may notice, and otherwise the question itself.
   */
  readonly cover?: Asked;
}

/**
 * A decision that may be let go by, and how: what standing orders need to answer it for an absent-minded seat. All of it
 * is public, like the fact that the seat is asked.
 */
export interface NamedWindow {
  /** The same for every window of this kind in the game: 'W-HIT'. */
  readonly id: string;
  /** In the middle of a sentence: 'before casualties'. */
  readonly name: string;
  /** The action that lets it go by, if no rule is against it. */
  readonly pass: Action;
  /** A seat may order to give the first answer it has without being asked; what that is called: 'score at once'. */
  readonly atOnce?: string;
  /** Few answer it, and the question would come often: where only machines wait, it goes by unless a seat orders otherwise. */
  readonly isSeldom?: true;
  /** Counts what the game calls a turn. */
  readonly turn: number;
}

/**
 * What an action is to the decision it answers, wherever code that knows no game must tell: `commit` closes a draft,
 * `takeBack` undoes a part of one, `grave` is never offered by accident.
 */
export type Role = 'commit' | 'takeBack' | 'grave';

/** State as rules may read it: not changeable, all the way down. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** A value only some seats may know. `peek` opens it for a viewer, `Umpire.reveal` opens it for good. */
export interface Secret<T> {
  readonly knownTo: readonly Seat[];
  readonly hidden: T;
}

/** A type with every secret ruled out: a view that still contains one does not compile. */
export type Open<T> =
  T extends Secret<unknown> ? never : T extends object ? { readonly [K in keyof T]: Open<T[K]> } : T;

/**
 * Chance. Every draw has a purpose that begins with a rule id: 'GEN-12.28 ranged a1-a2 white'. `knownTo` names the seats
 * that may know of it at all; absent: everybody sees that something was drawn.
 */
export interface Random {
  /** A whole number from 1 to `sides`, each equally likely. */
  die(sides: number, purpose: string, knownTo?: readonly Seat[]): number;
  /** A new array with the same items in random order. */
  shuffle<T>(items: readonly T[], purpose: string, knownTo?: readonly Seat[]): T[];
}

/** What a rule may do while it executes. Nothing else changes state. Call it as `umpire.emit(...)`: it is one object. */
export interface Umpire<S, E> {
  readonly state: S;
  readonly random: Random;
  emit(event: E): void;
  /** Push a procedure: come back to me when it ends. */
  call<F extends Frame>(frame: F): void;
  /** Replace me by another procedure. */
  goto<F extends Frame>(frame: F): void;
  /** Pop: the caller's `resume` gets the result. */
  end(result?: Json): void;
  /** Open a secret for these seats, or for everybody: nobody may take back what led to it. Returns the hidden value. */
  reveal<T>(secret: Secret<T>, to?: readonly Seat[]): T;
}

/**
 * One kind of action: where it may be tried, why it may not be done, what it does. The only home of its legality. In one
 * procedure there is one rule per type. `context` is what the game prepared for this position.
 */
export interface ActionRule<S, F extends Frame, A extends Action, E, C = void> {
  readonly type: A['type'];
  readonly rule: RuleId;
  readonly role?: Role;
  /** Its lists that are sets: whoever names the same items in another order asks for the same action. */
  readonly sets?: readonly string[];
  /** Every form of this action that may be legal now, at most a few hundred. */
  candidates(state: Frozen<S>, frame: Frozen<F>, seat: Seat, context: C): Iterable<A>;
  /** Further forms a player may point at whose answer is always no; used for explanations only. */
  wider?(state: Frozen<S>, frame: Frozen<F>, seat: Seat, context: C): Iterable<A>;
  /**
   * Why something of this kind that is no candidate cannot be had, read from what was asked for; null: nothing is known
   * against it, or it is not even of this kind. Used for explanations only, and by what the seat can see.
   */
  against?(state: Frozen<S>, frame: Frozen<F>, seat: Seat, asked: Fields, context: C): Refusal | null;
  /** The first reason against it, in the rulebook's order, using only what the seat can see. */
  refuse(state: Frozen<S>, frame: Frozen<F>, seat: Seat, action: A, context: C): Refusal | null;
  target(action: A): Target;
  /** Whether all legal forms of it come to the same now: a seat that is left with nothing else has nothing to choose. */
  alike?(state: Frozen<S>, frame: Frozen<F>, seat: Seat, context: C): boolean;
  apply(umpire: Umpire<S, E>, frame: F, seat: Seat, action: A): void;
  /** Accepted when submitted but left out of `legal`: resignation, which no bot should stumble into. */
  readonly unlisted?: true;
}

/** A named piece of the sequence of play. `step` names survive in saved games: an edition that renames one says so in `carries`. */
export interface Procedure<S, F extends Frame, A extends Action, E, C = void> {
  readonly rule: RuleId;
  /** Its steps and locals, declared once: frames are read from outside by this. */
  readonly frame?: AnyFrameDeclaration;
  /** Seats that must answer, from public facts only; none: the kernel calls `advance`. */
  pending(state: Frozen<S>, frame: Frozen<F>): readonly Decision[];
  /**
   * Everybody can tell whether a seat asked here has a choice. Where it has none, a host may give its only answer without
   * asking, and nobody learns anything from not having waited.
   */
  readonly publicChoice?: true;
  readonly actions: readonly ActionRule<S, F, A, E, C>[];
  /** Whether the seat is still at a draft of its own: its last action changed nothing else, and nobody new is asked. */
  isDrafting?(frame: Frozen<F>, seat: Seat): boolean;
  advance(umpire: Umpire<S, E>, frame: F): void;
  resume?(umpire: Umpire<S, E>, frame: F, result: Json | undefined): void;
}

/** How a match ended by its rules. No winners: a draw. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
  readonly text: string;
  readonly with?: Facts;
}

/** How a match ended, by its rules or beside the board, where no rule of the game is asked. */
export type Ending =
  | (Outcome & { readonly settled?: never })
  | {
      readonly winners: readonly Seat[];
      readonly rule: null;
      readonly text: string;
      readonly with?: never;
      readonly settled: 'draw' | 'closed' | 'aborted' | 'time' | 'resigned';
    };

/** A value that came from outside: parsed, or the first thing wrong with it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: InputError };

/** What is wrong with something from outside, where, and what to do about it. */
export interface InputError {
  readonly code: string;
  /** The field, as in `options.army.white.I` or `line 7: draws[2]`; '' for the whole. */
  readonly path: string;
  readonly message: string;
}

/** Any procedure of a game: the one place where the kernel stores differently typed frames side by side. */
// biome-ignore lint/suspicious/noExplicitAny: procedures of one game have different frame types
export type AnyProcedure<S, A extends Action, E, C = void> = Procedure<S, any, A, E, C>;

/** The rules of a game: data and pure functions only. `C` is what they prepare for each position, nothing by default. */
export interface GameRules<S extends GameState, A extends Action, E extends GameEvent, V, O, C = void> {
  readonly id: string;
  /** Stored with the match: whoever began by these rules ends by them. Given by the registry; without one, nobody keeps any. */
  readonly edition?: EditionName;
  /** Who plays a match with these options, in the order of play. */
  seats(options: O): readonly Seat[];
  /** Rule id to one sentence in our own words, shown beside refusals and in the log. */
  readonly ruleBook: { readonly [rule: RuleId]: string };
  /** Options from outside, complete with defaults, or the first wrong field. */
  parseOptions(raw: unknown): Result<O>;
  /** No chance here: the first procedure draws. */
  setup(options: O): S;
  readonly procedures: { readonly [proc: string]: AnyProcedure<S, A, E, C> };
  /** Actions open to every pending seat in every procedure, such as resigning. */
  readonly always: readonly ActionRule<S, Frame, A, E, C>[];
  outcome(state: Frozen<S>): Outcome | null;
  /**
   * What rules, views and the brain need to know about a position and would otherwise work out again and again: reach,
   * lines of sight. Made at most once per position, when first asked for, and never part of the state.
   */
  prepare?(state: Frozen<S>): C;
  /** What a viewer may see, built field by field. */
  view(state: Frozen<S>, viewer: Viewer, context: C): Open<V>;
  /** The event as a viewer may see it, or null when nothing of it is visible. */
  redact(event: E, viewer: Viewer): E | null;
  /** Once the game is over everybody hears of everything, as if nothing had been redacted. */
  readonly opensAtEnd?: true;
  /** Where it stands, in a few words and from public facts only: 'Round 4, planning'. Without it, the prompt says so. */
  headline?(state: Frozen<S>): string;
  /**
   * Why an action of another moment cannot be had now, where the sequence of play has more to say than what is asked;
   * null: nothing more. Used for explanations only, and by what the seat can see.
   */
  untimely?(state: Frozen<S>, seat: Seat, asked: Fields): Refusal | null;
  /** For a game in which players may not always speak to each other: whether these two may now. */
  mayTalk?(state: Frozen<S>, one: Seat, other: Seat): boolean;
  /** For a game whose options hold secrets: options that lead to this position, of an imagined one imagined as well. */
  optionsIn?(state: Frozen<S>): O;
  /** Hand-written; must not share anything a rule changes in place. */
  clone(state: Frozen<S>): S;
  /** The position as `GameModule.parsePosition` reads it back. */
  position(state: Frozen<S>): Json;
}

/** Rules, and what a machine needs on top: to imagine what it does not see, and to think. */
export interface GameMind<S extends GameState, A extends Action, E extends GameEvent, V, O, C = void>
  extends GameRules<S, A, E, V, O, C> {
  /** A full state this seat cannot tell from the real one. */
  determinize(view: Open<V>, seat: Seat, random: Random): S;
  readonly brain: Brain<S, A, C>;
}

/** A whole game: its rules, and what nobody needs who only plays it: to imagine, to read positions, to think. */
export interface GameModule<S extends GameState, A extends Action, E extends GameEvent, V, O, C = void>
  extends GameMind<S, A, E, V, O, C> {
  /** A position from outside (a scenario, a saved moment), complete and possible, or the first wrong field. */
  parsePosition(raw: unknown): Result<S>;
  /** How a battle of an earlier edition is carried over, where positions or options have another shape since. */
  readonly carries?: readonly CarryStep[];
}

/** Options and a position as JSON, from the edition before into the one with this number. */
export interface CarryStep {
  readonly into: number;
  carry(battle: Carried): Carried;
}

export interface Carried {
  readonly options: Json;
  readonly position: Json;
}

/** Any game, for code that only passes its values on. */
export type AnyRules = GameRules<GameState, Action, GameEvent, unknown, unknown, unknown>;
export type AnyMind = GameMind<GameState, Action, GameEvent, unknown, unknown, unknown>;
export type AnyGame = GameModule<GameState, Action, GameEvent, unknown, unknown, unknown>;

/** What a game tells the search about itself. Everything here works on a state the seat cannot tell from the real one. */
export interface Brain<S, A extends Action, C = void> {
  /** The seat's chance of winning from here, 0 to 1, at a glance. */
  evaluate(state: Frozen<S>, seat: Seat, context: C): number;
  /**
   * Whole answers to the decision the seat now has, best guesses first: each a list of actions that ends with the
   * commit. The search plays them out against each other. Must yield at least one.
   */
  plans(state: Frozen<S>, seat: Seat, random: Random, wanted: number, context: C): Iterable<readonly A[]>;
  /** More whole answers, each near one of these, to look around good ones with; may repeat itself and go on for ever. */
  vary?(
    state: Frozen<S>,
    seat: Seat,
    plans: readonly (readonly A[])[],
    random: Random,
    context: C,
  ): Iterable<readonly A[]>;
  /**
   * How much worse a plan looks at a glance than the best of them, as a chance of winning: 0 or less. Where a game has an
   * opinion, playouts must outweigh it.
   */
  leaning?(plan: readonly A[]): number;
  /** One sensible action for playing a game out quickly. */
  rollout(state: Frozen<S>, seat: Seat, random: Random, context: C): A;
  /**
   * The same as a whole answer up to the commit, for games whose answers are long: playouts then think once per
   * decision instead of once per action.
   */
  answer?(state: Frozen<S>, seat: Seat, random: Random, context: C): readonly A[];
  /**
   * What the dice to come will do for the seat beyond their average, die by die, as a chance of winning: the sum over the
   * faces of any die is nothing. Taken off a playout's worth, it leaves the average what it is and the scatter smaller.
   */
  luck?(state: Frozen<S>, seat: Seat, context: C): Luck;
  /** Changes an imagined position for a playout: nobody is asked any more who could give one answer only. */
  hasten?(state: S): void;
  /** True at a good moment to stop playing out and look: the end of a round or turn. */
  quiet(state: Frozen<S>): boolean;
  /**
   * An answer that takes no playouts: worked out exactly, or to a question nothing hangs on. Null where one must be
   * sought.
   */
  certain?(state: Frozen<S>, seat: Seat, random: Random, context: C): readonly A[] | null;
  /**
   * Where both seats answer at once and unseen, and what either may answer is public: the position with both answers
   * still open, even if the other seat has given its own. Null elsewhere.
   */
  duel?(state: Frozen<S>, seat: Seat): S | null;
  /** What `evaluate` weighs, by name: each as the seat's lead over the others. Weights are fitted to played games. */
  features?(state: Frozen<S>, seat: Seat, context: C): { readonly [name: string]: number };
  /** What a plan comes to, in sentences for whoever asks why; none where its one action says it all. */
  told?(state: Frozen<S>, seat: Seat, plan: readonly A[], context: C): readonly Said[];
  /** What people would call a bad habit if they saw the seat in this position, by name: for counting over many games. */
  habits?(state: Frozen<S>, seat: Seat): readonly string[];
  /** How earlier players saw the game, by their names: kept to measure against. */
  readonly earlier?: { readonly [player: string]: Brain<S, A, C> };
  /** How hard a level of play thinks about this game, by its name, where the usual effort does not suit. */
  readonly effort?: { readonly [level: string]: Effort };
}

/** How much luck it was for a seat that this die, rolled for this purpose, shows this face. */
export type Luck = (face: number, purpose: string) => number;
