// NLC-4.1b, 4.2, 4.3a, NLC-R005: who rolls for a side, and which chits are laid open or go first.

import { commitDraft, setDraft } from '@grognard/kernel';
import { againstPair } from '../against/chits.ts';
import type { PickFrame, RollersFrame } from '../frames.ts';
import { asSide, type Read, type Rule, type Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { keepChits } from '../seats/seating.ts';
import { sendersOf } from '../staff/senders.ts';
import { commandsOf } from '../staff/wings.ts';
import { chitsInPlay, NO_CUP } from '../turn/cup.ts';
import { type BodyId, type LeaderId, NOBODY, type Side } from '../vocabulary.ts';

/** Overall commanders, and wing commanders who are on their own (NLC-12.14e). */
export const rollersFor = (state: Read, side: Side): readonly LeaderId[] => sendersOf(state, side);

export const nameRoller: Rule<RollersFrame, 'nameRoller'> = {
  type: 'nameRoller',
  rule: 'NLC-4.3a',
  role: 'commit',
  *candidates(state, _frame, seat) {
    const able = rollersFor(state, asSide(seat));
    for (const leader of able) yield { type: 'nameRoller', leader };
    if (able.length === 0) yield { type: 'nameRoller', leader: NOBODY };
  },
  refuse: () => null,
  target: () => ({ button: 'nameRoller' }),
  apply(_table, frame, seat, { leader }) {
    setDraft(frame, asSide(seat), leader);
    commitDraft(frame, asSide(seat));
  },
};

export const pickCoordinated: Rule<PickFrame, 'pickCoordinated'> = {
  type: 'pickCoordinated',
  rule: 'NLC-4.1b',
  *candidates(state, { side, what, roller }) {
    if (what !== 'coordinated') return;
    const able = chitsUnder(state, side, roller);
    for (const [i, first] of able.entries())
      for (const second of able.slice(i + 1))
        if (areOfOnePlayer(state, first, second)) yield { type: 'pickCoordinated', first, second };
  },
  against: (state, { side, roller }, _seat, asked) =>
    againstPair(state, roller, chitsUnder(state, side, roller), asked),
  refuse: () => null,
  target: () => ({ button: 'pickCoordinated' }),
  apply(table, frame, _seat, { first, second }) {
    const { state } = table;
    const cup = state.cup ?? NO_CUP;
    state.cup = { ...cup, pairs: { ...cup.pairs, [frame.side]: [first, second] } };
    table.emit({ type: 'pairPicked', rule: 'NLC-4.1b', side: frame.side, chits: [first, second] });
    frame.step = 'over';
  },
};

/** NLC-M.10; where players set their own orders they act on their own turns (NLC-P.3). */
const areOfOnePlayer = (state: Read, first: BodyId, second: BodyId): boolean =>
  !keepChits(state) || seatOfBody(state, first) === seatOfBody(state, second);

export const pickInitial: Rule<PickFrame, 'pickInitial'> = {
  type: 'pickInitial',
  rule: 'NLC-4.2a',
  *candidates(state, { side, what, roller }) {
    if (what !== 'initial') return;
    const paired = state.cup?.pairs[side] ?? [];
    for (const chit of chitsUnder(state, side, roller))
      if (!paired.includes(chit)) yield { type: 'pickInitial', chit };
  },
  refuse: () => null,
  target: () => ({ button: 'pickInitial' }),
  apply: (table, frame, _seat, { chit }) => goFirst(table, frame, [chit]),
};

/** NLC-R005: the Coordinated chit, if both formations obey who rolled. */
export const pickPair: Rule<PickFrame, 'pickPair'> = {
  type: 'pickPair',
  rule: 'NLC-4.2b',
  *candidates(state, { side, what, roller }) {
    const paired = state.cup?.pairs[side] ?? [];
    const able = chitsUnder(state, side, roller);
    if (what === 'initial' && paired.length > 0 && paired.every((chit) => able.includes(chit)))
      yield { type: 'pickPair' };
  },
  refuse: () => null,
  target: () => ({ button: 'pickPair' }),
  apply: (table, frame) => goFirst(table, frame, table.state.cup?.pairs[frame.side] ?? []),
};

function goFirst(table: Table, frame: PickFrame, chits: readonly BodyId[]): void {
  table.state.cup = { ...(table.state.cup ?? NO_CUP), initial: chits };
  table.emit({ type: 'initialPicked', rule: 'NLC-4.2a', side: frame.side, chits });
  frame.step = 'over';
}

export const decline: Rule<PickFrame, 'decline'> = {
  type: 'decline',
  rule: 'NLC-4.2b',
  role: 'commit',
  candidates: () => [{ type: 'decline' }],
  refuse: () => null,
  target: () => ({ button: 'decline' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

/** NLC-4.3b: chits that would enter the cup, of formations under him. */
const chitsUnder = (state: Read, side: Side, leader: LeaderId): readonly BodyId[] => {
  const commands = commandsOf(state, leader);
  return chitsInPlay(state, side).filter((chit) => commands.includes(chit));
};
