// NAP-TRN.6, T5: the other player picks the side; in the decisive battle the one with fewer VP.
import { SIDES } from '../data/words.ts';
import { NOBODY } from '../procedures/asking.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { byPlayer } from '../vocabulary.ts';
import { tournamentPrompts } from '../words/tournament.ts';
import { type PickSideFrame, pickSideFrame } from './frames.ts';
import { changeSeries } from './state.ts';

const pick: Rule<PickSideFrame, 'pickSide'> = {
  type: 'pickSide',
  rule: 'NAP-TRN.6',
  candidates: () => SIDES.map((side) => ({ type: 'pickSide', side })),
  refuse: () => null,
  target: ({ side }) => ({ button: side }),
  apply(umpire, frame, _seat, { side }) {
    const other = side === 'south' ? 'north' : 'south';
    changeSeries(umpire.state, { sideOf: byPlayer((player) => (player === frame.player ? side : other)) });
    umpire.emit({ type: 'sidePicked', rule: 'NAP-TRN.6', player: frame.player, side });
    frame.step = 'over';
  },
};

export const pickSide = procedure(pickSideFrame, {
  rule: 'NAP-TRN.6',
  pending: (_state, { step, player }) =>
    step === 'choose' ? [{ seat: player, rule: 'NAP-TRN.6', prompt: tournamentPrompts.side }] : NOBODY,
  actions: [pick],
  advance: (umpire) => umpire.end(),
});
