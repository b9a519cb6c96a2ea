// Section 27: the decks in the box. Basic decks are the golden corner; the others are army decks.
import type { Deck, DeckName, StrategyCardId, UnitCardId } from '../vocabulary.ts';

const units = (...counts: readonly (readonly [number, UnitCardId])[]): readonly UnitCardId[] =>
  counts.flatMap(([count, id]) => Array.from({ length: count }, () => id));

const twice = (...ids: readonly StrategyCardId[]): readonly StrategyCardId[] => ids.flatMap((id) => [id, id]);

const golden: readonly StrategyCardId[] = Array.from(
  { length: 20 },
  (_, i) => `G${String(i + 1).padStart(2, '0')}`,
);

export const DECKS: { readonly [name in DeckName]: Deck } = {
  frenchBasic: {
    faction: 'FR',
    units: units(
      [6, 'FR-LINE'],
      [2, 'FR-LIGHT'],
      [1, 'FR-GREN'],
      [1, 'FR-YG'],
      [1, 'FR-OG'],
      [1, 'FR-CUIR'],
      [1, 'FR-HUSS'],
      [1, 'FR-CHAS'],
      [1, 'FR-FART'],
      [1, 'FR-HART'],
    ),
    strategy: twice(...golden),
  },
  coalitionBasic: {
    faction: 'CO',
    units: units(
      [3, 'BR-LINE'],
      [1, 'BR-HIGH'],
      [1, 'BR-GDS'],
      [1, 'BR-RIFL'],
      [1, 'AL-KGLI'],
      [1, 'AL-BRUN'],
      [2, 'PR-LINE'],
      [1, 'PR-LAND'],
      [1, 'BR-HOUS'],
      [1, 'BR-LDRA'],
      [1, 'PR-HUSS'],
      [1, 'BR-FART'],
      [1, 'BR-HART'],
    ),
    strategy: twice(...golden),
  },
  armyOfTheNorth: {
    faction: 'FR',
    units: units(
      [3, 'FR-LINE'],
      [3, 'FR-LIGHT'],
      [4, 'FR-NATG'],
      [1, 'FR-YG'],
      [1, 'FR-OG'],
      [1, 'FR-CUIR'],
      [1, 'FR-LANC'],
      [1, 'FR-CHAS'],
      [2, 'FR-FART'],
      [1, 'FR-GART'],
    ),
    strategy: twice(
      ...['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08'],
      ...['G09', 'G10', 'G11', 'G12', 'G13', 'G16', 'G18', 'G19', 'G20', 'N01', 'N05', 'N08'],
    ),
  },
  theRidge: {
    faction: 'CO',
    units: units(
      [3, 'BR-LINE'],
      [1, 'BR-HIGH'],
      [1, 'BR-GDS'],
      [1, 'BR-RIFL'],
      [1, 'AL-KGLI'],
      [3, 'AL-DUTB'],
      [1, 'AL-BRUN'],
      [1, 'AL-HANL'],
      [1, 'BR-UNIO'],
      [1, 'AL-KGLH'],
      [1, 'BR-FART'],
      [1, 'BR-HART'],
    ),
    strategy: twice(
      ...['B01', 'B02', 'B04', 'B05', 'B06'],
      ...[
        'G01',
        'G02',
        'G03',
        'G04',
        'G05',
        'G06',
        'G08',
        'G10',
        'G11',
        'G12',
        'G13',
        'G15',
        'G20',
        'N07',
        'G19',
      ],
    ),
  },
  bluchersCorps: {
    faction: 'PR',
    units: units(
      [6, 'PR-LINE'],
      [1, 'PR-GREN'],
      [2, 'PR-JAEG'],
      [3, 'PR-LAND'],
      [1, 'PR-HUSS'],
      [2, 'PR-UHLA'],
      [1, 'PR-DRAG'],
      [1, 'PR-FART'],
      [1, 'PR-HART'],
    ),
    strategy: twice(
      ...['P01', 'P02', 'P03', 'P04', 'P05', 'P06'],
      ...['G02', 'G03', 'G04', 'G09', 'G10', 'G11', 'G12', 'G13', 'G14', 'G19', 'G20', 'N01', 'N03', 'N10'],
    ),
  },
};

/** Cards that need the Outflank rules give way to others when those are off. */
const WITHOUT_OUTFLANK: { readonly [id: StrategyCardId]: StrategyCardId } = { P03: 'N05', N03: 'N04' };

/** A deck of the box as it is played under these rules. */
export function boxDeck(name: DeckName, outflank: boolean): Deck {
  const deck = DECKS[name];
  if (outflank) return deck;
  return { ...deck, strategy: deck.strategy.map((id) => WITHOUT_OUTFLANK[id] ?? id) };
}

/** Everybody knows what is in the basic decks. */
export const isBasic = (name: DeckName): boolean => name === 'frenchBasic' || name === 'coalitionBasic';
