// What the lesson asks for, and where it stands.
import { bestOf, commits, either, firstOf } from '@grognard/desk/guide/wishes.ts';
import { distance } from '../../field/board-graph.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { PHASES, type Phase } from '../../vocabulary.ts';
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

/** Planning is over, or so many orders of this kind are on the sheet. */
export const hasWritten =
  (count: number, from: string, arm: string, first: string) =>
  (view: View): boolean =>
    isPast('planning')(view) ||
    view.sheet.filter((order) => order.from === from && order.arm === arm && order.path[0] === first)
      .length >= count;

/** Somebody who must be told his place or his target before anything is answered, and has not been. */
function isStillOwed(action: Action, { draft }: View): boolean {
  if (action.type === 'assign') return draft?.kind === 'positions' && draft.fronts[action.unit] === undefined;
  if (action.type === 'target')
    return action.at !== null && draft?.kind === 'targets' && (draft.at[action.unit] ?? null) === null;
  return false;
}

/** The whole answer, or what it lacks. */
export const commit = firstOf<View, Action>(commits, isStillOwed);

/** Sends what may act, then carries it out. */
export const sendAll = firstOf<View, Action>(
  (action, { draft }) => draft?.kind === 'declare' && action.type === 'activate',
  commits,
);

export const fire = firstOf<View, Action>(({ type }) => type === 'fire', commits);

/** So many orders are written, the others are saved for the Rally. */
const WRITTEN = 8;

/** Orders that lead towards the prize, the nearest first. */
const marches = bestOf<View, Action>((action, { sheet }) => {
  if (action.type !== 'order' || action.path.length > 1 || sheet.length >= WRITTEN) return 0;
  const [to] = action.path;
  if (to === 'building' || distance(to, PRIZE) >= distance(action.from, PRIZE)) return 0;
  return 9 - distance(to, PRIZE) - (action.arm === 'A' ? 1 : 0);
});

/** A sensible answer to whatever a round asks. */
export const fightOn = either<View, Action>(marches, fire, sendAll, commit);

/** GEN-15.1: brings back all it can. */
export const rally = firstOf<View, Action>(
  ({ type }) => type === 'rally' || type === 'rallyInPlace',
  commits,
);
