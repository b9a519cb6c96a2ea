import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { choices } from '@grognard/desk/lobby/choices.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import type { Side } from '../../vocabulary.ts';
import { LAYOUT_NAMES, OBJECTIVE_NAMES, WORDS } from '../../words/options.ts';
import { lobbyWords, markerWords } from '../words/sentences-lobby.ts';
import { GroundPicture } from './ground-picture.tsx';
import { onArmy, onCouriers, onMarkers, onTerrain } from './remarks.ts';

const HANDICAPS = [0, 1, 2, 3] as const;

const handicap = (side: Side): OptionField<Options> => ({
  kind: 'segment',
  key: `handicap.${side}`,
  ...WORDS.handicap,
  name: tell(lobbyWords.handicap, { side: SIDE_NAME[side] }),
  choices: choices(
    ...HANDICAPS.map((less) => [String(less), less === 0 ? lobbyWords.noHandicap : `−${less}`] as const),
  ),
  read: ({ handicap: bySide }) => String(bySide[side]),
  write: (chosen, value) => {
    const less = HANDICAPS.find((one) => String(one) === value) ?? 0;
    return { ...chosen, handicap: { ...chosen.handicap, [side]: less } };
  },
  isShown: ({ terrain, handicap: { white, black } }) => terrain !== 'off' || white + black > 0,
});

export const FIELDS: readonly OptionField<Options>[] = [
  { kind: 'switch', key: 'orderDie', ...WORDS.orderDie },
  { kind: 'switch', key: 'couriers', ...WORDS.couriers, remark: onCouriers },
  { kind: 'switch', key: 'morale', ...WORDS.morale },
  {
    kind: 'segment',
    key: 'objectives',
    ...WORDS.objectives,
    choices: choices(...Object.entries(OBJECTIVE_NAMES)),
  },
  {
    kind: 'pictures',
    key: 'terrain',
    ...WORDS.terrain,
    choices: choices(...Object.entries(LAYOUT_NAMES)),
    Picture: GroundPicture,
    remark: onTerrain,
  },
  {
    kind: 'switch',
    key: 'turned',
    ...WORDS.turned,
    isShown: ({ terrain }) => terrain === 'B',
  },
  {
    kind: 'editor',
    key: 'army',
    ...WORDS.army,
    Editor: lazyPart(async () => (await import('./army-editor.tsx')).ArmyEditor),
    isShown: ({ setup }) => setup === 'custom',
    remark: onArmy,
  },
  {
    kind: 'editor',
    key: 'markers',
    name: markerWords.name,
    say: markerWords.say,
    rule: 'GEN-17.1',
    Editor: lazyPart(async () => (await import('./marker-editor.tsx')).MarkerEditor),
    remark: onMarkers,
  },
  handicap('white'),
  handicap('black'),
];
