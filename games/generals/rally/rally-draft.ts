// A side's rally draft, kept in one order whatever the order of choosing: Infantry, Cavalry, then units by id.
import { draftOf, type Frozen, setDraft } from '@grognard/kernel';
import { indexOf } from '../field/units.ts';
import type { RallyFrame } from '../frames.ts';
import type { Rallying } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';

export function addRally(state: Frozen<State>, frame: RallyFrame, side: Side, one: Rallying): void {
  const key = (each: Rallying): number =>
    'arm' in each ? (each.arm === 'I' ? -2 : -1) : indexOf(state.options, each.unit);
  const rallies = [...draftOf(frame, side).rallies, one].sort((a, b) => key(a) - key(b));
  setDraft(frame, side, { kind: 'rally', rallies });
}
