// NLC-P.4: where a segment by letter is put to the other side. Only frames are named here: their procedures come where packets are sent.

import { exchangeFrame, retraceFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Encounter } from '../state.ts';
import { otherSide, type Side } from '../vocabulary.ts';
import { encountersOn } from './encounters.ts';
import { NO_POST } from './post.ts';

/** Who is asked first is the side that did not move. */
export function callExchange(table: Table, side: Side, encounters: readonly Encounter[]): void {
  const { state } = table;
  if (state.stage === null) return;
  state.stage = { ...state.stage, post: { ...NO_POST, encounters } };
  table.call(exchangeFrame.at('ask', { side }));
}

/** The Movement Segment is over: the other side answers all of it. */
export function callAnswers(table: Table, side: Side): void {
  const { stage } = table.state;
  if (stage === null || stage.trail === null) return;
  table.call(retraceFrame.at('next', { side, at: -1 }));
  callExchange(table, otherSide(side), encountersOn(stage.trail));
}
