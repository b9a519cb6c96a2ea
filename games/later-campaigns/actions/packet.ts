// NLC-P.4: what is written into a packet: which cavalry meets whom, how far one's own go, and that it is sent.

import { commitDraft, draftOf, type Frozen, no, type Seat, setDraft } from '@grognard/kernel';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { PacketFrame } from '../frames.ts';
import { waysToMeet } from '../packets/answers.ts';
import type { PacketDraft } from '../packets/draft.ts';
import { postOf } from '../packets/post.ts';
import type { Read, Rule } from '../rule-types.ts';
import { seatOfUnit } from '../seats/holding.ts';
import { refusals } from '../words/refusals.ts';

const draftIn = (frame: Frozen<PacketFrame>, seat: Seat): PacketDraft =>
  draftOf<Seat, PacketDraft>(frame, seat);

const write = (frame: PacketFrame, seat: Seat, patch: Partial<PacketDraft>): void =>
  setDraft<Seat, PacketDraft>(frame, seat, { ...draftIn(frame, seat), ...patch });

export const answer: Rule<PacketFrame, 'answer'> = {
  type: 'answer',
  rule: 'NLC-P.4',
  *candidates(state, frame, seat) {
    const { encounters, layer } = postOf(state);
    for (let encounter = layer; encounter < encounters.length; encounter += 1)
      for (const { unit, via } of waysToMeet(state, seat, encounter, draftIn(frame, seat)))
        yield { type: 'answer', unit, via, encounter };
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply({ state }, frame, seat, { unit, via, encounter }) {
    const start = unitAt(state, unit).hex;
    write(frame, seat, { replies: [...draftIn(frame, seat).replies, { encounter, unit, start, via }] });
  },
};

/** NLC-7.10f: otherwise they go as far as they went, and are caught from behind if that is more than half. */
export const goHalf: Rule<PacketFrame, 'goHalf'> = {
  type: 'goHalf',
  rule: 'NLC-7.10f',
  *candidates(state, frame, seat) {
    const { halved } = draftIn(frame, seat);
    for (const encounter of postOf(state).undecided)
      if (!halved.includes(encounter) && ownsMovers(state, seat, encounter))
        yield { type: 'goHalf', encounter };
  },
  refuse: () => null,
  target: ({ encounter }) => ({ button: `half ${encounter}` }),
  apply(_table, frame, seat, { encounter }) {
    write(frame, seat, { halved: [...draftIn(frame, seat).halved, encounter] });
  },
};

/** NLC-M.1: who plays the first of them speaks for all. */
const ownsMovers = (state: Read, seat: Seat, encounter: number): boolean => {
  const [first] = postOf(state).encounters[encounter]?.movers ?? [];
  return first !== undefined && seatOfUnit(state, first) === seat;
};

/** A packet names the turn it was written for: one that comes late answers nothing. */
export const sendPacket: Rule<PacketFrame, 'sendPacket'> = {
  type: 'sendPacket',
  rule: 'NLC-P.4',
  role: 'commit',
  candidates: ({ turn }) => [{ type: 'sendPacket', turn }],
  *wider(state) {
    for (const [before] of theatreOf(state).turns.entries())
      if (before + 1 !== state.turn) yield { type: 'sendPacket', turn: before + 1 };
  },
  refuse: (state, _frame, _seat, { turn }) =>
    turn === state.turn ? null : no('NLC-P.4', refusals.packetOfOtherTurn, { turn, now: state.turn }),
  target: () => ({ button: 'sendPacket' }),
  apply: (_table, frame, seat) => commitDraft(frame, seat),
};
