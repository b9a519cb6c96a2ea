// A player of a position: what is left out is empty; the deck list is made up of the cards that are there.
import { type Secret, secret } from '@grognard/kernel';
import {
  fault,
  flag,
  listOf,
  oneOf,
  optional,
  type Reader,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { known } from '../secrecy/secrets.ts';
import type { Captured, Objective, PlayerState } from '../state.ts';
import { type Deck, FACTIONS, type Player, type StrategyCardId, type UnitCardId } from '../vocabulary.ts';
import { readDeck } from './parse-options.ts';
import { objectiveId, strategyCardId, unitCardId, viewers } from './words.ts';

/** An id alone is known to nobody. */
const deckCard =
  <T extends string>(read: Reader<T>): Reader<Secret<T>> =>
  (raw, path) => {
    if (typeof raw === 'string') return secret(read(raw, path));
    const entry = record<{ card: T; knownTo: readonly string[] }>({ card: read, knownTo: viewers })(
      raw,
      path,
    );
    return secret(entry.card, ...entry.knownTo);
  };

const objective =
  (player: Player): Reader<Objective> =>
  (raw, path) => {
    const read = record<{ card: string; open: boolean; scored: boolean; shown: boolean }>({
      card: objectiveId,
      open: optional(flag, false),
      scored: optional(flag, false),
      shown: optional(flag, false),
    });
    const { card, open, scored, shown } = read(raw, path);
    return { card: open || scored || shown ? known(card) : secret(card, player), open, scored };
  };

const captured: Reader<Captured> = (raw, path) => {
  const read = record<Captured>({
    kind: oneOf(['unit', 'card']),
    id: (id, at) =>
      typeof id === 'string' && /^[A-Z]\d\d$/.test(id) ? strategyCardId(id, at) : unitCardId(id, at),
    vp: oneOf([1, 2]),
  });
  const one = read(raw, path);
  const isCard = /^[A-Z]\d\d$/.test(one.id);
  if (isCard !== (one.kind === 'card')) fault('impossible', `${path}.kind`, `${one.id} is no ${one.kind}.`);
  return one;
};

interface Given extends Omit<PlayerState, 'list' | 'hand' | 'muster' | 'tokens' | 'markers'> {
  readonly list: Deck | undefined;
  readonly listIsOpen: boolean;
  readonly hand: readonly StrategyCardId[];
  readonly muster: readonly UnitCardId[];
  readonly tokens: number | undefined;
  readonly markers: number | undefined;
}

const MOST = 400;

export interface ReadPlayer {
  readonly player: PlayerState;
  /** Left out: filled in from the rest of the position. */
  readonly lacks: { readonly list: boolean; readonly tokens: boolean; readonly markers: boolean };
}

export function readPlayer(player: Player, raw: unknown, path: string): ReadPlayer {
  const read = record<Given>({
    faction: optional(oneOf(FACTIONS), player === 'A' ? 'FR' : 'CO'),
    list: optional<Deck | undefined>(readDeck, undefined),
    listIsOpen: optional(flag, false),
    hand: optional(listOf(strategyCardId, MOST), []),
    bluff: optional(oneOf(['hand', 'aside']), 'hand'),
    deck: optional(listOf(deckCard(strategyCardId), MOST), []),
    discard: optional(listOf(strategyCardId, MOST), []),
    army: optional(listOf(deckCard(unitCardId), MOST), []),
    muster: optional(listOf(unitCardId, 12), []),
    objectives: optional(listOf(objective(player), 3), []),
    captured: optional(listOf(captured, MOST), []),
    markers: optional<number | undefined>(whole(0, 99), undefined),
    meleeWins: optional(whole(0, 9999), 0),
    secondStreak: optional(whole(0, 9999), 0),
    tokens: optional<number | undefined>(whole(0, 9999), undefined),
  });
  const given = read(raw === undefined ? {} : raw, path);
  const { list, listIsOpen, hand, muster, tokens, markers, ...rest } = given;
  const deck = list ?? { faction: rest.faction, units: [], strategy: [] };
  return {
    player: {
      ...rest,
      list: listIsOpen ? known(deck) : secret(deck, player),
      hand: hand.map((id) => secret(id, player)),
      muster: muster.map((id) => secret(id, player)),
      tokens: tokens ?? 0,
      markers: markers ?? 0,
    },
    lacks: { list: list === undefined, tokens: tokens === undefined, markers: markers === undefined },
  };
}
