// NLC-P.4: how the hexes a packet asks about may be met, and what an answer raises.

import type { Seat } from '@grognard/kernel';
import { unitAt } from '../changes/units.ts';
import { maySayHowFar } from '../combat/how-far.ts';
import { ableToReact, reactionWays } from '../combat/reacting.ts';
import { asSide, type Read, type Table } from '../rule-types.ts';
import { seatOfUnit } from '../seats/holding.ts';
import type { Encounter, Post, Reply } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { asMet } from './as-met.ts';
import type { PacketDraft } from './draft.ts';
import { encountersOf } from './encounters.ts';
import { entranceOf, patchPost, postOf } from './post.ts';

/** How cavalry of the side may meet those of an encounter, as far as it is not bound by another answer. */
export function waysToMeet(state: Read, seat: Seat, number: number, draft: PacketDraft): readonly Ride[] {
  const post = postOf(state);
  const encounter = post.encounters[number];
  if (encounter === undefined || number < post.layer) return [];
  const bound = new Set([...post.replies, ...draft.replies].map(({ unit }) => unit));
  for (const { kind, movers } of post.encounters)
    if (kind === 'charge') for (const id of movers) bound.add(id);
  for (const id of thoseMetBy(post, encounter)) bound.add(id);
  const world = asMet(state, post, encounter);
  return ableToReact(world, { ...encounter, side: asSide(seat) })
    .filter((id) => !bound.has(id) && seatOfUnit(state, id) === seat && unitAt(state, id).stance === 'ask')
    .flatMap((unit) => reactionWays(world, unit, encounter.hex).map((via) => ({ unit, via })));
}

type Ride = Pick<Reply, 'unit' | 'via'>;

/** NLC-E.0: whom the riders of this encounter charge is busy, and cannot charge them. */
const thoseMetBy = ({ replies, encounters }: Post, { movers }: Encounter): readonly UnitId[] =>
  replies
    .filter(({ unit }) => movers.includes(unit))
    .flatMap(({ encounter }) => encounters[encounter]?.movers ?? []);

/** The packets of a side are opened: their charges are known to all, and raise the next layer. */
export function openPackets(table: Table, side: Side, drafts: readonly PacketDraft[]): void {
  const { state } = table;
  const replies = drafts.flatMap((draft) => draft.replies);
  const halved = drafts.flatMap((draft) => draft.halved);
  const post = postOf(state);
  const answered = Map.groupBy(replies, ({ encounter }) => encounter);
  for (const [number, some] of answered) {
    const units = some.map(({ unit }) => unit);
    const hex = post.encounters[number]?.hex ?? 0;
    table.emit({ type: 'reactionDeclared', rule: 'NLC-P.4', hex, units });
  }
  const sent = { ...post, replies: [...post.replies, ...replies] };
  const raised = [...answered].flatMap(([number, some]) =>
    encountersOf(
      state,
      sent,
      some.map((reply) => entranceOf(post, reply, number)),
      side,
    ),
  );
  patchPost(state, {
    ...sent,
    encounters: [...post.encounters, ...raised],
    layer: post.encounters.length,
    undecided: [...answered.keys()].filter((number) => isUndecided(state, post, number)),
    halved: [...post.halved, ...halved],
  });
}

/** NLC-7.10f: only of units on the move. */
function isUndecided(state: Read, { encounters }: Post, number: number): boolean {
  const encounter = encounters[number];
  const step = state.stage?.trail?.steps[encounter?.step ?? -1];
  return encounter !== undefined && step !== undefined && maySayHowFar(state, step, encounter.movers);
}
