// GEN-7.10 to 7.13, 12.4, 12.30: where a fight breaks out.
import { bySide, tell } from './battle.ts';
import {
  BATTLE_SECTORS,
  borderOf,
  borderRank,
  compass,
  other,
  SIDES,
  type Side,
  sectorRank,
} from './board.ts';
import type { Attacker, Fight, Front } from './fight.ts';
import { unitsAt } from './ground.ts';

const newFront = (id: string, kind: Front['kind'], sector: string, ends: Front['ends']): Front => ({
  id,
  kind,
  sector,
  ends,
  lines: { white: [], black: [] },
  closed: false,
});

const isHeld = ({ battle }: Fight, side: Side, sector: string): boolean =>
  unitsAt(battle, side, sector).some(({ routed }) => !routed);

/** The borders a side comes over, in the order of the board. */
function approaches({ attackers }: Fight, side: Side, sector: string): readonly string[] {
  const from = attackers.flatMap((each) =>
    each.unit.side === side && each.to === sector && each.kind === 'order' ? [each.from] : [],
  );
  return [...new Set(from)].toSorted(
    (one, two) => borderRank(borderOf(one, sector)) - borderRank(borderOf(two, sector)),
  );
}

function assault(fight: Fight, attacker: Attacker): readonly Front[] {
  const { unit, from, to } = attacker;
  if (!isHeld(fight, other(unit.side), to)) return [];
  attacker.front = borderOf(from, to);
  const ends = { ...bySide(() => to), [unit.side]: from };
  return [newFront(attacker.front, 'border', to, ends)];
}

/** Of two white borders and two black ones: which black one each white one faces. */
function facing(
  sector: string,
  white: readonly string[],
  black: readonly string[],
): ReadonlyMap<string, string> {
  const at = (from: string): number => compass(sector, from);
  return new Map(
    white.map((from) => {
      const opposite = black.find((each) => at(each) === (at(from) + 2) % 4);
      const clockwise = black.find((each) => at(each) === (at(from) + 1) % 4);
      return [from, opposite ?? clockwise ?? ''];
    }),
  );
}

/** GEN-12.4. A side that comes over one border against several has to choose: its attackers get no front yet. */
function meet(fight: Fight, sector: string): readonly Front[] {
  const [white, black] = [approaches(fight, 'white', sector), approaches(fight, 'black', sector)];
  if (white.length === 0 || black.length === 0 || SIDES.some((side) => isHeld(fight, side, sector)))
    return [];
  const wide = black.length > white.length ? black : white;
  const pairs = facing(sector, white, black);
  const name = (from: string): string => `meet:${sector}:${wide.indexOf(from) + 1}`;
  for (const attacker of fight.attackers) {
    if (attacker.to !== sector || attacker.kind !== 'order') continue;
    const { from } = attacker;
    if (wide.length === 1) attacker.front = name(wide[0] ?? '');
    else if (wide.includes(from)) attacker.front = name(from);
    else if (white.length === black.length)
      attacker.front = name([...pairs].find(([, faced]) => faced === from)?.[0] ?? '');
  }
  return wide.map((from) =>
    newFront(
      name(from),
      'meeting',
      sector,
      bySide(() => sector),
    ),
  );
}

function besiege({ attackers }: Fight): readonly Front[] {
  const sectors = new Set(attackers.filter(({ kind }) => kind === 'building').map(({ to }) => to));
  for (const attacker of attackers) if (attacker.kind === 'building') attacker.front = `bld:${attacker.to}`;
  return [...sectors].map((sector) =>
    newFront(
      `bld:${sector}`,
      'building',
      sector,
      bySide(() => sector),
    ),
  );
}

/** R.74: borders, then meetings by sector and number, then buildings. */
function rank({ id, kind, sector }: Front): number {
  if (kind === 'border') return borderRank(id);
  const number = Number(id.split(':')[2] ?? 0);
  return (kind === 'meeting' ? 100 : 1_000) + sectorRank(sector) * 10 + number;
}

export function formFronts(fight: Fight): void {
  const borders = fight.attackers
    .filter(({ kind }) => kind === 'order')
    .flatMap((each) => assault(fight, each));
  const all = [...borders, ...BATTLE_SECTORS.flatMap((sector) => meet(fight, sector)), ...besiege(fight)];
  fight.fronts = all
    .filter(({ id }, index) => all.findIndex((each) => each.id === id) === index)
    .toSorted((one, two) => rank(one) - rank(two));
  for (const { id } of fight.fronts) tell(fight.battle, 'frontFormed', { front: id });
  earnRerolls(fight);
}

/** GEN-12.30, R.73. */
function earnRerolls(fight: Fight): void {
  for (const side of SIDES)
    for (const sector of BATTLE_SECTORS) {
      const fought = fight.attackers.some(
        (each) =>
          each.unit.side === side && each.to === sector && each.kind === 'order' && isFought(fight, each),
      );
      const left = fought ? approaches(fight, side, sector).length - 1 : 0;
      if (left > 0) fight.rerolls.push({ side, sector, left });
    }
}

const isFought = ({ fronts }: Fight, { front, to }: Attacker): boolean =>
  front !== null || fronts.some(({ kind, sector }) => kind === 'meeting' && sector === to);
