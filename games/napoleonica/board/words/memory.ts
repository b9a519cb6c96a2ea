// What later lines of the journal need to know of the events before them: who fights, and with which units.
import { tell } from '@grognard/desk/words/tell.ts';
import { notebookOf } from '../../army/books.ts';
import { isUnitType } from '../../data/units.ts';
import type { Faction, UnitTypeId } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import { PLAYER_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import { type ByPlayer, byPlayer, type Player, type UnitId } from '../../vocabulary.ts';
import type { Beside } from './journal-folds.ts';
import { FACTION_NAME, typeName } from './names.ts';
import { onTheField } from './sentences.ts';

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
  /** null until they are known. */
  readonly factions: ByPlayer<Faction> | null;
  /** Units by their place in the notebook of each player. */
  readonly musters: ByPlayer<readonly UnitTypeId[]>;
  readonly exchanges: Exchanges | null;
}

const NOTHING: Memory = {
  types: [],
  owners: [],
  factions: null,
  musters: { A: [], B: [] },
  exchanges: null,
};

const enlisted = (memory: Memory, player: Player, units: readonly UnitTypeId[]): Memory => ({
  ...memory,
  musters: { ...memory.musters, [player]: [...memory.musters[player], ...units] },
});

function after(memory: Memory, event: Event): Memory {
  switch (event.type) {
    case 'battleBegan': {
      const { A, B } = event.armies;
      return {
        ...memory,
        types: [...A.units, ...B.units],
        owners: [...A.units.map((): Player => 'A'), ...B.units.map((): Player => 'B')],
        factions: { A: A.faction, B: B.faction },
      };
    }
    case 'factionsChosen':
      return { ...memory, factions: event.factions };
    case 'waresBought': {
      const units = event.wares.filter(isUnitType);
      return units.length === 0 ? memory : enlisted(memory, event.player, units);
    }
    case 'allyRecruited':
      return enlisted(memory, 'A', [event.unit]);
    default:
      return memory;
  }
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
  const before = memory ?? NOTHING;
  const known = events.reduce(after, before);
  const exchanges = exchangesIn(known.exchanges, events);
  const now = exchanges === known.exchanges ? known : { ...known, exchanges };
  return now === before ? memory : now;
}

const musterOf = (view: View, player: Player): readonly UnitTypeId[] =>
  hasNotebook(view, player) ? notebookOf(view, player).muster.map(({ type }) => type) : [];

const hasNotebook = ({ campaign, series }: View, player: Player): boolean =>
  campaign === null ? (series?.notebooks ?? null) !== null : player === 'A';

function factionsIn(view: View): ByPlayer<Faction> | null {
  const { battle, series, campaign } = view;
  if (battle !== null) return byPlayer((player) => battle.players[player].faction);
  if (campaign !== null) return { A: campaign.notebook.faction, B: 'abyss' };
  const notebooks = series?.notebooks ?? null;
  return notebooks === null ? null : byPlayer((player) => notebooks[player].faction);
}

/** The same from a view, for sentences about what has just happened. */
export const memoryIn = (view: View): Memory => ({
  types: view.battle?.units.map(({ type }) => type) ?? [],
  owners: view.battle?.units.map(({ owner }) => owner) ?? [],
  factions: factionsIn(view),
  musters: byPlayer((player) => musterOf(view, player)),
  exchanges: null,
});

/** Whoever tells what happened knows everybody by name. */
export interface Teller {
  unit(id: UnitId): string;
  player(player: Player): string;
  /** The side a unit fights for. */
  sideOf(id: UnitId): string;
  /** A unit by its place in a notebook. */
  mustered(player: Player, id: number): string;
  /** The exchanges told so far by the line before this one; null: none. */
  readonly exchanges: Exchanges | null;
  /** What happened right after it. */
  readonly next: Beside;
}

/** Where both lead the same faction, or none yet, they are told apart by their seats. */
const sideName = (factions: Memory['factions'], player: Player): string =>
  factions === null || factions.A === factions.B ? PLAYER_NAME[player] : FACTION_NAME[factions[player]];

/** The same among those who lead a faction: players of a battle, notebooks of a tournament. */
export const sideAmong = (leaders: ByPlayer<{ readonly faction: Faction }>, player: Player): string =>
  sideName({ A: leaders.A.faction, B: leaders.B.faction }, player);

/** 'the Abyss', as far as anybody has a faction yet: in a battle, between battles, or before anything is shown. */
export const sideInView = (view: View | null, player: Player): string =>
  sideName(view === null ? null : factionsIn(view), player);

/** The faction a side wears; where both lead the same, each wears the colour of its seat (NAP-RUL.85). */
export function liveryIn(view: View, player: Player): Faction | undefined {
  const factions = factionsIn(view);
  return factions === null || factions.A === factions.B ? undefined : factions[player];
}

/** `told` is what was known before these events. */
export const tellerOf = (memory: Memory | null, told: Memory | null, next: Beside): Teller => {
  const { types, owners, factions, musters } = memory ?? NOTHING;
  // A game that begins in the middle never told who was enlisted.
  const nameOf = (type: UnitTypeId | undefined): string =>
    type === undefined ? tell(onTheField.someUnit) : typeName(type);
  return {
    unit: (id) => nameOf(types[id]),
    player: (player) => sideName(factions, player),
    sideOf: (id) => sideName(factions, owners[id] ?? 'A'),
    mustered: (player, id) => nameOf(musters[player][id]),
    exchanges: told?.exchanges ?? null,
    next,
  };
};
