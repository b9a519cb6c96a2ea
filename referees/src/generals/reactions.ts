// GEN-12.5 to 12.11: squares and countercharges.
import type { Named } from '../contract.ts';
import { isReady } from './activation.ts';
import { byId, bySide, count, type Play, tell, type Unit, unseen } from './battle.ts';
import { BATTLE_SECTORS, borderOf, other, SECTORS, SIDES, type Side } from './board.ts';
import { cross, type Fight, isAssaulted, newAttacker, passivesIn, stillAttacks } from './fight.ts';
import { mostAcross } from './ground.ts';

interface Try {
  readonly unit: Unit;
  /** The sector charged; null: a square. */
  readonly against: string | null;
}

const attackedFrom = ({ attackers }: Fight, side: Side, sector: string, arm: string): readonly string[] =>
  attackers
    .filter((each) => each.unit.side === other(side) && each.to === sector && each.kind === 'order')
    .filter((each) => each.unit.arm === arm && stillAttacks(each))
    .map(({ from }) => from);

function hasRoom(fight: Fight, side: Side, from: string, to: string, tries: readonly Try[]): boolean {
  const own = fight.attackers.filter(
    (each) => each.unit.side === side && each.from === from && each.to === to && stillAttacks(each),
  );
  const charging = tries.filter(({ unit, against }) => unit.at === from && against === to);
  return own.length + charging.length < mostAcross(fight.battle, from, to);
}

function legalReactions(fight: Fight, side: Side, tries: readonly Try[]): readonly Named[] {
  const open = BATTLE_SECTORS.filter((sector) => isAssaulted(fight, side, sector)).flatMap((sector) =>
    passivesIn(fight, side, sector)
      .filter((unit) => isReady(unit) && !tries.some((each) => each.unit === unit))
      .flatMap((unit): readonly Named[] => {
        if (unit.arm === 'I' && attackedFrom(fight, side, sector, 'C').length > 0)
          return [{ type: 'formSquare', unit: unit.id }];
        if (unit.arm !== 'C') return [];
        return [...new Set(attackedFrom(fight, side, sector, 'I'))]
          .filter((from) => hasRoom(fight, side, sector, from, tries))
          .map((from) => ({ type: 'countercharge', unit: unit.id, border: borderOf(sector, from) }));
      }),
  );
  return [...open, ...tries.map(({ unit }) => ({ type: 'unreact', unit: unit.id })), { type: 'endReact' }];
}

const unitNamed = (fight: Fight, id: unknown): Unit | undefined =>
  fight.battle.units.find((unit) => unit.id === id);

function tryIt(fight: Fight, tries: readonly Try[], { type, unit: id, border }: Named): readonly Try[] {
  const unit = unitNamed(fight, id);
  if (unit === undefined) return tries;
  if (type === 'unreact') return tries.filter((each) => each.unit !== unit);
  const against = SECTORS.find((sector) => sector !== unit.at && borderOf(unit.at, sector) === border);
  return [...tries, { unit, against: type === 'formSquare' ? null : (against ?? null) }];
}

/** GEN-12.8, 13.7: natural 5 and 6 succeed. */
function attempt(fight: Fight, { unit, against }: Try): void {
  const natural = fight.battle.roll(`reaction ${unit.id}`);
  const success = natural >= 5;
  count(fight.battle, 'reactions');
  tell(fight.battle, 'reactionRolled', {
    unit: unit.id,
    how: against === null ? 'square' : 'charge',
    natural,
    modified: Math.max(1, natural - 1),
    success,
  });
  fight.reacted.add(unit);
  if (!success) return;
  if (against === null) unit.square = true;
  else {
    const [from, front] = [unit.at, borderOf(unit.at, against)];
    fight.attackers.push(newAttacker({ unit, from, to: against, kind: 'countercharge', front }));
    cross(fight, from, against);
  }
}

export function* reactions(fight: Fight): Play {
  const drafts = bySide<readonly Try[]>(() => []);
  const asked = SIDES.filter((side) => legalReactions(fight, side, []).length > 1);
  yield* unseen(
    'GEN-12.5',
    asked,
    drafts,
    (side, tries) => legalReactions(fight, side, tries),
    (_side, tries, action) => tryIt(fight, tries, action),
  );
  const all = [...drafts.white, ...drafts.black];
  const rank = ({ unit }: Try): number => SECTORS.indexOf(unit.at);
  for (const each of all.toSorted((one, two) => rank(one) - rank(two) || byId(one.unit, two.unit)))
    attempt(fight, each);
}
