// SAG-17 to 20: what two players may agree on, as the rules declare it.
import type { Remark } from '@grognard/desk';
import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { wordsOf } from '@grognard/desk/lobby/declared.ts';
import { segmentField, switchField } from '@grognard/desk/lobby/declared-fields.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { SEAT_NAME } from '../../names.ts';
import { options } from '../../options.ts';
import type { Options } from '../../vocabulary.ts';
import { lobbyWords } from '../words/sentences-lobby.ts';
import { firstFault } from './options.ts';

const { each } = options;

function deckRemark(chosen: Options): Remark | null {
  const wrong = firstFault(chosen);
  if (wrong === null) return null;
  const [player, { text, with: facts, rule }] = wrong;
  return { text: tell(lobbyWords.cannotPlay, { side: SEAT_NAME[player], fault: told(text, facts) }), rule };
}

export const fields: readonly OptionField<Options>[] = [
  {
    kind: 'editor',
    isOpen: true,
    key: 'decks',
    ...wordsOf(each.decks),
    Editor: lazyPart(async () => (await import('./deck-chooser.tsx')).DeckChooser),
    remark: deckRemark,
  },
  switchField('evade', each.evade),
  switchField('outflank', each.outflank),
  segmentField('objectives', each.objectives),
  segmentField('vpTarget', each.vpTarget),
  segmentField('armyPoints', each.armyPoints),
  {
    ...segmentField<Options, 'maxTurns'>('maxTurns', each.maxTurns),
    remark: ({ maxTurns }) =>
      maxTurns === null ? { text: tell(lobbyWords.mayNotEnd), rule: 'SAG-R75' } : null,
  },
  switchField('openLists', each.openLists),
  {
    ...switchField('alwaysPrompt', each.alwaysPrompt),
    remark: ({ alwaysPrompt }) =>
      alwaysPrompt ? null : { text: tell(lobbyWords.pauseTells), rule: 'SAG-5.1' },
  },
];
