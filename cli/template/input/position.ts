// A position as it is written down: one form reads it, types it and publishes its schema.
import type { Frozen, Json, Result } from '@grognard/kernel';
import { checked, fault, nullable, oneOf, optional, reading, record } from '@grognard/kernel/forms.ts';
import { coinsLaid } from '../field/coins.ts';
import type { Draft } from '../grammar.ts';
import { options } from '../options.ts';
import { stateAt } from '../setup.ts';
import type { State } from '../state.ts';
import { type BySide, FACES, SIDES, type Side } from '../vocabulary.ts';

const coin = optional(nullable<Draft>(oneOf(FACES)), null);

const fields = record({
  options: optional(options.form, options.usual),
  laid: optional(record<BySide<Draft>>({ even: coin, odd: coin }), { even: null, odd: null }),
  resigned: optional(nullable<Side | null>(oneOf(SIDES)), null),
});

/** What no form of a single field can say: the moment is possible. */
export const positionForm = checked(fields, ({ laid, resigned }) => {
  if (resigned !== null && laid.even !== null && laid.odd !== null)
    fault('impossible', 'resigned', 'Nobody resigns once both coins are turned up (PENNY-1.3).');
});

export const parsePosition = (raw: unknown): Result<State> => reading(() => stateAt(positionForm(raw, '')));

/** Holds both sides' secrets. */
export const position = (state: Frozen<State>): Json => ({
  options: { ...state.options },
  laid: coinsLaid(state),
  resigned: state.resigned,
});
