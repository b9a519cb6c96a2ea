// What the journal remembers of units: events name them by number, people by what they are and where they stood.
import { tell, translate } from '@grognard/desk/words/tell.ts';
import type { Noun } from '@grognard/kernel';
import type { Event } from '../../events.ts';
import { slotOf } from '../../field/places.ts';
import { SEAT_NAME } from '../../names.ts';
import type { UnitView } from '../../view.ts';
import { ownerOf } from '../../view-units.ts';
import type { Place, UnitCardId, UnitId } from '../../vocabulary.ts';
import { slotName } from '../../words/slot-names.ts';
import { unitNoun } from '../../words/unit-nouns.ts';
import { units } from './sentences-journal.ts';

type Known = { readonly card: UnitCardId | null; readonly at: Place | null };
export type Memory = { readonly [unit: UnitId]: Known };

const NOBODY: Known = { card: null, at: null };
export const NOTHING: Memory = {};

/** Who is where, and what, after an event. */
function learnt(event: Event): readonly (readonly [UnitId, Partial<Known>])[] {
  switch (event.type) {
    case 'armiesDeployed':
      return event.units.map(({ unit, card, at }) => [unit, { card, at }]);
    case 'unitRevealed':
    case 'unitEliminated':
      return [[event.unit, { card: event.card }]];
    case 'unitDrawn':
    case 'unitSentBack':
      return event.card === null ? [] : [[event.unit, { card: event.card }]];
    case 'unitMoved':
    case 'unitRetreated':
      return [[event.unit, { at: event.to }]];
    case 'unitEntered':
    case 'outflankArrived':
      return [[event.unit, { at: event.at }]];
    case 'outflankBegan':
      return [[event.unit, { at: `${ownerOf(event.unit)}:OF${event.side}` }]];
    case 'reserveRearranged':
      return event.moves.map(({ unit, to }) => [unit, { at: to }]);
    default:
      return [];
  }
}

export function after(memory: Memory, event: Event): Memory {
  let next = memory;
  for (const [unit, known] of learnt(event))
    next = { ...next, [unit]: { ...(next[unit] ?? NOBODY), ...known } };
  return next;
}

/** What is known of units that are in view. */
export const memoryOf = (units: readonly UnitView[]): Memory =>
  Object.fromEntries(units.map(({ id, card, at }) => [id, { card, at }]));

/** Of units the journal was not told of: what they are, not where they stood then. */
export const recall = (units: readonly UnitView[]): Memory =>
  Object.fromEntries(units.map(({ id, card }) => [id, { card, at: null }]));

/** The same memory when nothing is new. */
export const remember = (memory: Memory | null, events: readonly Event[]): Memory | null => {
  const now = events.reduce(after, memory ?? NOTHING);
  return now === NOTHING ? memory : now;
};

/** A unit in the journal: 'the Highlanders (1st Line 3)'; of one nobody has seen, whose it is. */
export function told(memory: Memory, unit: UnitId): Noun {
  const { card, at } = memory[unit] ?? NOBODY;
  const where = at === null ? null : slotName(slotOf(at));
  if (card === null) {
    const side = SEAT_NAME[ownerOf(unit)];
    const noun = where === null ? tell(units.hidden, { side }) : tell(units.hiddenAt, { side, where });
    return { noun, number: 'one' };
  }
  const known = unitNoun(card);
  return where === null
    ? known
    : { ...known, noun: tell(units.knownAt, { unit: translate(known.noun), where }) };
}
