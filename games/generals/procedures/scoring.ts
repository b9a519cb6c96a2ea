// Section 16: clean-up, prisoners, objectives, majority; after each of the last three somebody may have won.
import { type Frame, sequence } from '@grognard/kernel';
import { cleanUp } from '../clean-up.ts';
import { closeRound } from '../close-round.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import { scoreMajority } from '../score-majority.ts';
import { scoreObjectives } from '../score-objectives.ts';
import { scorePrisoners } from '../score-prisoners.ts';
import type { State } from '../state.ts';
import { checkLastRound, checkVictory } from '../victory.ts';

export const scoring = sequence<State, Frame, Action, Event>('GEN-16.1', {
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
