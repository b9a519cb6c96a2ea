// Who fought with what: the armies as the first event of each battle names them.

import type { UnitTypeId } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import { PLAYERS, type Player, type UnitId } from '../../vocabulary.ts';

type BattleBegan = Extract<Event, { readonly type: 'battleBegan' }>;

export interface FieldedUnit {
  readonly owner: Player;
  readonly type: UnitTypeId;
}

export type FieldedUnits = ReadonlyMap<UnitId, FieldedUnit>;

export const NOBODY_FIELDED: FieldedUnits = new Map();

export function fieldedBy({ armies }: BattleBegan): FieldedUnits {
  const all = PLAYERS.flatMap((owner) => armies[owner].units.map((type) => ({ owner, type })));
  return new Map(all.entries());
}

/** One battle of a match: what happened from its first event to the next battle, and who fought in it. */
export interface Fought {
  readonly events: readonly Event[];
  readonly fielded: FieldedUnits;
}

/** Units are numbered anew in each battle of a tournament or a campaign. */
export function battlesIn(events: readonly Event[]): readonly Fought[] {
  const starts = events.flatMap((event, i) => (event.type === 'battleBegan' ? [{ event, i }] : []));
  return starts.map(({ event, i }, k) => ({
    events: events.slice(i, starts[k + 1]?.i),
    fielded: fieldedBy(event),
  }));
}
