// An umpire for drafting alone: a draft sets nothing else in motion.
import { invariant, type Random } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';

const impossible = (): never => invariant(false, 'drafting sets nothing else in motion') as never;

export const deskOnly = (state: State, random: Random): Table => ({
  state,
  random,
  emit() {},
  call: impossible,
  goto: impossible,
  end: impossible,
  reveal: impossible,
});
