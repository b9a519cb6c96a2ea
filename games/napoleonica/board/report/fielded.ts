// Who fought with what: the armies as the battle's first event names them.

import type { UnitTypeId } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import { PLAYERS, type Player, type UnitId } from '../../vocabulary.ts';

export interface FieldedUnit {
  readonly owner: Player;
  readonly type: UnitTypeId;
}

export type FieldedUnits = ReadonlyMap<UnitId, FieldedUnit>;

export function fieldedIn(events: readonly Event[]): FieldedUnits {
  const began = events.findLast(({ type }) => type === 'battleBegan');
  if (began?.type !== 'battleBegan') return new Map();
  const all = PLAYERS.flatMap((owner) => began.armies[owner].units.map((type) => ({ owner, type })));
  return new Map(all.entries());
}
