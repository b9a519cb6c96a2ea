// Frames nest as the procedures call each other.
import type { Frame } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';

/** Which procedures call which: whoever stands on the stack was called by the one below. */
const CALLS: { readonly [proc: string]: readonly string[] } = {
  setup: ['openObjectives', 'deployment', 'openingTerrain'],
  turn: ['initiative', 'reform', 'combat', 'reinforcements', 'checkpoint'],
  initiative: ['checkpoint'],
  reform: ['regroup', 'rally', 'layTerrain', 'checkpoint'],
  regroup: ['window', 'test'],
  rally: ['test', 'reserveEntry'],
  combat: ['window', 'activation', 'checkpoint'],
  activation: ['window', 'fire', 'engage', 'round', 'disengage', 'move'],
  fire: ['window', 'test', 'hits'],
  engage: ['window', 'test', 'round'],
  round: ['test', 'hits'],
  hits: ['window', 'morale', 'win'],
  morale: ['test', 'retreat'],
  retreat: ['window', 'win', 'reserveEntry'],
  win: ['window', 'morale', 'retreat'],
  move: ['window', 'fire', 'engage', 'reserveEntry'],
  disengage: ['window', 'test'],
  test: ['window'],
  window: ['play'],
  play: ['test', 'fire', 'reserveEntry', 'putUnder', 'round', 'engage'],
  reinforcements: ['window', 'disarray', 'formations', 'outflankTest', 'discards', 'reinforce'],
  disarray: ['test'],
  formations: ['test'],
  outflankTest: ['test'],
  reinforce: ['reserveEntry'],
};

export function checkNesting(frames: readonly Frame[], path: string): void {
  const [lowest] = frames;
  if (lowest === undefined || (lowest.proc !== 'turn' && lowest.proc !== 'setup'))
    fault('impossible', `${path}[0]`, 'The lowest frame is the setup or the turn.');
  for (const [i, { proc }] of frames.entries()) {
    const below = frames[i - 1];
    if (below !== undefined && CALLS[below.proc]?.includes(proc) !== true)
      fault('impossible', `${path}[${i}].proc`, `${below.proc} never leads to ${proc}.`);
  }
}
