// NLC-P.4: whom cavalry meets, judged as if those who came there stood there now.

import type { Frozen, Seat } from '@grognard/kernel';
import { draftOf } from '@grognard/kernel';
import { unitAt } from '../changes/units.ts';
import type { Context } from '../context.ts';
import type { PacketFrame } from '../frames.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { asMet } from '../packets/as-met.ts';
import type { PacketDraft } from '../packets/draft.ts';
import { entranceOf, postOf } from '../packets/post.ts';
import { asSide, type Read } from '../rule-types.ts';
import type { Side } from '../vocabulary.ts';
import { LEAST, worthOfCharge } from './charging.ts';
import { best, legalActions, ofType } from './legal.ts';

/** NLC-7.10f: whoever goes on at a run is caught from behind. */
export function packetAction(state: Read, frame: Frozen<PacketFrame>, seat: Seat, context: Context): Action {
  const legal = legalActions(state, seat, context);
  const [half] = ofType(legal, 'goHalf');
  if (half !== undefined) return half;
  const { replies } = draftOf<Seat, PacketDraft>(frame, seat);
  const options = ofType(legal, 'answer').map((action) => ({
    action,
    gain: gainOf(state, asSide(seat), action, replies),
  }));
  const chosen = best(options, ({ gain }) => gain);
  return chosen !== undefined && chosen.gain > LEAST
    ? chosen.action
    : { type: 'sendPacket', turn: state.turn };
}

/** What this unit adds to those who already ride there. */
function gainOf(
  state: Read,
  side: Side,
  { unit, via, encounter }: ActionOf<'answer'>,
  replies: PacketDraft['replies'],
): number {
  const post = postOf(state);
  const there = post.encounters[encounter];
  if (there === undefined) return 0;
  const along = replies
    .filter((reply) => reply.encounter === encounter)
    .map((reply) => entranceOf(post, reply, encounter));
  const start = unitAt(state, unit).hex;
  const entry = { unit, start, via, target: there.hex };
  const world = asMet(state, post, there);
  const worth = (entries: readonly (typeof entry)[]): number =>
    entries.length === 0
      ? 0
      : worthOfCharge(world, {
          side,
          target: there.hex,
          entries,
          backhand: there.kind === 'charge',
          noSquare: false,
        });
  return worth([...along, entry]) - worth(along);
}
