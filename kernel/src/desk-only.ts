import type { Random, Umpire } from './contract.ts';
import { invariant } from './invariant.ts';

const impossible = (): never => invariant(false, 'drafting sets nothing else in motion') as never;

/** An umpire for drafting alone: a draft sets nothing else in motion. */
export const deskOnly = <S, E>(state: S, random: Random): Umpire<S, E> => ({
  state,
  random,
  emit() {},
  call: impossible,
  goto: impossible,
  end: impossible,
  reveal: impossible,
});
