// Whether a referee can find fault at all: one who cannot is worth nothing.
import type { Difference, Moment, Referee } from '@grognard/referees/contract.ts';
import type { AnyGame } from './game.ts';
import { type RefereeRun, refereed } from './referee.ts';

/** Changes a moment by one thing, or gives null where it has nothing to change. */
export type Doctor = (moment: Moment) => Moment | null;

const GAMES_TRIED = 20;

/**
 * Plays until `doctor` has changed a moment, and gives what the referee says about that one. Undefined when no moment could
 * be changed.
 */
export function faultFound(
  module: AnyGame,
  referee: Referee,
  run: RefereeRun,
  doctor: Doctor,
): readonly Difference[] | undefined {
  let found: readonly Difference[] | undefined;
  const watching: Referee = {
    ...referee,
    begin(options, printed) {
      const judge = referee.begin(options, printed);
      return (moment) => {
        const doctored = found === undefined ? doctor(moment) : null;
        const judged = judge(doctored ?? moment);
        if (doctored !== null) found = judged.differences;
        return judged;
      };
    },
  };
  for (let game = 0; found === undefined && game < (run.games ?? GAMES_TRIED); game += 1)
    refereed(module, watching, { ...run, seed: run.seed + game, games: 1 });
  return found;
}
