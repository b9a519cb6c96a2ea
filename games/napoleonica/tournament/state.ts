// NAP-TRN: what a tournament remembers beside the battle in progress; all of it is public. Replaced on write.
import { type Frozen, invariant } from '@grognard/kernel';
import type { FieldDraft } from '../army/field-draft.ts';
import type { ImprovementDeck } from '../army/improving.ts';
import type { MusterId, Notebook } from '../army/notebook.ts';
import type { RelicId } from '../data/items.ts';
import type { MapId } from '../data/maps.ts';
import type { Side } from '../data/words.ts';
import type { ByPlayer, Player, Switches } from '../vocabulary.ts';

/** NAP-TRN.2: short, standard, long. */
export const PRELIMINARIES = [2, 3, 4] as const;
export type Preliminaries = (typeof PRELIMINARIES)[number];

/** What the last battle left, for the steps that follow it. */
export interface Aftermath {
  readonly winner: Player;
  readonly conceded: Player | null;
  readonly vp: ByPlayer<number>;
  /** DP earned by Heroic Legends (IM12). */
  readonly legends: ByPlayer<number>;
  /** Units that were fielded and still stand. */
  readonly survivors: ByPlayer<readonly MusterId[]>;
  readonly relics: ByPlayer<readonly RelicId[]>;
}

/** How a battle of the tournament ended, for the standings. */
export interface BattleRecord {
  readonly map: MapId;
  readonly winner: Player;
  readonly vp: ByPlayer<number>;
}

export interface Series {
  readonly preliminaries: Preliminaries;
  readonly switches: Switches;
  /** From 1; the one after the last preliminary battle is decisive. */
  readonly battle: number;
  /** null until the factions are known. */
  readonly notebooks: ByPlayer<Notebook> | null;
  readonly improvements: ImprovementDeck;
  readonly relicBag: readonly RelicId[];
  /** The two maps one of which is picked. */
  readonly maps: readonly MapId[];
  readonly map: MapId | null;
  /** Who picked the map, or may pick the side of the decisive battle. */
  readonly picker: Player | null;
  readonly sideOf: ByPlayer<Side> | null;
  /** The armies of the next battle, once they are revealed. */
  readonly fielded: ByPlayer<FieldDraft> | null;
  readonly aftermath: Aftermath | null;
  /** Battles so far. */
  readonly records: readonly BattleRecord[];
}

/** NAP-TRN.5: what an army may cost; the decisive battle comes last. */
const LIMITS = [150, 200, 250, 275] as const;
export const DECISIVE_LIMIT = 300;

export const isDecisive = ({ battle, preliminaries }: Pick<Series, 'battle' | 'preliminaries'>): boolean =>
  battle > preliminaries;
export const limitOf = (series: Pick<Series, 'battle' | 'preliminaries'>): number =>
  isDecisive(series) ? DECISIVE_LIMIT : (LIMITS[series.battle - 1] ?? DECISIVE_LIMIT);

interface WithSeries {
  readonly series: Frozen<Series> | null;
}

export function seriesOf<S extends WithSeries>({ series }: S): NonNullable<S['series']> {
  invariant(series !== null, 'a tournament is played');
  return series;
}

export function changeSeries(state: { series: Series | null }, changes: Partial<Series>): void {
  state.series = { ...seriesOf(state), ...changes };
}

export function aftermathOf(state: WithSeries): Frozen<Aftermath> {
  const { aftermath } = seriesOf(state);
  invariant(aftermath !== null, 'a battle is over');
  return aftermath;
}
