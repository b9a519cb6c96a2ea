// The rolls on which the battle turned.
import type { Turning } from '@grognard/web/report/report-data.ts';
import { SEAT_NAME } from '../names.ts';
import type { MoraleCause, UnitId } from '../vocabulary.ts';
import { TEST_NAME } from './names.ts';
import type { Roll } from './report-rolls.ts';

const WANTED = 3;
/** Below this change in the chance of winning nothing was decided. */
const LEAST = 0.04;

/** What a Morale test was for: what became of the unit when it held, and when it did not. */
const MORALE: { readonly [cause in MoraleCause]: readonly [string, string] } = {
  casualties: ['stood their ground', 'retreated'],
  regroup: ['regrouped', 'did not regroup'],
  rally: ['rallied', 'did not rally'],
  disengage: ['got away', 'stayed in the Melee'],
  counterCharge: ['counter-charged', 'met the charge standing'],
  recover: ['could act again', 'could not act again'],
  disarray: ['closed up', 'stayed in disarray'],
  formation: ['gave up their formation', 'kept their formation'],
  card: ['obeyed', 'did not obey'],
};

/** '4 + 3 + 1 = 8' */
function sumOf({ event: { natural, sum } }: Roll): string {
  if (sum === null) return String(natural);
  const parts = [sum.score, ...sum.modifiers.map(({ value }) => value)].filter((value) => value !== 0);
  const added = parts.map((value) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`).join('');
  return added === '' ? String(natural) : `${natural}${added} = ${sum.total}`;
}

function wording(roll: Roll, nameOf: (unit: UnitId) => string): string {
  const { kind, cause, unit, against, need, success, hits } = roll.event;
  const start = `${sumOf(roll)}${kind === 'fire' || kind === 'melee' ? '' : ` against ${need}`}: ${nameOf(unit)}`;
  if (kind === 'evade') return `${start} ${success ? 'evaded' : 'could not evade'}.`;
  if (kind === 'outflank') return `${start} ${success ? 'came round the flank' : 'did not arrive'}.`;
  if (kind === 'morale') return `${start} ${MORALE[cause ?? 'card'][success ? 0 : 1]}.`;
  const target = against === null ? '' : ` ${nameOf(against)}`;
  return `${start} ${hits === 0 ? 'missed' : 'hit'}${target}${hits === 2 ? ' twice' : ''}.`;
}

/** How much a roll helped the first seat, measured against its odds. */
const helpOf = ({ player, hits, odds }: Roll): number => (player === 'A' ? 1 : -1) * (hits - odds);

/** The rolls in the entries that moved the chance of winning most; in each, the one that surprised most that way. */
export function turningsOf(
  rolls: readonly Roll[],
  chances: readonly number[] | null,
  nameOf: (unit: UnitId) => string,
): readonly Turning[] {
  if (chances === null) return [];
  const entries = [...new Set(rolls.map(({ n }) => n))]
    .map((n) => ({ n, before: chances[n - 1] ?? 0.5, after: chances[n] ?? 0.5 }))
    .filter(({ before, after }) => Math.abs(after - before) >= LEAST)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, WANTED);
  return entries.flatMap(({ n, before, after }) => {
    const way = Math.sign(after - before);
    const [roll] = rolls
      .filter((candidate) => candidate.n === n)
      .sort((a, b) => way * (helpOf(b) - helpOf(a)));
    if (roll === undefined) return [];
    const seat = way > 0 ? 'A' : 'B';
    return [
      {
        n,
        roll: rolls.indexOf(roll) + 1,
        round: roll.turn,
        title: `Turn ${roll.turn}, ${TEST_NAME[roll.kind]} of ${SEAT_NAME[roll.player]}.`,
        text: wording(roll, nameOf),
        dice: [{ face: roll.natural, look: roll.player === 'A' ? 'bone' : 'ebony' }],
        chance: roll.chance,
        winBefore: seat === 'A' ? before : 1 - before,
        winAfter: seat === 'A' ? after : 1 - after,
        seat,
        seatName: SEAT_NAME[seat],
        rule: roll.event.rule,
      },
    ];
  });
}
