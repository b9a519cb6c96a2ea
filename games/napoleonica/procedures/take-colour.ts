// RC07, F01: an Order of a chosen colour out of the pouch, for all to see (NAP-HID.5).
import { battleOf } from '../field/battle.ts';
import { coloursIn } from '../field/orders.ts';
import { takeOrder } from '../field/pouch.ts';
import { type TakeColourFrame, takeColourFrame } from '../frames.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const takeColour: Rule<TakeColourFrame, 'takeColour'> = {
  type: 'takeColour',
  rule: 'NAP-BAT.6',
  candidates: (state, { player, purple }) =>
    coloursIn(battleOf(state).players[player].pouch.hidden)
      .filter((colour) => purple || colour !== 'P')
      .map((colour) => ({ type: 'takeColour', colour })),
  refuse: () => null,
  target: ({ colour }) => ({ button: colour }),
  apply(umpire, frame, _seat, { colour }) {
    takeOrder(umpire, frame.player, colour, 'NAP-HID.5');
    frame.step = 'over';
  },
};

/** NAP-REI.8: a Reinforcement card need not be used, and cannot be with nothing but purple in the pouch. */
const none: Rule<TakeColourFrame, 'stop'> = {
  type: 'stop',
  rule: 'NAP-GEN.10',
  role: 'commit',
  candidates: (_state, { purple }) => (purple ? [] : [{ type: 'stop' }]),
  refuse: () => null,
  target: () => ({ button: 'stop' }),
  apply: (_umpire, frame) => {
    frame.step = 'over';
  },
};

const ask = asking('NAP-BAT.6', prompts.takeColour);

export const takeColourProcedure = procedure(takeColourFrame, {
  rule: 'NAP-BAT.6',
  pending: (state, { step, player }) =>
    step === 'choose' && battleOf(state).players[player].pouch.count > 0 ? ask(player) : NOBODY,
  actions: [takeColour, none],
  advance: (umpire) => umpire.end(),
});
