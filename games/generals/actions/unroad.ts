// GEN-20.23: take a march by road back before it is revealed, unless another counts on the place it frees.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { RoadFrame } from '../frames.ts';
import { overfilled } from '../movement/declared.ts';
import { legsOf } from '../movement/roads.ts';
import { unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';

export const unroad: Rule<RoadFrame, 'unroad'> = {
  type: 'unroad',
  rule: 'GEN-20.23',
  role: 'takeBack',
  candidates: (_state, frame, seat) =>
    draftOf(frame, asSide(seat)).moves.map(({ unit }) => ({ type: 'unroad', unit })),
  refuse(state, frame, seat, { unit }) {
    const side = asSide(seat);
    const { moves } = draftOf(frame, side);
    if (!moves.some((move) => move.unit === unit))
      return no('GEN-20.23', refusals.notByRoad, { unit: unitName(unit) });
    const rest = legsOf(
      state,
      moves.filter((move) => move.unit !== unit),
    );
    return overfilled(state, side, rest) === null
      ? null
      : no('GEN-7.3', refusals.placeNeeded, { unit: unitName(unit) });
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    const moves = draftOf(frame, side).moves.filter((move) => move.unit !== unit);
    setDraft(frame, side, { kind: 'road', moves });
  },
};
