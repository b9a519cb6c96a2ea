// SAG-17 to 20: what two players may agree on, each with what it changes in play.
import type { Remark } from '@grognard/desk';
import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { choices, numbers } from '@grognard/desk/lobby/choices.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { fill } from '@grognard/kernel';
import { SEAT_NAME } from '../../names.ts';
import type { Options } from '../../vocabulary.ts';
import { firstFault } from './options.ts';

/** A number the screen chooses as text; 'none' stands for no limit. */
const numberOf = (
  key: 'vpTarget' | 'armyPoints' | 'maxTurns',
): Pick<OptionField<Options>, 'read' | 'write'> => ({
  read: (options) => String(options[key] ?? 'none'),
  write: (options, value) => ({ ...options, [key]: value === 'none' ? null : Number(value) }),
});

function deckRemark(options: Options): Remark | null {
  const wrong = firstFault(options);
  if (wrong === null) return null;
  const [player, { text, with: facts, rule }] = wrong;
  return { text: `${SEAT_NAME[player]}’s deck cannot be played. ${fill(text, facts)}`, rule };
}

export const fields: readonly OptionField<Options>[] = [
  {
    kind: 'editor',
    isOpen: true,
    key: 'decks',
    name: 'Decks',
    say: 'What each side brings: a deck of the box, or one of your own.',
    rule: 'SAG-20.2',
    Editor: lazyPart(async () => (await import('./deck-chooser.tsx')).DeckChooser),
    remark: deckRemark,
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
    ...numberOf('vpTarget'),
  },
  {
    kind: 'segment',
    key: 'armyPoints',
    name: 'Army points',
    say: 'What a deck of your own may cost. Decks of the box cost 900 at most.',
    rule: 'SAG-20.1',
    choices: numbers(600, 750, 900, 1100, 1500),
    ...numberOf('armyPoints'),
  },
  {
    kind: 'segment',
    key: 'maxTurns',
    name: 'Turns',
    say: 'After so many turns the points are counted.',
    rule: 'SAG-R75',
    choices: choices(['15', '15'], ['30', '30'], ['60', '60'], ['none', 'No end']),
    ...numberOf('maxTurns'),
    remark: ({ maxTurns }) =>
      maxTurns === null ? { text: 'Two careful armies may never come to an end.', rule: 'SAG-R75' } : null,
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
    remark: ({ alwaysPrompt }) =>
      alwaysPrompt
        ? null
        : {
            text: 'Off: you are asked only with a card to play, and a pause may betray it.',
            rule: 'SAG-5.1',
          },
  },
  {
    kind: 'switch',
    key: 'autoScore',
    name: 'Score at once',
    say: 'Immediate objectives are scored as soon as they are met; nobody is asked.',
    rule: 'SAG-16.8',
  },
];
