// Words for prompts, the journal and the terminal.
import { meta } from './meta.ts';
import type { BySide, Face, Side } from './vocabulary.ts';

export const SIDE_NAME: BySide<string> = meta.seatNames;

/** What can be seen of a coin, in words. */
export const coinName = (coin: Face | 'covered' | null): string => coin ?? 'not laid yet';

/** 'Laying coins' */
export const momentName = ({
  shown,
  resigned,
}: {
  readonly shown: BySide<Face> | null;
  readonly resigned: Side | null;
}): string => (shown === null && resigned === null ? 'Laying coins' : 'The coins are up');
