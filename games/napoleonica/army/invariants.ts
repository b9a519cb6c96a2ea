// What must hold at every step of a tournament or a campaign.
import { type Frozen, fill } from '@grognard/kernel';
import { EVENT_IDS } from '../data/campaign-events.ts';
import { MOST_CORRUPTION } from '../data/regions.ts';
import type { State } from '../state.ts';
import { bookFaults } from './book-faults.ts';

type Check = (state: Frozen<State>) => string | null;

/** NAP-TRN.26, NAP-TRN.25, NAP-TRN.11, NAP-SOL.15 */
const books: Check = (state) => {
  const [fault] = bookFaults(state);
  return fault === undefined ? null : `${fault.path}: ${fill(fault.refusal.text, fault.refusal.with)}`;
};

const debts: Check = ({ series, campaign }) => {
  const treasuries = [
    ...Object.values(series?.notebooks ?? {}).map(({ treasury }) => treasury),
    campaign?.notebook.treasury ?? 0,
  ];
  const debt = treasuries.find((treasury) => treasury < 0);
  return debt === undefined ? null : `a treasury holds ${debt}`;
};

/** NAP-SOL.16 */
const campaign: Check = (state) => {
  if (state.campaign === null) return null;
  const { known, events, past, corruption } = state.campaign;
  const foul = Object.values(corruption).find((level) => level < 0 || level > MOST_CORRUPTION);
  if (foul !== undefined) return `a region has corruption ${foul}`;
  const deck = [...known, ...events, ...past].toSorted().join();
  return deck === EVENT_IDS.toSorted().join() ? null : `events: ${deck}`;
};

export const bookInvariants: { readonly [name: string]: Check } = {
  'nobody owns what he may not, or more than there is': books,
  'nobody owes': debts,
  'thirty events, corruption from 0 to 3': campaign,
};
