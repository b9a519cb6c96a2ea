// Victory points, the round pool and the result of a position: only totals a battle can stand at.
import type { RuleId } from '@grognard/kernel';
import { fault, form, listOf, mapOf, matching, mustBe, record, text, whole } from '@grognard/kernel/forms.ts';
import { MAX_ROUNDS } from '../setup.ts';
import type { BattleResult, RoundScore, State } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { bySide, sides } from './words.ts';

const GOAL = 10;

export const vp = bySide(whole(0, 999));

export const scores = listOf(
  record<RoundScore>({ round: whole(1, MAX_ROUNDS), vp, gained: bySide(whole(-999, 999)) }),
  MAX_ROUNDS,
);

const RULE = /^GEN-\d+\.\d+$/;
const rule = matching<RuleId>(
  (raw): raw is RuleId => typeof raw === 'string' && RULE.test(raw),
  'a rule id such as GEN-16.9',
  { pattern: RULE.source },
);
const fact = form<string | number>({ type: ['string', 'number'] }, (raw, path) =>
  typeof raw === 'string' || typeof raw === 'number' ? raw : mustBe(raw, path, 'a text or a number'),
);

export const result = record<BattleResult>({ winners: sides, rule, text, with: mapOf(text, fact) });

/** A battle that goes on has no winner yet, and a pool that shows the rounds left (GEN-16.8). */
export function checkScore({ vp, pool, round, scores, options, result, phase }: State): void {
  if (result !== null) return;
  for (const side of SIDES) {
    if (options.morale && vp[side] === 0)
      fault('impossible', `vp.${side}`, `${side} has run out of VP and lost (GEN-19.1).`);
    if (!options.morale && vp[side] >= GOAL)
      fault('impossible', `vp.${side}`, `With ${vp[side]} VP the battle is over (GEN-1.2).`);
  }
  if (phase === 'setup') return;
  if (pool !== MAX_ROUNDS + 1 - round) {
    fault('impossible', 'pool', `In round ${round} the pool holds ${MAX_ROUNDS + 1 - round} (GEN-16.8).`);
  }
  if (scores.length > 0 && scores.length !== round - 1) {
    fault('impossible', 'scores', `In round ${round} there are ${round - 1} rounds scored.`);
  }
}
