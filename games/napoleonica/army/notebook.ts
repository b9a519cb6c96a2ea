// NAP-TRN.3: what a player owns from battle to battle; all of it is public. Replaced on write.
import { invariant } from '@grognard/kernel';
import type { BuildingId } from '../data/buildings.ts';
import type { ImprovementId } from '../data/improvements.ts';
import type { ArtifactId, RelicId } from '../data/items.ts';
import { unitCard } from '../data/units.ts';
import type { DetachmentId, Faction, UnitTypeId } from '../data/words.ts';

/** A unit by its place in the muster, which it never leaves: Broken units stay in the book. */
export type MusterId = number;

export interface Mustered {
  readonly type: UnitTypeId;
  /** NAP-TRN.9: destroyed, and not restored yet. */
  readonly broken: boolean;
  /** How often it has become Broken (NAP-TRN.10). */
  readonly breaks: number;
  readonly improvement: ImprovementId | null;
}

export interface Notebook {
  readonly faction: Faction;
  /** In DP. */
  readonly treasury: number;
  readonly muster: readonly Mustered[];
  /** Those that are owned, each once per copy; who takes them is settled before each battle. */
  readonly detachments: readonly DetachmentId[];
  readonly buildings: readonly BuildingId[];
  readonly artifacts: readonly ArtifactId[];
  readonly relics: readonly RelicId[];
  /** Victory points of all battles so far. */
  readonly vp: number;
}

export const newNotebook = (faction: Faction, treasury: number): Notebook => ({
  faction,
  treasury,
  muster: [],
  detachments: [],
  buildings: [],
  artifacts: [],
  relics: [],
  vp: 0,
});

export const recruit = (type: UnitTypeId): Mustered => ({
  type,
  broken: false,
  breaks: 0,
  improvement: null,
});

export function mustered({ muster }: Pick<Notebook, 'muster'>, id: MusterId): Mustered {
  const unit = muster[id];
  invariant(unit !== undefined, `unit ${id} is in the muster`);
  return unit;
}

export const nameIn = (notebook: Pick<Notebook, 'muster'>, id: MusterId): string =>
  unitCard(mustered(notebook, id).type).name;

/** The notebook with one unit changed. */
export const withUnit = (notebook: Notebook, id: MusterId, changes: Partial<Mustered>): Notebook => ({
  ...notebook,
  muster: notebook.muster.map((unit, index) => (index === id ? { ...unit, ...changes } : unit)),
});

export const earn = (notebook: Notebook, dp: number): Notebook => ({
  ...notebook,
  treasury: Math.max(0, notebook.treasury + dp),
});

/** Ids of the units for which it holds. */
export const idsWhere = (
  { muster }: Pick<Notebook, 'muster'>,
  holds: (unit: Mustered, id: MusterId) => boolean,
): readonly MusterId[] => muster.flatMap((unit, id) => (holds(unit, id) ? [id] : []));
