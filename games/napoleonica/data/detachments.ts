// NAP-DET.1: officers, standards and musicians that march with a unit.
import { invariant } from '@grognard/kernel';
import type { Ability } from './abilities.ts';
import type { Arm, DetachmentId, Faction } from './words.ts';

export interface Detachment {
  readonly id: DetachmentId;
  readonly name: string;
  readonly factions: readonly Faction[];
  /** The arm it may be given to. */
  readonly arm: Extract<Arm, 'infantry' | 'cavalry' | 'artillery'>;
  readonly gives: Ability;
  readonly cost: number;
  readonly copies: number;
}

const human = ['france', 'russia'] as const;
const abyss = ['abyss'] as const;
const officer: Ability = { name: 'masterOfAttack', x: 1 };
const brave: Ability = { name: 'brave' };

export const DETACHMENTS: readonly Detachment[] = [
  {
    id: 'DT1',
    name: 'Infantry Officer',
    factions: human,
    arm: 'infantry',
    gives: officer,
    cost: 6,
    copies: 3,
  },
  {
    id: 'DT2',
    name: 'Infantry Standard Bearer',
    factions: human,
    arm: 'infantry',
    gives: brave,
    cost: 5,
    copies: 3,
  },
  {
    id: 'DT3',
    name: 'Infantry Musician',
    factions: human,
    arm: 'infantry',
    gives: { name: 'musician' },
    cost: 4,
    copies: 3,
  },
  { id: 'DT4', name: 'Cavalry Officer', factions: human, arm: 'cavalry', gives: officer, cost: 7, copies: 2 },
  { id: 'DT5', name: 'Guidon Bearer', factions: human, arm: 'cavalry', gives: brave, cost: 5, copies: 2 },
  {
    id: 'DT6',
    name: 'Trumpeter',
    factions: human,
    arm: 'cavalry',
    gives: { name: 'agile' },
    cost: 4,
    copies: 2,
  },
  { id: 'DT7', name: 'Gun Captain', factions: human, arm: 'artillery', gives: officer, cost: 8, copies: 1 },
  { id: 'DA1', name: 'Torturer', factions: abyss, arm: 'infantry', gives: officer, cost: 6, copies: 3 },
  { id: 'DA2', name: 'Skull Banner', factions: abyss, arm: 'infantry', gives: brave, cost: 5, copies: 3 },
  {
    id: 'DA3',
    name: 'Dirge Drummer',
    factions: abyss,
    arm: 'infantry',
    gives: { name: 'dirgeDrummer' },
    cost: 4,
    copies: 3,
  },
  {
    id: 'DA4',
    name: 'Beast Handler',
    factions: abyss,
    arm: 'cavalry',
    gives: { name: 'marauder' },
    cost: 5,
    copies: 2,
  },
  { id: 'DA5', name: 'Doom Herald', factions: abyss, arm: 'cavalry', gives: brave, cost: 5, copies: 2 },
  { id: 'DA6', name: 'Pyre Keeper', factions: abyss, arm: 'artillery', gives: officer, cost: 8, copies: 1 },
];

const byId = new Map(DETACHMENTS.map((each) => [each.id, each]));

export const isDetachment = (id: unknown): id is DetachmentId => typeof id === 'string' && byId.has(id);

export function detachment(id: DetachmentId): Detachment {
  const found = byId.get(id);
  invariant(found !== undefined, `${id} is a detachment`);
  return found;
}
