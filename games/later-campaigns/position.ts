// A position as it is written down: the whole table, both sides' secrets included.

import { type Frozen, type Json, withDraftsOpen } from '@grognard/kernel';
import type { State } from './state.ts';

export const position = (state: Frozen<State>): Json => {
  const { frames, ...rest } = state;
  return { ...rest, frames: frames.map(withDraftsOpen) } as Json;
};
