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
  name: 'Decks',
  say: 'What each side brings: a deck of the box, or one of your own.',
  rule: 'SAG-20.2',
  form: record<ByPlayer<Chosen>>({ A: optional(chosenDeck, BASIC.A), B: optional(chosenDeck, BASIC.B) }),
  usual: BASIC,
  choices: [BASIC, ...DECK_NAMES.flatMap((A) => DECK_NAMES.map((B) => ({ A, B })))],
};

/** The rules of a table: the options without the decks. */
export const tableRules: { readonly [rule in keyof TableRules]: Option<TableRules[rule]> } = {
  evade: toggle({
    name: 'Evade',
    say: 'Light Cavalry may slip away when Heavy Cavalry or Infantry engages it.',
    rule: 'SAG-17.1',
  }),
  outflank: toggle({
    name: 'Outflank',
    say: 'Units in the Reserve may march round a flank and attack the enemy from the side.',
    rule: 'SAG-18.1',
  }),
  objectives: choice(
    {
      name: 'Objectives',
      say: 'Two secret ones; two with one shown; or three with one shown, of which two score.',
      rule: 'SAG-19.1',
    },
    { classic: 'Classic', oneOpen: 'One open', threeOneOpen: 'Three, one open' },
    'classic',
  ),
  vpTarget: {
    name: 'VP target',
    say: 'Whoever has this many Victory Points at the end of a turn ends the battle.',
    rule: 'SAG-19.3',
    form: whole(1, 100),
    usual: 10,
    choices: [10, 6, 8, 12, 15],
  },
  armyPoints: {
    name: 'Army points',
    say: 'What a deck of your own may cost. Decks of the box cost 900 at most.',
    rule: 'SAG-20.1',
    form: whole(1, 10_000),
    usual: 900,
    choices: [900, 600, 750, 1100, 1500],
  },
  maxTurns: {
    name: 'Turns',
    say: 'After this many turns the points are counted.',
    rule: 'SAG-R75',
    form: nullable(whole(1, 1000)),
    usual: 30,
    choices: [30, 15, 60, null],
    choiceNames: { null: 'No end' },
  },
  openLists: toggle({
    name: 'Open deck lists',
    say: 'Both see which cards the other’s deck was built of. Basic decks are always known.',
    rule: 'SAG-4.2',
  }),
  alwaysPrompt: toggle(
    {
      name: 'Always ask me, even without a card',
      say: 'You are asked even without a fitting card, so a pause gives nothing away.',
      rule: 'SAG-5.1',
    },
    true,
  ),
  autoScore: toggle(
    {
      name: 'Score at once',
      say: 'Immediate objectives are scored as soon as they are met; nobody is asked.',
      rule: 'SAG-16.8',
    },
    true,
  ),
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
