// Every procedure of the sequence of play by the name frames know it by.
import type { AnyProcedure } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { toss } from './toss.ts';

export const procedures: { readonly [proc: string]: AnyProcedure<State, Action, Event> } = { toss };
