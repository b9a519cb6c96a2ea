// What a referee is shown of a game, and what it says. A referee knows the law and nothing of the engine: everything here is
// plain JSON, and nothing below referees/ imports rules, kernel or geometry.

/** Something with a type and fields: an action or an event, as the journal writes it. */
export interface Named {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** One number drawn by chance. */
export interface Drawn {
  readonly sides: number;
  readonly value: number;
  /** Begins with a rule id: 'GEN-12.28 ranged a1-a2 white'. */
  readonly purpose: string;
}

/** One thing a seat that is asked could do, or the rule that is against it. */
export interface Offered {
  readonly seat: string;
  readonly action: Named;
  readonly against: string | null;
}

/** One decision, as somebody sees it from whom nothing is hidden. */
export interface Moment {
  readonly options: unknown;
  /** The position as files keep it, before the decision. */
  readonly before: unknown;
  /** All offers of the seats that were asked; worked out only for a referee that asks for them. */
  offers(): readonly Offered[];
  readonly seat: string;
  readonly action: Named;
  readonly drawn: readonly Drawn[];
  readonly events: readonly Named[];
  readonly after: unknown;
}

/** Where the referee reckons otherwise than the game did. */
export interface Difference {
  readonly rule: string;
  /** What was reckoned, and where: 'fire of the Foot Guards at L2'. */
  readonly what: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** What one look at a moment came to. */
export interface Judged {
  /** How many things of each kind were reckoned: { moves: 14, fights: 1 }. A kind that is never counted was never looked at. */
  readonly reckoned: { readonly [kind: string]: number };
  readonly differences: readonly Difference[];
}

export interface Referee {
  readonly game: string;
  /** Every kind of thing it reckons; a run in which one of them never came up says so. */
  readonly kinds: readonly string[];
  /**
   * A fresh one for each game: it may remember what it saw. `printed`: maps, counters and scenarios as plain JSON, where the
   * law has no listing of them.
   */
  begin(options: unknown, printed?: unknown): (moment: Moment) => Judged;
}
