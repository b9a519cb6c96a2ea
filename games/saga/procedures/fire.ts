// SAG-10.3: a unit fires at another: cards, the die, the hits.

import { frozen } from '@grognard/kernel';
import { ask, nobody, yesNo } from '../actions/yes-no.ts';
import { rulesOf } from '../cards/registry.ts';
import { change, findUnit, isEngaged, isInfantry, unitOf } from '../field/units.ts';
import { type FireFrame, fireFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import type { Modifier } from '../state.ts';
import { modifierNames } from '../words/modifiers.ts';
import { prompts } from '../words/prompts.ts';
import { openActionWindow } from './action-window.ts';
import { callHits } from './hits.ts';
import { callTest, isTestResult } from './test.ts';

const SURPRISE: Modifier = { rule: 'SAG-18.9', label: modifierNames.outflank, value: 1 };

const useOutflankFire = yesNo<FireFrame>('useOutflankFire', 'SAG-18.9', 'marker', (umpire, frame, yes) => {
  change(umpire.state, frame.unit, { firedAsOutflanker: true, outflankMarker: !yes });
  shoot(umpire, frame, yes ? [SURPRISE] : []);
});

export const fire = procedure(fireFrame, {
  rule: 'SAG-10.3',
  pending: (state, frame) =>
    frame.step === 'marker' ? ask(unitOf(state, frame.unit).owner, 'SAG-18.9', prompts.outflankFire) : nobody,
  actions: [useOutflankFire],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'window':
        frame.step = 'ready';
        if (!frame.byCard) openActionWindow(umpire, 'fire', frame.unit, frame.target);
        return;
      case 'ready':
        return ready(umpire, frame);
      case 'again':
        return again(umpire, frame);
      default:
        umpire.end();
    }
  },
  resume(umpire, frame, result) {
    if (!isTestResult(result) || result.hits === 0) return;
    callHits(umpire, [{ unit: frame.target, hits: result.hits, byFire: true }]);
  },
});

/** SAG-R63: Infantry may spend its marker on its first Fire roll as an outflanker. */
function ready(umpire: Table, frame: FireFrame): void {
  const unit = unitOf(umpire.state, frame.unit);
  if (unit.outflankMarker && !unit.firedAsOutflanker && isInfantry(unit)) {
    frame.step = 'marker';
    return;
  }
  shoot(umpire, frame, []);
}

function shoot(umpire: Table, frame: FireFrame, bonus: readonly Modifier[]): void {
  frame.step = 'again';
  frame.shots += 1;
  const { owner } = unitOf(umpire.state, frame.unit);
  callTest(umpire, { kind: 'fire', player: owner, unit: frame.unit, against: frame.target, need: 6, bonus });
}

/** A card may order a second shot, if the target is still there and unengaged. */
function again(umpire: Table, frame: FireFrame): void {
  const { state } = umpire;
  const repeats = state.effects.some(
    (effect) => effect.unit === frame.unit && rulesOf(effect.card).repeatsFire === true,
  );
  const target = findUnit(frozen(state), frame.target);
  const isThere = target !== undefined && target.at === frame.at && !isEngaged(state, target.id);
  if (repeats && !frame.byCard && frame.shots === 1 && isThere) shoot(umpire, frame, []);
  else umpire.end();
}
