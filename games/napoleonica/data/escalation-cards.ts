// NAP-EDK.1: the Escalation deck. The Leader picks a side: Orders this round, Maneuver cards at its end.
import { invariant } from '@grognard/kernel';

/** 'E1' */
export type EscalationId = string;
export const ESCALATION_SIDES = ['A', 'B'] as const;
export type EscalationSide = (typeof ESCALATION_SIDES)[number];

export interface EscalationFace {
  readonly orders: number;
  readonly cards: number;
  /** NAP-EDK.2 to NAP-EDK.4 */
  readonly special: 'lull' | 'heroism' | 'fog' | null;
}

export interface EscalationCard {
  readonly id: EscalationId;
  readonly name: string;
  readonly faces: { readonly [side in EscalationSide]: EscalationFace };
}

const face = (orders: number, cards: number, special: EscalationFace['special'] = null): EscalationFace => ({
  orders,
  cards,
  special,
});

export const ESCALATION_CARDS: readonly EscalationCard[] = [
  { id: 'E1', name: 'Skirmish Line', faces: { A: face(5, 2), B: face(6, 1) } },
  { id: 'E2', name: 'Probing Attacks', faces: { A: face(4, 3), B: face(6, 2) } },
  { id: 'E3', name: 'Cannonade', faces: { A: face(5, 2), B: face(7, 1) } },
  { id: 'E4', name: 'General Advance', faces: { A: face(6, 2), B: face(8, 1) } },
  { id: 'E5', name: 'Lull', faces: { A: face(4, 2, 'lull'), B: face(5, 3) } },
  { id: 'E6', name: 'Crisis', faces: { A: face(6, 1), B: face(7, 2, 'heroism') } },
  { id: 'E7', name: 'Smoke and Fog', faces: { A: face(5, 3, 'fog'), B: face(6, 1) } },
  { id: 'E8', name: 'Hour of Decision', faces: { A: face(5, 1), B: face(8, 2) } },
];

const byId = new Map(ESCALATION_CARDS.map((card) => [card.id, card]));

export const isEscalationCard = (id: unknown): id is EscalationId => typeof id === 'string' && byId.has(id);

export function escalationCard(id: EscalationId): EscalationCard {
  const card = byId.get(id);
  invariant(card !== undefined, `${id} is an Escalation card`);
  return card;
}
