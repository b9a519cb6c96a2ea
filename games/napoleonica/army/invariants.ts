// What must hold at every step of a tournament or a campaign.
import type { Frozen } from '@grognard/kernel';
import { EVENT_IDS } from '../data/campaign-events.ts';
import { detachment } from '../data/detachments.ts';
import { IMPROVEMENT_DECK } from '../data/improvements.ts';
import { RELIC_IDS } from '../data/items.ts';
import { LOOT_BAG } from '../data/loot.ts';
import { MOST_CORRUPTION } from '../data/regions.ts';
import { unitCard } from '../data/units.ts';
import type { State } from '../state.ts';
import { improvementFrame } from './frames.ts';
import type { Notebook } from './notebook.ts';

type Check = (state: Frozen<State>) => string | null;

const notebooksOf = ({ series, campaign }: Frozen<State>): readonly Frozen<Notebook>[] => [
  ...(series?.notebooks == null ? [] : Object.values(series.notebooks)),
  ...(campaign === null ? [] : [campaign.notebook]),
];

const same = (things: readonly string[], all: readonly string[], what: string): string | null =>
  things.toSorted().join() === all.toSorted().join() ? null : `${what}: ${things.join()}`;

/** Of a list, those that are there more often than they may. */
const tooMany = (ids: readonly string[], most: (id: string) => number): string | undefined =>
  ids.find((id) => ids.filter((each) => each === id).length > most(id));

/** NAP-TRN.26 */
const owned: Check = (state) => {
  for (const { treasury, muster, detachments, buildings, artifacts } of notebooksOf(state)) {
    if (treasury < 0) return `the treasury holds ${treasury}`;
    const twice =
      tooMany(
        muster.map(({ type }) => type).filter((type) => unitCard(type).unique),
        () => 1,
      ) ??
      tooMany(detachments, (id) => detachment(id).copies) ??
      tooMany(buildings, () => 1) ??
      tooMany(artifacts, () => 1);
    if (twice !== undefined) return `too many of ${twice}`;
  }
  return null;
};

/** NAP-TRN.25, SOL.23: no card is lost or made. */
const improvements: Check = (state) => {
  const deck = state.campaign?.improvements ?? state.series?.improvements;
  if (deck === undefined) return null;
  const attached = notebooksOf(state).flatMap(({ muster }) =>
    muster.flatMap((unit) => unit.improvement ?? []),
  );
  const drawn = state.frames.flatMap((frame) =>
    frame.proc === improvementFrame.proc && 'cards' in frame ? (frame.cards as readonly string[]) : [],
  );
  return same([...deck.cards, ...deck.discards, ...attached, ...drawn], IMPROVEMENT_DECK, 'improvements');
};

/** NAP-TRN.11: a relic lies in the bag or in a notebook; those on the field are still in the bag. */
const relics: Check = (state) => {
  const { series } = state;
  if (series === null) return null;
  return same(
    [...series.relicBag, ...notebooksOf(state).flatMap((book) => book.relics)],
    RELIC_IDS,
    'relics',
  );
};

/** NAP-SOL.15, SOL.16 */
const campaign: Check = (state) => {
  if (state.campaign === null) return null;
  const { loot, bag, usedLoot, known, events, past, corruption } = state.campaign;
  const foul = Object.values(corruption).find((level) => level < 0 || level > MOST_CORRUPTION);
  if (foul !== undefined) return `a region has corruption ${foul}`;
  return (
    same([...loot, ...bag, ...usedLoot], LOOT_BAG, 'loot') ??
    same([...known, ...events, ...past], EVENT_IDS, 'events')
  );
};

export const bookInvariants: { readonly [name: string]: Check } = {
  'nobody owns more than there is, or owes': owned,
  'eighteen improvements': improvements,
  'six relics': relics,
  'sixteen tokens, thirty events, corruption from 0 to 3': campaign,
};
