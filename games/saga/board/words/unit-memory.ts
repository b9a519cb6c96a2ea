// What the journal remembers of units: events name them by number, people by what they are and where they stood.
import type { Json } from '@grognard/kernel';
import type { Event } from '../../events.ts';
import { SEAT_NAME } from '../../names.ts';
import type { Player, UnitCardId, UnitId } from '../../vocabulary.ts';
import { eventsIn } from '../input/reading.ts';
import { slotName, unitCardName } from './names.ts';

type Known = { readonly card: UnitCardId | null; readonly at: string | null };
export type Memory = { readonly [unit: UnitId]: Known };

const NOBODY: Known = { card: null, at: null };
export const NOTHING: Memory = {};

const isMemory = (json: Json): json is Json & Memory =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
export const memoryIn = (json: Json): Memory => (isMemory(json) ? json : NOTHING);

/** Units are numbered by army: 'A7'. */
export const ownerOf = (unit: UnitId): Player => (unit.startsWith('A') ? 'A' : 'B');

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

export function remember(json: Json, events: readonly Json[]): Json {
  const before = memoryIn(json);
  const now = eventsIn(events).reduce(after, before);
  return now === before ? json : { ...now };
}

/** A unit in the journal: 'Highlanders (L3)'; of one nobody has seen, whose it is. */
export function told(memory: Memory, unit: UnitId): string {
  const { card, at } = memory[unit] ?? NOBODY;
  const where = at === null ? '' : ` (${slotName(at.slice(2))})`;
  const who = card === null ? `a hidden unit of ${SEAT_NAME[ownerOf(unit)]}` : unitCardName(card);
  return `${who}${where}`;
}
