// A copy of the table that shares every record rules only ever replace.
import type { Frame, Frozen } from '@grognard/kernel';
import type { State } from './state.ts';

/** The lowest two frames, game and round, are on every table and have no locals: they are quickest copied by name. */
const copyFrame = (frame: Frame, height: number): Frame =>
  height < 2 && frame.proc !== 'customSetup' ? { proc: frame.proc, step: frame.step } : { ...frame };

export const clone = (state: Frozen<State>): State => {
  const { frames, units } = state as State;
  return { ...(state as State), frames: frames.map(copyFrame), units: units.slice() };
};
