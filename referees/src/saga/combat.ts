// SAG-P-FIRE, SAG-P-ENGAGE, SAG-P-ROUND, SAG-P-DISENGAGE.
import { mayCharge } from './declarations.ts';
import { disarray, takeHits } from './harm.ts';
import { isAbroad } from './land.ts';
import { evadeSum, fireSum, meleeSum, moraleSum, type Round } from './sums.ts';
import {
  isArtillery,
  isEngaged,
  isHeavy,
  isInfantry,
  isLight,
  isMounted,
  isThere,
  meleeOf,
  type Play,
  type Table,
  tell,
  type Unit,
  yesOrNo,
} from './table.ts';
import { type Outcome, test } from './tests.ts';
import { actWindow } from './windows.ts';

function* shoot(table: Table, unit: Unit, target: Unit): Play {
  let spendsMarker = false;
  if (isInfantry(unit) && unit.outflankMarker && !unit.firedAsOutflanker) {
    spendsMarker = yield* yesOrNo(unit.owner, 'SAG-18.9', 'useOutflankFire');
    if (spendsMarker) unit.outflankMarker = false;
  }
  if (isAbroad(unit)) unit.firedAsOutflanker = true;
  const sum = fireSum(table, unit, target, { spendsMarker, isAnswer: false });
  const { hits } = yield* test(table, { kind: 'fire', unit, need: 6, sum });
  if (hits > 0) yield* takeHits(table, [{ unit: target, hits, byFire: true }]);
}

export function* fire(table: Table, unit: Unit, target: Unit, byCard = false): Play {
  target.faceUp = true;
  if (!byCard) yield* actWindow(table, 'fire', unit, target);
  const place = target.at;
  yield* shoot(table, unit, target);
  const again = table.effects.some(
    (each) => each.card === 'B03' && each.unit === unit && each.lasts === 'action',
  );
  if (!byCard && again && isThere(target) && target.at === place && !isEngaged(table, target))
    yield* shoot(table, unit, target);
}

/** SAG-17. Gives whether the engagement is off. */
function* evades(table: Table, unit: Unit, target: Unit): Play<boolean> {
  const may = table.rules.evade && isLight(target) && !target.disarray && (isHeavy(unit) || isInfantry(unit));
  if (!may || !(yield* yesOrNo(target.owner, 'SAG-17.1', 'evade'))) return false;
  const { success } = yield* test(table, {
    kind: 'evade',
    unit: target,
    need: 4,
    sum: evadeSum(target, unit),
  });
  if (!success) {
    if (table.activation !== null) table.activation.evadeFailed = true;
    return false;
  }
  target.evadedTurn = table.turn;
  unit.noMeleeTurn = table.turn;
  if (yield* yesOrNo(unit.owner, 'SAG-17.4', 'recover')) {
    const recovered = yield* test(table, {
      kind: 'morale',
      unit,
      need: 6,
      sum: moraleSum(table, unit, false),
    });
    if (recovered.success) {
      unit.activated = false;
      table.players[unit.owner].markers += 1;
    }
  }
  return true;
}

export function* engage(table: Table, unit: Unit, target: Unit, charge: 'ask' | 'must' | 'no'): Play {
  target.faceUp = true;
  const { activation } = table;
  if (yield* evades(table, unit, target)) return;
  const charges =
    charge === 'must' ||
    (charge === 'ask' &&
      mayCharge(table, unit, target) &&
      (yield* yesOrNo(unit.owner, 'SAG-14.2', 'charge')));
  if (charges) {
    unit.chargeTurn = table.turn;
    if (activation !== null) activation.charged = true;
    if (
      isMounted(target) &&
      activation?.evadeFailed !== true &&
      (yield* yesOrNo(target.owner, 'SAG-14.6', 'counter'))
    ) {
      const { success } = yield* test(table, {
        kind: 'morale',
        unit: target,
        need: 7,
        sum: moraleSum(table, target, false),
      });
      if (success) target.chargeTurn = table.turn;
    }
  }
  const place = unit.at;
  yield* actWindow(table, 'engage', unit, target);
  if (unit.at !== place) return;
  table.melees = [
    ...table.melees,
    {
      initiator: unit,
      foe: target,
      startCas: new Map([
        [unit, unit.cas],
        [target, target.cas],
      ]),
      tests: new Map(),
    },
  ];
  yield* fightRound(table, { attacker: unit, defender: target, engaging: true });
}

function* strike(table: Table, unit: Unit, round: Round): Play<Outcome> {
  const { attacker, engaging } = round;
  const foe = unit === attacker ? round.defender : attacker;
  if (engaging && unit !== attacker && isAbroad(attacker) && isArtillery(unit))
    return yield* test(table, {
      kind: 'fire',
      unit,
      need: 6,
      sum: fireSum(table, unit, foe, { spendsMarker: false, isAnswer: true }),
    });
  const tests = meleeOf(table, unit)?.tests.get(unit) ?? 0;
  return yield* test(table, { kind: 'melee', unit, need: 6, sum: meleeSum(table, unit, round, tests) });
}

export function* fightRound(table: Table, round: Round): Play {
  const { attacker, defender, engaging } = round;
  const blow = yield* strike(table, attacker, round);
  const answer = yield* strike(table, defender, round);
  const melee = meleeOf(table, attacker);
  for (const unit of [attacker, defender]) melee?.tests.set(unit, (melee.tests.get(unit) ?? 0) + 1);
  attacker.outflankMarker = false;
  yield* takeHits(table, [
    { unit: defender, hits: blow.hits, byFire: false },
    { unit: attacker, hits: answer.hits, byFire: engaging && isAbroad(attacker) && isArtillery(defender) },
  ]);
}

export function* disengage(table: Table, unit: Unit): Play {
  yield* actWindow(table, 'disengage', unit);
  const melee = meleeOf(table, unit);
  const foe = melee?.initiator === unit ? melee.foe : melee?.initiator;
  if (melee === undefined || foe === undefined) return;
  const light = isLight(unit) && isInfantry(foe) ? 1 : 0;
  const { success } = yield* test(table, {
    kind: 'morale',
    unit,
    need: 7,
    sum: moraleSum(table, unit, false) + light,
  });
  if (!success) return;
  table.melees = table.melees.filter((each) => each !== melee);
  for (const each of [unit, foe]) disarray(each);
  tell(table, 'meleeEnded', { winner: null });
}
