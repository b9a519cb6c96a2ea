// SAG-2.2 to 2.10: slots as people call them.
import { FIRST_LINE, RESERVE, SECOND_LINE, type Slot } from '../vocabulary.ts';

const numbered = (slots: readonly Slot[], line: string): readonly [Slot, string][] =>
  slots.map((slot, i) => [slot, `${line} ${i + 1}`]);

const NAMES: ReadonlyMap<string, string> = new Map([
  ...numbered(FIRST_LINE, '1st Line'),
  ...numbered(SECOND_LINE, '2nd Line'),
  ...numbered(RESERVE, 'Reserve'),
  ['RTW', 'Retreat West'],
  ['RTE', 'Retreat East'],
  ['OFW', 'Out-flank West'],
  ['OFE', 'Out-flank East'],
  ['IN', 'the Army deck'],
]);

/** '1st Line 3', 'Retreat West'. */
export const slotName = (slot: string): string => NAMES.get(slot) ?? slot;
