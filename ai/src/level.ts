import type { Action, Duel, Effort, GameEvent, GameMind, GameState } from '@grognard/kernel';

/** How hard a player thinks. Work is counted in playouts, so that a level plays the same on every machine. */
export interface Level {
  readonly name: PlayerName;
  /** Whole answers asked of the game's brain and compared with each other. */
  readonly plans: number;
  /** Playouts spent per plan under comparison: a choice between two needs less thought than one between forty. */
  readonly playoutsPerPlan: number;
  /** Playouts spent on any decision at least. */
  readonly leastPlayouts: number;
  /** Quiet points (ends of a round) a playout runs through before the position is judged. */
  readonly horizon: number;
  /** Standard deviation of the error this player makes when comparing answers, as a chance of winning. */
  readonly noise: number;
  /** Whoever is clearly beaten, or makes no difference, leaves the comparison at once: what is plain costs little. */
  readonly race?: true;
  /** Answers under comparison meet the same dice wherever they do the same, not only up to where they first differ. */
  readonly aligned?: true;
  /** Luck with the dice is taken off what a playout was worth, as far as the game can tell it. */
  readonly fair?: true;
  /** Where both seats answer at once: the search for a mixture. Null: such a decision is taken like any other. */
  readonly duel: Duel | null;
  /** Answers the other seat's likely mixture instead of drawing from its own. */
  readonly reads?: true;
}

/** Offered at the table. */
export const LEVEL_NAMES = ['conscript', 'veteran', 'marshal'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** Players who do one thing whatever happens; a game says in its brain which of them it knows. */
const SCRIPT_NAMES = ['script:turtle', 'script:rush', 'script:guns', 'script:best-shot'] as const;
type ScriptName = (typeof SCRIPT_NAMES)[number];

/** Also kept to measure against: an earlier Marshal, one who knows how Marshal thinks and replies to it, and scripts. */
export const PLAYER_NAMES = [...LEVEL_NAMES, 'marshal-1', 'reader', ...SCRIPT_NAMES] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

const MARSHAL_1: Level = {
  name: 'marshal-1',
  plans: 40,
  playoutsPerPlan: 14,
  leastPlayouts: 100,
  horizon: 1,
  noise: 0,
  duel: null,
};

const MARSHAL: Level = {
  ...MARSHAL_1,
  name: 'marshal',
  duel: { answers: 6, worlds: 12, replies: 1, variations: 0, updates: 500 },
};

/** A script has one answer, so there is nothing to compare. */
const scripted = (name: ScriptName): Level => ({
  name,
  plans: 1,
  playoutsPerPlan: 0,
  leastPlayouts: 0,
  horizon: 0,
  noise: 0,
  duel: null,
});

export const LEVELS: { readonly [name in PlayerName]: Level } = {
  conscript: {
    name: 'conscript',
    plans: 6,
    playoutsPerPlan: 1,
    leastPlayouts: 0,
    horizon: 1,
    noise: 0.25,
    duel: null,
  },
  veteran: {
    name: 'veteran',
    plans: 12,
    playoutsPerPlan: 6,
    leastPlayouts: 20,
    horizon: 1,
    noise: 0.03,
    duel: null,
  },
  marshal: MARSHAL,
  'marshal-1': MARSHAL_1,
  reader: { ...MARSHAL, name: 'reader', reads: true },
  'script:turtle': scripted('script:turtle'),
  'script:rush': scripted('script:rush'),
  'script:guns': scripted('script:guns'),
  'script:best-shot': scripted('script:best-shot'),
};

/** A game, as far as levels know it. */
interface Thoughtful {
  readonly brain: Efforts & {
    readonly earlier?: { readonly [player: string]: Efforts };
    readonly duel?: unknown;
  };
}
type Efforts = { readonly effort?: { readonly [level: string]: Effort } };

/** Whose effort a player makes where the game names none of his own. */
const kin = (name: PlayerName): PlayerName => (name === 'marshal-1' || name === 'reader' ? 'marshal' : name);

/** Who can play this game: an earlier player or a script where the game keeps one, a reader where seats answer at once. */
export const playersOf = ({ brain }: Thoughtful): readonly PlayerName[] =>
  PLAYER_NAMES.filter((name) => {
    if (LEVEL_NAMES.some((level) => level === name)) return true;
    return name === 'reader' ? brain.duel !== undefined : brain.earlier?.[name] !== undefined;
  });

/** The level as it plays this game: a game may ask for another effort. */
export const levelFor = ({ brain }: Thoughtful, name: PlayerName): Level => {
  const { effort } = brain.earlier?.[name] ?? brain;
  const level = { ...LEVELS[name], ...(effort?.[name] ?? effort?.[kin(name)]) };
  return LEVELS[name].duel === null ? { ...level, duel: null } : level;
};

/** The game as this player sees it: one of an earlier day judges as he did then. */
export const seenBy = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  game: GameMind<S, A, E, V, O, C>,
  { name }: Level,
): GameMind<S, A, E, V, O, C> => {
  const brain = game.brain.earlier?.[name];
  return brain === undefined ? game : { ...game, brain };
};
