// What notebooks may hold: things of their own faction that suit each other, and nothing more often than it exists.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { ALLIES } from '../campaign/event-options.ts';
import { detachment } from '../data/detachments.ts';
import { IMPROVEMENT_DECK, improvement, suits } from '../data/improvements.ts';
import { RELIC_IDS } from '../data/items.ts';
import { LOOT_BAG } from '../data/loot.ts';
import { unitCard } from '../data/units.ts';
import type { UnitTypeId } from '../data/words.ts';
import type { State } from '../state.ts';
import { PLAYERS } from '../vocabulary.ts';
import { bookWords } from '../words/notebook.ts';
import { improvementFrame } from './frames.ts';
import type { Notebook } from './notebook.ts';
import { wareName } from './prices.ts';

export interface BookFault {
  readonly path: string;
  readonly refusal: Refusal;
}

/** NAP-SOL.16: EV19 and EV20 win units of any human faction. */
const RECRUITED: readonly UnitTypeId[] = Object.values(ALLIES).map(({ unit }) => unit);

/** NAP-ARM.1, NAP-TRN.22 */
function* strangersIn(
  { faction: own, muster, detachments }: Frozen<Notebook>,
  allies: readonly UnitTypeId[],
  path: string,
): Generator<BookFault> {
  for (const [index, { type, improvement: card }] of muster.entries()) {
    const { faction, name } = unitCard(type);
    const at = `${path}.muster[${index}]`;
    if (faction !== own && !allies.includes(type))
      yield { path: `${at}.type`, refusal: no('NAP-ARM.1', bookWords.foreign, { what: name }) };
    if (card !== null && !suits(card, unitCard(type)))
      yield {
        path: `${at}.improvement`,
        refusal: no('NAP-TRN.22', bookWords.unsuited, { card: improvement(card).name, unit: name }),
      };
  }
  const strange = detachments.find((id) => !detachment(id).factions.includes(own));
  if (strange !== undefined)
    yield {
      path: `${path}.detachments`,
      refusal: no('NAP-ARM.1', bookWords.foreign, { what: wareName(strange) }),
    };
}

/** NAP-TRN.20, NAP-TRN.26 */
function* copiesIn({ muster, ...book }: Frozen<Notebook>, path: string): Generator<BookFault> {
  const once = (): number => 1;
  const stars = muster.map(({ type }) => type).filter((type) => unitCard(type).unique);
  const kinds = [
    { field: 'muster', ids: stars, most: once, rule: 'NAP-TRN.26' } as const,
    {
      field: 'detachments',
      ids: book.detachments,
      most: (id: string) => detachment(id).copies,
      rule: 'NAP-TRN.26',
    } as const,
    { field: 'buildings', ids: book.buildings, most: once, rule: 'NAP-TRN.20' } as const,
    { field: 'artifacts', ids: book.artifacts, most: once, rule: 'NAP-TRN.26' } as const,
  ];
  for (const { field, ids, most, rule } of kinds) {
    const id = ids.find((each) => ids.filter((other) => other === each).length > most(each));
    if (id !== undefined)
      yield { path: `${path}.${field}`, refusal: no(rule, bookWords.tooMany, { what: wareName(id) }) };
  }
}

const isSame = (things: readonly string[], all: readonly string[]): boolean =>
  things.toSorted().join() === all.toSorted().join();

/** NAP-TRN.25, NAP-SOL.23: attached, drawn, in the deck or put aside. */
function areImprovementsThere(
  { series, campaign, frames }: Frozen<State>,
  books: readonly Frozen<Notebook>[],
) {
  const { cards = IMPROVEMENT_DECK, discards = [] } = series?.improvements ?? campaign?.improvements ?? {};
  const attached = books.flatMap(({ muster }) => muster.flatMap((unit) => unit.improvement ?? []));
  const drawn = frames.flatMap((frame) =>
    frame.proc === improvementFrame.proc && 'cards' in frame ? (frame.cards as readonly string[]) : [],
  );
  return isSame([...cards, ...discards, ...attached, ...drawn], IMPROVEMENT_DECK);
}

export function* bookFaults(state: Frozen<State>): Generator<BookFault> {
  const { series, campaign } = state;
  const notebooks = series?.notebooks ?? null;
  const books = [
    ...(notebooks === null
      ? []
      : PLAYERS.map((player) => ({
          book: notebooks[player],
          path: `series.notebooks.${player}`,
          allies: [],
        }))),
    ...(campaign === null ? [] : [{ book: campaign.notebook, path: 'campaign.notebook', allies: RECRUITED }]),
  ];
  for (const { book, path, allies } of books) {
    yield* strangersIn(book, allies, path);
    yield* copiesIn(book, path);
  }
  const all = books.map(({ book }) => book);
  if (!areImprovementsThere(state, all))
    yield {
      path: `${series === null ? 'campaign' : 'series'}.improvements`,
      refusal: no('NAP-TRN.25', bookWords.improvements),
    };
  if (series !== null && !isSame([...series.relicBag, ...all.flatMap(({ relics }) => relics)], RELIC_IDS))
    yield {
      path: 'series.relicBag',
      refusal: no('NAP-TRN.11', bookWords.relics),
    };
  if (campaign !== null && !isSame([...campaign.bag, ...campaign.loot, ...campaign.usedLoot], LOOT_BAG))
    yield {
      path: 'campaign.bag',
      refusal: no('NAP-SOL.15', bookWords.loot),
    };
}
