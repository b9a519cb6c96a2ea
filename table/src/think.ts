import { glance, isGlance } from '@grognard/ai/glance.ts';
import { levelFor } from '@grognard/ai/level.ts';
import { type Json, randomOf, simulationSource } from '@grognard/kernel';
import { type Library, shippedLibrary } from './library.ts';
import type { Question } from './question.ts';
import { asJsonList } from './wire.ts';

/** What the place it thinks in gives it. */
export interface Pace {
  /** Counts milliseconds. */
  now(): number;
  isWaitedFor(): boolean;
  /** Lets this place hear what is said to it. */
  rest(): Promise<void>;
}

/** Milliseconds between two rests while nobody waits. */
const SPELL = 80;

/** A seat's whole answer. Time is counted from when everything is there to think with. */
export async function think(
  question: Question,
  { now, isWaitedFor, rest }: Pace,
  library: Library = shippedLibrary,
): Promise<readonly Json[]> {
  const { view, seat, players, seed, budget, leisure } = question;
  const module = await library.mind(question);
  const level = levelFor(module, question.level);
  const time = {
    get ms() {
      return isWaitedFor() ? budget : leisure;
    },
    now,
  };
  const thinking = { level, random: randomOf(simulationSource(seed)), players, budget: time };
  // Before the first decision somebody waits: what a search is made of comes when there is something to search.
  if (isGlance(level)) return asJsonList(glance(module, view, seat, thinking));
  const { deliberate } = await import('@grognard/ai/deliberate.ts');
  const thoughts = deliberate(module, view, seat, thinking);
  let rested = now();
  let thought = thoughts.next();
  while (thought.done !== true) {
    if (!isWaitedFor() && now() >= rested + SPELL) {
      await rest();
      rested = now();
    }
    thought = thoughts.next();
  }
  return asJsonList(thought.value.actions);
}
