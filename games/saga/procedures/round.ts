// SAG-11.5, 11.6: one round of a Melee: both test, then the casualties fall together.
import { frozen } from '@grognard/kernel';
import { nobody } from '../actions/yes-no.ts';
import { countTest } from '../field/melees.ts';
import { change, isArtillery, isOutflanker, unitOf } from '../field/units.ts';
import { type RoundFrame, roundFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import { callHits } from './hits.ts';
import { callTest, isTestResult } from './test.ts';

export const round = procedure(roundFrame, {
  rule: 'SAG-11.5',
  pending: () => nobody,
  actions: [],
  advance(umpire, frame) {
    const { attacker, defender, engaging } = frame;
    switch (frame.step) {
      case 'attacker': {
        frame.step = 'attacked';
        const player = unitOf(umpire.state, attacker).owner;
        const facts = { player, unit: attacker, against: defender, engaging, attacking: true };
        return callTest(umpire, { kind: 'melee', need: 6, ...facts });
      }
      case 'defender': {
        frame.step = 'defended';
        const player = unitOf(umpire.state, defender).owner;
        const kind = answersWithFire(umpire, frame) ? 'fire' : 'melee';
        return callTest(umpire, { kind, need: 6, player, unit: defender, against: attacker, engaging });
      }
      case 'hits':
        frame.step = 'over';
        return strike(umpire, frame);
      default:
        return umpire.end();
    }
  },
  resume(_umpire, frame, result) {
    if (!isTestResult(result)) return;
    if (frame.step === 'attacked') {
      frame.onDefender = result.hits;
      frame.step = 'defender';
    } else if (frame.step === 'defended') {
      frame.onAttacker = result.hits;
      frame.step = 'hits';
    }
  },
});

/** SAG-18.11, SAG-R32: Artillery engaged by an outflanker fires instead, in the engaging round only. */
function answersWithFire({ state }: Table, { attacker, defender, engaging }: RoundFrame): boolean {
  const [unit, target] = [unitOf(frozen(state), attacker), unitOf(frozen(state), defender)];
  return engaging && isOutflanker(unit) && isArtillery(target);
}

function strike(umpire: Table, frame: RoundFrame): void {
  const { attacker, defender, onAttacker, onDefender } = frame;
  const { state } = umpire;
  const isAnswered = answersWithFire(umpire, frame);
  countTest(state, attacker);
  if (!isAnswered) countTest(state, defender);
  // SAG-18.9, SAG-R63: used up by the first round in which the outflanker attacks.
  if (unitOf(state, attacker).outflankMarker) change(state, attacker, { outflankMarker: false });
  const hits = [
    { unit: defender, hits: onDefender, byFire: false },
    { unit: attacker, hits: onAttacker, byFire: isAnswered },
  ].filter((hit) => hit.hits > 0);
  if (hits.length > 0) callHits(umpire, hits);
}
