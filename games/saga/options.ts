// SAG-4.2, 17 to 20: what two players may agree on before a battle, each option declared once.

import { choice, declareOptions, type Option, toggle } from '@grognard/kernel';
import {
  byKind,
  checked,
  type Form,
  fault,
  listOf,
  nullable,
  oneOf,
  optional,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { deckFault, tellFault } from './decks/deck-rules.ts';
import { strategyCardId, unitCardId } from './input/words.ts';
import {
  type ByPlayer,
  DECK_NAMES,
  type Deck,
  FACTIONS,
  type Options,
  PLAYERS,
  type TableRules,
} from './vocabulary.ts';
import { objectiveChoices, optionWords, turnChoices } from './words/options.ts';

const MOST_CARDS = 200;

export const deck: Form<Deck> = record<Deck>({
  faction: oneOf(FACTIONS),
  units: listOf(unitCardId, MOST_CARDS),
  strategy: listOf(strategyCardId, MOST_CARDS),
});

type Chosen = Options['decks']['A'];
const chosenDeck: Form<Chosen> = byKind<Chosen>(
  { text: oneOf(DECK_NAMES), object: deck },
  `one of ${DECK_NAMES.join(', ')}, or a deck`,
);
const BASIC: ByPlayer<Chosen> = { A: 'frenchBasic', B: 'coalitionBasic' };

const decks: Option<ByPlayer<Chosen>> = {
  ...optionWords.decks,
  form: record<ByPlayer<Chosen>>({ A: optional(chosenDeck, BASIC.A), B: optional(chosenDeck, BASIC.B) }),
  usual: BASIC,
  choices: [BASIC, ...DECK_NAMES.flatMap((A) => DECK_NAMES.map((B) => ({ A, B })))],
};

/** The rules of a table: the options without the decks. */
export const tableRules: { readonly [rule in keyof TableRules]: Option<TableRules[rule]> } = {
  evade: toggle(optionWords.evade),
  outflank: toggle(optionWords.outflank),
  objectives: choice(optionWords.objectives, objectiveChoices, 'classic'),
  vpTarget: {
    ...optionWords.vpTarget,
    form: whole(1, 100),
    usual: 10,
    choices: [10, 6, 8, 12, 15],
  },
  armyPoints: {
    ...optionWords.armyPoints,
    form: whole(1, 10_000),
    usual: 900,
    choices: [900, 600, 750, 1100, 1500],
  },
  maxTurns: {
    ...optionWords.maxTurns,
    form: nullable(whole(1, 1000)),
    usual: 30,
    choices: [30, 15, 60, null],
    choiceNames: turnChoices,
  },
  openLists: toggle(optionWords.openLists),
  alwaysPrompt: toggle(optionWords.alwaysPrompt, true),
  autoScore: toggle(optionWords.autoScore),
};

/** The rules of a table, the usual ones where nothing is said. */
export const rulesForm = declareOptions<TableRules>(tableRules).form;

export const options = declareOptions<Options>({ decks, ...tableRules }, (form) =>
  checked(form, (chosen, path) => {
    for (const player of PLAYERS) {
      const own = chosen.decks[player];
      const wrong = typeof own === 'string' ? null : deckFault(own, chosen);
      if (wrong !== null) fault('illegal-deck', `${path}.decks.${player}${wrong.path}`, tellFault(wrong));
    }
  }),
);
