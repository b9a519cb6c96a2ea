// Sheets near a good one: somebody sent elsewhere, an order given to somebody else, parts of two sheets put together.
import type { Frozen, Random } from '@grognard/kernel';
import type { Action, ActionOf } from '../grammar.ts';
import { arrows } from '../orders/arrows.ts';
import type { State } from '../state.ts';
import { ARMS, SECTORS, type Side } from '../vocabulary.ts';
import { chance } from './chance.ts';
import { escortGuns, manCommand } from './guard-tasks.ts';
import type { Mind } from './mind.ts';
import { sheetBy } from './sheet.ts';
import { type SheetDraft, write } from './sheet-draft.ts';
import { GUARD } from './style.ts';
import { mayLeave } from './tasks.ts';

type OrderAction = ActionOf<'order'>;
type Orders = readonly OrderAction[];

const ordersOf = (sheet: readonly Action[]): Orders => sheet.filter((action) => action.type === 'order');

const isAlike = (a: OrderAction, b: OrderAction): boolean =>
  a.from === b.from && a.arm === b.arm && a.path.join() === b.path.join();

const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items.length === 0 ? undefined : items[random.die(items.length, 'AI variation') - 1];

/** Some of the orders that say the same as one of them: those, and the rest of the sheet. */
const takeSome = (orders: Orders, random: Random): { readonly taken: Orders; readonly rest: Orders } => {
  const one = pick(orders, random);
  if (one === undefined) return { taken: [], rest: orders };
  const alike = orders.filter((each) => isAlike(each, one));
  const taken = alike.slice(0, random.die(alike.length, 'AI variation'));
  return { taken, rest: orders.filter((each) => !taken.includes(each)) };
};

/** The same units with another arrow. */
const redirected = (orders: Orders, side: Side, random: Random): Orders => {
  const { taken, rest } = takeSome(orders, random);
  const [one] = taken;
  const arrow = one === undefined ? undefined : pick(arrows(side, one.arm, one.from), random);
  return arrow === undefined ? rest : [...rest, ...taken.map(() => arrow)];
};

/** Every arrow somebody without an order could be given. */
const unwritten = (draft: SheetDraft): Orders =>
  SECTORS.flatMap((from) =>
    ARMS.flatMap((arm) => (draft.waiting[from][arm] > 0 ? arrows(draft.side, arm, from) : [])),
  );

/** The orders of one sheet for some sectors, those of another for the rest. */
const crossed = (one: Orders, other: Orders, random: Random): Orders => {
  const own = new Set(SECTORS.filter(() => chance(random, 0.5)));
  return [...one.filter(({ from }) => own.has(from)), ...other.filter(({ from }) => !own.has(from))];
};

const writeAll = (draft: SheetDraft, orders: Orders): void => {
  for (const { from, arm, path } of orders)
    if (arm === 'A' || mayLeave(draft, from, 0)) write(draft, from, arm, path);
};

/** One that begins with the first sheet and takes something of the second, or of chance. */
const varied = (draft: SheetDraft, one: Orders, other: Orders, random: Random): void => {
  if (chance(random, 0.4)) {
    writeAll(draft, crossed(one, other, random));
    writeAll(draft, one);
    return;
  }
  if (chance(random, 0.6)) {
    writeAll(draft, redirected(one, draft.side, random));
    return;
  }
  const { taken, rest } = takeSome(one, random);
  writeAll(draft, rest);
  const arrow = pick(unwritten(draft), random);
  if (arrow !== undefined)
    writeAll(
      draft,
      taken.map(() => arrow),
    );
};

/** Endless; the same sheet may come twice. */
export function* variations(
  state: Frozen<State>,
  side: Side,
  sheets: readonly (readonly Action[])[],
  random: Random,
  mind: Mind,
): Generator<readonly Action[]> {
  const known = sheets.map(ordersOf);
  for (;;) {
    const one = pick(known, random);
    const other = pick(known, random);
    if (one === undefined || other === undefined) return;
    yield sheetBy(state, side, mind, (draft) => {
      if (draft.careful) manCommand(draft, GUARD);
      varied(draft, one, other, random);
      if (draft.careful) escortGuns(draft);
    });
  }
}
