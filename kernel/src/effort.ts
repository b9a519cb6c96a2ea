// How hard a machine thinks about a game, as far as the game has a say in it.

/** What a game changes about a level of play; see the search for what each means. */
export interface Effort {
  readonly plans?: number;
  readonly playoutsPerPlan?: number;
  readonly leastPlayouts?: number;
  readonly horizon?: number;
  readonly noise?: number;
  readonly race?: true;
  readonly aligned?: true;
  readonly fair?: true;
  readonly duel?: Duel | null;
}

/** How hard a level looks for a mixture of answers where both seats answer at once and unseen. */
export interface Duel {
  /** Answers of each seat that are played against each other to begin with. */
  readonly answers: number;
  /** Worlds in which each pair of answers is played out. */
  readonly worlds: number;
  /** Each of the enemy's answers is met in worlds of its own; otherwise all pairs meet in the same. */
  readonly apart?: true;
  /** How often each seat adds its best replies to the other's mixture. */
  readonly replies: number;
  /** Among so many new answers near the good ones they are sought; 0: among those left over. */
  readonly variations: number;
  /** Steps towards the equilibrium of what was played out. */
  readonly updates: number;
  /** The best answers of either seat meet again, judged further ahead; without this the first look decides. */
  readonly finals?: Finals;
  /** How often replies to those are then added and meet again. */
  readonly further?: number;
}

/** A second look at a few answers: how many of each seat, in how many worlds, so many quiet points ahead. */
export interface Finals {
  readonly answers: number;
  readonly worlds: number;
  readonly horizon: number;
}
