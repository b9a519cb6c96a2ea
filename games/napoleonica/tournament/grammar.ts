// Everything a player can do between the battles of a tournament, one choice at a time.
import type { MusterId } from '../army/notebook.ts';
import type { Ware } from '../army/prices.ts';
import type { ImprovementId } from '../data/improvements.ts';
import type { ItemId } from '../data/items.ts';
import type { MapId } from '../data/maps.ts';
import type { DetachmentId } from '../data/words.ts';

/** Choosing wares unseen, until `confirm`. */
type Shopping =
  | { readonly type: 'buy'; readonly ware: Ware }
  | { readonly type: 'putBack'; readonly ware: Ware }
  | { readonly type: 'confirm' };

/** Putting an army together, until `confirm`. */
type Fielding =
  | { readonly type: 'field'; readonly unit: MusterId }
  | { readonly type: 'keepHome'; readonly unit: MusterId }
  | { readonly type: 'attach'; readonly unit: MusterId; readonly detachment: DetachmentId }
  | { readonly type: 'detach'; readonly unit: MusterId }
  | { readonly type: 'assign'; readonly item: ItemId; readonly commander: MusterId }
  | { readonly type: 'unassign'; readonly item: ItemId };

export type TournamentAction =
  | Shopping
  | Fielding
  | { readonly type: 'pickMap'; readonly map: MapId }
  | { readonly type: 'restore'; readonly unit: MusterId }
  | { readonly type: 'improve'; readonly card: ImprovementId; readonly unit: MusterId };
