// NLC-P.4: what one side writes into its packet before it is sent.
import type { Reply } from '../state.ts';

export interface PacketDraft {
  readonly replies: readonly Reply[];
  /** NLC-7.10f: encounters of its own movers who go no farther than half. */
  readonly halved: readonly number[];
}

export const EMPTY_PACKET: PacketDraft = { replies: [], halved: [] };
