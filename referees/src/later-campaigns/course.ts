// One decision as the referee follows it: the board as it is now, and the fight that is going on.
import type { Moment, Named } from '../contract.ts';
import { type Control, controlIn } from './armies-told.ts';
import { type Board, entriesOf, unitsOfIn } from './board.ts';
import type { Assault } from './fights.ts';
import type { Account } from './losses-told.ts';
import { numbers } from './replay.ts';
import type { Tally } from './tally.ts';
import { at, type Frame, NONE, otherSide, type Position, type Side } from './words.ts';

/** What an assault looked like when its fire was told: its tests come later, when some who fired are gone. */
export interface Fought {
  readonly isFlanked: boolean;
  /** Sides under the fire of guns, and facing Old or Middle Guard. */
  readonly underGuns: Side[];
  /** NLC-20.3: sides whose guns made the difference. */
  readonly supported: Side[];
  readonly againstGuard: readonly Side[];
}

export interface Memory {
  fought: Fought | null;
  /** Reaction charges by side and hex: whether they are backhand blows. */
  readonly backhands: Map<string, boolean>;
  account: Account | null;
}

export interface Course {
  readonly board: Board;
  readonly before: Position;
  readonly after: Position;
  readonly moment: Moment;
  readonly tally: Tally;
  readonly memory: Memory;
  assault: Assault | null;
  /** Stacks and what they assault, as declared. */
  declared: readonly { readonly from: number; readonly target: number }[];
  /** Of the charge that is fought: whether a square stands. */
  square: boolean;
  /** Chits still to be drawn, and how many were in this decision. */
  cup: readonly (readonly number[])[] | null;
  drawn: number;
  readonly control: Control;
  /** Who charges together: ordinary charges, reactions and pursuits, the latest last. */
  readonly charges: (readonly number[])[];
  /** Half-points the group has used in this decision. */
  spent: number | null;
  /** Bodies under another order than before this decision: which of several it was at some moment is in no event. */
  readonly reordered: Set<number>;
}

export const frameOf = ({ frames }: Position, proc: string): Frame | null =>
  frames.findLast((frame) => frame.proc === proc) ?? null;

export function courseOf(board: Board, moment: Moment, tally: Tally, memory: Memory): Course {
  const [before, after] = [moment.before as Position, moment.after as Position];
  const course: Course = {
    ...{ board, before, after, moment, tally, memory },
    assault: null,
    declared: declaredIn(before),
    square: frameOf(before, 'chargeCombat')?.['square'] === true,
    cup: null,
    drawn: 0,
    control: controlIn(before),
    reordered: new Set(),
    spent: 0,
    charges: chargesIn(before),
  };
  const frame = frameOf(before, 'assault');
  if (frame !== null) course.assault = assaultIn(course, frame);
  return course;
}

const chargesIn = ({ frames }: Position): (readonly number[])[] =>
  frames.flatMap((frame) =>
    frame.proc === 'charge' ? [entriesOf(frame, 'entries').map(({ unit }) => unit)] : [],
  );

function declaredIn(before: Position): Course['declared'] {
  const frame = frameOf(before, 'assaults');
  if (frame === null) return [];
  const targets = numbers(frame['targets']);
  return numbers(frame['stacks']).flatMap((from, i) => {
    const target = targets[i] ?? NONE;
    return target === NONE ? [] : [{ from, target }];
  });
}

function assaultIn({ moment }: Course, frame: Frame): Assault {
  const { action } = moment;
  const added = action.type === 'support' ? [Number(action['gun'])] : [];
  return {
    side: frame['side'] as Side,
    target: Number(frame['target']),
    attackers: numbers(frame['attackers']),
    defenders: numbers(frame['defenders']),
    supporters: [...numbers(frame['supporters']), ...added],
    from: numbers(frame['attackHexes']),
  };
}

/** NLC-7.3c: all combat units in the hex defend. */
export function assaultBegun({ board, declared }: Course, event: Named): Assault {
  const [side, target] = [event['side'] as Side, Number(event['target'])];
  const attackers = numbers(event['attackers']);
  const stacks = declared.flatMap((each) => (each.target === target ? [each.from] : []));
  return {
    ...{ side, target, attackers },
    defenders: unitsOfIn(board, otherSide(side), target),
    supporters: [],
    from: stacks.filter((hex) =>
      attackers.some((unit) => {
        const { hex: here, extended } = at(board.units, unit);
        return here === hex || extended === hex;
      }),
    ),
  };
}
