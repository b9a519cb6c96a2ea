// A counter from near, beside its dice.
import type { LikenessProps } from '@grognard/desk';
import { CounterFace } from '@grognard/desk/map/counters/counter-face.tsx';
import { theatreOf } from '../../../data/theatres.ts';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { NOWHERE } from '../../../vocabulary.ts';
import { faceOf } from './piece-face.tsx';
import type { Scene } from './scene.ts';

export function Likeness({ target, scene, state }: LikenessProps<View, Action, Scene>) {
  if (!('unit' in target)) return null;
  const id = Number(target.unit);
  const sheet = theatreOf(state.view).units[id];
  if (sheet === undefined) return null;
  const shown = scene.stacks.flatMap(({ units }) => units).find(({ unit }) => unit === id);
  return (
    <svg viewBox="-26 -26 52 52" aria-hidden="true">
      <CounterFace
        face={faceOf(sheet, shown ?? { lost: 0, disrupted: false, extended: NOWHERE })}
        detail="close"
      />
    </svg>
  );
}
