// NAP-TRN.21, NAP-TRN.23: what a Commander may carry: artifacts that are bought, relics that are found.
import { invariant } from '@grognard/kernel';

export const ARTIFACT_IDS = ['AR1', 'AR2', 'AR3', 'AR4', 'AR5', 'AR6', 'AR7', 'AR8', 'AR9', 'AR10'] as const;
export type ArtifactId = (typeof ARTIFACT_IDS)[number];
export const RELIC_IDS = ['RL1', 'RL2', 'RL3', 'RL4', 'RL5', 'RL6'] as const;
export type RelicId = (typeof RELIC_IDS)[number];
export type ItemId = ArtifactId | RelicId;

export interface Artifact {
  readonly id: ArtifactId;
  readonly name: string;
  readonly cost: number;
  readonly oncePerBattle: boolean;
  readonly text: string;
}

export const ARTIFACTS: readonly Artifact[] = [
  {
    id: 'AR1',
    name: 'Marshal’s Baton',
    cost: 15,
    oncePerBattle: false,
    text: 'The bearer’s Aura reaches 1 hex farther.',
  },
  {
    id: 'AR2',
    name: 'Spyglass of Veles',
    cost: 12,
    oncePerBattle: true,
    text: 'When the enemy has laid a card, look at it.',
  },
  {
    id: 'AR3',
    name: 'Ever-Full Flask',
    cost: 10,
    oncePerBattle: true,
    text: 'A unit in the Aura loses all Fatigue.',
  },
  {
    id: 'AR4',
    name: 'Banner of Saint-Cyr',
    cost: 14,
    oncePerBattle: false,
    text: 'Units in the Aura are Brave: they ignore 1 retreat.',
  },
  { id: 'AR5', name: 'Clockwork Courier', cost: 15, oncePerBattle: true, text: 'Draw 2 random Orders.' },
  {
    id: 'AR6',
    name: 'Mithril Cuirass',
    cost: 12,
    oncePerBattle: false,
    text: 'The bearer has Shield and ignores 1 hit.',
  },
  {
    id: 'AR7',
    name: 'Ring of the Leshy',
    cost: 10,
    oncePerBattle: false,
    text: 'Difficult ground does not stop the bearer.',
  },
  {
    id: 'AR8',
    name: 'Siege Almanac',
    cost: 14,
    oncePerBattle: false,
    text: 'Artillery in the Aura re-rolls 1 die of its attack.',
  },
  {
    id: 'AR9',
    name: 'Sealed Orders',
    cost: 12,
    oncePerBattle: true,
    text: 'Exchange Orders once without paying.',
  },
  {
    id: 'AR10',
    name: 'Mourning Drum',
    cost: 10,
    oncePerBattle: false,
    text: 'When you lose a unit, take 1 Reinforcement point.',
  },
];

export interface Relic {
  readonly id: RelicId;
  readonly name: string;
  readonly text: string;
}

/** Each may be used once per battle. */
export const RELICS: readonly Relic[] = [
  { id: 'RL1', name: 'Tear of Dawn', text: '1 model comes back to a unit in the bearer’s Aura.' },
  { id: 'RL2', name: 'Black Sun Disc', text: 'An enemy unit within 3 hexes of the bearer gains 1 Fatigue.' },
  { id: 'RL3', name: 'Horn of Charlemagne', text: 'Win 1 tied bid.' },
  {
    id: 'RL4',
    name: 'Heart of Winter',
    text: 'This round enemy units within 2 hexes of the bearer move 1 hex less.',
  },
  { id: 'RL5', name: 'Saint’s Finger', text: 'A unit in the Aura that would be destroyed keeps 1 model.' },
  { id: 'RL6', name: 'Chaos Shard', text: 'Add a scarlet die to an attack by a unit in the Aura.' },
];

export function artifact(id: ArtifactId): Artifact {
  const found = ARTIFACTS.find((each) => each.id === id);
  invariant(found !== undefined, `${id} is an artifact`);
  return found;
}

export function relic(id: RelicId): Relic {
  const found = RELICS.find((each) => each.id === id);
  invariant(found !== undefined, `${id} is a relic`);
  return found;
}

export const isArtifact = (id: string): id is ArtifactId => ARTIFACT_IDS.some((each) => each === id);
export const isRelic = (id: string): id is RelicId => RELIC_IDS.some((each) => each === id);
