// NAP-SET, NAP-GEN.13: what two players may agree on, as the rules declare it.
import type { Remark } from '@grognard/desk';
import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { wordsOf } from '@grognard/desk/lobby/declared.ts';
import { segmentField, switchField } from '@grognard/desk/lobby/declared-fields.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { PLAYER_NAME } from '../../names.ts';
import { type Options, options } from '../../options.ts';
import { armyFault } from '../../options-check.ts';
import { inBattle, modeFields } from './modes.ts';
import { slotsOf } from './slots.ts';
import { lobbyWords, termsWords } from './words.ts';

const { each } = options;

function armyRemark(chosen: Options): Remark | null {
  const wrong = armyFault(chosen);
  if (wrong === null) return null;
  const { player, refusal } = wrong;
  const reason = told(refusal.text, refusal.with);
  return { text: tell(lobbyWords.armyRefused, { player: PLAYER_NAME[player], reason }), rule: refusal.rule };
}

const mayChooseMap = ({ scenario }: Options): boolean => scenario === 'custom' || SCENARIOS[scenario].anyMap;

const battleFields: readonly OptionField<Options>[] = [
  {
    kind: 'editor',
    isOpen: true,
    key: 'armies',
    ...wordsOf(each.armies),
    Editor: lazyPart(async () => (await import('./army-chooser.tsx')).ArmyChooser),
    remark: armyRemark,
  },
  {
    kind: 'editor',
    isOpen: true,
    key: 'map',
    ...wordsOf(each.map),
    Editor: lazyPart(async () => (await import('./map-chooser.tsx')).MapChooser),
    isShown: mayChooseMap,
  },
  {
    kind: 'editor',
    isOpen: true,
    key: 'custom',
    name: tell(termsWords.name),
    say: tell(termsWords.say),
    rule: each.custom.rule,
    Editor: lazyPart(async () => (await import('./terms-editor.tsx')).TermsEditor),
    isShown: ({ scenario }) => scenario === 'custom',
  },
  segmentField('south', each.south),
  segmentField('slots', each.slots),
  {
    kind: 'editor',
    isOpen: true,
    key: 'tiles',
    ...wordsOf(each.tiles),
    Editor: lazyPart(async () => (await import('./tiles-editor.tsx')).TilesEditor),
    isShown: (chosen) => chosen.slots === 'mutual' && slotsOf(chosen).length > 0,
  },
];

const isBasic = ({ mode, scenario, firstGame }: Options): boolean =>
  mode === 'battle' && (firstGame || (scenario !== 'custom' && SCENARIOS[scenario].firstGame));
const advanced = (field: OptionField<Options>): OptionField<Options> => ({
  ...field,
  isShown: (chosen) => !isBasic(chosen),
});

/** NAP-GEN.13: one scenario is always played with the preset. */
const firstGameField: OptionField<Options> = {
  ...switchField<Options>('firstGame', each.firstGame),
  read: isBasic,
  remark: ({ scenario }) =>
    scenario !== 'custom' && SCENARIOS[scenario].firstGame
      ? {
          text: tell(lobbyWords.alwaysFirst, { scenario: SCENARIOS[scenario].name }),
          rule: each.firstGame.rule,
        }
      : null,
};

export const fields: readonly OptionField<Options>[] = [
  ...modeFields,
  ...battleFields.map(inBattle),
  inBattle(firstGameField),
  advanced(switchField('formation', each.formation)),
  advanced(switchField('flanking', each.flanking)),
  switchField('fatigueRerolls', each.fatigueRerolls),
  advanced(switchField('deactivation', each.deactivation)),
];
