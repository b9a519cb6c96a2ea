// NLC-D.6, NLC-J.1: how a stack goes back, as its owner decides: the way, who goes first, who rides along, who is one too many.
import { no } from '@grognard/kernel';
import { againstExcess } from '../against/arrange.ts';
import { againstRetreat } from '../against/retreat.ts';
import { stillAt } from '../changes/units.ts';
import { goesAlong, mayLetPass, undecidedLeaders } from '../combat/going-back.ts';
import { sendOn } from '../combat/send-on.ts';
import { goBack, ways } from '../combat/way-of-retreat.ts';
import type { RetreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import type { Rule } from '../rule-types.ts';
import { seatOfLeader, seatOfUnit } from '../seats/holding.ts';
import { NOWHERE } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const retreatTo: Rule<RetreatFrame, 'retreatTo'> = {
  type: 'retreatTo',
  rule: 'NLC-7.4a',
  *candidates(state, frame) {
    for (const { hex, line } of ways(state, frame)) if (line === NOWHERE) yield { type: 'retreatTo', hex };
  },
  against: (state, frame, _seat, asked) => againstRetreat(state, frame, asked),
  refuse: () => null,
  target: ({ hex }) => (hex === NOWHERE ? { button: 'off the map' } : { hex }),
  apply(table, frame, _seat, { hex }) {
    goBack(table, frame, { hex, line: NOWHERE });
  },
};

/** NLC-20.2.3d: an extended line goes back as one. */
export const retreatLine: Rule<RetreatFrame, 'retreatLine'> = {
  type: 'retreatLine',
  rule: 'NLC-20.2.3d',
  *candidates(state, frame) {
    for (const way of ways(state, frame)) if (way.line !== NOWHERE) yield { type: 'retreatLine', ...way };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply: (table, frame, _seat, { hex, line }) => goBack(table, frame, { hex, line }),
};

/** NLC-12.9f: rather than enter an enemy ZOC. */
export const stopRetreat: Rule<RetreatFrame, 'stopRetreat'> = {
  type: 'stopRetreat',
  rule: 'NLC-12.9f',
  candidates: () => [{ type: 'stopRetreat' }],
  refuse(state, frame) {
    if (frame.kind !== 'orderFailure') return no('NLC-7.4a', refusals.mustRetreat);
    const field = fieldOf(state);
    // NLC-D.6: off the map is allowed; nobody is driven over the edge because he would not enter a ZOC.
    const open = ways(state, frame).flatMap(({ hex, line }) => (hex === NOWHERE ? [] : [[hex, line]]));
    return open.every((way) => way.some((hex) => hex !== NOWHERE && field.inEnemyZoc(frame.side, hex)))
      ? null
      : no('NLC-12.9f', refusals.freeWayBack);
  },
  target: () => ({ button: 'stop' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

/** NLC-7.4h */
export const excess: Rule<RetreatFrame, 'excess'> = {
  type: 'excess',
  rule: 'NLC-7.4h',
  *candidates(state, frame) {
    if (frame.step === 'excess')
      for (const unit of stillAt(state, frame.units, frame.at)) yield { type: 'excess', unit };
  },
  against: (state, frame, _seat, asked) => againstExcess(state, stillAt(state, frame.units, frame.at), asked),
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(table, frame, _seat, { unit }) {
    sendOn(table, frame, unit);
  },
};

export const nextRetreat: Rule<RetreatFrame, 'nextRetreat'> = {
  type: 'nextRetreat',
  rule: 'NLC-R022',
  *candidates(state, frame, seat) {
    if (frame.step !== 'choose' || !mayLetPass(frame)) return;
    for (const unit of frame.waiting)
      if (seatOfUnit(state, unit) === seat) yield { type: 'nextRetreat', unit };
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(_table, frame, _seat, { unit }) {
    frame.next = unit;
    frame.step = 'over';
  },
};

/** NLC-11.3: once for each leader, so that random play ends. */
export const leaderWith: Rule<RetreatFrame, 'leaderWith'> = {
  type: 'leaderWith',
  rule: 'NLC-11.3',
  *candidates(state, frame, seat) {
    if (frame.step !== 'choose' || frame.kind === 'excess') return;
    for (const leader of undecidedLeaders(state, frame))
      if (seatOfLeader(state, leader) === seat)
        yield { type: 'leaderWith', leader, along: !goesAlong(state, frame, leader) };
  },
  refuse: () => null,
  target: ({ leader, along }) => ({ button: `${along ? 'with' : 'without'} ${leader}` }),
  apply(_table, frame, _seat, { leader, along }) {
    if (along) frame.along = [...frame.along, leader];
    else frame.behind = [...frame.behind, leader];
  },
};
