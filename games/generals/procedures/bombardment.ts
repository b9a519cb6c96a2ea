// Section 9: both sides aim in secret, every battery rolls, all hits are applied together, then the tokens move.
import { aimFrame, bombardmentFrame } from '../frames.ts';
import { sidesThatMayAct } from '../movement/asked.ts';
import { tire } from '../movement/fatigue.ts';
import { sequence } from '../rule-types.ts';

export const bombardment = sequence(bombardmentFrame, 'GEN-9.1', {
  aim: (umpire) => umpire.call(aimFrame.ask(sidesThatMayAct(umpire.state, 'bombard'), {})),
  fatigue: (umpire) => tire(umpire),
});
