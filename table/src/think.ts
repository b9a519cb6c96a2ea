import { glance, isGlance } from '@grognard/ai/glance.ts';
import { levelFor } from '@grognard/ai/level.ts';
import { type Json, randomOf, simulationSource } from '@grognard/kernel';
import { loadMind } from './library.ts';
import type { Question } from './question.ts';
import { asJsonList } from './wire.ts';

/** A seat's whole answer. `now` counts milliseconds, from when everything is there to think with. */
export async function think(question: Question, now: () => number): Promise<readonly Json[]> {
  const { view, seat, players, seed, budget } = question;
  const module = await loadMind(question);
  const level = levelFor(module, question.level);
  const thinking = { level, random: randomOf(simulationSource(seed)), players, budget: { ms: budget, now } };
  // Before the first decision somebody waits: what a search is made of comes when there is something to search.
  if (isGlance(level)) return asJsonList(glance(module, view, seat, thinking));
  const { choose } = await import('@grognard/ai/choose.ts');
  return asJsonList(choose(module, view, seat, thinking).actions);
}
