// GEN-9.1: call a shot off before the targets are revealed.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { AimFrame } from '../frames.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';

export const unfire: Rule<AimFrame, 'unfire'> = {
  type: 'unfire',
  rule: 'GEN-9.1',
  role: 'takeBack',
  candidates: (_state, frame, seat) =>
    draftOf(frame, asSide(seat)).shots.map(({ order }) => ({ type: 'unfire', order })),
  refuse: (_state, frame, seat, { order }) =>
    draftOf(frame, asSide(seat)).shots.some((shot) => shot.order === order)
      ? null
      : no('GEN-9.1', refusals.notFiring),
  target: ({ order }) => ({ card: `order:${order}` }),
  apply(_umpire, frame, seat, { order }) {
    const side = asSide(seat);
    const shots = draftOf(frame, side).shots.filter((shot) => shot.order !== order);
    setDraft(frame, side, { kind: 'bombard', shots });
  },
};
