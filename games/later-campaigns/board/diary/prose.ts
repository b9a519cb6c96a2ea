// One turn in prose: orders and what became of them, fights and how they ended, what was lost.

import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../../vocabulary.ts';
import type { Teller } from '../words/teller.ts';
import { diaryWords as words } from './words.ts';

const ANSWERS = {
  C: words.obeyed,
  '1T': words.late,
  R4: words.doubt,
  R5: words.doubt,
  I: words.ignored,
  dawn: words.doubt,
} as const;

type Assault = Extract<Event, { readonly type: 'assaultBegan' }>;

/**
 * How an assault ended: whoever failed the last test of morale before the next one began, else whoever retreated from the fire.
 * Who was lost whole is told as lost.
 */
function endOf(events: readonly Event[], at: number, assault: Assault, teller: Teller) {
  const { side, attackers, defenders } = assault;
  const rest = events.slice(at + 1);
  const next = rest.findIndex(({ type }) => type === 'assaultBegan' || type === 'chitDrawn');
  const fight = next < 0 ? rest : rest.slice(0, next);
  const broken = fight.findLast((event) => event.type === 'moraleTested' && !event.passed);
  if (broken?.type === 'moraleTested') return [tell(words.gaveWay, { side: teller.side(broken.side) })];
  const went = new Set(
    fight.flatMap((event) => (event.type === 'unitsMoved' && event.how === 'retreat' ? event.units : [])),
  );
  const back = [attackers, defenders].findIndex((units) => units.some((unit) => went.has(unit)));
  if (back >= 0) return [tell(words.gaveWay, { side: teller.side(back === 0 ? side : otherSide(side)) })];
  const lost = fight.flatMap((event) => (event.type === 'unitEliminated' ? [event.unit] : []));
  const isLost = (units: readonly UnitId[]): boolean => units.every((unit) => lost.includes(unit));
  return isLost(attackers) || isLost(defenders) ? [] : [tell(words.held)];
}

function sentenceOf(events: readonly Event[], at: number, teller: Teller): string | null {
  const event = events[at];
  switch (event?.type) {
    case 'orderSent':
      return tell(words.order, {
        leader: teller.leader(event.leader),
        body: teller.body(event.body),
        order: teller.orders(event.order),
      });
    case 'orderArrived':
      return tell(ANSWERS[event.result], { body: teller.body(event.body) });
    case 'badMoveMade':
      return tell(words.badMove, { body: teller.body(event.body) });
    case 'confidenceFailed':
      return tell(words.shaken, { body: teller.body(event.body) });
    case 'chargeDeclared':
      return tell(words.charge, {
        side: teller.side(event.side),
        near: teller.near(event.entries[0]?.target ?? -1),
        units: teller.units(event.entries.map(({ unit }) => unit)),
      });
    case 'chargeDecided':
      return tell(event.won ? words.won : words.lost);
    case 'assaultBegan': {
      if (event.defenders.length === 0) return null;
      const attack = tell(words.assault, {
        side: teller.side(event.side),
        near: teller.near(event.target),
        attackers: teller.units(event.attackers),
        defenders: teller.units(event.defenders),
      });
      return [attack, ...endOf(events, at, event, teller)].map(capital).join(' ');
    }
    case 'unitEliminated':
      return tell(words.fallen, { unit: teller.unit(event.unit), side: teller.sideOf(event.unit) });
    case 'leaderLost':
      return tell(words.leader, { leader: teller.leader(event.leader) });
    case 'armyDemoralized':
      return tell(words.demoralized, { army: teller.army(event.army) });
    case 'armyDisintegrated':
      return tell(words.disintegrated, { army: teller.army(event.army) });
    case 'guardBroken':
      return tell(words.guard);
    default:
      return null;
  }
}

/** Everybody who came up at one place is told together, and all places in one sentence. */
function arrivalsIn(events: readonly Event[], teller: Teller): readonly string[] {
  const came = new Map<Hex, UnitId[]>();
  for (const event of events)
    if (event.type === 'unitsEntered') came.set(event.hex, [...(came.get(event.hex) ?? []), ...event.units]);
  const parties = [...came].map(([hex, units]) =>
    tell(words.party, { units: teller.units(units), near: teller.near(hex) }),
  );
  return parties.length === 0 ? [] : [tell(words.arrived, { parties: parties.join('; ') })];
}

/** What repeats itself is told once. */
export function turnInProse(events: readonly Event[], teller: Teller): readonly string[] {
  const told = events.flatMap((_, at) => {
    const sentence = sentenceOf(events, at, teller);
    return sentence === null ? [] : [capital(sentence)];
  });
  const lost = (side: Side): number =>
    events.filter(
      (event) =>
        (event.type === 'stepLost' || event.type === 'unitEliminated') &&
        teller.theatre?.units[event.unit]?.side === side,
    ).length;
  const [french, allied] = [lost('french'), lost('allied')];
  const lines = [...new Set(told), ...arrivalsIn(events, teller)];
  if (lines.length === 0) lines.push(tell(words.quiet));
  return french + allied === 0 ? lines : [...lines, tell(words.losses, { french, allied })];
}
