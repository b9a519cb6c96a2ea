// NLC-20.13: guns that have stood still fire at half strength at what comes into their range and sight; it moves on.

import { within } from '@grognard/geometry';
import { ask, type Frozen, no } from '@grognard/kernel';
import { unitIn } from '../against/asked.ts';
import { disrupt } from '../changes/disruption.ts';
import { patchUnits, sheetOf, stillAt, unitAt } from '../changes/units.ts';
import { rollFire } from '../combat/fire.ts';
import { pairOf } from '../combat/reacting.ts';
import { rollForLeaders } from '../combat/staff.ts';
import { theatreOf } from '../data/theatres.ts';
import { type OpportunityFrame, opportunityFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { hexName } from '../names.ts';
import { isDecoy } from '../orders/hidden-march.ts';
import { turnSheet } from '../orders/legs.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { seatOfUnit, seatsAsked } from '../seats/holding.ts';
import { isSeenByAll } from '../secrecy/sight-of.ts';
import { hasLos } from '../sight/line-of-sight.ts';
import { bombardRange, opportunityShot } from '../strength/bombardment.ts';
import { isEnfiladed } from '../strength/flanks.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { prompts } from '../words/prompts.ts';
import { windowNames } from '../words/windows.ts';
import { callLosses } from './losses.ts';

/** Units of the side in range and sight of the hex. */
function* inRange(state: Read, hex: Hex, side: Side): Generator<UnitId> {
  const field = fieldOf(state);
  for (const from of within(theatreOf(state).grid, hex, bombardRange(state)))
    if (from !== hex && field.atOf(from, side).length > 0 && hasLos(field, from, hex))
      yield* field.atOf(from, side);
}

/** NLC-20.13b: once for each gun and stack; facing limits it. */
function canFire(state: Read, gun: UnitId, hex: Hex, movers: readonly UnitId[]): boolean {
  const { movedOn } = unitAt(state, gun);
  if (sheetOf(state, gun).arm !== 'art' || movedOn === state.turn) return false;
  const faced = state.stage?.faced[gun] ?? [];
  if (faced.length > 0 && !faced.includes(hex)) return false;
  return !movers.some((mover) => state.stage?.fired.includes(pairOf(gun, mover)));
}

/** By what the mover's side can see: guns, or a stack it cannot look into. */
function isPossible(state: Read, side: Side, hex: Hex, movers: readonly UnitId[]): boolean {
  for (const id of inRange(state, hex, side))
    if (!isSeenByAll(state, otherSide(side), unitAt(state, id).hex) || canFire(state, id, hex, movers))
      return true;
  return false;
}

/** Before cavalry is asked (NLC-R121). */
export function openOpportunityFire(table: Table, side: Side, hex: Hex, units: readonly UnitId[]): void {
  const { state } = table;
  if (!state.options.opportunityFire || turnSheet(state).night || state.stage === null) return;
  const movers = stillAt(state, units, hex);
  // NLC-10.1
  if (holdsGarrison(fieldOf(state), hex)) return;
  if (movers.length > 0 && isPossible(state, side, hex, movers))
    table.call(opportunityFrame.at('ask', { side, hex, movers, left: [...seatsAsked(state, side, 'art')] }));
}

/** NLC-R170: a gun left behind by a hidden march is asked about, and does not fire. */
const gunsFor = (state: Read, { side, hex, movers }: Frozen<OpportunityFrame>): readonly UnitId[] =>
  [...inRange(state, hex, side)].filter((id) => canFire(state, id, hex, movers) && !isDecoy(state, id));

const opportunityFire: Rule<OpportunityFrame, 'opportunityFire'> = {
  type: 'opportunityFire',
  rule: 'NLC-20.13a',
  *candidates(state, frame, seat) {
    // NLC-M.1
    const isHis = (gun: UnitId): boolean => frame.left.length === 0 || seatOfUnit(state, gun) === seat;
    for (const gun of gunsFor(state, frame).filter(isHis)) yield { type: 'opportunityFire', gun };
  },
  against(state, _frame, _seat, asked) {
    const gun = unitIn(state, asked, 'gun');
    return gun === null ? null : no('NLC-20.13a', illegal.noOpportunity, { unit: sheetOf(state, gun).name });
  },
  refuse: () => null,
  target: ({ gun }) => ({ unit: String(gun) }),
  apply: (table, frame, _seat, { gun }) => fire(table, frame, gun),
};

const pass: Rule<OpportunityFrame, 'pass'> = {
  type: 'pass',
  rule: 'NLC-20.13a',
  role: 'commit',
  candidates: () => [{ type: 'pass' }],
  refuse: () => null,
  target: () => ({ button: 'pass' }),
  apply(_table, frame) {
    frame.left = frame.left.slice(1);
    if (frame.left.length === 0) frame.step = 'over';
  },
};

function fire(table: Table, { side, hex, movers }: OpportunityFrame, gun: UnitId): void {
  const { state } = table;
  if (state.stage !== null) {
    const pairs = movers.map((mover) => pairOf(gun, mover));
    state.stage = { ...state.stage, fired: [...state.stage.fired, ...pairs] };
  }
  const from = unitAt(state, gun).hex;
  const field = fieldOf(state);
  const shot = opportunityShot(state, field, {
    guns: [gun],
    from,
    target: hex,
    enfiladed: isEnfiladed(field, from, hex, side),
  });
  const targets = field.atOf(hex, otherSide(side));
  patchUnits(state, targets, { attacked: state.turn });
  const { hits } = rollFire(table, 'NLC-20.13a', shot, { hex, side, fight: 'bombardment' });
  if (hits > 0) disrupt(table, targets, 'NLC-20.13a');
  // NLC-R121: no bombardment, whose hits may fall otherwise (NLC-20.12).
  if (hits > 1) callLosses(table, otherSide(side), targets, hits - 1);
}

export const opportunity = procedure(opportunityFrame, {
  rule: 'NLC-20.13a',
  pending: (state, { step, side, hex, movers }) =>
    step === 'ask' && stillAt(state, movers, hex).length > 0
      ? [
          {
            seat: side,
            ...ask('NLC-20.13a', prompts.opportunityFire, { hex: hexName(state, hex) }),
            window: {
              id: 'opportunityFire',
              name: windowNames.opportunityFire,
              turn: state.turn,
              pass: { type: 'pass' },
            },
          },
        ]
      : [],
  actions: [opportunityFire, pass],
  advance(table) {
    table.end();
    rollForLeaders(table);
  },
});
