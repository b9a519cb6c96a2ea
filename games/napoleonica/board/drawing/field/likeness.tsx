// A unit from near, beside its dice.
import type { LikenessProps } from '@grognard/desk';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { Miniature } from './miniatures.tsx';
import type { Scene } from './scene.ts';

export function Likeness({ target, scene }: LikenessProps<View, Action, Scene>) {
  const unit = 'unit' in target ? scene.units.find(({ id }) => String(id) === target.unit) : undefined;
  return unit === undefined ? null : (
    <svg viewBox="-40 -42 80 84" aria-hidden="true">
      <Miniature unit={unit} />
    </svg>
  );
}
