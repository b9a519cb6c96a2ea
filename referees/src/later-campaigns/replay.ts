// The events of a decision, played on the referee's own board.
import type { Named } from '../contract.ts';
import { type Board, sideOf, unitsIn } from './board.ts';
import { at, type Leader, NONE, type Position, type Unit } from './words.ts';

export const numbers = (value: unknown): readonly number[] => value as readonly number[];

export function setUnit(board: Board, unit: number, change: Partial<Unit>): void {
  board.units[unit] = { ...at(board.units, unit), ...change };
}

function setLeader(board: Board, leader: number, change: Partial<Leader>): void {
  board.leaders[leader] = { ...at(board.leaders, leader), ...change };
}

type Applied = (board: Board, event: Named, after: Position, action: Named) => void;

function gone(board: Board, unit: number, status: Unit['status']): void {
  board.inside.delete(unit);
  setUnit(board, unit, { status, hex: NONE, extended: NONE });
}

function moved(board: Board, event: Named, _after: Position, action: Named): void {
  const [from, to] = [Number(event['from']), Number(event['to'])];
  for (const unit of numbers(event['units'])) {
    const { hex, extended } = at(board.units, unit);
    if (extended !== NONE && extended === from && hex !== from) {
      setUnit(board, unit, { extended: to });
      continue;
    }
    const isFought = unitsIn(board, to).some((other) => sideOf(board, other) !== sideOf(board, unit));
    if (event['how'] !== 'charge') board.starts.delete(unit);
    else if (!board.starts.has(unit)) board.starts.set(unit, from);
    if (event['how'] === 'charge' && isFought) board.inside.set(unit, from);
    else board.inside.delete(unit);
    setUnit(board, unit, { hex: to, extended: isInLine(to, action) ? extended : NONE });
  }
}

/** NLC-20.2.3b, d: a brigade in extended line that goes into one hex reverts, or takes both halves along. */
const isInLine = (to: number, { type, hex }: Named): boolean =>
  (type === 'moveLine' || type === 'retreatLine') && hex === to;

/** What an order says is in no event: it is read where it led to. */
function ordersChanged(board: Board, event: Named, after: Position): void {
  const body = Number(event['body'] ?? NONE);
  const touched = event['unit'] === undefined ? body : at(board.units, Number(event['unit'])).body;
  board.bodies[touched] = after.bodies[touched] ?? null;
  for (const [unit, { ownLeg, body: now }] of after.units.entries())
    if (now === touched || at(board.units, unit).body === touched)
      setUnit(board, unit, { ownLeg, body: now });
}

const marchMoved: Applied = (board, event, after) => {
  const body = Number(event['body']);
  ordersChanged(board, event, after);
  for (const [unit, now] of after.units.entries()) if (now.body === body) board.units[unit] = now;
  const leader = board.bodies[body]?.leader ?? NONE;
  if (leader !== NONE) board.leaders[leader] = at(after.leaders, leader);
};

const leaderGone: Applied = (board, event) =>
  setLeader(board, Number(event['leader']), { status: 'lost', hex: NONE });
const leaderAt =
  (field: string): Applied =>
  (board, event) =>
    setLeader(board, Number(event['leader']), { status: 'map', hex: Number(event[field]) });

const APPLIED: { readonly [type: string]: Applied } = {
  turnBegan: (board, event, after) => {
    board.turn = Number(event['turn']);
    for (const [unit, { startedInZoc }] of after.units.entries()) setUnit(board, unit, { startedInZoc });
  },
  unitsMoved: moved,
  unitsEntered: (board, event) => {
    for (const unit of numbers(event['units']))
      setUnit(board, unit, { status: 'map', hex: Number(event['hex']) });
  },
  /** NLC-R072: who leaves by retreat is eliminated, and in supply. */
  unitLeftMap: (board, event, _after, { type, hex }) => {
    const unit = Number(event['unit']);
    const back = board.position.frames.at(-1)?.['units'];
    const isRetreat = type === 'retreatTo' && hex === NONE && Array.isArray(back) && back.includes(unit);
    gone(board, unit, isRetreat ? 'eliminated' : 'exited');
  },
  unitsDisrupted: (board, event) => {
    for (const unit of numbers(event['units'])) setUnit(board, unit, { disrupted: true });
  },
  unitsRecovered: (board, event) => {
    for (const unit of numbers(event['units'])) setUnit(board, unit, { disrupted: false });
  },
  stepLost: (board, event) => {
    const unit = Number(event['unit']);
    setUnit(board, unit, { lost: at(board.units, unit).lost + 1 });
  },
  /** NLC-13.7 */
  unitEliminated: (board, event) =>
    gone(board, Number(event['unit']), event['supplied'] === true ? 'eliminated' : 'destroyed'),
  unitUnsupplied: (board, event) => gone(board, Number(event['unit']), 'destroyed'),
  unitRallied: (board, event, after) => {
    const unit = Number(event['unit']);
    setUnit(board, unit, { status: 'map', hex: Number(event['hex']), lost: at(after.units, unit).lost });
  },
  rallyFailed: (board, event) => {
    for (const unit of numbers(event['units'])) gone(board, unit, 'destroyed');
  },
  leaderMoved: leaderAt('to'),
  leaderEntered: leaderAt('hex'),
  leaderDisplaced: leaderAt('to'),
  leaderReplaced: leaderAt('hex'),
  leaderLost: leaderGone,
  lineFormed: (board, event) => {
    for (const unit of numbers(event['units']))
      setUnit(board, unit, { hex: Number(event['from']), extended: Number(event['to']) });
  },
  lineClosed: (board, event) => {
    for (const unit of numbers(event['units']))
      setUnit(board, unit, { hex: Number(event['to']), extended: NONE });
  },
  // Where a hidden march stands is told to its owner alone, by its orders.
  enteredHidden: marchMoved,
  marchRevealed: marchMoved,
  decoysVanished: (board, event) => {
    for (const unit of numbers(event['units'])) gone(board, unit, 'hidden');
  },
  guardBroken: (board) => {
    board.gardeBroken.french = true;
  },
  orderInForce: ordersChanged,
  legBegan: ordersChanged,
  orderSucceeded: ordersChanged,
  orderFailed: ordersChanged,
  marchBlocked: ordersChanged,
};

export function apply(board: Board, event: Named, after: Position, action: Named): void {
  APPLIED[event.type]?.(board, event, after, action);
}
