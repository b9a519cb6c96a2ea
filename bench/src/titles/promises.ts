// How fast a title is promised to be. Most keep the common promise; one whose battles are long has its own.

/** A kind of battle that is played at random. */
export interface PromisedPlay {
  /** What tells it from the other battles of the title; '' where there is only one. */
  readonly battle: string;
  readonly options: unknown;
  readonly decisions: number;
}

export interface Promises {
  readonly plays: readonly PromisedPlay[];
  readonly clones: { readonly options: unknown; readonly perSecond: number };
  readonly opening: { readonly options: unknown; readonly ms: number };
  /** Complete legal lists of new positions of a procedure, where a list is worth measuring by itself. */
  readonly lists?: { readonly options: unknown; readonly proc: string; readonly perSecond: number };
  /** Lines of sight by the game's own rule, between all pairs of hexes within a range. */
  readonly sights?: {
    readonly options: unknown;
    /** Another map, over which the compiler sees the rule first. */
    readonly warmUp: unknown;
    readonly range: number;
    readonly perSecond: number;
  };
  /** What a match holds when its longest battle is over, every position it has kept included. */
  readonly memory?: { readonly options: unknown; readonly megabytes: number };
}

const COMMON: Promises = {
  plays: [{ battle: '', options: {}, decisions: 50_000 }],
  clones: { options: {}, perSecond: 500_000 },
  opening: { options: {}, ms: 300 },
};

const LARGEST = { scenario: 'la-belle-alliance' };

const OWN: { readonly [title: string]: Promises } = {
  'later-campaigns': {
    plays: [
      { battle: 'Quatre Bras', options: { scenario: 'quatre-bras' }, decisions: 15_000 },
      { battle: 'La Belle Alliance', options: LARGEST, decisions: 6_000 },
    ],
    clones: { options: { scenario: 'campaign' }, perSecond: 200_000 },
    opening: { options: LARGEST, ms: 1_500 },
    lists: { options: LARGEST, proc: 'movement', perSecond: 2_000 },
    sights: { options: { scenario: 'campaign' }, warmUp: LARGEST, range: 6, perSecond: 1_000_000 },
    memory: { options: { scenario: 'campaign' }, megabytes: 150 },
  },
};

export const promisesOf = (title: string): Promises => OWN[title] ?? COMMON;
