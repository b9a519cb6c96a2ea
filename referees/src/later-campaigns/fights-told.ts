// What is told of a fight, reckoned again when it is told.
import type { Named } from '../contract.ts';
import { cardOf, entriesOf, hexesOf, isOn, unitsIn, unitsOfIn } from './board.ts';
import { type Course, type Fought, frameOf } from './course.ts';
import {
  type Assault,
  attackersFire,
  type Bombardment,
  bombardmentFire,
  type Charge,
  chargedFire,
  chargersFire,
  defendersFire,
  isFarFire,
} from './fights.ts';
import { isSilent, rowOf, rowRoundedDown, type Share } from './fire.ts';
import { isFlankedInAssault, isFleeingByRoad, isSheltered } from './flanks.ts';
import { groupMorale, isOldGuard } from './morale.ts';
import { allowanceOf } from './moves.ts';
import { numbers } from './replay.ts';
import { hitsOf } from './tables.ts';
import type { Kind } from './tally.ts';
import { at, type Frame, NONE, otherSide, type Side } from './words.ts';

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

export function fired(course: Course, event: Named): void {
  const fight = String(event['fight']);
  if (fight === 'assault') assaultFired(course, event);
  else if (fight === 'charge') chargeFired(course, event);
  else bombardmentFired(course, event);
}

function told(course: Course, kind: Kind, event: Named, shares: readonly Share[], row: number): void {
  const { tally } = course;
  const [hex, side] = [Number(event['hex']), String(event['side'])];
  const parts = event['parts'] as readonly { readonly unit: number }[];
  const who = `${kind} of ${side} at hex ${hex}`;
  const byNumber = (a: number, b: number): number => a - b;
  const firing = shares.map(({ unit }) => unit).toSorted(byNumber);
  tally.check(kind, 'NLC-D.9', `units in ${who}`, firing, parts.map(({ unit }) => unit).toSorted(byNumber));
  const dice = numbers(event['dice']);
  if (isOn(course.board, 'rollSix')) {
    const better = moraleLead(course, kind, event);
    const strength =
      better === null
        ? null
        : rowOf(shares.map((share) => ({ ...share, grains: (share.grains * (4 + better)) / 4 })));
    if (strength === null || kind === 'bombardments' || kind === 'opportunityFires') return;
    tally.check(kind, 'NLC-20.4a', `dice in ${who}`, strength, dice.length);
    const bonus = Math.max(0, ...shares.map((share) => share.bonus)) + flankBonus(course, kind, event);
    tally.check(
      'hits',
      'NLC-20.4b',
      `sixes of ${who}`,
      dice.filter((die) => die + bonus >= 6).length,
      event['hits'],
    );
    return;
  }
  tally.check(kind, 'NLC-D.9', `strength in ${who}`, row, event['strength']);
  tally.check('hits', 'NLC-T8', `dice of ${who}`, row === 0 ? 0 : 2, dice.length);
  if (kind !== 'bombardments' || !isOn(course.board, 'altArtillery'))
    tally.check('hits', 'NLC-T8', `hits of ${who}`, hitsOf(row, sum(dice)), event['hits']);
}

const flankBonus = (course: Course, kind: Kind, event: Named): number =>
  kind === 'assaultFires' &&
  course.memory.fought?.isFlanked === true &&
  event['side'] === course.assault?.side
    ? 1
    : 0;

/** NLC-20.4d, NLC-R116: points of morale the firing side is better by, at most 3; where two sides fight. */
function moraleLead(course: Course, kind: Kind, event: Named): number | null {
  const { board, assault } = course;
  if (kind === 'chargeFires') return chargeLead(course, event);
  if (kind !== 'assaultFires' || assault === null) return 0;
  const standing = assault.defenders.filter((unit) => unitsIn(board, assault.target).includes(unit));
  const now = { ...assault, defenders: standing, supporters: [] };
  const hasGuns = (shares: readonly Share[]): boolean =>
    shares.some((share) => cardOf(board, share.unit).arm === 'art' && !isSilent(share));
  const [attack, defence] = [
    groupMorale(board, assault.attackers, {
      ...{ isDefending: false, isFight: true, isUnderGuns: hasGuns(defendersFire(board, now)) },
    }),
    groupMorale(board, standing, {
      ...{ isDefending: true, isFight: true, isUnderGuns: hasGuns(attackersFire(board, now)) },
      isFlanked: course.memory.fought?.isFlanked === true,
    }),
  ];
  const lead = event['side'] === assault.side ? attack - defence : defence - attack;
  return Math.max(-3, Math.min(3, lead));
}

function chargeLead(course: Course, event: Named): number | null {
  const { board } = course;
  const [target, firing] = [Number(event['hex']), event['side'] as Side];
  const side = chargingSide(course, target, firing);
  const chargers = chargersIn(course, side, target);
  const defenders = unitsOfIn(board, otherSide(side), target);
  if (chargers.length === 0 || defenders.length === 0) return null;
  const lead =
    groupMorale(board, chargers, { isDefending: false, isFight: true }) -
    groupMorale(board, defenders, { isDefending: true, isFight: true });
  return Math.max(-3, Math.min(3, firing === side ? lead : -lead));
}

function assaultFired(course: Course, event: Named): void {
  const { assault, board } = course;
  if (assault === null) return;
  const still = assault.defenders.filter((unit) => unitsIn(board, assault.target).includes(unit));
  const now = { ...assault, defenders: still };
  const isAttack = event['side'] === assault.side;
  // From which of its hexes a line strikes is its owner's choice, and in no event.
  if (assault.attackers.some((unit) => at(board.units, unit).extended !== NONE)) return;
  const shares = isAttack ? attackersFire(board, now) : defendersFire(board, now);
  course.memory.fought ??= foughtNow(course, now);
  told(course, 'assaultFires', event, shares, rowOf(shares));
  noteSupport(course, event, shares);
  const isGunFire = shares.some(
    (share) =>
      cardOf(board, share.unit).arm === 'art' && !isSilent(share) && !now.supporters.includes(share.unit),
  );
  if (isGunFire) course.memory.fought.underGuns.push(isAttack ? otherSide(assault.side) : assault.side);
}

/** NLC-20.3: whether its guns made the difference. */
function noteSupport(course: Course, event: Named, shares: readonly Share[]): void {
  const { board, memory, assault } = course;
  if (
    !isOn(board, 'artillerySupport') ||
    isOn(board, 'rollSix') ||
    assault === null ||
    memory.fought === null
  )
    return;
  const others = shares.filter(({ unit }) => cardOf(board, unit).arm !== 'art');
  const roll = sum(numbers(event['dice']));
  const enemies = event['side'] === assault.side ? assault.defenders : assault.attackers;
  const isFresh = enemies.some(
    (unit) => at(board.units, unit).status === 'map' && !at(board.units, unit).disrupted,
  );
  const isMore =
    others.some((share) => !isSilent(share)) && Number(event['hits']) > hitsOf(rowOf(others), roll);
  if (isMore && isFresh) memory.fought.supported.push(event['side'] as Side);
}

/** NLC-7.6b, 7.4m: as it is when they fire. */
function foughtNow({ board }: Course, { side, target, attackers, defenders, from }: Assault): Fought {
  const isRiddenDown =
    !isSheltered(board, target) &&
    attackers.some((unit) => cardOf(board, unit).arm === 'cav') &&
    isFleeingByRoad(board, target, defenders);
  return {
    isFlanked: isFlankedInAssault(board, target, side, from) || isRiddenDown,
    underGuns: [],
    supported: [],
    againstGuard: [
      ...(defenders.some((unit) => isOldGuard(board, unit)) ? [side] : []),
      ...(attackers.some((unit) => isOldGuard(board, unit)) ? [otherSide(side)] : []),
    ],
  };
}

function chargeFired(course: Course, event: Named): void {
  const { board } = course;
  // By mail who charges with whom, and whom they met, is settled long after the steps were made.
  if (board.options['sequence'] !== 'chit') return;
  const target = Number(event['hex']);
  const firing = event['side'] as Side;
  const side = chargingSide(course, target, firing);
  const isFirst = side === firing;
  const charge: Charge = {
    ...{ side, target },
    chargers: chargersIn(course, side, target),
    defenders: unitsOfIn(board, otherSide(side), target),
    ...originOf(course, side, target),
    isSquare: course.square,
  };
  const shares = isFirst ? chargersFire(board, charge) : chargedFire(board, charge);
  told(course, 'chargeFires', event, shares, rowOf(shares));
}

/** The side of those who came into the hex last; whoever has no strength left is not heard of. */
function chargingSide({ board, charges }: Course, target: number, firing: Side): Side {
  const isThere = (unit: number): boolean => board.inside.has(unit) && hexesOf(board, unit).includes(target);
  const last = charges.findLast((units) => units.some(isThere))?.find(isThere);
  const anyone = last ?? [...board.inside.keys()].find(isThere);
  return anyone === undefined ? firing : cardOf(board, anyone).side;
}

/** NLC-E.7: those of one charge; others of their side in the hex are left out of it. */
function chargersIn({ board, charges }: Course, side: Side, target: number): readonly number[] {
  const there = unitsOfIn(board, side, target).filter((unit) => board.inside.has(unit));
  const together = charges.findLast((units) => units.some((unit) => there.includes(unit)));
  return together === undefined ? there : there.filter((unit) => together.includes(unit));
}

/** Whether it is a backhand blow (NLC-7.10e), and who has just fled from the chargers (NLC-7.8b). */
function originOf(course: Course, side: Side, target: number): Pick<Charge, 'isBackhand' | 'fled'> {
  const { before, memory, board } = course;
  const charge = before.frames.findLast(
    (frame) =>
      frame.proc === 'charge' &&
      frame['side'] === side &&
      entriesOf(frame, 'entries').some((entry) => entry.target === target),
  );
  const isReaction = charge === undefined || charge['reaction'] === true;
  const isBackhand = isReaction && memory.backhands.get(`${side} ${target}`) === true;
  const pursuit = before.frames.findLast((frame) => frame.proc === 'pursuit' && frame['side'] === side);
  if (pursuit === undefined) return { isBackhand, fled: [] };
  const isGoal = at(board.land.neighbours, Number(pursuit['hex'])).includes(target);
  return { isBackhand, fled: isGoal ? numbers(pursuit['fled']) : [] };
}

/** A reaction charge sets out: what it meets is known now. */
export function reactionDeclared(course: Course, event: Named): void {
  course.charges.push(numbers(event['units']));
  const frame = frameOf(course.before, 'reaction');
  if (frame === null || frame['hex'] !== event['hex']) return;
  course.memory.backhands.set(`${String(frame['side'])} ${String(frame['hex'])}`, isBackhand(course, frame));
}

/** NLC-7.10f: the mover says how far he goes after the charge was declared. */
export function committed(course: Course): void {
  const frame = course.before.frames.at(-1);
  if (course.moment.action.type !== 'commit' || frame?.proc !== 'reaction') return;
  course.memory.backhands.set(`${String(frame['side'])} ${String(frame['hex'])}`, isBackhand(course, frame));
}

export function reactionFailed({ before, memory }: Course, event: Named): void {
  const side = frameOf(before, 'reaction')?.['side'];
  memory.backhands.delete(`${String(side)} ${String(event['hex'])}`);
}

/** NLC-7.10e, NLC-R031 */
function isBackhand({ board, before, moment }: Course, { kind, movers, hex, backhand }: Frame): boolean {
  const there = numbers(movers).filter((unit) => hexesOf(board, unit).includes(Number(hex)));
  if (kind === 'retreat' || kind === 'pursuit')
    return there.some((unit) => cardOf(board, unit).arm === 'cav');
  if (kind !== 'move' || before.group === null) return false;
  const { units, used } = before.group;
  // What a division loses out of column is not counted: the law does not say whether it is.
  const isFar = (unit: number): boolean => {
    const place = units.indexOf(unit);
    return place >= 0 && 2 * at(used, place) > (allowanceOf(board, unit) ?? 0);
  };
  const isFree = moment.action.type === 'commit' ? moment.action['half'] === false : backhand === true;
  return there.some((unit) => cardOf(board, unit).arm !== 'cav' && (isFree || isFar(unit)));
}

function bombardmentFired(course: Course, event: Named): void {
  const { board, moment, before } = course;
  const { action } = moment;
  const target = Number(event['hex']);
  const isOpportunity = action.type === 'opportunityFire';
  const guns = isOpportunity
    ? [Number(action['gun'])]
    : numbers(action['guns'] ?? frameOf(before, 'bombardment')?.['guns']);
  const fire: Bombardment = {
    ...{ guns, target, isOpportunity },
    from: at(board.units, at(guns, 0)).hex,
    isOnSquares: action.type === 'squares' && action['accept'] === true,
  };
  const shares = bombardmentFire(board, fire);
  const row = isFarFire(board, fire) ? rowRoundedDown(shares) : rowOf(shares);
  told(course, isOpportunity ? 'opportunityFires' : 'bombardments', event, shares, row);
}
