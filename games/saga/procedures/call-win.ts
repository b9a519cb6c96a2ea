// SAG-11.7, 11.9: a Melee has been decided: it ends, and what the winner still owed is taken out of the queue.

import type { Frozen } from '@grognard/kernel';
import { endMelee, foeOf, shareOf } from '../field/melees.ts';
import { unitOf } from '../field/units.ts';
import { type WinFrame, winFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Melee } from '../state.ts';
import type { Place, UnitId } from '../vocabulary.ts';
import { findNearest } from './stack.ts';

/** The Melee ends with the loser gone from it. */
export function winMelee(umpire: Table, melee: Frozen<Melee>, winner: UnitId, loserAt: Place): void {
  endMelee(umpire, melee, winner);
  const startCas = shareOf(melee, winner, 'startCas');
  callWin(umpire, { winner, loser: foeOf(melee, winner), loserAt, startCas });
}

/** For a Melee that has ended already. */
export function callWin(
  umpire: Table,
  { winner, loser, loserAt, startCas }: Pick<WinFrame, 'winner' | 'loser' | 'loserAt' | 'startCas'>,
): void {
  const hits = findNearest(umpire.state, 'hits');
  const owed = hits?.queue.filter(({ unit }) => unit === winner) ?? [];
  if (hits !== null) hits.queue = hits.queue.filter(({ unit }) => unit !== winner);
  umpire.call(
    winFrame.at('begin', { winner, at: unitOf(umpire.state, winner).at, loser, loserAt, startCas, owed }),
  );
}
