// SAG-4.2, 17 to 20: options from outside, completed with defaults, or the first wrong field.
import type { Result } from '@grognard/kernel';
import {
  fault,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  type Reader,
  reading,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { deckFault, tellFault } from '../decks/deck-rules.ts';
import {
  type ByPlayer,
  DECK_NAMES,
  type Deck,
  FACTIONS,
  OBJECTIVE_RULES,
  type Options,
} from '../vocabulary.ts';
import { strategyCardId, unitCardId } from './words.ts';

type Choice = Options['decks']['A'];

const MOST_CARDS = 200;

export const readDeck: Reader<Deck> = record<Deck>({
  faction: oneOf(FACTIONS),
  units: listOf(unitCardId, MOST_CARDS),
  strategy: listOf(strategyCardId, MOST_CARDS),
});

const deckChoice: Reader<Choice> = (raw, path) =>
  typeof raw === 'string' ? oneOf(DECK_NAMES)(raw, path) : readDeck(raw, path);

const BASIC: ByPlayer<Choice> = { A: 'frenchBasic', B: 'coalitionBasic' };
const MOST_TURNS = 1000;

const shape = record<Options>(
  {
    decks: optional(
      record<ByPlayer<Choice>>({
        A: optional(deckChoice, BASIC.A),
        B: optional(deckChoice, BASIC.B),
      }),
      BASIC,
    ),
    evade: optional(flag, false),
    outflank: optional(flag, false),
    objectives: optional(oneOf(OBJECTIVE_RULES), 'classic'),
    vpTarget: optional(whole(1, 100), 10),
    armyPoints: optional(whole(1, 10_000), 900),
    maxTurns: optional(nullable(whole(1, MOST_TURNS)), 30),
    openLists: optional(flag, false),
    alwaysPrompt: optional(flag, true),
    autoScore: optional(flag, true),
  },
  'option',
);

/** `path` is where the options stand in what they came with. */
export const readOptions: Reader<Options> = (raw, path) => {
  const options = shape(raw, path);
  for (const player of ['A', 'B'] as const) {
    const chosen = options.decks[player];
    const wrong = typeof chosen === 'string' ? null : deckFault(chosen, options);
    if (wrong !== null) fault('illegal-deck', `${path}.decks.${player}${wrong.path}`, tellFault(wrong));
  }
  return options;
};

export const parseOptions = (raw: unknown): Result<Options> =>
  reading(() => readOptions(raw === undefined ? {} : raw, 'options'));
