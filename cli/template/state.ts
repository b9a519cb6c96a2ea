import type { GameState } from '@grognard/kernel';
import type { Options } from './options.ts';
import type { BySide, Face, Side } from './vocabulary.ts';

/** The whole table. Coins that lie covered are drafts in the frame of the toss, where nobody else sees them. */
export interface State extends GameState {
  readonly options: Options;
  /** Both coins, once they are turned up (PENNY-1.3). */
  shown: BySide<Face> | null;
  resigned: Side | null;
}
