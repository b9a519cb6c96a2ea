import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { choices } from '@grognard/desk/lobby/choices.ts';
import { choicesOf, wordsOf } from '@grognard/desk/lobby/declared.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { SIDE_NAME } from '../../names.ts';
import { type Options, options } from '../../options.ts';
import type { Side } from '../../vocabulary.ts';
import { GroundPicture } from './ground-picture.tsx';
import { onArmy, onCouriers, onMarkers, onTerrain } from './remarks.ts';

const { each } = options;
const HANDICAPS = [0, 1, 2, 3] as const;

const handicap = (side: Side): OptionField<Options> => ({
  kind: 'segment',
  key: `handicap.${side}`,
  ...wordsOf(each.handicap),
  name: `Handicap for ${SIDE_NAME[side]}`,
  choices: choices(...HANDICAPS.map((less) => [String(less), less === 0 ? 'None' : `−${less}`] as const)),
  read: ({ handicap: bySide }) => String(bySide[side]),
  write: (chosen, value) => {
    const less = HANDICAPS.find((one) => String(one) === value) ?? 0;
    return { ...chosen, handicap: { ...chosen.handicap, [side]: less } };
  },
  isShown: ({ terrain, handicap: { white, black } }) => terrain !== 'off' || white + black > 0,
});

export const FIELDS: readonly OptionField<Options>[] = [
  { kind: 'switch', key: 'orderDie', ...wordsOf(each.orderDie) },
  { kind: 'switch', key: 'couriers', ...wordsOf(each.couriers), remark: onCouriers },
  { kind: 'switch', key: 'morale', ...wordsOf(each.morale) },
  {
    kind: 'segment',
    key: 'objectives',
    ...wordsOf(each.objectives),
    choices: choicesOf(each.objectives),
  },
  {
    kind: 'pictures',
    key: 'terrain',
    ...wordsOf(each.terrain),
    choices: choicesOf(each.terrain),
    Picture: GroundPicture,
    remark: onTerrain,
  },
  {
    kind: 'switch',
    key: 'turned',
    ...wordsOf(each.turned),
    isShown: ({ terrain }) => terrain === 'B',
  },
  {
    kind: 'editor',
    key: 'army',
    ...wordsOf(each.army),
    Editor: lazyPart(async () => (await import('./army-editor.tsx')).ArmyEditor),
    isShown: ({ setup }) => setup === 'custom',
    remark: onArmy,
  },
  {
    kind: 'editor',
    key: 'markers',
    name: 'Objective markers',
    say: 'Your own generals, flags and wind roses.',
    rule: 'GEN-17.1',
    Editor: lazyPart(async () => (await import('./marker-editor.tsx')).MarkerEditor),
    remark: onMarkers,
  },
  handicap('white'),
  handicap('black'),
];
