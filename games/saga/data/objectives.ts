// SAG-1.7: the Objective cards, each once. Whether one is met is in objectives/.
import type { ObjectiveId } from '../vocabulary.ts';

export interface ObjectiveCard {
  readonly id: ObjectiveId;
  readonly name: string;
  readonly kind: 'immediate' | 'longTerm';
}

export const OBJECTIVE_CARDS: readonly ObjectiveCard[] = [
  { id: 'O01', name: 'Pierce the Centre', kind: 'immediate' },
  { id: 'O02', name: 'Pincer', kind: 'immediate' },
  { id: 'O03', name: 'Humble the Proud', kind: 'immediate' },
  { id: 'O04', name: 'Silence the Guns', kind: 'immediate' },
  { id: 'O05', name: 'Captured Colours', kind: 'immediate' },
  { id: 'O06', name: 'Sabres Out', kind: 'immediate' },
  { id: 'O07', name: 'Streams of Fugitives', kind: 'immediate' },
  { id: 'O08', name: 'Cold Steel', kind: 'immediate' },
  { id: 'O09', name: 'Turn the Flank', kind: 'immediate' },
  { id: 'O10', name: 'Let Them Come', kind: 'immediate' },
  { id: 'O11', name: 'Unbroken Front', kind: 'longTerm' },
  { id: 'O12', name: 'Men in Hand', kind: 'longTerm' },
  { id: 'O13', name: 'Economy of Blood', kind: 'longTerm' },
  { id: 'O14', name: 'Hold the Ground', kind: 'longTerm' },
];

const IMMEDIATE = new Set(OBJECTIVE_CARDS.filter(({ kind }) => kind === 'immediate').map(({ id }) => id));
export const isImmediate = (id: ObjectiveId): boolean => IMMEDIATE.has(id);
export const isObjectiveId = (id: unknown): id is ObjectiveId =>
  OBJECTIVE_CARDS.some((card) => card.id === id);
