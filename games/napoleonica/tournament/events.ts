// What happens between the battles of a tournament, in the past tense.
import type { FieldDraft } from '../army/field-draft.ts';
import type { MusterId } from '../army/notebook.ts';
import type { Ware } from '../army/prices.ts';
import type { ImprovementId } from '../data/improvements.ts';
import type { RelicId } from '../data/items.ts';
import type { MapId } from '../data/maps.ts';
import type { Faction, Side, UnitTypeId } from '../data/words.ts';
import type { ByPlayer, Hex, Player } from '../vocabulary.ts';

export type TournamentEvent =
  | { readonly type: 'factionsChosen'; readonly factions: ByPlayer<Faction> }
  | {
      readonly type: 'waresBought';
      readonly player: Player;
      readonly wares: readonly Ware[];
      readonly left: number;
    }
  | { readonly type: 'mapsDrawn'; readonly maps: readonly MapId[]; readonly picker: Player }
  | { readonly type: 'mapPicked'; readonly player: Player; readonly map: MapId }
  | { readonly type: 'sidePicked'; readonly player: Player; readonly side: Side }
  | {
      readonly type: 'relicsLaid';
      readonly relics: readonly { readonly hex: Hex; readonly relic: RelicId }[];
    }
  | {
      readonly type: 'armyFielded';
      readonly player: Player;
      readonly army: FieldDraft;
      readonly cost: number;
    }
  | { readonly type: 'commanderLent'; readonly player: Player; readonly unit: UnitTypeId }
  | { readonly type: 'incomePaid'; readonly player: Player; readonly dp: number; readonly treasury: number }
  | {
      readonly type: 'unitBroken';
      readonly player: Player;
      readonly unit: MusterId;
      readonly lost: ImprovementId | null;
    }
  | {
      readonly type: 'unitRestored';
      readonly player: Player;
      readonly unit: MusterId;
      readonly price: number;
    }
  | { readonly type: 'improvementsDrawn'; readonly player: Player; readonly cards: readonly ImprovementId[] }
  | {
      readonly type: 'unitImproved';
      readonly player: Player;
      readonly unit: MusterId;
      readonly card: ImprovementId;
    }
  | { readonly type: 'relicKept'; readonly player: Player; readonly relic: RelicId }
  | { readonly type: 'headStartGiven'; readonly player: Player; readonly vp: number }
  | { readonly type: 'tournamentWon'; readonly player: Player };
