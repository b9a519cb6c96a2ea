// NAP-SOL.15: the loot bag of 16 tokens.
export const LOOT = ['dp10', 'dp20', 'fieldKitchen', 'capturedColours', 'powderWagon', 'holyWater'] as const;
export type Loot = (typeof LOOT)[number];

export interface LootToken {
  readonly name: string;
  readonly copies: number;
  /** DP it brings at once; 0: it is kept and used later. */
  readonly dp: number;
  readonly text: string;
}

export const LOOT_TOKENS: { readonly [loot in Loot]: LootToken } = {
  dp10: { name: 'Purse', copies: 5, dp: 10, text: '10 DP.' },
  dp20: { name: 'Strongbox', copies: 3, dp: 20, text: '20 DP.' },
  fieldKitchen: {
    name: 'Field Kitchen',
    copies: 2,
    dp: 0,
    text: 'Before a battle: cancel one event effect on it.',
  },
  capturedColours: {
    name: 'Captured Colours',
    copies: 2,
    dp: 0,
    text: 'Once, with a bid: it counts 2 more.',
  },
  powderWagon: { name: 'Powder Wagon', copies: 2, dp: 0, text: 'Once: add a scarlet die to an attack.' },
  holyWater: { name: 'Holy Water', copies: 2, dp: 0, text: 'Purge a region without paying.' },
};

/** The bag as it is filled, each token once per copy. */
export const LOOT_BAG: readonly Loot[] = LOOT.flatMap((loot) =>
  Array<Loot>(LOOT_TOKENS[loot].copies).fill(loot),
);
