// What is declared and not fought yet.
import { isFrameOf } from '@grognard/kernel';
import { assaultsFrame, declarationFrame } from '../../frames.ts';
import type { View } from '../../view.ts';
import { type Hex, NOWHERE } from '../../vocabulary.ts';

/** Assaults and charges: from where, by way of what, against what. */
export function declaredIn({ frames }: View): readonly (readonly Hex[])[] {
  const top = frames.at(-1);
  if (top === undefined) return [];
  if (isFrameOf(declarationFrame, top))
    return top.entries.map(({ start, via, target }) =>
      via === NOWHERE ? [start, target] : [start, via, target],
    );
  if (!isFrameOf(assaultsFrame, top)) return [];
  return top.stacks.flatMap((hex, i) => {
    const target = top.targets[i] ?? NOWHERE;
    return target === NOWHERE ? [] : [[hex, target]];
  });
}
