// NAP-ARM.7, NAP-SCN.5, NAP-SET.16: whether the armies of the options may fight on the sides they may get.
import { fill } from '@grognard/kernel';
import { refuseRoster } from './army/roster-rules.ts';
import { battleGround, rosterFor } from './battle-terms.ts';
import type { Side } from './data/words.ts';
import type { Options } from './options.ts';
import { PLAYERS, type Player } from './vocabulary.ts';
import { optionFaults } from './words/options.ts';

interface ArmyFault {
  readonly player: Player;
  readonly text: string;
}

/** The sides a player may come to fight from. */
function sidesOf({ south }: Options, player: Player): readonly Side[] {
  if (south === 'dice') return ['south', 'north'];
  return [south === player ? 'south' : 'north'];
}

export function armyFault(options: Options): ArmyFault | null {
  const { limits, factions } = battleGround(options);
  for (const player of PLAYERS)
    for (const side of sidesOf(options, player)) {
      const chosen = options.armies[player];
      if (chosen === 'choose') continue;
      const roster = rosterFor(chosen, limits[side]);
      if (roster === null)
        return { player, text: fill(optionFaults.tooDear, { limit: limits[side], rule: 'NAP-SCN.5' }) };
      if (!factions[side].includes(roster.faction))
        return {
          player,
          text: fill(optionFaults.wrongSide, { side, faction: roster.faction, rule: 'NAP-SET.16' }),
        };
      const refusal = refuseRoster(roster.faction, roster.units, limits[side]);
      if (refusal !== null) return { player, text: `${fill(refusal.text, refusal.with)} (${refusal.rule})` };
    }
  return null;
}
