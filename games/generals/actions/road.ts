// GEN-20.23: march one more sector along a road.
import { draftOf, setDraft } from '@grognard/kernel';
import { isSector, neighbours } from '../field/board-graph.ts';
import { hasRoad } from '../field/terrain.ts';
import { indexOf, unitsOf } from '../field/units.ts';
import type { RoadFrame } from '../frames.ts';
import { refuseRoadMove, roadMoves } from '../movement/roads.ts';
import { asSide, type Rule } from '../rule-types.ts';

export const road: Rule<RoadFrame, 'road'> = {
  type: 'road',
  rule: 'GEN-20.23',
  candidates: (state, _frame, seat) =>
    roadMoves(state, asSide(seat)).map((move) => ({ type: 'road', ...move })),
  *wider(state, _frame, seat) {
    for (const { id: unit, at, moved } of unitsOf(state, asSide(seat))) {
      if (!isSector(at)) continue;
      for (const to of neighbours(at))
        if (!moved || !hasRoad(state, at, to)) yield { type: 'road', unit, to };
    }
  },
  refuse: (state, frame, seat, { unit, to }) =>
    refuseRoadMove(state, asSide(seat), draftOf(frame, asSide(seat)).moves, { unit, to }),
  target: ({ to }) => ({ sector: to }),
  apply(umpire, frame, seat, { unit, to }) {
    const side = asSide(seat);
    const { options } = umpire.state;
    const moves = [...draftOf(frame, side).moves, { unit, to }].sort(
      (a, b) => indexOf(options, a.unit) - indexOf(options, b.unit),
    );
    setDraft(frame, side, { kind: 'road', moves });
  },
};
