// GEN-12.1: the nine steps of a combat sequence, for the whole board at once.
import type { Named } from '../contract.ts';
import { bySide, count, type Play, tell, unseen } from './battle.ts';
import { SIDES, type Side } from './board.ts';
import { rerolls, rollAll } from './dice.ts';
import { flee } from './entering.ts';
import { type Attacker, attackerOf, attackersIn, type Fight } from './fight.ts';
import { resolve, settleCaptures } from './hits.ts';
import { closeFronts, inPlacingOrder } from './lines.ts';
import { takePositions } from './positions.ts';
import { reactions } from './reactions.ts';
import { nameTargets, type Step } from './targets.ts';

const isOver = ({ fronts }: Fight): boolean => fronts.every(({ closed }) => closed);

function* exchange(fight: Fight, step: Step): Play {
  const attacks = yield* nameTargets(fight, step);
  const dice = rollAll(fight, step, attacks);
  yield* rerolls(fight, step, dice);
  resolve(fight, step, dice);
}

/** GEN-12.36. */
function endGunfire({ attackers }: Fight): void {
  for (const attacker of attackers) if (attacker.unit.arm === 'A') attacker.active = false;
}

/** GEN-12.37, R.82: attackers stand first in their lines, so who faces an attacker is a matter of numbers. */
function mayWithdraw(fight: Fight, side: Side): readonly Attacker[] {
  return fight.fronts.flatMap((front) => {
    const [own, enemy] = [
      attackersIn(fight, side, front),
      attackersIn(fight, side === 'white' ? 'black' : 'white', front),
    ];
    const order = inPlacingOrder(
      fight,
      own.map(({ unit }) => unit),
    );
    return own.filter(({ unit }) => order.indexOf(unit) >= enemy.length);
  });
}

function* withdrawals(fight: Fight): Play {
  const drafts = bySide<readonly string[]>(() => []);
  const free = bySide((side) => mayWithdraw(fight, side).map(({ unit }) => unit.id));
  yield* unseen(
    'GEN-12.37',
    SIDES.filter((side) => free[side].length > 0),
    drafts,
    (side, gone): readonly Named[] => [
      ...free[side].filter((unit) => !gone.includes(unit)).map((unit) => ({ type: 'withdraw', unit })),
      ...gone.map((unit) => ({ type: 'unwithdraw', unit })),
      { type: 'endWithdraw' },
    ],
    (_side, gone, { type, unit }) =>
      type === 'withdraw' ? [...gone, String(unit)] : gone.filter((each) => each !== unit),
  );
  for (const attacker of fight.attackers) {
    const { unit } = attacker;
    if (!attacker.active || !drafts[unit.side].includes(unit.id)) continue;
    attacker.active = false;
    attacker.withdrew = true;
    count(fight.battle, 'withdrawals');
    tell(fight.battle, 'unitWithdrew', { unit: unit.id, to: unit.at });
  }
}

export function* combat(fight: Fight): Play {
  if (fight.fronts.length === 0) return;
  const { battle } = fight;
  count(battle, 'fights', fight.fronts.length);
  fight.occupants = battle.units.filter(
    (unit) => unit.inside && !unit.routed && attackerOf(fight, unit) === undefined,
  );
  yield* reactions(fight);
  yield* takePositions(fight, false);
  yield* exchange(fight, 'ranged');
  flee(battle, 'C');
  endGunfire(fight);
  closeFronts(fight);
  if (!isOver(fight)) {
    yield* withdrawals(fight);
    closeFronts(fight);
  }
  if (!isOver(fight)) {
    yield* takePositions(fight, true);
    yield* exchange(fight, 'melee');
  }
  settleCaptures(fight);
}
