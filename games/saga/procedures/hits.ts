// SAG-12.1 to 12.5, 21.17: hits become casualties, casualties destroy units or call for Morale tests.

import { type Frozen, frozen } from '@grognard/kernel';
import { ask, nobody } from '../actions/yes-no.ts';
import { nounOf } from '../field/nouns.ts';
import { BEHIND, inTable, zoneOf } from '../field/places.ts';
import { findUnit, has, isInfantry, unitIn, unitOf } from '../field/units.ts';
import { type HitsFrame, hitsFrame, moraleFrame } from '../frames.ts';
import type { Hit } from '../input/frame-words.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { placeCasualties } from './place-casualties.ts';
import { openWindow } from './window.ts';

export function callHits(umpire: Table, hits: readonly Hit[]): void {
  umpire.call(
    hitsFrame.at('protect', {
      batch: nonActiveFirst(umpire.state, hits),
      at: 0,
      supports: [],
      supporters: [],
      queue: [],
    }),
  );
}

const activePlayer = (state: State): Player => state.activation?.player ?? state.first;

/** SAG-3.5: the player who did not place the Activation marker comes first. */
function nonActiveFirst(state: State, hits: readonly Hit[]): readonly Hit[] {
  const active = activePlayer(state);
  const isActive = ({ unit }: Hit): boolean => unitOf(state, unit).owner === active;
  return [...hits.filter((hit) => !isActive(hit)), ...hits.filter(isActive)];
}

const support: Rule<HitsFrame, 'support'> = {
  type: 'support',
  rule: 'SAG-21.17',
  *candidates(_state, frame) {
    const next = nextSupport(frame);
    if (next === undefined) return;
    yield { type: 'support', unit: next.by, yes: true };
    yield { type: 'support', unit: next.by, yes: false };
  },
  refuse: () => null,
  target: ({ unit, yes }) => (yes ? { unit } : { button: 'support no' }),
  apply(umpire, frame, _seat, { unit: by, yes }) {
    const [next, ...rest] = frame.supports;
    frame.supports = rest;
    if (!yes || next === undefined) return;
    frame.batch = frame.batch.map((hit) => (hit.unit === next.unit ? { ...hit, hits: hit.hits - 1 } : hit));
    frame.supporters = [...frame.supporters, by];
    umpire.emit({ type: 'supportGiven', rule: 'SAG-21.17', unit: next.unit, by });
  },
};

/** The first supporter, while there is still a hit to take. */
function nextSupport(frame: Frozen<HitsFrame>): HitsFrame['supports'][number] | undefined {
  const next = frame.step === 'support' ? frame.supports[0] : undefined;
  const hit = frame.batch.find(({ unit }) => unit === next?.unit);
  return hit !== undefined && hit.hits > 0 ? next : undefined;
}

export const hits = procedure(hitsFrame, {
  rule: 'SAG-12.1',
  pending(state, frame) {
    const next = nextSupport(frame);
    if (next === undefined) return nobody;
    return ask(unitOf(state, next.by).owner, 'SAG-21.17', prompts.support, { unit: nounOf(state, next.by) });
  },
  actions: [support],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'protect':
        return protect(umpire, frame);
      case 'protected':
        frame.at += 1;
        frame.step = 'protect';
        return;
      case 'support':
        frame.supports = frame.supports.slice(1);
        if (frame.supports.length === 0) frame.step = 'place';
        return;
      case 'place':
        frame.step = 'tests';
        return placeCasualties(umpire, frame);
      default:
        return nextTest(umpire, frame);
    }
  },
  /** SAG-12.5: whoever has failed one test owes no more. */
  resume(_umpire, frame, result) {
    if (typeof result === 'string') frame.queue = frame.queue.filter((owed) => owed.unit !== result);
  },
});

/** W-HIT for each unit that is about to be hit. */
function protect(umpire: Table, frame: HitsFrame): void {
  const { state } = umpire;
  while (frame.batch[frame.at]?.hits === 0) frame.at += 1;
  const hit = frame.batch[frame.at];
  if (hit === undefined) {
    frame.supports = supportsFor(state, frame.batch);
    frame.step = frame.supports.length > 0 ? 'support' : 'place';
    return;
  }
  frame.step = 'protected';
  const { owner } = unitOf(state, hit.unit);
  const facts = { unit: hit.unit, hits: hit.hits, byFire: hit.byFire };
  openWindow(umpire, 'W-HIT', [owner], activePlayer(state), facts);
}

/** SAG-21.17, SAG-R57: Infantry in the 1st Line, and each own Support unit behind it in ascending order. */
function supportsFor(state: State, batch: readonly Hit[]): HitsFrame['supports'] {
  return batch.flatMap(({ unit: id, hits: count }) => {
    const unit = unitOf(state, id);
    if (count === 0 || zoneOf(unit.at) !== 'L' || !isInfantry(unit)) return [];
    return inTable(BEHIND, unit.at).flatMap((slot) => {
      const by = unitIn(frozen(state), unit.owner, slot);
      return by !== null && has(by, 'support') ? [{ unit: id, by: by.id }] : [];
    });
  });
}

function nextTest(umpire: Table, frame: HitsFrame): void {
  const [next, ...rest] = frame.queue;
  frame.queue = rest;
  if (next === undefined) umpire.end();
  else if (findUnit(umpire.state, next.unit) !== undefined)
    umpire.call(moraleFrame.at('choose', { unit: next.unit, need: next.need }));
}
