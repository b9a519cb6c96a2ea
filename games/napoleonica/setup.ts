// A match before anything happens: a battle to be set up, a tournament, or a campaign.
import { switchesOf } from './battle-terms.ts';
import { campaignSetup } from './campaign/setup.ts';
import type { Options } from './options.ts';
import { EMPTY, setupBattle } from './setup-battle.ts';
import type { State } from './state.ts';
import { tournamentSetup } from './tournament/setup.ts';

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
  return setupBattle(options);
}
