// GEN-12.30 to 12.32: after the dice are handed out the sides use their re-rolls in turn, the first side first (GEN-R.72).
import { ask } from '@grognard/kernel';
import { passReroll } from '../actions/pass-reroll.ts';
import { reroll } from '../actions/reroll.ts';
import { type CombatFrame, readCombat } from '../combat/combat-frame.ts';
import { rerollsFrame } from '../combat/decision-frames.ts';
import { stillRerolling } from '../combat/reroll-turns.ts';
import { openRerolls } from '../combat/rerolls.ts';
import { firstSide } from '../field/units.ts';
import { procedure, type Table } from '../rule-types.ts';
import { otherSide } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

export function askRerolls(umpire: Table, combat: CombatFrame): void {
  const first = firstSide(umpire.state);
  const turns = stillRerolling(umpire.state, combat, [first, otherSide(first)]);
  if (turns.length > 0) umpire.call(rerollsFrame.at('decide', { turns }));
}

export const rerolls = procedure(rerollsFrame, {
  rule: 'GEN-12.31',
  pending(state, frame) {
    const [seat] = frame.turns;
    if (seat === undefined) return [];
    const open = openRerolls(state, readCombat(state), seat);
    const count = open.reduce((sum, { left }) => sum + left, 0);
    return [
      { seat, ...ask('GEN-12.31', prompts.reroll, { count, sectors: open.map(({ sector }) => sector) }) },
    ];
  },
  actions: [reroll, passReroll],
  advance: (umpire) => umpire.end(),
});
