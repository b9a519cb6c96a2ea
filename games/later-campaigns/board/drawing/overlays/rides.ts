// NLC-12.6: orders on their way, from who sent them to who shall have them.
import { fieldOf } from '../../../ground/field.ts';
import type { Read } from '../../../rule-types.ts';
import { type Hex, NOWHERE, type Side } from '../../../vocabulary.ts';

interface Ride {
  readonly seq: number;
  readonly from: Hex;
  readonly to: Hex;
  readonly turn: number;
}

export function ridesOf(state: Read, side: Side): readonly Ride[] {
  const { bodies } = fieldOf(state).theatre;
  return [...bodies.keys()].flatMap((body): readonly Ride[] => {
    const under = state.bodies[body] ?? null;
    if (under === null || bodies[body]?.side !== side) return [];
    const to = state.leaders[under.leader]?.hex ?? NOWHERE;
    return under.transit.flatMap(({ sender, seq, receive }) => {
      const from = typeof sender === 'number' ? (state.leaders[sender]?.hex ?? NOWHERE) : NOWHERE;
      return from === NOWHERE || to === NOWHERE || from === to ? [] : [{ seq, from, to, turn: receive }];
    });
  });
}
