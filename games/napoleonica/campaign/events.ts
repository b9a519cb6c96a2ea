// What happens in a campaign outside of battle, in the past tense.
import type { AbyssLevel } from '../data/abyss-lists.ts';
import type { CampaignEventId } from '../data/campaign-events.ts';
import type { Loot } from '../data/loot.ts';
import type { RegionId } from '../data/regions.ts';
import type { UnitTypeId } from '../data/words.ts';
import type { UnitId } from '../vocabulary.ts';
import type { AutomatonReason } from '../words/automaton.ts';
import type { ForayKind } from './state.ts';

export type CampaignEvent =
  | { readonly type: 'monthBegan'; readonly month: number; readonly ap: number }
  | { readonly type: 'eventDrawn'; readonly event: CampaignEventId }
  | { readonly type: 'eventAnswered'; readonly event: CampaignEventId; readonly option: string }
  | { readonly type: 'eventsForeseen'; readonly events: readonly CampaignEventId[] }
  | { readonly type: 'dpChanged'; readonly by: number; readonly treasury: number }
  | { readonly type: 'armyMarched'; readonly from: RegionId; readonly to: RegionId }
  | {
      readonly type: 'battleThreatened';
      readonly kind: ForayKind;
      readonly region: RegionId;
      readonly level: AbyssLevel;
    }
  | { readonly type: 'battleRefused'; readonly region: RegionId }
  | { readonly type: 'allyHired'; readonly unit: UnitTypeId; readonly price: number }
  | { readonly type: 'allyHeldUp'; readonly unit: UnitTypeId }
  | { readonly type: 'allyRecruited'; readonly unit: UnitTypeId; readonly price: number }
  | { readonly type: 'kitchenSetUp'; readonly event: CampaignEventId }
  | { readonly type: 'forayWon'; readonly region: RegionId; readonly dp: number }
  | { readonly type: 'forayLost'; readonly region: RegionId; readonly to: RegionId }
  | { readonly type: 'lootDrawn'; readonly loot: Loot }
  | { readonly type: 'lootLost'; readonly loot: Loot }
  | { readonly type: 'lootUsed'; readonly loot: Loot }
  | {
      readonly type: 'regionChanged';
      readonly region: RegionId;
      readonly by: number;
      readonly corruption: number;
    }
  | { readonly type: 'spreadRolled'; readonly region: RegionId; readonly spreads: boolean }
  | { readonly type: 'sealTaken'; readonly region: RegionId }
  | { readonly type: 'campDeveloped'; readonly region: RegionId }
  | { readonly type: 'campRested'; readonly region: RegionId }
  | { readonly type: 'hostMoved'; readonly from: RegionId | null; readonly to: RegionId }
  | { readonly type: 'hostBeaten' }
  | { readonly type: 'campaignEnded'; readonly won: boolean }
  /** NAP-AUT: why the automaton does what it is going to do. */
  | {
      readonly type: 'automatonDecided';
      readonly why: AutomatonReason;
      readonly unit: UnitId | null;
      readonly tier: number | null;
      readonly score: number | null;
      readonly expected: number | null;
    };
