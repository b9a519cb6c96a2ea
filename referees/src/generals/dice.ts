// GEN-12.28 to 12.32, R.70 to R.74: dice are rolled, handed out, and rolled again.
import type { Named } from '../contract.ts';
import { type Battle, count, type Play, tell } from './battle.ts';
import { other, SIDES, type Side } from './board.ts';
import { attackersIn, type Fight, type Front, type Rerolls } from './fight.ts';
import type { Attack, Step } from './targets.ts';

export interface Die {
  readonly attack: Attack;
  natural: number;
}

function handOut(
  battle: Battle,
  front: Front,
  side: Side,
  step: Step,
  attacks: readonly Attack[],
): readonly Die[] {
  const own = attacks.filter((each) => each.front === front && each.unit.side === side && !each.isSupport);
  const ordered = own.toSorted(
    (one, two) => front.lines[side].indexOf(one.unit) - front.lines[side].indexOf(two.unit),
  );
  const places = ordered.flatMap((attack) => Array.from({ length: attack.dice }, () => attack));
  const rolled = places
    .map(() => battle.roll(`${step} ${front.id} ${side}`))
    .toSorted((one, two) => two - one);
  return places.map((attack, index) => ({ attack, natural: rolled[index] ?? 0 }));
}

export function rollAll(fight: Fight, step: Step, attacks: readonly Attack[]): readonly Die[] {
  const { battle } = fight;
  const pooled = fight.fronts.flatMap((front) =>
    SIDES.flatMap((side) => handOut(battle, front, side, step, attacks)),
  );
  const support = attacks
    .filter(({ isSupport }) => isSupport)
    .map((attack): Die => ({ attack, natural: battle.roll(`${step}`) }));
  const all = [...pooled, ...support];
  for (const { attack } of all)
    for (const attacker of fight.attackers) if (attacker.unit === attack.unit) attacker.rolled = true;
  for (const front of fight.fronts) {
    const dice = inFront(all, front);
    if (dice.length > 0) tell(battle, 'diceHandedOut', { step, front: front.id, dice: dice.map(shown) });
  }
  count(battle, 'dice', all.length);
  return all;
}

const shown = ({ attack, natural }: Die) => ({
  side: attack.unit.side,
  unit: attack.unit.id,
  target: attack.target.id,
  unopposed: attack.unopposed,
  natural,
});

/** White's, then Black's, a supporting die last. */
const inFront = (dice: readonly Die[], front: Front): readonly Die[] =>
  SIDES.flatMap((side) => diceOf(dice, front, side)).toSorted(
    (one, two) => Number(one.attack.isSupport) - Number(two.attack.isSupport),
  );

const diceOf = (dice: readonly Die[], front: Front, side: Side): readonly Die[] =>
  dice.filter(({ attack }) => attack.front === front && attack.unit.side === side);

/** GEN-12.31: the fronts in which the side's attackers aim at the sector. */
const inScope = (fight: Fight, { side, sector }: Rerolls): readonly Front[] =>
  fight.fronts.filter((front) => attackersIn(fight, side, front).some(({ to }) => to === sector));

/** GEN-12.32: in melee no more than the directions still fought over, less one. */
function trim(fight: Fight): void {
  for (const right of fight.rerolls) {
    const from = fight.attackers.filter(
      (each) =>
        each.to === right.sector &&
        each.kind === 'order' &&
        fight.fronts.some((front) => attackersIn(fight, right.side, front).includes(each)),
    );
    right.left = Math.max(0, Math.min(right.left, new Set(from.map((each) => each.from)).size - 1));
  }
}

function legalRerolls(fight: Fight, side: Side, dice: readonly Die[]): readonly Named[] {
  const fronts = fight.rerolls
    .filter((right) => right.side === side && right.left > 0)
    .flatMap((right) => inScope(fight, right));
  return [...new Set(fronts)].flatMap((front) =>
    SIDES.flatMap((owner) =>
      diceOf(dice, front, owner).map((_, die) => ({ type: 'reroll', front: front.id, side: owner, die })),
    ),
  );
}

function rollAgain(
  fight: Fight,
  by: Side,
  dice: readonly Die[],
  { front: id, side, die: index }: Named,
): void {
  const front = fight.fronts.find((each) => each.id === id);
  const owner = SIDES.find((each) => each === side);
  if (front === undefined || owner === undefined) return;
  const die = diceOf(dice, front, owner)[Number(index)];
  const right = fight.rerolls.find(
    (each) => each.side === by && each.left > 0 && inScope(fight, each).includes(front),
  );
  if (die === undefined || right === undefined) return;
  right.left -= 1;
  const from = die.natural;
  die.natural = fight.battle.roll(`re-roll ${front.id} ${owner}`);
  count(fight.battle, 'rerolls');
  tell(fight.battle, 'dieRerolled', { by, front: front.id, side: owner, die: index, from, to: die.natural });
}

/** The first seat uses what it wants or passes, then the other. */
export function* rerolls(fight: Fight, step: Step, dice: readonly Die[]): Play {
  if (step === 'melee') trim(fight);
  const first: Side = fight.battle.round % 2 === 1 ? 'white' : 'black';
  for (const side of [first, other(first)])
    for (;;) {
      const legal = legalRerolls(fight, side, dice);
      if (legal.length === 0) break;
      const answer = yield {
        rule: 'GEN-12.31',
        asked: [{ side, legal: () => [...legal, { type: 'passReroll' }] }],
      };
      if (answer.action.type === 'passReroll') break;
      rollAgain(fight, side, dice, answer.action);
    }
}
