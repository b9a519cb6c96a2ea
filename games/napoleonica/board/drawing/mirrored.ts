// NAP-RUL.85: both sides may lead the same faction. Then they wear the colours of their seats, so that they can be told apart.
import type { BattleView } from '../../view.ts';

/** A class for whatever holds units of both sides; each of them is marked with its owner, `of-A` or `of-B`. */
export const mirrored = ({ players }: BattleView): string =>
  players.A.faction === players.B.faction ? ' napoleonica-mirrored' : '';
