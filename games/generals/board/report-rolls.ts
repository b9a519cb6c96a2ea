// Every roll of a battle with its chance, so that luck can be told from decisions.
import type { Moment } from '@grognard/protocol';
import { passesUnopposedTest, testAttack } from '../combat/hit-tests.ts';
import { modifiedDie } from '../combat/modifiers.ts';
import type { Event, EventOf } from '../events.ts';
import { sideOf } from '../field/units.ts';
import type { Modifier } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import type { FrontId, Side, UnitId } from '../vocabulary.ts';
import { chanceToHit, type Faces, kthHighest, ONE_DIE } from './odds.ts';
import { eventsIn } from './reading.ts';

export const ROLL_KINDS = ['bombard', 'ranged', 'melee', 'reaction'] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

export interface Roll {
  /** The entry of the journal. */
  readonly n: number;
  readonly round: number;
  readonly side: Side;
  readonly kind: RollKind;
  readonly event: EventOf<'attackResolved'> | EventOf<'reactionRolled'> | EventOf<'buildingHit'>;
  readonly naturals: readonly { readonly side: Side; readonly face: number }[];
  /** Hits the odds promised, with every re-roll counted as a roll of its own. */
  readonly odds: number;
  readonly hits: number;
  readonly variance: number;
}

/** A die on its way through a front: where it came in the order of its side's dice, and what it has shown. */
interface Handed {
  readonly side: Side;
  readonly unit: UnitId;
  readonly faces: Faces;
  /** Every face it has shown; more than one after a re-roll. */
  readonly shown: number[];
  /** Re-rolls in the front are counted, so that a die knows when it was rolled again. */
  readonly when: number[];
}

interface Bout {
  readonly dice: readonly Handed[];
  readonly attacks: {
    readonly n: number;
    readonly round: number;
    readonly event: EventOf<'attackResolved'>;
  }[];
  rerolls: number;
}

function handedOut({ dice }: EventOf<'diceHandedOut'>): readonly Handed[] {
  return dice.map(({ side, unit, natural }, i) => {
    const own = dice.filter((die) => die.side === side);
    const rank = dice.slice(0, i + 1).filter((die) => die.side === side).length;
    // An occupant's die is not sorted with the others (GEN-20.20): it shows more than the die before it.
    const isSorted = own
      .slice(0, rank)
      .every((die, k) => k === 0 || die.natural <= (own[k - 1]?.natural ?? 6));
    return {
      side,
      unit,
      faces: isSorted ? kthHighest(own.length, rank) : ONE_DIE,
      shown: [natural],
      when: [0],
    };
  });
}

const only = (face: number): Faces => [1, 2, 3, 4, 5, 6].map((pips) => (pips === face ? 1 : 0));
const last = (die: Handed): number => die.shown.at(-1) ?? 0;
/** What the die showed after this many re-rolls in its front. */
const shownAt = (die: Handed, rerolls: number): number =>
  die.shown[die.when.findLastIndex((when) => when <= rerolls)] ?? last(die);

interface Odds {
  readonly odds: number;
  readonly variance: number;
}

interface Duel {
  readonly step: CombatStep;
  readonly own: Handed;
  readonly modifiers: readonly Modifier[];
  readonly enemy: Handed | null;
  readonly enemyModifiers: readonly Modifier[];
}

/** The first roll, then each re-roll of either die as a roll of its own, from what was on the table by then. */
function oddsOf({ step, own, modifiers, enemy, enemyModifiers }: Duel, rerolls: number): Odds {
  const chance = (mine: Faces, theirs: Faces | null): number =>
    chanceToHit(
      step,
      { faces: mine, modifiers },
      theirs === null ? null : { faces: theirs, modifiers: enemyModifiers },
    );
  const first = chance(own.faces, enemy === null ? null : enemy.faces);
  let odds = first;
  let variance = first * (1 - first);
  for (let k = 1; k <= rerolls; k += 1) {
    const isOwn = own.when.includes(k);
    if (!isOwn && !(enemy?.when.includes(k) ?? false)) continue;
    const mine = shownAt(own, k - 1);
    const theirs = enemy === null ? null : shownAt(enemy, k - 1);
    const before = testAttack(
      step,
      modifiedDie(mine, modifiers),
      theirs === null ? null : modifiedDie(theirs, enemyModifiers),
    ).hit;
    const again = isOwn
      ? chance(ONE_DIE, theirs === null ? null : only(theirs))
      : chance(only(mine), ONE_DIE);
    odds += again - (before ? 1 : 0);
    variance += again * (1 - again);
  }
  return { odds, variance };
}

/** The attacks of one step of one front, each with its odds. */
function rollsOf({ dice, attacks, rerolls }: Bout): readonly Roll[] {
  const used = new Set<Handed>();
  return attacks.flatMap(({ n, round, event }) => {
    const own = dice.find((die) => die.unit === event.unit && last(die) === event.natural && !used.has(die));
    if (own === undefined || (event.step !== 'ranged' && event.step !== 'melee')) return [];
    used.add(own);
    const back = attacks.filter((attack) => attack.event.unit === event.target);
    const best = back.find(({ event: reply }) => reply.modified === event.against) ?? back[0];
    const enemy =
      event.against === null
        ? null
        : (dice.find((die) => die.unit === event.target && last(die) === best?.event.natural) ?? null);
    const duel: Duel = {
      step: event.step,
      own,
      modifiers: event.modifiers,
      enemy,
      enemyModifiers: best?.event.modifiers ?? [],
    };
    const naturals = [
      { side: own.side, face: event.natural },
      ...(enemy === null ? [] : [{ side: enemy.side, face: last(enemy) }]),
    ];
    const hits = event.hit ? 1 : 0;
    return [{ n, round, side: own.side, kind: event.step, event, naturals, hits, ...oddsOf(duel, rerolls) }];
  });
}

const chanceOfFour = (modifiers: readonly Modifier[]): number =>
  chanceToHit('ranged', { faces: ONE_DIE, modifiers }, null);

/** Rolls that stand alone: bombardment and reactions. */
function loneRolls(event: Event, n: number, round: number): readonly Roll[] {
  if (event.type === 'reactionRolled') {
    const odds = chanceOfFour(event.modifiers);
    const side = sideOf(event.unit);
    const naturals = [{ side, face: event.natural }];
    const hits = event.success ? 1 : 0;
    return [{ n, round, side, kind: 'reaction', event, naturals, odds, variance: odds * (1 - odds), hits }];
  }
  if (event.type === 'buildingHit') {
    const each = chanceOfFour(event.modifiers);
    const side = sideOf(event.unit);
    const hits = event.naturals.filter((face) =>
      passesUnopposedTest(modifiedDie(face, event.modifiers)),
    ).length;
    const odds = each * event.naturals.length;
    const naturals = event.naturals.map((face) => ({ side, face }));
    return [{ n, round, side, kind: 'bombard', event, naturals, odds, variance: odds * (1 - each), hits }];
  }
  if (event.type !== 'attackResolved' || event.step !== 'bombard') return [];
  const odds = chanceOfFour(event.modifiers);
  const side = sideOf(event.unit);
  const naturals = [{ side, face: event.natural }];
  return [
    {
      n,
      round,
      side,
      kind: 'bombard',
      event,
      naturals,
      odds,
      variance: odds * (1 - odds),
      hits: event.hit ? 1 : 0,
    },
  ];
}

/** Every roll in the order it fell. */
export function rollsIn(moments: readonly Moment[]): readonly Roll[] {
  const rolls: Roll[] = [];
  const bouts = new Map<FrontId, Bout>();
  const close = (front: FrontId): void => {
    const bout = bouts.get(front);
    if (bout !== undefined) rolls.push(...rollsOf(bout));
    bouts.delete(front);
  };
  let round = 0;
  for (const { n, events, struck } of moments) {
    if (struck) continue;
    for (const event of eventsIn(events)) {
      if (event.type === 'roundBegan') round = event.round;
      if (event.type === 'phaseBegan') for (const front of [...bouts.keys()]) close(front);
      if (event.type === 'diceHandedOut') {
        close(event.front);
        bouts.set(event.front, { dice: handedOut(event), attacks: [], rerolls: 0 });
      }
      if (event.type === 'dieRerolled') {
        const bout = bouts.get(event.front);
        const die = bout?.dice.filter(({ side }) => side === event.side)[event.die];
        if (bout === undefined || die === undefined) continue;
        bout.rerolls += 1;
        die.shown.push(event.to);
        die.when.push(bout.rerolls);
      }
      if (event.type === 'attackResolved' && event.front !== null)
        bouts.get(event.front)?.attacks.push({ n, round, event });
      else rolls.push(...loneRolls(event, n, round));
    }
  }
  for (const front of [...bouts.keys()]) close(front);
  return rolls.sort((a, b) => a.n - b.n);
}
