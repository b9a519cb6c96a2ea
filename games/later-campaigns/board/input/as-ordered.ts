// NLC-J.1: a Stage in which everybody does what his order says takes one press: all formations go as ordered, then movement ends.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { View } from '../../view.ts';
import type { BodyId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';

/** What comes next of it; each formation is told once. */
export function nextAsOrdered(offers: readonly Offer[], told: Set<BodyId>): Offer | undefined {
  const legal = legalIn(offers);
  const auto = legal.find(({ action }) => action.type === 'auto' && !told.has(action.body));
  if (auto?.action.type === 'auto') told.add(auto.action.body);
  return auto ?? legal.find(({ action }) => told.size > 0 && action.type === 'endMovement');
}

/** Who comes onto the map this turn is brought on by hand, and says where. */
export const canAllGoAsOrdered = (offers: readonly Offer[]): boolean => {
  const types = new Set(legalIn(offers).map(({ action }) => action.type));
  return types.has('auto') && !types.has('enter');
};

const isNight = ({ turn, options }: Pick<View, 'turn' | 'options'>): boolean =>
  theatreOf({ options }).turns[turn - 1]?.night === true;

/** Whether a question of this night can be left to the orders in force: nobody writes, and who moves, moves by them. */
export const canNightGoBy = (view: View, offers: readonly Offer[]): boolean =>
  isNight(view) && nextAtNight(offers, new Set()) !== undefined;

/** What comes next of it: no letter is written, each formation goes as ordered; undefined where there is something to decide. */
export function nextAtNight(offers: readonly Offer[], told: Set<BodyId>): Offer | undefined {
  const legal = legalIn(offers);
  // Who may come onto the map may also wait for daylight (NLC-R146): that is for his owner to say.
  if (legal.some(({ action }) => action.type === 'enter' || action.type === 'enterLeader')) return undefined;
  const end = legal.find(({ action }) => action.type === 'done' || action.type === 'endMovement');
  const isWritten = legal.some(({ action }) => action.type === 'recallDraft');
  return isWritten ? undefined : (nextAsOrdered(offers, told) ?? end);
}

/** One press for the rest of the turn, whoever else acts in between; it ends with the turn, and where something is to be decided. */
export function nightGoesBy(desk: Desk): void {
  const { turn } = desk.shown.value.view;
  const told = new Set<BodyId>();
  desk.ahead(({ view, offers }) => (view.turn === turn ? nextAtNight(offers, told) : undefined));
}

export function allAsOrdered(desk: Desk): void {
  const told = new Set<BodyId>();
  desk.submitEach((offers) => nextAsOrdered(offers, told));
}
