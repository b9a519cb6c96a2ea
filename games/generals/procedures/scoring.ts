// Section 16: clean-up, prisoners, objectives, majority; after each of the last three somebody may have won.
import { scoringFrame } from '../frames.ts';
import { sequence } from '../rule-types.ts';
import { cleanUp } from '../scoring/clean-up.ts';
import { closeRound } from '../scoring/close-round.ts';
import { scoreMajority } from '../scoring/score-majority.ts';
import { scoreObjectives } from '../scoring/score-objectives.ts';
import { scorePrisoners } from '../scoring/score-prisoners.ts';
import { checkLastRound, checkVictory } from '../scoring/victory.ts';

export const scoring = sequence(scoringFrame, 'GEN-16.1', {
  cleanUp: (umpire) => cleanUp(umpire),
  prisoners(umpire) {
    scorePrisoners(umpire);
    checkVictory(umpire);
  },
  objectives(umpire) {
    scoreObjectives(umpire);
    checkVictory(umpire);
  },
  majority(umpire) {
    scoreMajority(umpire);
    closeRound(umpire);
    checkVictory(umpire, 'last');
    checkLastRound(umpire);
  },
});
