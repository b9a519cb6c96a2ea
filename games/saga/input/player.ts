// A player of a position: what is left out is empty; the deck list is made up of the cards that are there.
import { type Secret, secret } from '@grognard/kernel';
import {
  byKind,
  checked,
  type Form,
  fault,
  flag,
  form,
  listOf,
  mapped,
  maybe,
  oneOf,
  optional,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { deck } from '../options.ts';
import { known } from '../secrecy/secrets.ts';
import type { Captured, Objective, PlayerState } from '../state.ts';
import { type Deck, FACTIONS, type Player, type StrategyCardId, type UnitCardId } from '../vocabulary.ts';
import { objectiveId, strategyCardId, unitCardId, viewers } from './words.ts';

/** An id alone is known to nobody. */
const deckCard = <T extends string>(card: Form<T>): Form<Secret<T>> =>
  byKind<Secret<T>>(
    {
      text: mapped(card, (id) => secret(id)),
      object: mapped(
        record<{ card: T; knownTo: readonly string[] }>({ card, knownTo: viewers }),
        ({ card: id, knownTo }) => secret(id, ...knownTo),
      ),
    },
    'the id of a card, or a card with those it is known to',
  );

const objective = (player: Player): Form<Objective> =>
  mapped(
    record<{ card: string; open: boolean; scored: boolean; shown: boolean }>({
      card: objectiveId,
      open: optional(flag, false),
      scored: optional(flag, false),
      shown: optional(flag, false),
    }),
    ({ card, open, scored, shown }) => ({
      card: open || scored || shown ? known(card) : secret(card, player),
      open,
      scored,
    }),
  );

const isStrategyCard = (id: unknown): boolean => typeof id === 'string' && /^[A-Z]\d\d$/.test(id);

const captured: Form<Captured> = checked(
  record<Captured>({
    kind: oneOf(['unit', 'card']),
    id: form({ type: 'string' }, (id, at) =>
      isStrategyCard(id) ? strategyCardId(id, at) : unitCardId(id, at),
    ),
    vp: oneOf([1, 2]),
  }),
  ({ kind, id }, path) => {
    if (isStrategyCard(id) !== (kind === 'card')) fault('impossible', `${path}.kind`, `${id} is no ${kind}.`);
  },
);

interface Given extends Omit<PlayerState, 'list' | 'hand' | 'muster' | 'tokens' | 'markers'> {
  readonly list?: Deck | undefined;
  readonly listIsOpen: boolean;
  readonly hand: readonly StrategyCardId[];
  readonly muster: readonly UnitCardId[];
  readonly tokens?: number | undefined;
  readonly markers?: number | undefined;
}

const MOST = 400;

export interface ReadPlayer {
  readonly player: PlayerState;
  /** Left out: filled in from the rest of the position. */
  readonly lacks: { readonly list: boolean; readonly tokens: boolean; readonly markers: boolean };
}

/** A position need not say anything about a player. */
export const playerForm = (player: Player): Form<ReadPlayer> => {
  const given = record<Given>({
    faction: optional(oneOf(FACTIONS), player === 'A' ? 'FR' : 'CO'),
    list: maybe(deck),
    listIsOpen: optional(flag, false),
    hand: optional(listOf(strategyCardId, MOST), []),
    bluff: optional(oneOf(['hand', 'aside']), 'hand'),
    deck: optional(listOf(deckCard(strategyCardId), MOST), []),
    discard: optional(listOf(strategyCardId, MOST), []),
    army: optional(listOf(deckCard(unitCardId), MOST), []),
    muster: optional(listOf(unitCardId, 12), []),
    objectives: optional(listOf(objective(player), 3), []),
    captured: optional(listOf(captured, MOST), []),
    markers: maybe(whole(0, 99)),
    meleeWins: optional(whole(0, 9999), 0),
    secondStreak: optional(whole(0, 9999), 0),
    tokens: maybe(whole(0, 9999)),
  });
  const complete = mapped(given, (read) => readPlayer(player, read));
  return optional(complete, readPlayer(player, given({}, `players.${player}`)));
};

function readPlayer(player: Player, given: Given): ReadPlayer {
  const { list, listIsOpen, hand, muster, tokens, markers, ...rest } = given;
  const built = list ?? { faction: rest.faction, units: [], strategy: [] };
  return {
    player: {
      ...rest,
      list: listIsOpen ? known(built) : secret(built, player),
      hand: hand.map((id) => secret(id, player)),
      muster: muster.map((id) => secret(id, player)),
      tokens: tokens ?? 0,
      markers: markers ?? 0,
    },
    lacks: { list: list === undefined, tokens: tokens === undefined, markers: markers === undefined },
  };
}
