// NLC-D.9, NLC-R015: the strength of a side is summed exactly and rounded once.
import { type Board, cardOf, hexesOf, isOn, strengthOf, unitsIn } from './board.ts';
import { at, NONE } from './words.ts';

/** A whole number for every product of factors there is. */
const GRAIN = 32_000;

export interface Share {
  readonly unit: number;
  /** In grains. */
  grains: number;
  /** NLC-20.4b: bonuses that become +1 on the dice. */
  bonus: number;
}

export const times = (share: Share, by: number, over: number): void => {
  share.grains = (share.grains * by) / over;
};

/** NLC-R087: bonuses of half the strength add up; NLC-20.4b: where dice are rolled they leave the strength as it is. */
export function halvesAdded(board: Board, share: Share, bonuses: number): void {
  if (isOn(board, 'rollSix')) share.bonus += bonuses;
  else times(share, 2 + bonuses, 2);
}

/** NLC-7.10: doublings multiply. */
export function doubled(board: Board, share: Share, doublings: number): void {
  if (isOn(board, 'rollSix')) share.bonus += doublings;
  else times(share, 2 ** doublings, 1);
}

export const rowOf = (shares: readonly Share[]): number =>
  Math.floor((2 * shares.reduce((sum, { grains }) => sum + grains, 0) + GRAIN) / (2 * GRAIN));

/** NLC-19.4d */
export const rowRoundedDown = (shares: readonly Share[]): number =>
  Math.floor(shares.reduce((sum, { grains }) => sum + grains, 0) / GRAIN);

/** What a unit has before anything else is looked at (NLC-20.2.1c, 20.2.3a). */
export function shareOf(board: Board, unit: number): Share {
  const share = { unit, grains: strengthOf(board, unit) * GRAIN, bonus: 0 };
  if (isOutOfLine(board, unit)) times(share, 4, 5);
  if (at(board.units, unit).extended !== NONE) times(share, 1, 2);
  return share;
}

export const isSilent = ({ grains }: Share): boolean => grains === 0;

/** NLC-20.2.1b: brigades of a division in contiguous hexes, none stacked with other infantry. */
function isOutOfLine(board: Board, unit: number): boolean {
  const { arm, division } = cardOf(board, unit);
  if (!isOn(board, 'divisionFormations') || arm !== 'inf' || division === NONE) return false;
  const brigades = at(board.listing.bodies, division).units.filter(
    (each) => cardOf(board, each).arm === 'inf' && at(board.units, each).status === 'map',
  );
  if (brigades.some((each) => isStackedWithFoot(board, each))) return true;
  return !isContiguous(board, brigades) || brigades.some((each) => isDoublyTouched(board, each, brigades));
}

/** NLC-20.2.3f: no brigade touches two hexes of another. */
function isDoublyTouched(board: Board, line: number, brigades: readonly number[]): boolean {
  const halves = hexesOf(board, line);
  if (halves.length < 2) return false;
  return brigades.some((other) => {
    const around = hexesOf(board, other).flatMap((hex) => at(board.land.neighbours, hex));
    return other !== line && halves.every((half) => around.includes(half));
  });
}

const isStackedWithFoot = (board: Board, unit: number): boolean =>
  hexesOf(board, unit).some((hex) =>
    unitsIn(board, hex).some(
      (other) =>
        other !== unit &&
        cardOf(board, other).arm === 'inf' &&
        cardOf(board, other).side === cardOf(board, unit).side,
    ),
  );

function isContiguous(board: Board, brigades: readonly number[]): boolean {
  const left = new Set(brigades.flatMap((unit) => hexesOf(board, unit)));
  const [first] = left;
  if (first === undefined) return true;
  const queue = [first];
  left.delete(first);
  for (const hex of queue)
    for (const next of at(board.land.neighbours, hex)) if (left.delete(next)) queue.push(next);
  return left.size === 0;
}
