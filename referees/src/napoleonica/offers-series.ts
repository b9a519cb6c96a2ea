// NAP-19: what may be done between the battles of a tournament.
import {
  cardIn,
  type FieldDraft,
  type Notebook,
  notebookIn,
  repairPrice,
  seriesIn,
  unitPrice,
  unitsFor,
} from './books.ts';
import { fieldOffers } from './fielding.ts';
import type { Legal } from './offers-turn.ts';
import { rosterCost } from './rosters.ts';
import { type Frame, framesIn, type Player } from './shape.ts';
import { ROSTERS, SCENARIOS } from './tables/scenarios.ts';
import { ARTIFACTS, BUILDINGS, DETACHMENTS, detachmentsOf, IMPROVEMENTS } from './tables/series.ts';
import { lettersOf, unitCard } from './tables/units.ts';

const isIn = (table: object, ware: string): boolean => Object.hasOwn(table, ware);
const copies = (list: readonly string[], wanted: string): number =>
  list.filter((each) => each === wanted).length;

/** What a cart costs; a building in it works at once (NAP-TRN.12). */
export function cartPrice(cart: readonly string[], { buildings }: Notebook): number {
  const all = [...buildings, ...cart.filter((ware) => isIn(BUILDINGS, ware))];
  return cart.reduce((sum, ware) => {
    const fixed = BUILDINGS[ware] ?? ARTIFACTS[ware] ?? DETACHMENTS[ware]?.cost;
    return sum + (fixed ?? unitPrice(unitCard(ware), all));
  }, 0);
}

/** NAP-TRN.26 */
function isFree(ware: string, cart: readonly string[], notebook: Notebook): boolean {
  const { muster, detachments, buildings, artifacts } = notebook;
  if (isIn(DETACHMENTS, ware))
    return copies([...detachments, ...cart], ware) < (DETACHMENTS[ware]?.copies ?? 0);
  if (isIn(BUILDINGS, ware)) return !buildings.includes(ware) && !cart.some((each) => isIn(BUILDINGS, each));
  if (isIn(ARTIFACTS, ware)) return ![...artifacts, ...cart].includes(ware);
  return !unitCard(ware).unique || ![...muster.map(({ type }) => type), ...cart].includes(ware);
}

export function buyable(notebook: Notebook, cart: readonly string[], isMuster: boolean): string[] {
  const wares = [
    ...unitsFor(notebook.faction).map(({ id }) => id),
    ...detachmentsOf(notebook.faction),
    ...(isMuster ? [] : [...Object.keys(BUILDINGS), ...Object.keys(ARTIFACTS)]),
  ];
  return wares.filter(
    (ware) => isFree(ware, cart, notebook) && cartPrice([...cart, ware], notebook) <= notebook.treasury,
  );
}

export function shopOffers(notebook: Notebook, cart: readonly string[], isMuster: boolean): Legal[] {
  const found: Legal[] = buyable(notebook, cart, isMuster).map((ware) => ({ type: 'buy', ware }));
  for (const ware of new Set(cart)) found.push({ type: 'putBack', ware });
  const isLed = cart.some(
    (ware) => !isIn(DETACHMENTS, ware) && isUnit(ware) && unitCard(ware).arm === 'commander',
  );
  if (!isMuster || isLed) found.push({ type: 'confirm' });
  return found;
}
const isUnit = (ware: string): boolean => !isIn(BUILDINGS, ware) && !isIn(ARTIFACTS, ware);

export function restoreOffers(notebook: Notebook, isFreeOf: boolean): Legal[] {
  const broken = notebook.muster.flatMap((unit, id) => (unit.broken ? [id] : []));
  const payable = broken.filter((id) => isFreeOf || repairPrice(notebook, id) <= notebook.treasury);
  return [{ type: 'done' }, ...payable.map((unit) => ({ type: 'restore', unit }))];
}

/** NAP-TRN.22 */
export function mayImprove(notebook: Notebook, card: string, id: number): boolean {
  const printed = cardIn(notebook, id);
  switch (IMPROVEMENTS[card]?.[0]) {
    case 'infantry':
      return printed.arm === 'infantry';
    case 'ranged':
    case 'melee':
      return printed.rows.some(({ kind }) => kind === IMPROVEMENTS[card]?.[0]);
    case 'swift':
      return !printed.abilities.includes('Slow');
    default:
      return true;
  }
}

function improveOffers(notebook: Notebook, frame: Frame): Legal[] {
  const [cards, eligible] = [frame['cards'] as string[], frame['eligible'] as number[]];
  const free = eligible.filter((id) => notebook.muster[id]?.improvement === null);
  return [...new Set(cards)].flatMap((card) =>
    free.filter((id) => mayImprove(notebook, card, id)).map((unit) => ({ type: 'improve', card, unit })),
  );
}

/** NAP-SCN.5, NAP-ARM.8: recommended armies of the faction within the limit. */
function rosterOffers(position: unknown, seat: Player): Legal[] | null {
  const [match] = framesIn(position);
  const { options, factions, sideOf } = match as unknown as {
    options: { scenario: string; custom: { limits: { south: number; north: number } } | null };
    factions: Record<Player, string | null>;
    sideOf: Record<Player, 'south' | 'north'> | null;
  };
  const limits = SCENARIOS[options.scenario]?.limits ?? options.custom?.limits;
  const faction = factions[seat];
  if (limits === undefined || faction === null || sideOf === null) return null;
  return Object.keys(ROSTERS)
    .filter(
      (name) =>
        name.startsWith(lettersOf(faction)) && rosterCost(ROSTERS[name] ?? '') <= limits[sideOf[seat]],
    )
    .map((roster) => ({ type: 'pickRoster', roster }));
}

/** What may be done at a decision between battles; null: none of these. */
export function seriesOffers(position: unknown, frame: Frame, seat: Player): Legal[] | null {
  const notebook = notebookIn(position, seat);
  const drafts = frame['drafts'] as { readonly [player in Player]: unknown } | undefined;
  switch (frame.proc) {
    case 'match':
    case 'pickSide':
      return ['south', 'north'].map((side) => ({ type: 'pickSide', side }));
    case 'factions':
      return ['france', 'russia', 'abyss'].map((faction) => ({ type: 'pickFaction', faction }));
    case 'battleFactions':
      return (frame['allowed'] as Record<Player, string[]>)[seat].map((faction) => ({
        type: 'pickFaction',
        faction,
      }));
    case 'battleRosters':
      return rosterOffers(position, seat);
    case 'pickMap':
      return (seriesIn(position)?.maps ?? []).map((map) => ({ type: 'pickMap', map }));
    default:
      break;
  }
  if (notebook === null) return null;
  switch (frame.proc) {
    case 'shop':
      return shopOffers(notebook, drafts?.[seat] as string[], frame['shop'] === 'muster');
    case 'fieldArmy': {
      const { limit, lends, perGun } = frame as unknown as { limit: number; lends: boolean; perGun: number };
      return fieldOffers(notebook, drafts?.[seat] as FieldDraft, { limit, lends, perGun });
    }
    case 'restoration':
      return restoreOffers(notebook, frame['free'] !== null);
    case 'improvement':
      return improveOffers(notebook, frame);
    default:
      return null;
  }
}
