// The battles under fixtures/saga: every deck of the box and every option at least once, and one in which nobody plays sensibly.
import { randomOf, simulationSource } from '@grognard/kernel';
import { randomDeck } from './decks/random-deck.ts';

/** A deck of one's own, legal and like no other. */
const ownDeck = (seed: number): unknown =>
  randomDeck(randomOf(simulationSource(seed)), { armyPoints: 900, outflank: true });

export const recorded = [
  { name: 'basic', by: 'veteran', options: {} },
  {
    name: 'north-against-ridge',
    by: 'veteran',
    options: { decks: { A: 'armyOfTheNorth', B: 'theRidge' }, evade: true, outflank: true },
  },
  {
    name: 'north-against-blucher',
    by: 'conscript',
    options: {
      decks: { A: 'armyOfTheNorth', B: 'bluchersCorps' },
      evade: true,
      outflank: true,
      objectives: 'threeOneOpen',
      autoScore: false,
    },
  },
  {
    name: 'ridge-against-ridge',
    by: 'conscript',
    options: {
      decks: { A: 'theRidge', B: 'theRidge' },
      objectives: 'oneOpen',
      openLists: true,
      vpTarget: 15,
    },
  },
  {
    name: 'blucher-asked-only-if-able',
    by: 'rollout',
    options: { decks: { A: 'bluchersCorps', B: 'frenchBasic' }, alwaysPrompt: false, outflank: true },
  },
  {
    name: 'decks-of-their-own',
    by: 'rollout',
    options: { decks: { A: ownDeck(1815), B: ownDeck(618) }, evade: true, outflank: true },
  },
  {
    name: 'at-random',
    by: 'random',
    options: {
      decks: { A: 'coalitionBasic', B: 'bluchersCorps' },
      evade: true,
      outflank: true,
      maxTurns: 12,
    },
  },
  {
    name: 'one-turn',
    by: 'conscript',
    options: { vpTarget: 3, maxTurns: 1, evade: true, outflank: true },
  },
] as const;
