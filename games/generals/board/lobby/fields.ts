import type { Choice, Field } from '@grognard/desk';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { LAYOUTS, OBJECTIVE_PRESETS, type Options } from '../../vocabulary.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { GroundPicture } from './ground-picture.tsx';

const named = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, name: capital(value) }));

const handicap = (side: 'white' | 'black', name: string): Field<Options> => ({
  kind: 'segment',
  key: `handicap.${side}`,
  name: `Handicap for ${name}`,
  say: 'Fewer orders each round, to balance an uneven field.',
  rule: 'GEN-20.3',
  choices: ['0', '1', '2', '3'].map((value) => ({ value, name: value === '0' ? 'None' : `−${value}` })),
});

export const FIELDS: readonly Field<Options>[] = [
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
  },
  {
    kind: 'switch',
    key: 'turned',
    name: 'Turn the ground',
    say: 'Layout B by half a turn: the wood starts on Black’s side.',
    rule: 'GEN-20.29',
  },
  {
    kind: 'editor',
    key: 'army',
    name: 'Armies',
    say: 'Another mix of thirty units than 20 Infantry, 8 Cavalry and 2 Artillery.',
    rule: 'GEN-5.12',
    Editor: lazyPart(async () => (await import('./army-editor.tsx')).ArmyEditor),
  },
  {
    kind: 'editor',
    key: 'markers',
    name: 'Objective markers',
    say: 'Your own generals, flags and wind roses.',
    rule: 'GEN-17.1',
    Editor: lazyPart(async () => (await import('./marker-editor.tsx')).MarkerEditor),
  },
  handicap('white', 'White'),
  handicap('black', 'Black'),
];
