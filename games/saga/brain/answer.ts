// A whole quick answer: a deployment at once, anything else one action at a time.
import type { Frozen, Random, Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { deploy } from './deploy.ts';
import { MIND, type Mind } from './mind.ts';
import { quickest } from './rollout.ts';

export const answer = (state: Frozen<State>, seat: Seat, random: Random): readonly Action[] =>
  answerWith(state, seat, random, MIND);

export const answerWith = (
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  mind: Mind,
): readonly Action[] =>
  state.frames.at(-1)?.proc === 'deployment'
    ? deploy(state, asPlayer(seat), random)
    : [quickest(state, seat, random, mind)];
