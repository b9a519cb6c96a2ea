import type { Choice } from '@grognard/desk';
import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { choices } from '@grognard/desk/lobby/choices.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import { LAYOUTS, OBJECTIVE_PRESETS, type Side } from '../../vocabulary.ts';
import { GroundPicture } from './ground-picture.tsx';
import { onArmy, onCouriers, onMarkers, onTerrain } from './remarks.ts';

const named = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, name: capital(value) }));

const HANDICAPS = [0, 1, 2, 3] as const;

const handicap = (side: Side): OptionField<Options> => ({
  kind: 'segment',
  key: `handicap.${side}`,
  name: `Handicap for ${SIDE_NAME[side]}`,
  say: 'Fewer orders each round, to balance an uneven field.',
  rule: 'GEN-20.3',
  choices: choices(...HANDICAPS.map((less) => [String(less), less === 0 ? 'None' : `−${less}`] as const)),
  read: (options) => String(options.handicap[side]),
  write: (options, value) => {
    const less = HANDICAPS.find((each) => String(each) === value) ?? 0;
    return { ...options, handicap: { ...options.handicap, [side]: less } };
  },
  isShown: (options) => options.terrain !== 'off' || options.handicap.white + options.handicap.black > 0,
});

export const FIELDS: readonly OptionField<Options>[] = [
  {
    kind: 'switch',
    key: 'orderDie',
    name: 'Order die',
    say: 'Six orders plus an open die each round, instead of ten.',
    rule: 'GEN-18.1',
  },
  {
    kind: 'switch',
    key: 'couriers',
    name: 'Couriers',
    say: 'Orders far from your command sector may be lost on the way.',
    rule: 'GEN-18.3',
    remark: onCouriers,
  },
  {
    kind: 'switch',
    key: 'morale',
    name: 'Army morale',
    say: 'Start at 15 VP and bleed; your VP are your orders.',
    rule: 'GEN-19.1',
  },
  {
    kind: 'segment',
    key: 'objectives',
    name: 'Objectives',
    say: 'What a captured sector is worth.',
    rule: 'GEN-17.5',
    choices: named(OBJECTIVE_PRESETS),
  },
  {
    kind: 'pictures',
    key: 'terrain',
    name: 'Terrain',
    say: 'Woods slow, hills help, and the building in b2 can be held or shot to pieces.',
    rule: 'GEN-20.1',
    choices: named(LAYOUTS),
    Picture: GroundPicture,
    remark: onTerrain,
  },
  {
    kind: 'switch',
    key: 'turned',
    name: 'Turn the ground',
    say: 'Layout B by half a turn: the wood starts on Black’s side.',
    rule: 'GEN-20.29',
    isShown: ({ terrain }) => terrain === 'B',
  },
  {
    kind: 'editor',
    key: 'army',
    name: 'Armies',
    say: 'Another mix of thirty units than 20 Infantry, 8 Cavalry and 2 Artillery.',
    rule: 'GEN-5.12',
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
