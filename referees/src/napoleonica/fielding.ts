// NAP-ARM, NAP-TRN.5, NAP-TRN.13, NAP-TRN.16: which army may take the field, and whether it has a Commander of its own.
import { cardIn, costOf, type FieldDraft, LENT, type Notebook } from './books.ts';
import type { Legal } from './offers-turn.ts';
import { DETACHMENTS } from './tables/series.ts';
import { factionOf } from './tables/units.ts';

export interface FieldTerms {
  readonly limit: number;
  readonly lends: boolean;
  readonly perGun: number;
}
type Counts = readonly [infantry: number, cavalry: number, artillery: number];
const ARMS = ['infantry', 'cavalry', 'artillery'] as const;

const fitIn = (notebook: Notebook): number[] =>
  notebook.muster.flatMap((unit, id) => (unit.broken ? [] : [id]));

/** What detachments can add, bearers of each arm given: every sum that can be reached. */
function sumsOf(owned: readonly string[], bearers: Counts): Set<number> {
  let sums = new Set([0]);
  for (const [place, arm] of ARMS.entries()) {
    const costs = owned.flatMap((id) => (DETACHMENTS[id]?.arm === arm ? [DETACHMENTS[id]?.cost ?? 0] : []));
    let taken: [count: number, sum: number][] = [[0, 0]];
    for (const cost of costs)
      taken = [...taken, ...taken.map(([n, sum]): [number, number] => [n + 1, sum + cost])];
    const added = new Set(taken.flatMap(([n, sum]) => (n <= (bearers[place] ?? 0) ? [sum] : [])));
    sums = new Set([...sums].flatMap((sum) => [...added].map((more) => sum + more)));
  }
  return sums;
}

interface Way {
  readonly cost: number;
  readonly stars: number;
  readonly guns: number;
  readonly bearers: Counts;
}

/** Whether some army with a Commander may be fielded at all. */
export function canField(notebook: Notebook, { limit, perGun }: FieldTerms): boolean {
  const fit = fitIn(notebook);
  const commanders = fit.filter((id) => cardIn(notebook, id).arm === 'commander');
  if (commanders.some((id) => !cardIn(notebook, id).unique && cardIn(notebook, id).cost <= limit))
    return true;
  return commanders.some((leader) =>
    waysWith(notebook, fit, leader, limit).some((way) => {
      if (way.guns * perGun > notebook.treasury) return false;
      return [...sumsOf(notebook.detachments, way.bearers)].some((more) => {
        const total = way.cost + more;
        return total <= limit && way.stars <= Math.floor(total / 100);
      });
    }),
  );
}

function waysWith(notebook: Notebook, fit: readonly number[], leader: number, limit: number): Way[] {
  const start: Way = { cost: cardIn(notebook, leader).cost, stars: 1, guns: 0, bearers: [0, 0, 0] };
  const ways = new Map<string, Way>([['', start]]);
  for (const id of fit) {
    if (id === leader) continue;
    const card = cardIn(notebook, id);
    const isOwn = factionOf(card.id) === notebook.faction;
    for (const way of [...ways.values()]) {
      const cost = way.cost + card.cost;
      if (cost > limit) continue;
      const bearers = way.bearers.map((count, place) => count + (isOwn && ARMS[place] === card.arm ? 1 : 0));
      const guns = way.guns + (card.arm === 'artillery' ? 1 : 0);
      const next = {
        cost,
        stars: way.stars + (card.unique ? 1 : 0),
        guns,
        bearers: bearers as unknown as Counts,
      };
      ways.set(`${cost} ${next.stars} ${guns} ${bearers.join()}`, next);
    }
  }
  return [...ways.values()];
}

/** NAP-ARM.7 */
export function isLegalArmy(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): boolean {
  const cards = draft.units.map(({ unit }) => cardIn(notebook, unit));
  const total = costOf(notebook, draft);
  const guns = cards.filter(({ arm }) => arm === 'artillery').length;
  const stars = cards.filter(({ unique }) => unique).length;
  const isLed = cards.some(({ arm }) => arm === 'commander');
  if (total > terms.limit || stars > Math.floor(total / 100) || guns * terms.perGun > notebook.treasury)
    return false;
  return isLed || (terms.lends && !canField(notebook, terms));
}

const copies = (list: readonly string[], wanted: string): number =>
  list.filter((each) => each === wanted).length;

function attachOffers(notebook: Notebook, draft: FieldDraft, { limit }: FieldTerms): Legal[] {
  const used = draft.units.flatMap(({ detachment }) => (detachment === null ? [] : [detachment]));
  return draft.units.flatMap(({ unit, detachment: current }) => {
    const card = cardIn(notebook, unit);
    if (factionOf(card.id) !== notebook.faction) return [];
    return [...new Set(notebook.detachments)].flatMap((detachment) => {
      const printed = DETACHMENTS[detachment];
      if (detachment === current || printed === undefined || printed.arm !== card.arm) return [];
      if (copies(used, detachment) >= copies(notebook.detachments, detachment)) return [];
      const spared = current === null ? 0 : (DETACHMENTS[current]?.cost ?? 0);
      if (costOf(notebook, draft) - spared + printed.cost > limit) return [];
      return [{ type: 'attach', unit, detachment }];
    });
  });
}

/** NAP-TRN.13: two artifacts and a relic for each Commander. */
function assignOffers(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): Legal[] {
  const leaders = draft.units
    .map(({ unit }) => unit)
    .filter((id) => cardIn(notebook, id).arm === 'commander');
  if (terms.lends && !canField(notebook, terms)) leaders.push(LENT);
  return leaders.flatMap((commander) =>
    [...notebook.artifacts, ...notebook.relics].flatMap((item) => {
      const others = draft.items.filter((each) => each.commander === commander && each.item !== item);
      if (draft.items.some((each) => each.item === item && each.commander === commander)) return [];
      const kind = item.slice(0, 2);
      const most = kind === 'AR' ? 2 : 1;
      if (others.filter((each) => each.item.startsWith(kind)).length >= most) return [];
      return [{ type: 'assign', item, commander }];
    }),
  );
}

export function fieldOffers(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): Legal[] {
  const chosen = draft.units.map(({ unit }) => unit);
  const total = costOf(notebook, draft);
  const found: Legal[] = [];
  for (const id of fitIn(notebook))
    if (!chosen.includes(id) && total + cardIn(notebook, id).cost <= terms.limit)
      found.push({ type: 'field', unit: id });
  for (const { unit, detachment } of draft.units) {
    found.push({ type: 'keepHome', unit });
    if (detachment !== null) found.push({ type: 'detach', unit });
  }
  for (const { item } of draft.items) found.push({ type: 'unassign', item });
  found.push(...attachOffers(notebook, draft, terms), ...assignOffers(notebook, draft, terms));
  if (isLegalArmy(notebook, draft, terms)) found.push({ type: 'confirm' });
  return found;
}
