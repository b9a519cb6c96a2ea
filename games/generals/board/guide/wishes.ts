// What the lesson asks for, and where it stands.
import { bestOf, commits, either, firstOf } from '@grognard/desk/guide/wishes.ts';
import { distance } from '../../field/board-graph.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { PHASES, type Phase, type Sector } from '../../vocabulary.ts';
import { PRIZE } from './stage.ts';

export const isPast =
  (phase: Phase) =>
  ({ result, round, phase: now }: View): boolean =>
    result !== null || round > 1 || (now !== 'setup' && PHASES.indexOf(now) > PHASES.indexOf(phase));

/** So many rounds are over, or the battle is. */
export const isOver =
  (rounds: number) =>
  ({ result, round }: View): boolean =>
    result !== null || round > rounds;

/** An order that begins like this: who goes, and where. */
export const isOrder =
  (from: string, arm: string, ...path: readonly string[]) =>
  (action: Action): boolean =>
    action.type === 'order' &&
    action.from === from &&
    action.arm === arm &&
    path.every((stop, i) => action.path[i] === stop);

/** The same order leg by leg, as the board writes it: with its first leg, then anew with both. */
export const isRide =
  (from: string, arm: string, first: string, second: string) =>
  (action: Action): boolean =>
    action.type === 'unorder' ||
    isOrder(from, arm, first, second)(action) ||
    (isOrder(from, arm, first)(action) && action.type === 'order' && action.path.length === 1);

/** Planning is over, or so many orders of this kind are on the sheet. */
export const hasWritten =
  (count: number, from: string, arm: string, ...path: readonly string[]) =>
  (view: View): boolean =>
    isPast('planning')(view) ||
    view.sheet.filter(
      (order) => order.from === from && order.arm === arm && path.every((stop, i) => order.path[i] === stop),
    ).length >= count;

/** Somebody who must be told his place or his target before anything is answered, and has not been. */
function isStillOwed(action: Action, { draft }: View): boolean {
  if (action.type === 'assign') return draft?.kind === 'positions' && draft.fronts[action.unit] === undefined;
  if (action.type === 'target')
    return action.at !== null && draft?.kind === 'targets' && (draft.at[action.unit] ?? null) === null;
  return false;
}

/** The whole answer, or what it lacks. */
export const commit = firstOf<View, Action>(commits, isStillOwed);

const send = firstOf<View, Action>(
  (action, { draft }) => draft?.kind === 'declare' && action.type === 'activate',
);
const aim = firstOf<View, Action>(({ type }) => type === 'fire');

/** Sends what may act, then carries it out. */
export const sendAll = either<View, Action>(send, commit);

export const fire = either<View, Action>(aim, commit);

/** So many orders are written, the others are saved for the Rally; nobody is routed before the first round. */
const WRITTEN = 8;
const mostWritten = ({ round }: View): number => (round === 1 ? 10 : WRITTEN);

/** One unit stays in every home sector. */
const isHome = (sector: Sector): boolean => sector.endsWith('1');

/** A unit that is not the last at home, and none that holds the prize. */
function canSpare(from: Sector, { viewer, sheet, units }: View): boolean {
  const here = units.filter((unit) => unit.at === from && unit.side === viewer && !unit.routed).length;
  const sent = sheet.filter((order) => order.from === from).length;
  return here - sent > (isHome(from) ? 1 : 0);
}

const standingIn = ({ units }: View, side: string, sectors: readonly string[]): number =>
  units.filter((unit) => unit.side === side && !unit.routed && sectors.includes(unit.at)).length;

/** More than hold it could come from the three sectors next to the prize. */
const isWorthIt = (view: View): boolean =>
  standingIn(view, 'white', ['a2', 'b1', 'c2']) > standingIn(view, 'black', [PRIZE]) + 2;

/** Orders that lead to the prize, the nearest first; Cavalry rides there in two legs. */
const marches = bestOf<View, Action>((action, view) => {
  if (action.type !== 'order' || view.sheet.length >= mostWritten(view)) return 0;
  const to = action.path.at(-1);
  if (to === undefined || to === 'building' || !canSpare(action.from, view)) return 0;
  if (action.path.length > 1 && to !== PRIZE) return 0;
  if (distance(to, PRIZE) >= distance(action.from, PRIZE)) return 0;
  if (to === PRIZE && !isWorthIt(view)) return 0;
  return 9 - distance(to, PRIZE) - (action.arm === 'A' ? 1 : 0);
});

/** A sensible answer to whatever a round asks: only when nobody is left to send or to aim is it carried out. */
export const fightOn = either<View, Action>(marches, aim, send, commit);

/** GEN-12.6: Infantry forms square against Cavalry. */
export const react = firstOf<View, Action>(({ type }) => type === 'formSquare', commits);

/** GEN-15.1: brings back all it can. */
export const rally = firstOf<View, Action>(
  ({ type }) => type === 'rally' || type === 'rallyInPlace',
  commits,
);

/** GEN-7.14, 10.6: all who fit move in. */
export const moveIn = firstOf<View, Action>(({ type }) => type === 'advance', commits);
