// E.7: charges run in parallel: all move, then all fight; whoever won may pursue.

import { type Frozen, never } from '@grognard/kernel';
import { moveTogether } from '../changes/moving.ts';
import { alive, disrupt, patchUnits, unitAt } from '../changes/units.ts';
import type { Entrance } from '../charge/entrance.ts';
import { callChargeCombat } from '../fights/calls.ts';
import { openReaction } from '../fights/open-reaction.ts';
import { type ChargeFrame, chargeFrame } from '../frames.ts';
import { finish } from '../moves/finish.ts';
import { procedure, type Read, type Table } from '../rule-types.ts';
import { dismount } from '../specials/bluecher.ts';
import { type Hex, NOWHERE, otherSide, type Side } from '../vocabulary.ts';
import { runHooks } from './hooks.ts';

interface Charging {
  readonly side: Side;
  readonly entries: readonly Entrance[];
  readonly reaction: boolean;
  readonly noSquare: boolean;
  readonly backhand: boolean;
}

export function callCharge(table: Table, { side, entries, reaction, noSquare, backhand }: Charging): void {
  patchUnits(
    table.state,
    entries.map(({ unit }) => unit),
    { charged: table.state.turn },
  );
  table.call(
    chargeFrame.at('next', {
      side,
      reaction,
      noSquare,
      backhand,
      entries,
      waiting: entries,
      riding: [],
      targets: [],
    }),
  );
}

export const charge = procedure(chargeFrame, {
  rule: 'NLC-7.7a',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    switch (frame.step) {
      case 'next':
        return setOut(table, frame);
      case 'between':
        frame.step = 'next';
        return arriveAt(table, stillRiding(table.state, frame.riding));
      case 'arrive':
        return meetReactions(table, frame);
      case 'fight':
        return fightNext(table, frame);
      case 'end':
        return endCharge(table, frame);
      default:
        never(frame.step);
    }
  },
});

const stillRiding = (state: Read, entries: readonly Entrance[]): readonly Entrance[] =>
  entries.filter(({ unit, via }) => unitAt(state, unit).hex === via);

/** Those of the same start and way go together. */
function setOut(table: Table, frame: ChargeFrame): void {
  const [first] = frame.waiting;
  if (first === undefined) {
    frame.step = 'arrive';
    frame.targets = [...new Set(frame.entries.map(({ target }) => target))];
    return;
  }
  const isAlong = ({ start, via, target }: Entrance): boolean =>
    start === first.start && via === first.via && target === first.target;
  frame.waiting = frame.waiting.filter((entry) => !isAlong(entry));
  const group = frame.entries.filter(
    (entry) => isAlong(entry) && unitAt(table.state, entry.unit).hex === first.start,
  );
  if (group.length === 0) return;
  if (first.via === NOWHERE) {
    arriveAt(table, group);
    return;
  }
  frame.riding = group;
  frame.step = 'between';
  const movers = group.map(({ unit }) => unit);
  moveTogether(table, movers, first.via, 'charge');
  openReaction(table, { kind: 'charge', hex: first.via, movers, side: otherSide(frame.side) });
}

function arriveAt(table: Table, group: readonly Entrance[]): void {
  const [first] = group;
  if (first === undefined) return;
  const units = group.map(({ unit }) => unit);
  moveTogether(table, units, first.target, 'charge');
}

const chargersIn = (state: Read, frame: Frozen<ChargeFrame>, hex: Hex): readonly Entrance[] =>
  frame.entries.filter(({ unit, target }) => target === hex && unitAt(state, unit).hex === hex);

/** No window opens at a target before all have arrived. */
function meetReactions(table: Table, frame: ChargeFrame): void {
  frame.step = 'fight';
  for (const hex of frame.targets.toReversed()) {
    const movers = chargersIn(table.state, frame, hex).map(({ unit }) => unit);
    openReaction(table, { kind: 'charge', hex, movers, side: otherSide(frame.side) });
  }
}

function fightNext(table: Table, frame: ChargeFrame): void {
  const [hex, ...rest] = frame.targets;
  if (hex === undefined) {
    frame.step = 'end';
    return;
  }
  frame.targets = rest;
  const entries = chargersIn(table.state, frame, hex);
  if (entries.length === 0) return;
  const { side, noSquare, backhand } = frame;
  callChargeCombat(table, { side, hex, entries, noSquare, backhand, isPursuit: false, fled: [] });
}

/** NLC-7.7j */
function endCharge(table: Table, frame: ChargeFrame): void {
  const units = alive(
    table.state,
    frame.entries.map(({ unit }) => unit),
  );
  disrupt(table, units, 'NLC-7.7j');
  dismount(
    table.state,
    frame.entries.map(({ unit }) => unit),
  );
  for (const { unit } of frame.entries) finish(table.state, unit);
  table.end();
  runHooks(table);
}
