// Who tells the journal: events name units by number, the teller by what they are and where they stand.

import type { Said, Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { bold } from '@grognard/desk/words/phrases.ts';
import type { Event } from '../../events.ts';
import { SEAT_NAME } from '../../names.ts';
import type { Player, UnitId } from '../../vocabulary.ts';
import { type Memory, told } from './unit-memory.ts';

export interface Teller {
  /** A unit as it was known before the event. */
  name(unit: UnitId): string;
  /** A unit as it is known now. */
  nameNow(unit: UnitId): string;
  /** Something a unit does, with others it is about. */
  unit(icon: SymbolName, unit: UnitId, text: string, ...others: readonly UnitId[]): Said;
  /** Something that only makes sense with what the event has told about the unit. */
  unitNow(icon: SymbolName, unit: UnitId, text: string): Said;
}
export type Tellings = Sayings<Event, Teller>;

export const teller = (before: Memory, now: Memory): Teller => ({
  name: (unit) => told(before, unit),
  nameNow: (unit) => told(now, unit),
  unit: (icon, unit, text, ...others) => ({
    icon,
    text: [bold(told(before, unit)), text],
    about: aboutUnits(unit, ...others),
  }),
  unitNow: (icon, unit, text) => ({ icon, text: [bold(told(now, unit)), text], about: aboutUnits(unit) }),
});

/** Something a side does. */
export const side = (icon: SymbolName, player: Player, text: string): Said => ({
  icon,
  text: [bold(SEAT_NAME[player]), text],
});

/** Worth a sign on the timeline. */
export const key = (said: Said): Said => ({ ...said, isKey: true });
