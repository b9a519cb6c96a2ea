// NLC-2.3, NLC-D.11, NLC-T9: what a unit is worth when it is tested, and a group by its leading arm.
import { type Board, cardOf, groundOf, hexesOf, isDamaged, orderOf, sideOf, unitsIn } from './board.ts';
import { isDemoralized } from './demoralization.ts';
import { at, NONE, otherSide, type PrintedUnit } from './words.ts';

/** NLC-2.2a to e */
export function baseMorale({ nation, arm, guard, steps }: PrintedUnit, isDefending: boolean): number {
  if (nation === 'nassau' || nation === 'dutch') return 3;
  if (nation === 'prussian' && arm === 'inf' && at(steps, 0) <= 3) return 3;
  if (guard === 'old' && arm === 'inf') return 5;
  if (nation === 'british' && (arm === 'cav' || (arm === 'inf' && isDefending))) return 5;
  return 4;
}

/** NLC-2.2g */
export function pursuitRating({ nation, guard }: PrintedUnit): number {
  return nation === 'british' ? 2 : guard === null ? 4 : 5;
}

const STEADY_NATIONS = ['british', 'kgl', 'russian'];

export const isExhausted = (board: Board, unit: number): boolean =>
  bodyStateOf(board, unit)?.fatigue === 'exhausted';

const bodyStateOf = (board: Board, unit: number) => board.bodies[at(board.units, unit).body] ?? null;

/** NLC-R004: his own formation leader, his WC, his OC, who has not rallied this turn. */
export function hasLeader(board: Board, unit: number): boolean {
  const { hex } = at(board.units, unit);
  return board.leaders.some((leader, n) => {
    const isThere = leader.status === 'map' && (leader.hex === hex || leader.hex === extendedOf(board, unit));
    return isThere && leader.rallied !== board.turn && leads(board, n, unit);
  });
}

const extendedOf = (board: Board, unit: number): number => {
  const { extended } = at(board.units, unit);
  return extended === NONE ? NONE - 1 : extended;
};

export function leads(board: Board, leader: number, unit: number): boolean {
  const { listing, units, bodies } = board;
  const { body } = at(units, unit);
  const own = bodies[body];
  if (own?.leader === leader) return true;
  const chit = bodies[own?.chit ?? NONE];
  if (chit?.leader === leader) return true;
  const { role, commands, army, side } = at(listing.leaders, leader);
  const card = cardOf(board, unit);
  if (side !== card.side) return false;
  if (role === 'oc') return army === card.army;
  return role === 'wc' && (commands.includes(card.formation) || own?.wing === leader);
}

export interface Scene {
  readonly isDefending: boolean;
  readonly isFight: boolean;
  readonly isFlanked?: boolean;
  readonly isUnderGuns?: boolean;
  readonly isAgainstGuard?: boolean;
}

function unitMorale(board: Board, unit: number, { isDefending, isFight, isFlanked }: Scene): number {
  const card = cardOf(board, unit);
  let morale = baseMorale(card, isDefending);
  const isSteady = card.arm === 'inf' && STEADY_NATIONS.includes(card.nation);
  if (isDamaged(board, unit) && !isSteady) morale -= 1;
  if (isExhausted(board, unit)) morale -= 2;
  if (isDemoralized(board, unit)) morale -= 1;
  if (hasLeader(board, unit)) morale += 1;
  if (orderOf(board, unit) === 'reserve') morale -= 1;
  if (card.side === 'french' && board.gardeBroken.french) morale -= 1;
  if (isFight && isFlanked !== true && groundOf(board, at(board.units, unit).hex) === 'woods') morale -= 2;
  return morale;
}

const limited = (morale: number): number => Math.max(1, Math.min(5, morale));

/** NLC-2.4a, b */
export function groupMorale(board: Board, units: readonly number[], scene: Scene): number {
  const arm = (['inf', 'cav', 'art'] as const).find((each) =>
    units.some((unit) => cardOf(board, unit).arm === each),
  );
  const best = Math.max(
    ...units.flatMap((unit) => (cardOf(board, unit).arm === arm ? [unitMorale(board, unit, scene)] : [])),
  );
  return limited(
    best + (scene.isFlanked ? -2 : 0) + (scene.isUnderGuns ? -1 : 0) + (scene.isAgainstGuard ? -1 : 0),
  );
}

export const singleMorale = (board: Board, unit: number, scene: Scene): number =>
  limited(unitMorale(board, unit, scene));

/** NLC-19.2b, NLC-R090 */
export function recoveryMorale(board: Board, unit: number): number {
  const { land } = board;
  const enemy = otherSide(sideOf(board, unit));
  const held = (hex: number): readonly number[] =>
    unitsIn(board, hex).filter((other) => sideOf(board, other) === enemy);
  const here = hexesOf(board, unit);
  const isFaced = (hex: number): boolean =>
    at(land.contact, hex).some((next) => {
      const { stream, river, bridge, crest } = land.side(hex, next);
      return held(next).length > 0 && (stream || river || bridge || crest);
    });
  // The law says nothing of lines here: both their hexes have to give cover.
  const isCovered = here.every(
    (hex) => ['town', 'woods', 'chateau'].includes(groundOf(board, hex)) || isFaced(hex),
  );
  const isPressed = here.some((hex) =>
    at(land.contact, hex).some((next) => held(next).some((other) => !at(board.units, other).disrupted)),
  );
  const base = unitMorale(board, unit, { isDefending: false, isFight: false });
  return limited(base + (isCovered ? 1 : 0) - (isPressed ? 1 : 0));
}

export const isOldGuard = (board: Board, unit: number): boolean => {
  const { arm, guard } = cardOf(board, unit);
  return arm === 'inf' && (guard === 'old' || guard === 'middle');
};
