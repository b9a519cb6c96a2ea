// GEN-1.2, 1.3, 16.9, 16.10, 19.1, 19.5: when a battle is over, and who has won it.
import type { FactsOf, RuleId } from '@grognard/kernel';
import { SIDE_NAME } from '../names.ts';
import type { Table } from '../rule-types.ts';
import { MAX_ROUNDS } from '../setup.ts';
import type { BattleResult } from '../state.ts';
import { type BySide, otherSide, type Side } from '../vocabulary.ts';
import { endings } from '../words/endings.ts';

const GOAL = 10;

/** After GEN-S2, GEN-S3 and GEN-S4; `last` is the check after GEN-S4. */
export function checkVictory(umpire: Table, check: 'early' | 'last' = 'early'): void {
  const { options, vp } = umpire.state;
  const ending = options.morale ? moraleEnding(vp) : goalEnding(vp, check);
  if (ending !== null) endBattle(umpire, ending.winner, ending.rule);
}

interface Ending {
  readonly winner: Side | null;
  readonly rule: RuleId;
}

/** Equal totals at ten or more go on to the next check; after the last one they are a draw (GEN-R.9). */
function goalEnding({ white, black }: BySide<number>, check: 'early' | 'last'): Ending | null {
  if (white < GOAL && black < GOAL) return null;
  if (white === black && check === 'early') return null;
  return { winner: ahead({ white, black }), rule: 'GEN-16.9' };
}

/** GEN-19.1: running out of VP loses; both at zero at the same check is a draw (GEN-19.5). */
function moraleEnding({ white, black }: BySide<number>): Ending | null {
  if (white > 0 && black > 0) return null;
  return { winner: ahead({ white, black }), rule: white === black ? 'GEN-19.5' : 'GEN-19.1' };
}

const ahead = ({ white, black }: BySide<number>): Side | null =>
  white === black ? null : white > black ? 'white' : 'black';

/** GEN-1.3, 16.10, GEN-R.10: after the tenth round the higher total wins, equal totals are a draw. */
export function checkLastRound(umpire: Table): void {
  const { result, round, vp, options } = umpire.state;
  if (result !== null || round < MAX_ROUNDS) return;
  endBattle(umpire, ahead(vp), options.morale ? 'GEN-19.5' : 'GEN-1.3');
}

/** GEN-R.11, GEN-24: resigning gives the other side the win. */
export function resignBattle(umpire: Table, side: Side): void {
  umpire.emit({ type: 'sideResigned', rule: 'GEN-1.3', side });
  const winner = otherSide(side);
  const facts = { winner: SIDE_NAME[winner], loser: SIDE_NAME[side] };
  close(umpire, resultOf([winner], 'GEN-1.3', endings.resigned, facts));
}

function endBattle(umpire: Table, winner: Side | null, rule: RuleId): void {
  const { white, black } = umpire.state.vp;
  const facts = { high: Math.max(white, black), low: Math.min(white, black) };
  close(
    umpire,
    winner === null
      ? resultOf([], rule, endings.draw, { points: white })
      : resultOf([winner], rule, endings.points, { winner: SIDE_NAME[winner], ...facts }),
  );
}

const resultOf = <const T extends string>(
  winners: readonly Side[],
  rule: RuleId,
  text: T,
  facts: FactsOf<T> & BattleResult['with'],
): BattleResult => ({ winners, rule, text, with: facts });

function close(umpire: Table, outcome: BattleResult): void {
  umpire.state.result = outcome;
  umpire.emit({ type: 'battleEnded', rule: outcome.rule, outcome });
}
