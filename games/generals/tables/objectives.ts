// GEN-3.12, 17.5, GEN-R.2: the presets of objective markers, and the inventory per colour (GEN-R.99).
import type { Marker, ObjectivePreset } from '../vocabulary.ts';

const GENERALS: readonly Marker[] = [
  { sector: 'b1', owner: 'white', kind: 'general', vp: 5 },
  { sector: 'b3', owner: 'black', kind: 'general', vp: 5 },
];
const flags = (vp: 1 | 3): readonly Marker[] => [
  { sector: 'a1', owner: 'white', kind: 'flag', vp },
  { sector: 'c1', owner: 'white', kind: 'flag', vp },
  { sector: 'a3', owner: 'black', kind: 'flag', vp },
  { sector: 'c3', owner: 'black', kind: 'flag', vp },
];

export const OBJECTIVES: { readonly [preset in ObjectivePreset]: readonly Marker[] } = {
  standard: [...GENERALS, ...flags(1)],
  wide: [...GENERALS, ...flags(3)],
  raid: [
    ...GENERALS,
    ...flags(1),
    { sector: 'a2', owner: 'white', kind: 'rose', vp: 1 },
    { sector: 'c2', owner: 'black', kind: 'rose', vp: 1 },
  ],
  none: [],
};

/** How many of each marker one colour has. */
export const INVENTORY: readonly {
  readonly kind: Marker['kind'];
  readonly vp: Marker['vp'];
  readonly count: number;
}[] = [
  { kind: 'general', vp: 5, count: 1 },
  { kind: 'flag', vp: 1, count: 3 },
  { kind: 'flag', vp: 3, count: 2 },
  { kind: 'rose', vp: 1, count: 2 },
  { kind: 'rose', vp: 3, count: 2 },
];
