// Words for prompts, results and the journal.
import type { Player } from './vocabulary.ts';

/** Seats by the colour of their boards, for both may lead the same faction. */
export const SEAT_NAME: { readonly [player in Player]: string } = { A: 'Blue', B: 'Red' };
