import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { Read } from '../../../rule-types.ts';
import type { Hex, Side } from '../../../vocabulary.ts';

/** What something laid over the map may know: the position as its viewer knows it. */
export interface OverlayProps {
  readonly state: Read;
  readonly side: Side;
  readonly plan: HexPlan;
  /** Whoever is chosen, and what is pointed at. */
  readonly from: Hex | null;
  readonly spot: Hex | null;
}
