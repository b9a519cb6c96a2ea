// NAP-RDK.1: the Reinforcement deck, shared by both.
import { invariant } from '@grognard/kernel';

/** 'RC01' */
export type ReinforcementId = string;

/** Whose Fatigue it takes away: 1 each from up to three units in an Aura, all of one unit, or 1 of one unit. */
export type Relief = 'aura' | 'all' | 'one';

export interface ReinforcementCard {
  readonly id: ReinforcementId;
  readonly name: string;
  readonly copies: number;
  /** NAP-REI.8 */
  readonly points: number;
  /** Which models the points may move; `line3` are those that enter there. */
  readonly only: 'infantry' | 'cavalry' | 'line3' | null;
  /** Orders drawn at random. */
  readonly draws: number;
  /** One Order of a colour the player names, not purple. */
  readonly chosenOrder: boolean;
  readonly relief: Relief | null;
}

/** NAP-ORD.1: so many lie open in each round. */
export const CARDS_REVEALED = 3;

const NOTHING = { points: 0, only: null, draws: 0, chosenOrder: false, relief: null } as const;

export const REINFORCEMENT_CARDS: readonly ReinforcementCard[] = [
  { ...NOTHING, id: 'RC01', name: 'Fresh Levies', copies: 4, points: 2 },
  { ...NOTHING, id: 'RC02', name: 'March Battalions', copies: 3, points: 3 },
  { ...NOTHING, id: 'RC03', name: 'Regimental Depot', copies: 2, points: 4, only: 'infantry' },
  { ...NOTHING, id: 'RC04', name: 'Remount Depot', copies: 2, points: 4, only: 'cavalry' },
  { ...NOTHING, id: 'RC05', name: 'Artillery Park', copies: 2, points: 4, only: 'line3' },
  { ...NOTHING, id: 'RC06', name: 'Courier', copies: 3, draws: 1 },
  { ...NOTHING, id: 'RC07', name: 'Staff Conference', copies: 1, chosenOrder: true },
  { ...NOTHING, id: 'RC08', name: 'Evening Rations', copies: 2, relief: 'aura' },
  { ...NOTHING, id: 'RC09', name: 'Long Halt', copies: 1, relief: 'all' },
  { ...NOTHING, id: 'RC10', name: 'Field Surgeons', copies: 2, points: 1, relief: 'one' },
  { ...NOTHING, id: 'RC11', name: 'Rear Guard', copies: 1, points: 1, draws: 1 },
  { ...NOTHING, id: 'RC12', name: 'War Chest', copies: 1, draws: 2 },
];

const byId = new Map(REINFORCEMENT_CARDS.map((card) => [card.id, card]));

export const isReinforcementCard = (id: unknown): id is ReinforcementId =>
  typeof id === 'string' && byId.has(id);

export function reinforcementCard(id: ReinforcementId): ReinforcementCard {
  const card = byId.get(id);
  invariant(card !== undefined, `${id} is a Reinforcement card`);
  return card;
}

/** The 24 cards, each once per copy. */
export const REINFORCEMENT_DECK: readonly ReinforcementId[] = REINFORCEMENT_CARDS.flatMap(({ id, copies }) =>
  Array<ReinforcementId>(copies).fill(id),
);
