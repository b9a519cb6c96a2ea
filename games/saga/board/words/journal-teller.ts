// Who tells the journal: events name units by number, the teller by what they are and where they stand.

import type { Phrase } from '@grognard/desk';
import type { Said, Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import type { Noun } from '@grognard/kernel';
import type { Event } from '../../events.ts';
import type { UnitId } from '../../vocabulary.ts';
import { type Memory, told } from './unit-memory.ts';

export interface Teller {
  /** A unit as it was known before the event. */
  noun(unit: UnitId): Noun;
  /** A unit as it is known now, with what the event has told about it. */
  nounNow(unit: UnitId): Noun;
}
export type Tellings = Sayings<Event, Teller>;

export const teller = (before: Memory, now: Memory): Teller => ({
  noun: (unit) => told(before, unit),
  nounNow: (unit) => told(now, unit),
});

/** A line with the units it is about. */
export const line = (
  icon: SymbolName,
  text: readonly Phrase[],
  ...units: readonly (UnitId | null)[]
): Said => ({
  icon,
  text,
  about: aboutUnits(...units),
});

/** Worth a sign on the timeline. */
export const key = (said: Said): Said => ({ ...said, isKey: true });
