// What the journal remembers of units: events name them by number, people by what they are and where they stood.
import type { Event } from '../../events.ts';
import { slotOf } from '../../field/places.ts';
import { SEAT_NAME } from '../../names.ts';
import { ownerOf } from '../../view-units.ts';
import type { Place, UnitCardId, UnitId } from '../../vocabulary.ts';
import { slotName, unitCardName } from './names.ts';

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

/** The same memory when nothing is new. */
export const remember = (memory: Memory | null, events: readonly Event[]): Memory | null => {
  const now = events.reduce(after, memory ?? NOTHING);
  return now === NOTHING ? memory : now;
};

/** A unit in the journal: 'Highlanders (L3)'; of one nobody has seen, whose it is. */
export function told(memory: Memory, unit: UnitId): string {
  const { card, at } = memory[unit] ?? NOBODY;
  const where = at === null ? '' : ` (${slotName(slotOf(at))})`;
  const who = card === null ? `a hidden unit of ${SEAT_NAME[ownerOf(unit)]}` : unitCardName(card);
  return `${who}${where}`;
}
