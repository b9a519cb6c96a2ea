// A single battle before anything happens.
import { matchFrame } from './frames.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

export const EMPTY = { draws: 0, battle: null, series: null, campaign: null, result: null } as const;

export function setupBattle(options: Options): State {
  const none = { A: null, B: null };
  const locals = { options, winner: null, sideOf: null, armies: none, factions: none };
  return { ...EMPTY, frames: [matchFrame.at('sides', locals)] };
}
