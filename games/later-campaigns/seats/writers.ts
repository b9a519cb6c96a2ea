// NLC-12.12, NLC-M.2: commanders who may write from a seat.
import type { Seat } from '@grognard/kernel';
import { asSide, type Read } from '../rule-types.ts';
import { sendersOf } from '../staff/senders.ts';
import type { LeaderId } from '../vocabulary.ts';
import { seatOfLeader } from './holding.ts';

export const sendersHeldBy = (state: Read, seat: Seat): readonly LeaderId[] =>
  sendersOf(state, asSide(seat)).filter((leader) => seatOfLeader(state, leader) === seat);
