// Between battles: what a sensible player buys, restores, improves and fields, one action at a time.
import { draftOf, type Frame, type Frozen, isFrameOf } from '@grognard/kernel';
import { notebookOf } from '../army/books.ts';
import { fieldArmyFrame, shopFrame } from '../army/frames.ts';
import { mustered, type Notebook } from '../army/notebook.ts';
import { suggestedField, suggestedMuster, wantedUnits } from '../army/suggestions.ts';
import { unitCard } from '../data/units.ts';
import type { Action, ActionOf } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';

type Legal = readonly Action[];
export const ofType = <T extends Action['type']>(legal: Legal, type: T): readonly ActionOf<T>[] =>
  legal.filter((action): action is ActionOf<T> => action.type === type);

/** More than any battle lets one field, and some to spare, is of no use. */
const ENOUGH = 380;
/** Bought as soon as there is an army; the rest when there is nothing else. */
const FIRST_WARES = ['BD7', 'BD4'];
const LAST_WARES = ['BD6', 'AR5', 'AR4', 'BD8', 'AR1', 'AR3', 'DT1', 'DT4', 'DA1', 'DT2', 'DA2'];
const AN_ARMY = 190;

const dearest = <T>(items: readonly T[], type: (item: T) => string): T | undefined =>
  items.toSorted((a, b) => unitCard(type(b)).cost - unitCard(type(a)).cost)[0];

const strengthOf = ({ muster }: Frozen<Notebook>): number =>
  muster.reduce((sum, { type }) => sum + unitCard(type).cost, 0);

/** The next unit in the order of recruiting, a building that pays, then whatever helps a Commander. */
export function nextPurchase(
  notebook: Frozen<Notebook>,
  cart: readonly string[],
  legal: Legal,
): Action | null {
  const ways = ofType(legal, 'buy');
  const first = (wares: readonly string[]): Action | undefined =>
    wares.flatMap((wanted) => ways.find(({ ware }) => ware === wanted) ?? [])[0];
  const strength = strengthOf(notebook);
  const pays = strength >= AN_ARMY ? first(FIRST_WARES) : undefined;
  const units = strength >= ENOUGH ? [] : wantedUnits(notebook, cart);
  return pays ?? first(units) ?? first(LAST_WARES) ?? null;
}

function shopping(state: Frozen<State>, frame: Frozen<Frame>, player: Player, legal: Legal): Action | null {
  if (!isFrameOf(shopFrame, frame)) return null;
  const [notebook, cart] = [notebookOf(state, player), draftOf(frame, player)];
  if (frame.shop === 'interval') return nextPurchase(notebook, cart, legal);
  const wanted = [...suggestedMuster(notebook)];
  for (const ware of cart) wanted.splice(wanted.indexOf(ware), wanted.includes(ware) ? 1 : 0);
  return ofType(legal, 'buy').find(({ ware }) => wanted.includes(ware)) ?? null;
}

function fielding(state: Frozen<State>, frame: Frozen<Frame>, player: Player, legal: Legal): Action | null {
  if (!isFrameOf(fieldArmyFrame, frame)) return null;
  const draft = draftOf(frame, player);
  const wanted = suggestedField(notebookOf(state, player), frame).units.map(({ unit }) => unit);
  const bare = (unit: number): boolean =>
    draft.units.some((each) => each.unit === unit && each.detachment === null);
  const free = (item: string): boolean => draft.items.every((each) => each.item !== item);
  const isFielded = (unit: number): boolean => draft.units.some((each) => each.unit === unit);
  const isWhole = wanted.every(isFielded) && ofType(legal, 'confirm').length > 0;
  return (
    ofType(legal, 'field').find(({ unit }) => wanted.includes(unit)) ??
    // Somebody else has begun this army: room is made for who is missing.
    (isWhole ? undefined : ofType(legal, 'keepHome').find(({ unit }) => !wanted.includes(unit))) ??
    (isWhole ? undefined : ofType(legal, 'detach')[0]) ??
    ofType(legal, 'attach').find(({ unit }) => bare(unit)) ??
    ofType(legal, 'assign').find(({ item }) => free(item)) ??
    null
  );
}

/** The next action of an answer about armies; null where there is nothing of the kind to decide. */
export function armyAction(state: Frozen<State>, player: Player, legal: Legal): Action | null {
  const frame = state.frames.at(-1);
  if (frame === undefined) return null;
  const typeOf = (unit: number): string => mustered(notebookOf(state, player), unit).type;
  const wanted =
    shopping(state, frame, player, legal) ??
    fielding(state, frame, player, legal) ??
    dearest(ofType(legal, 'restore'), ({ unit }) => typeOf(unit)) ??
    dearest(ofType(legal, 'improve'), ({ unit }) => typeOf(unit));
  return wanted ?? ofType(legal, 'confirm')[0] ?? null;
}
