// GEN-12.30 to 12.32: whether to roll a die again, and which.
import type { Frozen } from '@grognard/kernel';
import { reroll } from '../actions/reroll.ts';
import { readCombat } from '../combat/combat-frame.ts';
import type { RerollsFrame } from '../combat/decision-frames.ts';
import { testAttack } from '../combat/hit-tests.ts';
import { resolveAttacks } from '../combat/resolve.ts';
import type { Attack } from '../events.ts';
import { sideOf } from '../field/units.ts';
import type { Action, ActionOf } from '../grammar.ts';
import type { State } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import type { Side } from '../vocabulary.ts';

const PASS: Action = { type: 'passReroll' };

interface Prospect {
  readonly action: ActionOf<'reroll'>;
  /** Change of the chance that this die hits, for the side that rolls again. */
  readonly gain: number;
}

const clamp = (value: number): number => Math.max(1, Math.min(6, value));

/** The chance that the die hits when rolled anew, everything else staying as it lies. */
const chanceAnew = (attack: Attack, step: CombatStep): number => {
  const modifier = attack.modifiers.reduce((sum, { value }) => sum + value, 0);
  let hits = 0;
  for (let natural = 1; natural <= 6; natural += 1) {
    if (testAttack(step, clamp(natural + modifier), attack.against).hit) hits += 1;
  }
  return hits / 6;
};

/** Every die that may be rolled again, the best prospect first. */
const prospects = (state: Frozen<State>, frame: Frozen<RerollsFrame>, side: Side): readonly Prospect[] => {
  const combat = readCombat(state);
  const step: CombatStep = combat.nth < 6 ? 'ranged' : 'melee';
  const attacks = resolveAttacks(state, combat, step);
  const found: Prospect[] = [];
  for (const action of reroll.candidates(state, frame, side)) {
    const dice = attacks.filter(
      (attack) => attack.front === action.front && sideOf(attack.unit) === action.side,
    );
    const attack = dice[action.die];
    if (attack === undefined || reroll.refuse(state, frame, side, action) !== null) continue;
    const change = chanceAnew(attack, step) - (attack.hit ? 1 : 0);
    found.push({ action, gain: action.side === side ? change : -change });
  }
  return found.sort((a, b) => b.gain - a.gain);
};

/** Below this a re-roll in the fire is better kept for the melee. */
const WORTH_IT = 0.45;

export const quickReroll = (state: Frozen<State>, frame: Frozen<RerollsFrame>, side: Side): Action => {
  const best = prospects(state, frame, side)[0];
  const isLast = readCombat(state).nth >= 6;
  return best !== undefined && best.gain > (isLast ? 0 : WORTH_IT) ? best.action : PASS;
};

export function* rerolls(
  state: Frozen<State>,
  frame: Frozen<RerollsFrame>,
  side: Side,
): Generator<readonly Action[]> {
  for (const { action } of prospects(state, frame, side).slice(0, 4)) yield [action];
  yield [PASS];
}
