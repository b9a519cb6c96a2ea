// NLC-P.4: a segment is answered in one packet, the charges of that packet in the next, until nobody charges any more.

import { ask, type Seat } from '@grognard/kernel';
import { answer, goHalf, sendPacket } from '../actions/packet.ts';
import { exchangeFrame, packetFrame } from '../frames.ts';
import { openPackets } from '../packets/answers.ts';
import { EMPTY_PACKET } from '../packets/draft.ts';
import { isAsking, postOf } from '../packets/post.ts';
import { asSide, procedure, type Read, secretDecision } from '../rule-types.ts';
import { seatOfUnit, seatsOfSide, seatsWith } from '../seats/holding.ts';
import { otherSide, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { windowNames } from '../words/windows.ts';

export const exchange = procedure(exchangeFrame, {
  rule: 'NLC-P.4',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    if (!isAsking(postOf(table.state))) return table.end();
    const { side } = frame;
    frame.side = otherSide(side);
    table.call(packetFrame.ask(seatsToAsk(table.state, side), {}));
  },
});

/** Who has cavalry; NLC-7.10f: and whose units on the move are to be met, for he says how far they go. */
function seatsToAsk(state: Read, side: Side): readonly Seat[] {
  const { encounters, undecided } = postOf(state);
  const movers = undecided.flatMap((number) => encounters[number]?.movers.slice(0, 1) ?? []);
  const asked = new Set([...seatsWith(state, side, 'cav'), ...movers.map((unit) => seatOfUnit(state, unit))]);
  return seatsOfSide(state, side).filter((seat) => asked.has(seat));
}

export const packet = secretDecision(packetFrame, {
  rule: 'NLC-P.4',
  question: (state) => ({
    ...ask('NLC-P.4', prompts.packet, { hexes: postOf(state).encounters.length - postOf(state).layer }),
    window: {
      id: 'reaction',
      name: windowNames.reaction,
      turn: state.turn,
      pass: { type: 'sendPacket', turn: state.turn },
    },
  }),
  actions: [answer, goHalf, sendPacket],
  revealed(table, { asked }, drafts) {
    table.end();
    const [first = ''] = asked;
    openPackets(
      table,
      asSide(first),
      asked.map((seat) => drafts[seat] ?? EMPTY_PACKET),
    );
  },
});
