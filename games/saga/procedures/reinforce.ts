// SAG-15.8: the top unit of the Army deck may come into the Reserve.

import { ask, nobody, yesNo } from '../actions/yes-no.ts';
import { drawUnit } from '../field/army.ts';
import { type ReinforceFrame, reinforceFrame, reserveEntryFrame } from '../frames.ts';
import { procedure } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

const reinforceOrNot = yesNo<ReinforceFrame>('reinforce', 'SAG-15.8', 'choose', (umpire, frame, yes) => {
  frame.step = 'over';
  const unit = yes ? drawUnit(umpire, frame.player, 'SAG-15.8') : null;
  if (unit !== null) umpire.call(reserveEntryFrame.at('room', { player: frame.player, unit }));
});

export const reinforce = procedure(reinforceFrame, {
  rule: 'SAG-15.8',
  pending: (_state, frame) =>
    frame.step === 'choose' ? ask(frame.player, 'SAG-15.8', prompts.reinforce) : nobody,
  actions: [reinforceOrNot],
  advance(umpire, frame) {
    const { army } = umpire.state.players[frame.player];
    if (frame.step === 'look' && army.length > 0) frame.step = 'choose';
    else umpire.end();
  },
});
