// A match before anything happens: a battle to be set up, a tournament, or a campaign.
import { switchesOf } from './battle-terms.ts';
import { campaignSetup } from './campaign/setup.ts';
import { matchFrame } from './frames.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { tournamentSetup } from './tournament/setup.ts';

const EMPTY = { draws: 0, battle: null, series: null, campaign: null, result: null } as const;

export function setup(options: Options): State {
  const switches = switchesOf(options);
  if (options.mode === 'tournament') {
    const { frame, series } = tournamentSetup({ preliminaries: options.preliminaries, switches });
    return { ...EMPTY, frames: [frame], series };
  }
  if (options.mode === 'campaign') {
    const { faction, difficulty } = options;
    const { frame, campaign } = campaignSetup({ faction, difficulty, switches });
    return { ...EMPTY, frames: [frame], campaign };
  }
  const none = { A: null, B: null };
  const locals = { options, winner: null, sideOf: null, armies: none, factions: none };
  return { ...EMPTY, frames: [matchFrame.at('sides', locals)] };
}
