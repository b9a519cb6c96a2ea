// NLC-11.5, NLC-R172: headquarters with a movement order go as far as they can towards its target; those that are due come in.
import { ask, invariant } from '@grognard/kernel';
import { hqAt, hqSheet, patchHq } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { type HqMovesFrame, hqMovesFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { hqEntry } from '../movement/hq-entry.ts';
import { putInForce } from '../orders/in-force.ts';
import { activeLeg, isMarchLike, legWith } from '../orders/legs.ts';
import { costToTarget } from '../orders/metrics.ts';
import { automatic } from '../orders/numbered.ts';
import { HQ_ALLOWANCE } from '../reach/allowance.ts';
import { hqReach } from '../reach/staff-reach.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import type { BodyId, Hex, HqId, Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

const bodyOf = (state: Read, hq: HqId): BodyId => {
  const found = theatreOf(state).bodies.findIndex(({ kind, hq: its }) => kind === 'hq' && its === hq);
  invariant(found >= 0, `HQ ${hq} takes orders`);
  return found;
};

export const callHqMoves = (table: Table, side: Side): void =>
  table.call(
    hqMovesFrame.at('next', {
      left: theatreOf(table.state).hqs.flatMap(({ side: its }, hq) => (its === side ? [hq] : [])),
    }),
  );

/** The hexes in reach that are nearest to where it is ordered. */
function goalsOf(state: Read, hq: HqId, most: number): readonly Hex[] {
  const body = bodyOf(state, hq);
  const leg = activeLeg(state, body);
  const left = costToTarget(state, body, leg);
  const { hexes } = hqReach(state, fieldOf(state), hq, most, isMarchLike(leg.type));
  const least = Math.min(...hexes.map(left));
  return hexes.filter((hex) => left(hex) === least).toSorted((a, b) => a - b);
}

const moveHq: Rule<HqMovesFrame, 'moveHq'> = {
  type: 'moveHq',
  rule: 'NLC-11.5a',
  *candidates(state, { step, left: [hq] }) {
    if (step === 'choose' && hq !== undefined)
      for (const hex of goalsOf(state, hq, HQ_ALLOWANCE)) yield { type: 'moveHq', hq, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { hq, hex }) {
    moveTo(table, hq, hex);
    goOn(frame);
  },
};

function goOn(frame: HqMovesFrame): void {
  frame.left = frame.left.slice(1);
  frame.step = 'next';
}

/** NLC-R172: every order ends on its target, a March also where the enemy bars the next step, or where there is none. */
function moveTo(table: Table, hq: HqId, hex: Hex): void {
  const { state } = table;
  const body = bodyOf(state, hq);
  const { hex: from } = hqAt(state, hq);
  const leg = activeLeg(state, body);
  patchHq(state, hq, { hex, onTheMove: state.turn });
  if (hex !== from) table.emit({ type: 'hqMoved', rule: 'NLC-11.5a', hq, from, to: hex });
  const isStopped = leg.type === 'march' && (hex === from || isBarred(state, hq, hex));
  if (costToTarget(state, body, leg)(hex) === 0 || isStopped)
    putInForce(table, automatic(state, body, [legWith({ type: 'reserve' })]));
}

/** Whatever is nearer to its target is an enemy hex, or in an enemy ZOC without a friendly unit. */
function isBarred(state: Read, hq: HqId, hex: Hex): boolean {
  const body = bodyOf(state, hq);
  const field = fieldOf(state);
  const left = costToTarget(state, body, activeLeg(state, body));
  const closed = field.closedToStaff(hqSheet(state, hq).side);
  const onward = contactsOf(field.theatre, hex).filter((to) => left(to) < left(hex));
  return onward.length > 0 && onward.every((to) => closed[to] === 1);
}

/** NLC-9.6, NLC-D.15: it comes in on its March, and goes on with what is left of its points. */
function comeIn(table: Table, hq: HqId): void {
  const entry = hqEntry(table.state, hq);
  if (entry === null) return;
  patchHq(table.state, hq, { status: 'map', hex: entry.hex });
  table.emit({ type: 'hqReturned', rule: 'NLC-9.6', hq, hex: entry.hex });
  const [goal = entry.hex] = goalsOf(table.state, hq, HQ_ALLOWANCE - entry.paid);
  moveTo(table, hq, goal);
}

export const hqMoves = procedure(hqMovesFrame, {
  rule: 'NLC-11.5a',
  pending(state, { step, left: [hq] }) {
    if (step !== 'choose' || hq === undefined) return [];
    const { side, name } = hqSheet(state, hq);
    return [{ seat: side, ...ask('NLC-R172', prompts.moveHq, { hq: name }), cover: stageCover(side) }];
  },
  actions: [moveHq],
  advance(table, frame) {
    const { state } = table;
    const [hq] = frame.left;
    if (hq === undefined) return table.end();
    const { status } = hqAt(state, hq);
    const isOrdered = activeLeg(state, bodyOf(state, hq)).type !== 'reserve';
    if (status === 'off') comeIn(table, hq);
    else if (status === 'map' && isOrdered) {
      const [only, ...others] = goalsOf(state, hq, HQ_ALLOWANCE);
      if (others.length > 0) {
        frame.step = 'choose';
        return;
      }
      if (only !== undefined) moveTo(table, hq, only);
    }
    goOn(frame);
  },
});
