// What later lines of the journal need to know of the events before them: who fights, and with which units.
import type { Faction, UnitTypeId } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { type ByPlayer, byPlayer, type UnitId } from '../../vocabulary.ts';
import { FACTION_NAME, typeName } from './names.ts';

export interface Memory {
  /** By the number of the unit. */
  readonly types: readonly UnitTypeId[];
  readonly factions: ByPlayer<Faction>;
}

export function remember(memory: Memory | null, events: readonly Event[]): Memory | null {
  const began = events.findLast(({ type }) => type === 'battleBegan');
  if (began?.type !== 'battleBegan') return memory;
  const { A, B } = began.armies;
  return { types: [...A.units, ...B.units], factions: { A: A.faction, B: B.faction } };
}

/** The same from a view, for sentences about what has just happened. */
export const memoryIn = ({ battle }: View): Memory | null =>
  battle === null
    ? null
    : {
        types: battle.units.map(({ type }) => type),
        factions: byPlayer((player) => battle.players[player].faction),
      };

/** Whoever tells what happened knows everybody by name. */
export interface Teller {
  unit(id: UnitId): string;
  player(player: 'A' | 'B'): string;
}

export const tellerOf = (memory: Memory | null): Teller => ({
  unit(id) {
    const type = memory?.types[id];
    return type === undefined ? '' : typeName(type);
  },
  player: (player) => (memory === null ? '' : FACTION_NAME[memory.factions[player]]),
});
