// Between battles: what a sensible player buys, restores, improves and fields.
import { draftOf, type Frozen, isFrameOf } from '@grognard/kernel';
import { notebookOf } from '../army/books.ts';
import { fieldSteps } from '../army/field-steps.ts';
import { fieldArmyFrame, type ShopFrame, shopFrame } from '../army/frames.ts';
import { plainCommander } from '../army/lent-commander.ts';
import { mustered, type Notebook } from '../army/notebook.ts';
import { type Cart, refuseCart, refuseMuster, refusePurchase, waresFor } from '../army/purchases.ts';
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

/** NAP-TRN.4: the cart of a first muster: a Commander if it has none, for whom others make room, then whoever is wanted. */
function* musterPurchases(notebook: Frozen<Notebook>, cart: Cart): Generator<Action, Cart> {
  let chosen = cart;
  const chief = plainCommander(notebook.faction);
  while (refuseMuster(notebook, chosen) !== null) {
    const isOpen = refusePurchase(notebook, chosen, 'muster', chief) === null;
    const ware = isOpen ? chief : chosen.at(-1);
    if (ware === undefined) return chosen;
    yield { type: isOpen ? 'buy' : 'putBack', ware };
    chosen = isOpen ? [...chosen, ware] : chosen.slice(0, -1);
  }
  for (const ware of beyond(suggestedMuster(notebook), chosen)) {
    if (refusePurchase(notebook, chosen, 'muster', ware) !== null) continue;
    yield { type: 'buy', ware };
    chosen = [...chosen, ware];
  }
  return chosen;
}

/** Those of one list that the other has not. */
function beyond(wanted: Cart, cart: Cart): Cart {
  const left = [...wanted];
  for (const ware of cart) if (left.includes(ware)) left.splice(left.indexOf(ware), 1);
  return left;
}

function* intervalPurchases(notebook: Frozen<Notebook>, cart: Cart): Generator<Action, Cart> {
  let chosen = cart;
  for (;;) {
    const open = waresFor(notebook, 'interval').filter(
      (ware) => refusePurchase(notebook, chosen, 'interval', ware) === null,
    );
    const next = nextPurchase(
      notebook,
      chosen,
      open.map((ware) => ({ type: 'buy', ware })),
    );
    if (next?.type !== 'buy') return chosen;
    yield next;
    chosen = [...chosen, next.ware];
  }
}

/** A building that was put back may have left more than can be paid for. */
function* paidFor(notebook: Frozen<Notebook>, cart: Cart): Generator<Action, Cart> {
  let chosen = cart;
  for (let ware = chosen.at(-1); ware !== undefined && refuseCart(notebook, chosen) !== null; ) {
    yield { type: 'putBack', ware };
    chosen = chosen.slice(0, -1);
    ware = chosen.at(-1);
  }
  return chosen;
}

function* shopping(
  notebook: Frozen<Notebook>,
  { shop }: Pick<ShopFrame, 'shop'>,
  cart: Cart,
): Generator<Action> {
  const chosen = yield* paidFor(notebook, cart);
  yield* shop === 'muster' ? musterPurchases(notebook, chosen) : intervalPurchases(notebook, chosen);
}

const CONFIRM: Action = { type: 'confirm' };

/** A whole answer about armies that are put together unseen, up to its commit; null where nothing of the kind is asked. */
export function armyAnswer(state: Frozen<State>, player: Player): readonly Action[] | null {
  const frame = state.frames.at(-1);
  if (frame === undefined) return null;
  if (isFrameOf(shopFrame, frame))
    return [...shopping(notebookOf(state, player), frame, draftOf(frame, player)), CONFIRM];
  if (!isFrameOf(fieldArmyFrame, frame)) return null;
  const draft = draftOf(frame, player);
  return [...fieldSteps(draft, suggestedField(notebookOf(state, player), frame, draft)), CONFIRM];
}

/** A unit that is restored or improved; null where nothing of the kind is asked. */
export function unitAction(state: Frozen<State>, player: Player, legal: Legal): Action | null {
  const typeOf = (unit: number): string => mustered(notebookOf(state, player), unit).type;
  return (
    dearest(ofType(legal, 'restore'), ({ unit }) => typeOf(unit)) ??
    dearest(ofType(legal, 'improve'), ({ unit }) => typeOf(unit)) ??
    ofType(legal, 'confirm')[0] ??
    null
  );
}
