// NLC-E.7: charges run in parallel: all move, then all fight; whoever won may pursue.

import { ask, type Decision, type Frozen, never } from '@grognard/kernel';
import { disrupt } from '../changes/disruption.ts';
import { moveTogether } from '../changes/moving.ts';
import { alive, patchUnits, unitAt } from '../changes/units.ts';
import type { Entrance } from '../charge/entrance.ts';
import { isInFight } from '../combat/busy.ts';
import { callChargeCombat } from '../combat/calls.ts';
import { openReaction } from '../combat/open-reaction.ts';
import { type ChargeFrame, chargeFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { finish } from '../movement/finish.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { dismount } from '../specials/bluecher.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { runHooks } from './hooks.ts';

interface Charging {
  readonly side: Side;
  readonly entries: readonly Entrance[];
  readonly reaction: boolean;
  readonly noSquare: boolean;
  readonly backhand: boolean;
}

/** Reactions come here in canonical order, and ride in it. */
export function callCharge(table: Table, { side, reaction, noSquare, backhand, entries }: Charging): void {
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

const isAlong =
  (first: Entrance) =>
  ({ start, via, target }: Entrance): boolean =>
    start === first.start && via === first.via && target === first.target;

/** One of each group that has not set out: those of the same start and way go together. */
const groupsIn = ({ waiting }: Frozen<ChargeFrame>): readonly Entrance[] =>
  waiting.filter((entry) => waiting.find(isAlong(entry)) === entry);

/** NLC-E.7: in what order groups ride matters only where enemies may fall on one that is on its way. */
const isOrderOpen = (frame: Frozen<ChargeFrame>): boolean =>
  !frame.reaction && groupsIn(frame).length > 1 && frame.waiting.some(({ via }) => via !== NOWHERE);

export const nextGroup: Rule<ChargeFrame, 'nextGroup'> = {
  type: 'nextGroup',
  rule: 'NLC-7.7i',
  *candidates(_state, frame) {
    if (frame.step === 'next') for (const { unit } of groupsIn(frame)) yield { type: 'nextGroup', unit };
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit }) => setOut(table, frame, unit),
};

/** The owner picks the order of fights. */
export const nextCharge: Rule<ChargeFrame, 'nextTarget'> = {
  type: 'nextTarget',
  rule: 'NLC-7.1d',
  *candidates(_state, frame) {
    if (frame.step === 'fight') for (const hex of frame.targets) yield { type: 'nextTarget', hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply: (table, frame, _seat, { hex }) => fightFor(table, frame, hex),
};

function askedIn(frame: Frozen<ChargeFrame>): readonly Decision[] {
  const { step, side, targets } = frame;
  if (step === 'next' && isOrderOpen(frame)) return [{ seat: side, ...ask('NLC-7.7i', prompts.nextGroup) }];
  return step === 'fight' && targets.length > 1
    ? [{ seat: side, ...ask('NLC-7.1d', prompts.nextCharge) }]
    : [];
}

export const charge = procedure(chargeFrame, {
  rule: 'NLC-7.7a',
  pending: (_state, frame) => askedIn(frame),
  publicChoice: true,
  actions: [nextGroup, nextCharge],
  advance(table, frame) {
    switch (frame.step) {
      case 'next':
        return setOut(table, frame, frame.waiting[0]?.unit ?? NOBODY);
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

/** The group of this unit; without one all have arrived. */
function setOut(table: Table, frame: ChargeFrame, unit: UnitId): void {
  const first = frame.waiting.find((entry) => entry.unit === unit);
  if (first === undefined) {
    frame.step = 'arrive';
    frame.targets = [...new Set(frame.entries.map(({ target }) => target))];
    return;
  }
  const isOfGroup = isAlong(first);
  frame.waiting = frame.waiting.filter((entry) => !isOfGroup(entry));
  const group = frame.entries.filter(
    (entry) => isOfGroup(entry) && unitAt(table.state, entry.unit).hex === first.start,
  );
  if (group.length === 0) return;
  if (first.via === NOWHERE) {
    arriveAt(table, group);
    return;
  }
  // NLC-D.7: enemies who threw the group before them back and stayed bar the way; they do not ride.
  if (fieldOf(table.state).at(first.via).length > 0) return;
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
  const [hex] = frame.targets;
  if (hex === undefined) frame.step = 'end';
  else fightFor(table, frame, hex);
}

/** NLC-7.9f: whoever finds nobody there has won. */
function fightFor(table: Table, frame: ChargeFrame, hex: Hex): void {
  frame.targets = frame.targets.filter((other) => other !== hex);
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
  if (!isInFight(table.state)) runHooks(table);
}
