import type { Turning } from '@grognard/web/report/report-data.ts';
import { modifiedDie } from '../combat/modifiers.ts';
import { SIDE_NAME } from '../names.ts';
import type { Modifier } from '../state.ts';
import { frontName, unitName } from './names.ts';
import type { Roll } from './report-rolls.ts';

const wanted = 3;
/** Below this change in the chance of winning nothing was decided. */
const least = 0.04;

const STEP_NAME = {
  bombard: 'bombardment',
  ranged: 'ranged fire',
  melee: 'melee',
  reaction: 'reaction',
} as const;

/** '6 + 1 − 1 = 6' */
function sumOf(natural: number, modifiers: readonly Modifier[]): string {
  const parts = modifiers.map(({ value }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`);
  return parts.length === 0
    ? String(natural)
    : `${natural}${parts.join('')} = ${modifiedDie(natural, modifiers)}`;
}

function wording({ event, kind }: Roll): { readonly where: string; readonly text: string } {
  if (event.type === 'buildingHit') {
    const end = event.destroyed ? 'the building falls' : 'the building stands';
    return {
      where: `the building in ${event.sector}`,
      text: `${event.hits} of ${event.naturals.length} dice hit: ${end}.`,
    };
  }
  const sum = sumOf(event.natural, event.modifiers);
  if (event.type === 'reactionRolled') {
    const what = event.how === 'square' ? 'forms square' : 'countercharges';
    return {
      where: 'reaction',
      text: `${sum}: ${unitName(event.unit)} ${event.success ? what : `fails where it would have ${event.how === 'square' ? 'formed square' : 'countercharged'}`}.`,
    };
  }
  const against = event.against === null ? '' : ` against ${event.against}`;
  const end = event.hit ? `hits ${unitName(event.target)}` : `misses ${unitName(event.target)}`;
  const where = event.front === null ? STEP_NAME[kind] : `${frontName(event.front)}, ${STEP_NAME[kind]}`;
  return { where, text: `${sum}${against}: ${unitName(event.unit)} ${end}.` };
}

/** How much a roll helped White, measured against its odds. */
const helpOf = ({ side, hits, odds }: Roll): number => (side === 'white' ? 1 : -1) * (hits - odds);

/** The rolls in the entries that moved the chance of winning most; in each, the one that surprised most that way. */
export function turningsOf(rolls: readonly Roll[], chances: readonly number[] | null): readonly Turning[] {
  if (chances === null) return [];
  const entries = [...new Set(rolls.map(({ n }) => n))]
    .map((n) => ({ n, before: chances[n - 1] ?? 0.5, after: chances[n] ?? 0.5 }))
    .filter(({ before, after }) => Math.abs(after - before) >= least)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, wanted);
  return entries.flatMap(({ n, before, after }) => {
    const way = Math.sign(after - before);
    const [roll] = rolls
      .filter((candidate) => candidate.n === n)
      .sort((a, b) => way * (helpOf(b) - helpOf(a)));
    if (roll === undefined) return [];
    const { where, text } = wording(roll);
    const seat = way > 0 ? 'white' : 'black';
    return [
      {
        n,
        roll: rolls.indexOf(roll) + 1,
        round: roll.round,
        title: `Round ${roll.round}, ${where}.`,
        text,
        dice: roll.naturals.map(({ side, face }) => ({ face, look: side === 'black' ? 'ebony' : 'bone' })),
        chance: roll.hits > 0 ? Math.min(1, roll.odds) : 1 - Math.min(1, roll.odds),
        winBefore: seat === 'white' ? before : 1 - before,
        winAfter: seat === 'white' ? after : 1 - after,
        seat,
        seatName: SIDE_NAME[seat],
        rule: roll.event.rule,
      },
    ];
  });
}
