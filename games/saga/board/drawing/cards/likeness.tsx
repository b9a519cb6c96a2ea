// A unit from near, beside its dice.
import type { LikenessProps } from '@grognard/desk';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import type { Scene } from '../field/scene.ts';
import { UnitFace } from './unit-face.tsx';

export function Likeness({ target, scene, state }: LikenessProps<View, Action, Scene>) {
  if (!('unit' in target)) return null;
  const isIt = ({ id }: { readonly id: string }): boolean => id === target.unit;
  // Whoever is destroyed in this beat stood there before it.
  const unit = scene.units.find(isIt) ?? state.view.units.find(isIt);
  if (unit === undefined || unit.card === null) return null;
  return (
    <span class="likeness saga-likeness">
      <UnitFace card={unit.card} />
    </span>
  );
}
