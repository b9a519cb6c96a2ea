// NLC-E: what is in progress lies one upon the other as the sequence of play calls it, and everybody who is asked has a draft.
import { type Frame, isFrameOf } from '@grognard/kernel';
import { isInPlay } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { ordersFrame } from '../frames.ts';
import { isAddressable } from '../orders/divisions.ts';
import { seatsIn } from '../seats/seating.ts';
import type { Draft } from '../staff/draft.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { letterFaults } from './sound-letters.ts';
import type { Fault } from './sound-position.ts';

/** From the match down to single moves; charges, retreats, losses and what else may happen at any time lie where they were called. */
const ORDER: readonly (readonly string[])[] = [
  ['game'],
  ['turn'],
  ['placement', 'command', 'dispatches', 'rally', 'chits', 'sideOrder', 'turnEnd'],
  ['hqMoves', 'rollers', 'pick', 'orders'],
  ['playerTurns'],
  ['stage'],
  ['bombardment', 'chargeDeclaration', 'movement', 'retrace', 'assaults'],
  ['exchange'],
  ['group', 'leaderMove', 'assault', 'packet'],
];
const depthOf = ({ proc }: Frame): number => ORDER.findIndex((procs) => procs.includes(proc));

export function* frameFaults(state: State): Generator<Fault> {
  let last = -1;
  for (const [n, frame] of state.frames.entries()) {
    const depth = depthOf(frame);
    if (depth < 0) continue;
    if (depth <= last)
      yield {
        path: `frames[${n}]`,
        message: `No ${frame.proc} is called from where this one stands (Part E).`,
      };
    last = depth;
    yield* draftFaults(state, frame, `frames[${n}]`);
  }
}

/** A secret decision is put to people at this table, and each has a draft of his own. */
function* draftFaults(state: State, frame: Frame, path: string): Generator<Fault> {
  if (!('asked' in frame) || !('drafts' in frame)) return;
  const { asked, drafts } = frame as Frame & { readonly asked: readonly string[]; readonly drafts: object };
  const seats = seatsIn(state);
  for (const [n, seat] of asked.entries())
    if (!seats.includes(seat))
      yield { path: `${path}.asked[${n}]`, message: `Nobody at this table is ${seat}.` };
    else if (!(seat in drafts)) yield { path: `${path}.drafts.${seat}`, message: `${seat} has no draft.` };
  if (isFrameOf(ordersFrame, frame))
    for (const [seat, { hidden }] of Object.entries(frame.drafts))
      yield* paperFaults(state, hidden, `${path}.drafts.${seat}`);
}

/** What lies on the desk goes out as it is. */
function* paperFaults(state: State, { papers }: Draft, path: string): Generator<Fault> {
  for (const [n, { sender, recipient, legs }] of papers.entries()) {
    const at = `${path}.papers[${n}]`;
    if (!isInPlay(state, recipient) && !isAddressable(state, recipient))
      yield { path: `${at}.recipient`, message: 'This is for nobody in play (NLC-12.4a).' };
    const from = sender === NOBODY ? 'local' : sender;
    yield* letterFaults(theatreOf(state), recipient, { sender: from, legs }, at);
  }
}
