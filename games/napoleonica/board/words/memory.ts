// What later lines of the journal need to know of the events before them: who fights, and with which units.
import type { Faction, UnitTypeId } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import { PLAYER_NAME } from '../../names.ts';
import type { BattleView, View } from '../../view.ts';
import { type ByPlayer, byPlayer, type Player, type UnitId } from '../../vocabulary.ts';
import type { Beside } from './journal-folds.ts';
import { FACTION_NAME, typeName } from './names.ts';

/** Exchanges of Orders one after the other (NAP-ORD.10): they are one line with a count. */
interface Exchanges {
  readonly player: Player;
  readonly times: number;
  readonly count: number;
}

export interface Memory {
  /** By the number of the unit. */
  readonly types: readonly UnitTypeId[];
  readonly owners: readonly Player[];
  readonly factions: ByPlayer<Faction>;
  readonly exchanges: Exchanges | null;
}

function armiesIn(memory: Memory | null, events: readonly Event[]): Memory | null {
  const began = events.findLast(({ type }) => type === 'battleBegan');
  if (began?.type !== 'battleBegan') return memory;
  const { A, B } = began.armies;
  return {
    types: [...A.units, ...B.units],
    owners: [...A.units.map((): Player => 'A'), ...B.units.map((): Player => 'B')],
    factions: { A: A.faction, B: B.faction },
    exchanges: null,
  };
}

function exchangesIn(before: Exchanges | null, events: readonly Event[]): Exchanges | null {
  const exchanged = events.find(({ type }) => type === 'ordersExchanged');
  if (exchanged?.type !== 'ordersExchanged') return events.length === 0 ? before : null;
  const { player, count } = exchanged;
  return before?.player === player
    ? { player, times: before.times + 1, count: before.count + count }
    : { player, times: 1, count };
}

export function remember(memory: Memory | null, events: readonly Event[]): Memory | null {
  const known = armiesIn(memory, events);
  if (known === null) return null;
  const exchanges = exchangesIn(known.exchanges, events);
  return exchanges === known.exchanges ? known : { ...known, exchanges };
}

/** The same from a view, for sentences about what has just happened. */
export const memoryIn = ({ battle }: View): Memory | null =>
  battle === null
    ? null
    : {
        types: battle.units.map(({ type }) => type),
        owners: battle.units.map(({ owner }) => owner),
        factions: byPlayer((player) => battle.players[player].faction),
        exchanges: null,
      };

/** Whoever tells what happened knows everybody by name. */
export interface Teller {
  unit(id: UnitId): string;
  player(player: Player): string;
  /** The side a unit fights for. */
  sideOf(id: UnitId): string;
  /** The exchanges told so far by the line before this one; null: none. */
  readonly exchanges: Exchanges | null;
  /** What happened right after it. */
  readonly next: Beside;
}

/** Where both lead the same faction, they are told apart by their seats. */
const sideName = ({ factions }: Pick<Memory, 'factions'>, player: Player): string =>
  factions.A === factions.B ? PLAYER_NAME[player] : FACTION_NAME[factions[player]];

/** 'the Abyss', as far as anybody has a faction yet. */
export const sideInView = (battle: BattleView | null, player: Player): string =>
  battle === null
    ? PLAYER_NAME[player]
    : sideName({ factions: byPlayer((each) => battle.players[each].faction) }, player);

/** `told` is what was known before these events. */
export const tellerOf = (memory: Memory | null, told: Memory | null, next: Beside): Teller => ({
  unit(id) {
    const type = memory?.types[id];
    return type === undefined ? '' : typeName(type);
  },
  player: (player) => (memory === null ? '' : sideName(memory, player)),
  sideOf: (id) => (memory === null ? '' : sideName(memory, memory.owners[id] ?? 'A')),
  exchanges: told?.exchanges ?? null,
  next,
});
