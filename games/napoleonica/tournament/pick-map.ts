// NAP-TRN.6, T4: of two maps the loser of the last battle picks one.
import { NOBODY } from '../procedures/asking.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { tournamentPrompts } from '../words/tournament.ts';
import { type PickMapFrame, pickMapFrame } from './frames.ts';
import { changeSeries, seriesOf } from './state.ts';

const pick: Rule<PickMapFrame, 'pickMap'> = {
  type: 'pickMap',
  rule: 'NAP-TRN.6',
  candidates: (state) => seriesOf(state).maps.map((map) => ({ type: 'pickMap', map })),
  refuse: () => null,
  target: ({ map }) => ({ card: map }),
  apply(umpire, frame, _seat, { map }) {
    changeSeries(umpire.state, { map });
    umpire.emit({ type: 'mapPicked', rule: 'NAP-TRN.6', player: frame.player, map });
    frame.step = 'over';
  },
};

export const pickMap = procedure(pickMapFrame, {
  rule: 'NAP-TRN.6',
  pending: (_state, { step, player }) =>
    step === 'choose' ? [{ seat: player, rule: 'NAP-TRN.6', prompt: tournamentPrompts.map }] : NOBODY,
  actions: [pick],
  advance: (umpire) => umpire.end(),
});
