// SAG-17 to 20: what two players may agree on, each with what it changes in play.
import type { Field } from '@grognard/desk';
import { later } from '../drawing/later.tsx';

const choices = (...values: readonly (readonly [value: string, name: string])[]) =>
  values.map(([value, name]) => ({ value, name }));
const numbers = (...values: readonly number[]) =>
  values.map((value) => ({ value: String(value), name: String(value) }));

export const fields: readonly Field[] = [
  {
    kind: 'editor',
    isOpen: true,
    key: 'decks',
    name: 'Decks',
    say: 'What each side brings: a deck of the box, or one of your own.',
    rule: 'SAG-20.2',
    Editor: later(async () => (await import('./deck-chooser.tsx')).DeckChooser),
  },
  {
    kind: 'switch',
    key: 'evade',
    name: 'Evade',
    say: 'Light Cavalry may slip away when Heavy Cavalry or Infantry comes for it.',
    rule: 'SAG-17.1',
  },
  {
    kind: 'switch',
    key: 'outflank',
    name: 'Outflank',
    say: 'Reserves may march round a flank and fall on the enemy from the side.',
    rule: 'SAG-18.1',
  },
  {
    kind: 'segment',
    key: 'objectives',
    name: 'Objectives',
    say: 'Two secret ones; two with one shown; or three with one shown, of which two score.',
    rule: 'SAG-19.1',
    choices: choices(['classic', 'Classic'], ['oneOpen', 'One open'], ['threeOneOpen', 'Three, one open']),
  },
  {
    kind: 'segment',
    key: 'vpTarget',
    name: 'VP target',
    say: 'Whoever has so many Victory Points at the end of a turn ends the battle.',
    rule: 'SAG-19.3',
    choices: numbers(6, 8, 10, 12, 15),
  },
  {
    kind: 'segment',
    key: 'armyPoints',
    name: 'Army points',
    say: 'What a deck of your own may cost. Decks of the box cost 900 at most.',
    rule: 'SAG-20.1',
    choices: numbers(600, 750, 900, 1100, 1500),
  },
  {
    kind: 'segment',
    key: 'maxTurns',
    name: 'Turns',
    say: 'After so many turns the points are counted.',
    rule: 'SAG-R75',
    choices: choices(['15', '15'], ['30', '30'], ['60', '60'], ['none', 'No end']),
  },
  {
    kind: 'switch',
    key: 'openLists',
    name: 'Open deck lists',
    say: 'Both see which cards the other’s deck was built of. Basic decks are always known.',
    rule: 'SAG-4.2',
  },
  {
    kind: 'switch',
    key: 'alwaysPrompt',
    name: 'Windows ask by public facts',
    say: 'You are asked whenever somebody in your place could answer, so that silence tells nothing about a hand.',
    rule: 'SAG-5.1',
  },
  {
    kind: 'switch',
    key: 'autoScore',
    name: 'Score at once',
    say: 'Immediate objectives are scored as soon as they are met; nobody is asked.',
    rule: 'SAG-16.8',
  },
];
