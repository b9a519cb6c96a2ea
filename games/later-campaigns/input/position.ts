// A position as it is written down: the whole table, both sides' secrets included.

import { type Frozen, type Json, type Result, withDraftsOpen } from '@grognard/kernel';
import { reading } from '@grognard/kernel/forms.ts';
import type { State } from '../state.ts';
import { positionForm } from './position-form.ts';

export const position = (state: Frozen<State>): Json => {
  const { frames, ...rest } = state;
  return { ...rest, frames: frames.map(withDraftsOpen) } as Json;
};

export const parsePosition = (raw: unknown): Result<State> => reading(() => positionForm(raw, ''));
