// A copy of the table that shares every record rules only ever replace.
import type { Frame, Frozen } from '@grognard/kernel';
import type { State } from './state.ts';

const copyFrame = (frame: Frame): Frame => ({ ...frame });

export const clone = (state: Frozen<State>): State => {
  const { frames, field, ground } = state as State;
  return {
    ...(state as State),
    frames: frames.map(copyFrame),
    field: field.slice(),
    ground: ground.slice(),
  };
};
