// NLC-G: the table as far as one side knows it, for whatever its staff works out beforehand.
import { type Open, randomOf, type Seat, simulationSource } from '@grognard/kernel';
import type { Read } from '../rule-types.ts';
import { determinize } from '../secrecy/determinize.ts';
import type { View } from '../view.ts';

const imagined = new WeakMap<Open<View>, Read>();

/** What is unknown is left out: enemies nobody sees stand nowhere. */
export function knownPosition(view: Open<View>, seat: Seat): Read {
  const known = imagined.get(view) ?? determinize(view, seat, randomOf(simulationSource(1)));
  imagined.set(view, known);
  return known;
}
