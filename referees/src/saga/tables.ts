// SAG-25 to SAG-28: cards and decks, copied from the tables of the law.
export type Arm =
  | 'infantry'
  | 'light infantry'
  | 'light cavalry'
  | 'heavy cavalry'
  | 'artillery'
  | 'horse artillery';

export interface UnitCard {
  readonly id: string;
  readonly arm: Arm;
  readonly status: 'standard' | 'elite' | 'guard';
  readonly fire: number;
  readonly melee: number;
  readonly cohesion: number;
  readonly morale: number;
  readonly keywords: readonly string[];
  readonly cost: number;
  readonly dots: number;
}

const ARMS: { readonly [mark: string]: Arm } = {
  I: 'infantry',
  LI: 'light infantry',
  LC: 'light cavalry',
  HC: 'heavy cavalry',
  A: 'artillery',
  HA: 'horse artillery',
};
const STATUS = { S: 'standard', E: 'elite', G: 'guard' } as const;

/** id, arm, status, F M C Mo, keywords, cost, dots. */
const PRINTED = `
FR-LINE I S 3 2 4 3 - 45 6
FR-LIGHT LI S 3 2 4 4 Accurate 55 3
FR-GREN I E 3 3 4 4 Support 60 2
FR-NATG I S 2 1 3 3 Auxiliary 30 4
FR-YG LI G 3 3 4 4 Accurate 60 2
FR-MG I G 4 3 4 5 - 65 1
FR-OG I G 4 4 5 5 Steadfast 80 1
FR-CUIR HC E 0 4 4 4 Compact,Impact 65 2
FR-DRAG HC S 2 3 4 3 Dismounted 60 2
FR-HUSS LC S 1 3 3 4 Fast 55 2
FR-CHAS LC S 1 2 3 4 - 45 2
FR-LANC LC S 0 3 3 4 Impact,Relentless 55 2
FR-GACH HC G 0 4 4 5 Compact,Impact 70 1
FR-FART A S 3 0 3 3 - 50 2
FR-HART HA S 3 1 3 3 Canister,Deploy 70 2
FR-GART A G 4 1 3 5 - 70 1
BR-LINE I S 3 2 4 5 - 55 5
BR-HIGH I E 3 3 4 5 - 60 2
BR-GDS I G 4 3 5 5 Steadfast 75 2
BR-RIFL LI E 4 1 3 4 Accurate 50 1
AL-KGLI LI E 3 2 4 4 Accurate 55 2
AL-DUTB I S 3 2 4 2 - 40 3
AL-BRUN I S 3 2 4 3 Support 50 2
AL-HANL I S 2 1 3 3 Auxiliary 30 3
BR-UNIO HC E 0 4 3 4 Breakthrough,Impact 65 1
BR-HOUS HC G 0 4 4 5 Compact,Impact 70 1
BR-LDRA LC S 1 2 3 4 Fast 50 2
AL-KGLH LC E 1 3 3 4 Fast 55 1
BR-FART A S 3 0 3 4 - 55 2
BR-HART HA E 3 1 3 4 Canister,Deploy 70 2
PR-LINE I S 3 3 4 3 - 50 6
PR-GREN I E 3 3 4 4 Relentless 60 2
PR-JAEG LI E 4 1 3 4 Accurate 50 2
PR-LAND I S 2 2 3 2 Auxiliary,Support 35 4
PR-HUSS LC S 1 3 3 3 Fast 50 2
PR-UHLA LC S 0 3 3 3 Impact 50 2
PR-DRAG HC S 1 3 4 4 - 55 2
PR-FART A S 3 0 3 3 - 50 2
PR-HART HA S 3 1 2 3 Canister,Deploy 65 1`;

function unitCard(line: string): UnitCard {
  const [id = '', arm = '', status = '', fire, melee, cohesion, morale, keywords = '', cost, dots] =
    line.split(' ');
  return {
    id,
    arm: ARMS[arm] ?? 'infantry',
    status: status === 'G' ? STATUS.G : status === 'E' ? STATUS.E : STATUS.S,
    fire: Number(fire),
    melee: Number(melee),
    cohesion: Number(cohesion),
    morale: Number(morale),
    keywords: keywords === '-' ? [] : keywords.split(','),
    cost: Number(cost),
    dots: Number(dots),
  };
}

export const UNIT_CARDS: ReadonlyMap<string, UnitCard> = new Map(
  PRINTED.trim()
    .split('\n')
    .map(unitCard)
    .map((card) => [card.id, card]),
);

/** Initiative of the Strategy cards, G01 to G20, N01 to N12, F01 to F08, B01 to B06, P01 to P06. */
const INITIATIVE: { readonly [kind: string]: string } = {
  G: '21232334423323231425',
  N: '121151343432',
  F: '54433342',
  B: '433454',
  P: '524342',
};

export function initiativeOf(card: string): number {
  const values = INITIATIVE[card.charAt(0)] ?? '';
  return card.startsWith('X') ? 0 : Number(values.charAt(Number(card.slice(1)) - 1));
}

export const TROPHIES: readonly string[] = ['G08', 'G09', 'F07', 'P05'];
export const HILL = 'G01';
export const RIVER = 'G02';
export const WOODS = 'G03';
export const BUILDING = 'G04';
export const TERRAIN: readonly string[] = [HILL, RIVER, WOODS, BUILDING];

export interface Deck {
  readonly faction: string;
  readonly units: readonly string[];
  readonly strategy: readonly string[];
}

const times = (text: string): readonly string[] =>
  text.split(' ').flatMap((item) => {
    const [id = '', count = '1'] = item.split('*');
    return Array.from({ length: Number(count) }, () => id);
  });
const twice = (text: string): readonly string[] => text.split(' ').flatMap((id) => [id, id]);

const GOLDEN = 'G01 G02 G03 G04 G05 G06 G07 G08 G09 G10 G11 G12 G13 G14 G15 G16 G17 G18 G19 G20';

/** SAG-27. */
export const DECKS: { readonly [name: string]: Deck } = {
  frenchBasic: {
    faction: 'FR',
    units: times('FR-LINE*6 FR-LIGHT*2 FR-GREN FR-YG FR-OG FR-CUIR FR-HUSS FR-CHAS FR-FART FR-HART'),
    strategy: twice(GOLDEN),
  },
  coalitionBasic: {
    faction: 'CO',
    units: times(
      'BR-LINE*3 BR-HIGH BR-GDS BR-RIFL AL-KGLI AL-BRUN PR-LINE*2 PR-LAND BR-HOUS BR-LDRA PR-HUSS BR-FART BR-HART',
    ),
    strategy: twice(GOLDEN),
  },
  armyOfTheNorth: {
    faction: 'FR',
    units: times('FR-LINE*3 FR-LIGHT*3 FR-NATG*4 FR-YG FR-OG FR-CUIR FR-LANC FR-CHAS FR-FART*2 FR-GART'),
    strategy: twice('F01 F02 F03 F04 F05 F06 F07 F08 G09 G10 G11 G12 G13 G16 G18 G19 G20 N01 N05 N08'),
  },
  theRidge: {
    faction: 'CO',
    units: times(
      'BR-LINE*3 BR-HIGH BR-GDS BR-RIFL AL-KGLI AL-DUTB*3 AL-BRUN AL-HANL BR-UNIO AL-KGLH BR-FART BR-HART',
    ),
    strategy: twice('B01 B02 B04 B05 B06 G01 G02 G03 G04 G05 G06 G08 G10 G11 G12 G13 G15 G19 G20 N07'),
  },
  bluchersCorps: {
    faction: 'PR',
    units: times('PR-LINE*6 PR-GREN PR-JAEG*2 PR-LAND*3 PR-HUSS PR-UHLA*2 PR-DRAG PR-FART PR-HART'),
    strategy: twice('P01 P02 P03 P04 P05 P06 G02 G03 G04 G09 G10 G11 G12 G13 G14 G19 G20 N01 N03 N10'),
  },
};

/** SAG-27: what stands in for cards that need the outflanking rules. */
export const WITHOUT_OUTFLANK: { readonly [card: string]: string } = { P03: 'N05', N03: 'N04' };

/** SAG-28; all others are scored at once. */
export const LONG_TERM: readonly string[] = ['O11', 'O12', 'O13', 'O14'];
export const OBJECTIVES: readonly string[] = Array.from(
  { length: 14 },
  (_, at) => `O${String(at + 1).padStart(2, '0')}`,
);
