// A unit from near, beside its dice.
import type { LikenessProps } from '@grognard/desk';
import { sideOf } from '../../field/units.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { armOf } from '../words/names.ts';
import { Counter } from './counter.tsx';
import type { Scene } from './scene.ts';

export function Likeness({ target, scene }: LikenessProps<View, Action, Scene>) {
  if (!('unit' in target)) return null;
  const id = target.unit;
  const unit = scene.units.find((each) => each.id === id);
  const face = {
    side: sideOf(id),
    arm: armOf(id),
    spent: false,
    routed: unit?.routed === true || unit?.at === 'captured' || unit?.at === 'gone',
    square: unit?.square === true,
  };
  return (
    <svg viewBox="-60 -42 120 88" aria-hidden="true">
      <Counter face={face} w={100} />
    </svg>
  );
}
