// The main button says what it will do now, and an answer that looks like a slip is asked about once.
import type { Offer, Question, TableState } from '@grognard/desk';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isReserve, RESERVE } from '../../field/board-graph.ts';
import { holderOf } from '../../field/control.ts';
import type { Action, Draft, DraftOf } from '../../grammar.ts';
import { nextLeg } from '../../orders/next-leg.ts';
import type { Order } from '../../state.ts';
import type { View } from '../../view.ts';
import { SIDES } from '../../vocabulary.ts';
import { commits, doubts } from './sentences-actions.ts';

const COMMITS = [
  'endSetup',
  'endPlanning',
  'endActivation',
  'endFire',
  'endReact',
  'endPositions',
  'endWithdraw',
  'endTargets',
  'passReroll',
  'endAdvance',
  'endRoad',
  'endRally',
] as const satisfies readonly Action['type'][];
type Commit = Extract<Action, { type: (typeof COMMITS)[number] }>;

export const isCommit = (action: Action): action is Commit =>
  (COMMITS as readonly string[]).includes(action.type);

const isDraft = <K extends Draft['kind']>(draft: Draft | null, kind: K): draft is DraftOf<K> =>
  draft?.kind === kind;

/** How many units or orders the answer put together so far is about. */
function countIn({ draft, sheet }: View): number {
  if (isDraft(draft, 'planning')) return sheet.length;
  if (isDraft(draft, 'declare')) return draft.orders.length;
  if (isDraft(draft, 'bombard')) return draft.shots.length;
  if (isDraft(draft, 'react')) return draft.tries.length;
  if (isDraft(draft, 'withdraw') || isDraft(draft, 'advance')) return draft.units.length;
  if (isDraft(draft, 'road')) return draft.moves.length;
  return isDraft(draft, 'rally') ? draft.rallies.length : 0;
}

const LABELS: ByType<Commit, number, string> = {
  endSetup: () => commits.endSetup,
  endPlanning: (_, count) => (count === 0 ? commits.lockNothing : tell(commits.lockOrders, { count })),
  endActivation: (_, count) => (count === 0 ? commits.sendNobody : tell(commits.send, { count })),
  endFire: (_, count) => (count === 0 ? commits.holdFire : tell(commits.fire, { count })),
  endReact: (_, count) => (count === 0 ? commits.noReaction : tell(commits.react, { count })),
  endPositions: () => commits.lineUp,
  endWithdraw: (_, count) => (count === 0 ? commits.toMelee : tell(commits.withdraw, { count })),
  endTargets: () => commits.roll,
  passReroll: () => commits.keepDice,
  endAdvance: (_, count) => (count === 0 ? commits.nobodyMovesIn : tell(commits.moveIn, { count })),
  endRoad: (_, count) => (count === 0 ? commits.nobodyByRoad : tell(commits.byRoad, { count })),
  endRally: (_, count) => (count === 0 ? commits.rallyNobody : tell(commits.rally, { count })),
};

export const commitLabel = (action: Commit, view: View): string =>
  byType(LABELS, action, countOfSheet(action, view)) ?? '';

/** While orders are written the sheet itself is the answer. */
const countOfSheet = (action: Commit, view: View): number =>
  action.type === 'endPlanning' ? view.sheet.length : countIn(view);

type State = TableState<View, Action>;

const open = ({ offers }: State, ...types: readonly Action['type'][]): readonly Offer<Action>[] =>
  offers.filter((offer) => isLegal(offer) && types.includes(offer.action.type));

/** GEN-7.5: whether the next leg of an order leads to the enemy. */
function attacks(order: Order | undefined, { units, viewer }: View): boolean {
  const leg = order === undefined ? null : nextLeg(order);
  if (leg === null) return false;
  if (leg.building) return true;
  const { to } = leg;
  if (isReserve(to)) return !SIDES.some((side) => side === viewer && RESERVE[side] === to);
  const holder = holderOf({ units }, to);
  return holder !== null && holder !== viewer;
}

/** What can be done in this phase for the last time: moves in the last one, attacks in Combined arms; others may still march. */
function lapsing(state: State): number {
  const { phase, sheet } = state.view;
  if (phase === 'noncombat') return open(state, 'activate').length;
  if (phase !== 'combined') return 0;
  return open(state, 'activate').filter(
    ({ action }) => action.type === 'activate' && attacks(sheet[action.order], state.view),
  ).length;
}

const batteries = (state: State): number =>
  new Set(open(state, 'fire', 'fireAtBuilding').map(({ action }) => ('order' in action ? action.order : -1)))
    .size;

/** Nothing chosen although something could be: is that meant? */
export function doubtAbout(action: Action, state: State): Question | null {
  if (!isCommit(action) || countOfSheet(action, state.view) > 0) return null;
  if (action.type === 'endPlanning' && open(state, 'order').length > 0)
    return { question: doubts.emptySheet, yes: doubts.lockEmpty, no: doubts.keepWriting };
  if (action.type === 'endActivation' && lapsing(state) > 0) {
    const isLast = state.view.phase === 'noncombat';
    const question = tell(isLast ? doubts.nobodySent : doubts.nobodyAttacks, { count: lapsing(state) });
    return { question, yes: doubts.sendNobody, no: doubts.chooseUnits };
  }
  if (action.type === 'endFire' && batteries(state) > 0) {
    const question = tell(doubts.guns, { count: batteries(state) });
    return { question, yes: doubts.holdFire, no: doubts.chooseTargets };
  }
  if (action.type === 'endAdvance' && open(state, 'advance').length > 0)
    return { question: doubts.nobodyMovesIn, yes: doubts.stayBack, no: doubts.chooseWho };
  if (action.type === 'endRally' && open(state, 'rally', 'rallyInPlace').length > 0)
    return { question: doubts.nobodyRallies, yes: doubts.rallyNobody, no: doubts.chooseRallies };
  return null;
}
