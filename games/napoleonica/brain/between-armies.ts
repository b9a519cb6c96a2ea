// Between battles: what a sensible player buys, restores, improves and fields, one action at a time.
import { draftOf, type Frame, type Frozen, isFrameOf } from '@grognard/kernel';
import { notebookOf } from '../army/books.ts';
import { fieldArmyFrame, shopFrame } from '../army/frames.ts';
import { mustered, type Notebook } from '../army/notebook.ts';
import { isBuilding } from '../army/prices.ts';
import { suggestedField, suggestedMuster } from '../army/suggestions.ts';
import { isUnitType, unitCard } from '../data/units.ts';
import type { Action, ActionOf } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';

type Legal = readonly Action[];
export const ofType = <T extends Action['type']>(legal: Legal, type: T): readonly ActionOf<T>[] =>
  legal.filter((action): action is ActionOf<T> => action.type === type);

/** More than the next battle lets one field is of no use. */
const ENOUGH = 340;
const BEST_BUILDINGS = ['BD7', 'BD4', 'BD6'];

const dearest = <T>(items: readonly T[], type: (item: T) => string): T | undefined =>
  items.toSorted((a, b) => unitCard(type(b)).cost - unitCard(type(a)).cost)[0];

const strengthOf = ({ muster }: Frozen<Notebook>, more: readonly string[]): number =>
  [...muster.filter(({ broken }) => !broken).map(({ type }) => type), ...more.filter(isUnitType)].reduce(
    (sum, type) => sum + unitCard(type).cost,
    0,
  );

/** A building that pays, then the dearest unit, until the army is large enough. */
export function nextPurchase(
  notebook: Frozen<Notebook>,
  cart: readonly string[],
  legal: Legal,
): Action | null {
  const ways = ofType(legal, 'buy');
  const building = ways.find(({ ware }) => isBuilding(ware) && BEST_BUILDINGS.includes(ware));
  if (strengthOf(notebook, cart) >= ENOUGH) return building ?? null;
  const units = ways.filter(({ ware }) => isUnitType(ware) && unitCard(ware).branch !== 'commander');
  return dearest(units, ({ ware }) => ware) ?? building ?? null;
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
  return (
    ofType(legal, 'field').find(({ unit }) => wanted.includes(unit)) ??
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
