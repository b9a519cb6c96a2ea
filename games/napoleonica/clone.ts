// A copy of the table that shares every record rules only ever replace.
import type { Frame, Frozen } from '@grognard/kernel';
import type { Battle, State } from './state.ts';

const copyFrame = (frame: Frame): Frame => ({ ...frame });
const copyBattle = (battle: Battle): Battle => ({ ...battle, units: battle.units.slice() });

export const clone = (state: Frozen<State>): State => {
  const whole = state as State;
  return {
    ...whole,
    frames: whole.frames.map(copyFrame),
    battle: whole.battle === null ? null : copyBattle(whole.battle),
  };
};
