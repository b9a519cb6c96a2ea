// GEN-15.1: take a rally back before it is committed.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { RallyFrame } from '../frames.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';

export const unrally: Rule<RallyFrame, 'unrally'> = {
  type: 'unrally',
  rule: 'GEN-15.1',
  role: 'takeBack',
  candidates: (_state, frame, seat) =>
    draftOf(frame, asSide(seat)).rallies.map((_one, index) => ({ type: 'unrally', index })),
  refuse: (_state, frame, seat, { index }) =>
    draftOf(frame, asSide(seat)).rallies[index] === undefined ? no('GEN-15.1', refusals.notRallied) : null,
  target: ({ index }) => ({ card: `rally:${index}` }),
  apply(_umpire, frame, seat, { index }) {
    const side = asSide(seat);
    const rallies = draftOf(frame, side).rallies.filter((_one, at) => at !== index);
    setDraft(frame, side, { kind: 'rally', rallies });
  },
};
