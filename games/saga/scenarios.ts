// Contests the laboratory measures: the decks of the box against each other, seats exchanged in every second game.
import type { DeckName } from './vocabulary.ts';

interface Contest {
  readonly name: string;
  readonly about: string;
  readonly decks: readonly [DeckName, DeckName];
}

const CONTESTS: readonly Contest[] = [
  {
    name: 'basic',
    about: 'The golden decks, as in a first game',
    decks: ['frenchBasic', 'coalitionBasic'],
  },
  {
    name: 'north-ridge',
    about: 'Army of the North against The Ridge, full rules',
    decks: ['armyOfTheNorth', 'theRidge'],
  },
  {
    name: 'north-blucher',
    about: 'Army of the North against Blücher’s Corps, full rules',
    decks: ['armyOfTheNorth', 'bluchersCorps'],
  },
  {
    name: 'ridge-blucher',
    about: 'The Ridge against Blücher’s Corps, full rules',
    decks: ['theRidge', 'bluchersCorps'],
  },
];

/** SAG-17, 18: army decks are made for the full game. */
const rulesFor = (name: string): { readonly evade: boolean; readonly outflank: boolean } => ({
  evade: name !== 'basic',
  outflank: name !== 'basic',
});

export const scenarios = CONTESTS.map(({ name, about, decks: [one, other] }) => ({
  name,
  about,
  sides: [one, other] as const,
  options: { decks: { A: one, B: other }, ...rulesFor(name) },
  exchanged: { decks: { A: other, B: one }, ...rulesFor(name) },
}));
