// NAP-TRN.3: notebooks, series and campaigns as positions keep them, as far as the referee reads them.
import type { Both, Player } from './shape.ts';
import { CHEAPER, DETACHMENTS } from './tables/series.ts';
import { lettersOf, UNIT_IDS, type UnitCard, unitCard } from './tables/units.ts';

export interface Mustered {
  type: string;
  broken: boolean;
  breaks: number;
  improvement: string | null;
}
export interface Notebook {
  faction: string;
  treasury: number;
  muster: Mustered[];
  detachments: string[];
  buildings: string[];
  artifacts: string[];
  relics: string[];
  vp: number;
}
export interface FieldDraft {
  units: { unit: number; detachment: string | null }[];
  items: { item: string; commander: number }[];
}
export interface Series {
  preliminaries: number;
  battle: number;
  notebooks: Both<Notebook> | null;
  improvements: unknown;
  relicBag: string[];
  maps: string[];
  map: string | null;
  picker: Player | null;
  sideOf: Both<'south' | 'north'> | null;
  fielded: Both<FieldDraft> | null;
  aftermath: {
    winner: Player;
    conceded: Player | null;
    vp: Both<number>;
    legends: Both<number>;
    survivors: Both<number[]>;
    relics: Both<string[]>;
  } | null;
}
export interface Foray {
  kind: string;
  region: string;
  level: number | string;
  hired: string | null;
  sheltered: boolean;
  fielded: FieldDraft | null;
  won: boolean | null;
  survivors: number[];
}
export interface Campaign {
  difficulty: string;
  month: number;
  ap: number;
  army: string;
  previous: string | null;
  corruption: Record<string, number>;
  host: { at: string; since: number } | null;
  seals: string[];
  notebook: Notebook;
  loot: string[];
  known: string[];
  event: string | null;
  foray: Foray | null;
}

export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** As they stand: nobody changes them. */
export const seriesIn = (position: unknown): Series | null => (position as { series: Series | null }).series;
export const campaignIn = (position: unknown): Campaign | null =>
  (position as { campaign: Campaign | null }).campaign;
export const notebookIn = (position: unknown, player: Player): Notebook | null =>
  campaignIn(position)?.notebook ?? seriesIn(position)?.notebooks?.[player] ?? null;

export const cardIn = ({ muster }: Notebook, id: number): UnitCard => unitCard(muster[id]?.type ?? '');
export const unitsFor = (faction: string): UnitCard[] =>
  UNIT_IDS.filter((id) => id.startsWith(lettersOf(faction))).map(unitCard);

/** NAP-TRN.20: what a unit costs whoever has these buildings. */
export function unitPrice(card: UnitCard, buildings: readonly string[]): number {
  const off = buildings.map((id) => CHEAPER[id]).filter((each) => each?.[0] === card.arm);
  return off.reduce((price, each) => price - (each?.[1] ?? 0), card.cost);
}
/** NAP-TRN.9, BD4 */
export const repairPrice = (notebook: Notebook, id: number): number =>
  Math.ceil(cardIn(notebook, id).cost / (notebook.buildings.includes('BD4') ? 8 : 4));

/** The last-named Commander may be one that is lent (NAP-TRN.16): he is in nobody's muster. */
export const LENT = -1;
export const plainCommander = (faction: string): UnitCard =>
  unitsFor(faction).find(({ arm, unique }) => arm === 'commander' && !unique) ?? unitCard('FR12');

export const costOf = (notebook: Notebook, { units }: FieldDraft): number =>
  units.reduce(
    (sum, { unit, detachment }) =>
      sum +
      (unit === LENT ? 0 : cardIn(notebook, unit).cost) +
      (detachment === null ? 0 : (DETACHMENTS[detachment]?.cost ?? 0)),
    0,
  );
