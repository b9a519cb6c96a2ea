// NLC-R041: the next hex along the road. On its own route a unit looks at the one hex after; elsewhere wherever the road may lead.
import type { Hex } from '../vocabulary.ts';

export function hexesBefore(
  linked: readonly Hex[],
  from: Hex,
  to: Hex,
  route: readonly Hex[],
): readonly Hex[] {
  const place = route.indexOf(to);
  if (place < 0) return linked.filter((hex) => hex !== from);
  const next = route[place + 1];
  return next === undefined ? [] : [next];
}
