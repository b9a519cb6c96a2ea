// What holds in every state, for the fuzzer and for recorded games.
import type { Frozen } from '@grognard/kernel';
import type { State } from './state.ts';

type Invariant = (state: Frozen<State>) => string | null;

/** PENNY-1.3: the toss is over exactly when the coins are up. */
const turnedUpTogether: Invariant = ({ frames, shown }) =>
  (frames.length === 0) === (shown !== null) ? null : 'the coins are up before the toss is over';

export const invariants = { 'coins are turned up together': turnedUpTogether };
