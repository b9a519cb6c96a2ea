// What later lines of the journal need to know of the events before them: who fights, and with which units.
import { tell } from '@grognard/desk/words/tell.ts';
import { notebookOf } from '../../army/books.ts';
import { isUnitType } from '../../data/units.ts';
import type { Faction, UnitTypeId } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import { PLAYER_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import { type ByPlayer, byPlayer, type Player, type UnitId } from '../../vocabulary.ts';
import { FACTION_NAME, typeName } from './names.ts';
import { onTheField } from './sentences.ts';

export interface Memory {
  /** By the number of the unit. */
  readonly types: readonly UnitTypeId[];
  /** null until they are known. */
  readonly factions: ByPlayer<Faction> | null;
  /** Units by their place in the notebook of each player. */
  readonly musters: ByPlayer<readonly UnitTypeId[]>;
}

const NOTHING: Memory = { types: [], factions: null, musters: { A: [], B: [] } };

const enlisted = (memory: Memory, player: Player, units: readonly UnitTypeId[]): Memory => ({
  ...memory,
  musters: { ...memory.musters, [player]: [...memory.musters[player], ...units] },
});

function after(memory: Memory, event: Event): Memory {
  switch (event.type) {
    case 'battleBegan': {
      const { A, B } = event.armies;
      return { ...memory, types: [...A.units, ...B.units], factions: { A: A.faction, B: B.faction } };
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

export function remember(memory: Memory | null, events: readonly Event[]): Memory | null {
  const before = memory ?? NOTHING;
  const now = events.reduce(after, before);
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
  factions: factionsIn(view),
  musters: byPlayer((player) => musterOf(view, player)),
});

/** Whoever tells what happened knows everybody by name. */
export interface Teller {
  unit(id: UnitId): string;
  player(player: Player): string;
  /** A unit by its place in a notebook. */
  mustered(player: Player, id: number): string;
}

export const tellerOf = (memory: Memory | null): Teller => {
  const { types, factions, musters } = memory ?? NOTHING;
  // A game that begins in the middle never told who was enlisted.
  const nameOf = (type: UnitTypeId | undefined): string =>
    type === undefined ? tell(onTheField.someUnit) : typeName(type);
  return {
    unit: (id) => nameOf(types[id]),
    player: (player) => (factions === null ? PLAYER_NAME[player] : FACTION_NAME[factions[player]]),
    mustered: (player, id) => nameOf(musters[player][id]),
  };
};
