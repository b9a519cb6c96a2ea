// GEN-12.30 to 12.32: whether to roll a die again, and which, by working out all six faces.
import type { Frozen } from '@grognard/kernel';
import { reroll } from '../actions/reroll.ts';
import { type CombatFrame, readCombat } from '../combat/combat-frame.ts';
import type { RerollsFrame } from '../combat/decision-frames.ts';
import { diceOf } from '../combat/rerolls.ts';
import { resolveAttacks } from '../combat/resolve.ts';
import { sideOf, unitOf } from '../field/units.ts';
import type { Action, ActionOf } from '../grammar.ts';
import type { State } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import type { Side } from '../vocabulary.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const MELEE = 6;

/** What a hit is worth: one on a routed unit takes it away, and a gun is two VP as a prisoner. */
const worthOfHit = (state: Frozen<State>, id: string): number => {
  const { routed, arm } = unitOf(state, id);
  return (routed ? 1.2 : 1) * (arm === 'A' ? 1.4 : 1);
};

/** Hits of the side less those of the enemy, as the dice lie. Two hits on one unit are more than one, but not twice. */
const balance = (state: Frozen<State>, combat: Frozen<CombatFrame>, step: CombatStep, side: Side): number => {
  const hits = new Map<string, number>();
  for (const { unit, target, hit } of resolveAttacks(state, combat, step)) {
    if (!hit) continue;
    const sign = sideOf(unit) === side ? 1 : -1;
    const before = Math.abs(hits.get(target) ?? 0);
    const more = worthOfHit(state, target) * (before === 0 ? 1 : 0.6);
    hits.set(target, sign * (before + more));
  }
  let sum = 0;
  for (const worth of hits.values()) sum += worth;
  return sum;
};

const withFace = (
  combat: Frozen<CombatFrame>,
  { front, side, die }: ActionOf<'reroll'>,
  natural: number,
): Frozen<CombatFrame> => ({
  ...combat,
  fronts: combat.fronts.map((each) => {
    if (each.id !== front) return each;
    const old = diceOf(each, side)[die];
    return { ...each, dice: each.dice.map((one) => (one === old ? { ...one, natural } : one)) };
  }),
});

/**
 * What a re-roll kept for the melee will be worth there: with several dice of one's own on the table one of them usually
 * misses, and a new roll mends that about every second time.
 */
const KEPT = 0.45;

export const exactReroll = (state: Frozen<State>, frame: Frozen<RerollsFrame>, side: Side): Action => {
  const combat = readCombat(state);
  const isLast = combat.nth >= MELEE;
  const step: CombatStep = isLast ? 'melee' : 'ranged';
  const now = balance(state, combat, step, side);
  let best: Action = { type: 'passReroll' };
  let least = isLast ? 1e-9 : KEPT;
  for (const action of reroll.candidates(state, frame, side)) {
    if (reroll.refuse(state, frame, side, action) !== null) continue;
    let sum = 0;
    for (const face of FACES) sum += balance(state, withFace(combat, action, face), step, side);
    const gain = sum / FACES.length - now;
    if (gain > least) {
      best = action;
      least = gain;
    }
  }
  return best;
};
