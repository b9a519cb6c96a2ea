// Chance that hangs on what it is for, not on how much was drawn before: two answers that differ in one place meet the
// same dice everywhere else, and what is left of the difference between them is their own.
import { type Random, randomOf, type Seat, simulationSource } from '@grognard/kernel';

/** Chance for quick answers; each decision has its own, whatever was asked before it. */
export interface Temper extends Random {
  begin?(seat: Seat, decision: string): void;
}

const hashOf = (text: string, from = 0x811c9dc5): number => {
  let hash = from;
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return hash;
};

/** The nth die for one purpose is the same in every playout of a world. */
export const diceByPurpose = (seed: number): Random => {
  const streams = new Map<string, Random>();
  const of = (purpose: string): Random => {
    const known = streams.get(purpose);
    if (known !== undefined) return known;
    const stream = randomOf(simulationSource(seed ^ hashOf(purpose)));
    streams.set(purpose, stream);
    return stream;
  };
  return {
    die: (sides, purpose) => of(purpose).die(sides, purpose),
    shuffle: (items, purpose) => of(purpose).shuffle(items, purpose),
  };
};

/** The nth time a seat is asked the same it is in the same temper, in every playout of a world. */
export const temperByDecision = (seed: number): Temper => {
  const asked = new Map<Seat, Map<string, { readonly hash: number; times: number }>>();
  let start = seed;
  let present: Random | null = null;
  // Many answers take no chance at all.
  const now = (): Random => {
    present ??= randomOf(simulationSource(start));
    return present;
  };
  return {
    begin(seat, decision) {
      const bySeat = asked.get(seat) ?? new Map<string, { readonly hash: number; times: number }>();
      const known = bySeat.get(decision) ?? { hash: hashOf(`${seat} ${decision} `), times: 0 };
      start = seed ^ hashOf(String(known.times), known.hash);
      present = null;
      known.times += 1;
      bySeat.set(decision, known);
      asked.set(seat, bySeat);
    },
    die: (sides, purpose) => now().die(sides, purpose),
    shuffle: (items, purpose) => now().shuffle(items, purpose),
  };
};
