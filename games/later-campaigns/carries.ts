// How a battle of an earlier edition is carried over into this one, where positions have another shape since.
import type { Carried, CarryStep, Json } from '@grognard/kernel';
import { isFields } from '@grognard/kernel/equal.ts';

/** NLC-20.10: units rout where they stand, so nothing has to be remembered of them until the retreat. */
function routsWhereItStands({ options, position }: Carried): Carried {
  if (!isFields(position) || !Array.isArray(position['frames'])) return { options, position };
  const frames = position['frames'].map((frame: Json): Json => {
    if (!isFields(frame) || !('shattered' in frame)) return frame;
    const { shattered: _, ...rest } = frame;
    return rest as Json;
  });
  return { options, position: { ...position, frames } };
}

export const carries: readonly CarryStep[] = [{ into: 2, carry: routsWhereItStands }];
