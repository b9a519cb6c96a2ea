// NLC-4.0a, 9.7, NLC-A.5: whether a group of reinforcements comes this turn, by the timetable or on a die.
import { sheetOf, sideOf } from '../changes/units.ts';
import type { Reinforcement } from '../data/theatre.ts';
import type { Hook } from '../data/words.ts';
import type { Read, Table } from '../rule-types.ts';
import { seatsOfSide } from '../seats/holding.ts';

type Group = Pick<Reinforcement, 'turn' | 'condition' | 'units'>;

/** NLC-A.5: each turn from the group's own on. */
const ON_A_SIX: readonly Hook[] = ['d-erlon-countermarch', 'recalled-from-hal'];

/** NLC-9.7: half of those that are not an hour early come an hour or more late. */
const EARLY = 5;
const DUE = 3;

const isUncertain = ({ options }: Read, { turn, condition }: Group): boolean =>
  options.variableArrivals && condition === null && turn > 1;

/** Whether it may come this turn at all. */
export const isExpected = (state: Read, group: Group): boolean =>
  group.turn - Number(isUncertain(state, group)) <= state.turn;

/** What it needs, and the rule that says so; null: it comes. */
function needOf(
  state: Read,
  group: Group,
): { readonly rule: 'NLC-4.0a' | 'NLC-9.7'; readonly at: number } | null {
  const { turn, condition } = group;
  if (condition !== null && ON_A_SIX.includes(condition)) return { rule: 'NLC-4.0a', at: 6 };
  if (!isUncertain(state, group)) return null;
  return { rule: 'NLC-9.7', at: state.turn < turn ? EARLY : DUE };
}

export function hasCome(table: Table, n: number, group: Group): boolean {
  const { state } = table;
  const need = needOf(state, group);
  if (need === null) return true;
  const { rule, at } = need;
  const { condition } = group;
  const [first = 0] = group.units;
  const only = sideOf(state, first);
  // A countermarch is rolled for until it ends, which everybody hears of; that a group is an hour early might be nobody's business.
  const roll =
    condition === null
      ? table.random.die(6, `${rule} arrival ${sheetOf(state, first).id}`, seatsOfSide(state, only))
      : table.random.die(6, `${rule} ${condition}`);
  // NLC-G: the enemy is told when it comes.
  const late = { type: 'reinforcementsDue', rule, group: n, roll, only } as const;
  if (roll < at) table.emit(condition === null ? { ...late, needed: at } : late);
  return roll >= at;
}
