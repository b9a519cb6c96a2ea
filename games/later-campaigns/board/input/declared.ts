// What is declared and not fought yet.
import { isFrameOf } from '@grognard/kernel';
import type { Entrance } from '../../charge/entrance.ts';
import { assaultsFrame, declarationFrame, reactionFrame } from '../../frames.ts';
import type { View } from '../../view.ts';
import { type Hex, NOWHERE } from '../../vocabulary.ts';

const ridesOf = (entries: readonly Readonly<Entrance>[]): readonly (readonly Hex[])[] =>
  entries.map(({ start, via, target }) => (via === NOWHERE ? [start, target] : [start, via, target]));

/** Assaults and charges: from where, by way of what, against what. */
export function declaredIn({ frames }: View): readonly (readonly Hex[])[] {
  const top = frames.at(-1);
  if (top === undefined) return [];
  if (isFrameOf(declarationFrame, top)) return ridesOf(top.entries);
  if (isFrameOf(reactionFrame, top)) return ridesOf(top.declared);
  if (!isFrameOf(assaultsFrame, top)) return [];
  return top.stacks.flatMap((hex, i) => {
    const target = top.targets[i] ?? NOWHERE;
    return target === NOWHERE ? [] : [[hex, target]];
  });
}
