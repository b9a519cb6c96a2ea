// Every roll of a battle with its exact odds, so that luck can be told from decisions.
import type { Moment } from '@grognard/desk';
import type * as desk from '@grognard/desk/report/rolls.ts';
import type { Theatre } from '../../data/theatre.ts';
import type { Event } from '../../events.ts';
import { fireOdds } from '../../odds/hit-chances.ts';
import { complianceOdds, ROLLS } from '../../odds/order-odds.ts';
import type { Options } from '../../options.ts';
import type { Side } from '../../vocabulary.ts';

export const KINDS = ['fire', 'morale', 'cavalry', 'orders', 'confidence'] as const;
type Kind = (typeof KINDS)[number];

export interface Roll extends desk.Roll<Side, Kind> {
  readonly event: Event;
}

type Numbers = Pick<Roll, 'seat' | 'kind' | 'odds' | 'hits' | 'variance' | 'chance'>;

/** A test is passed or not: one hit or none. */
function tested(seat: Side, kind: Kind, odds: number, passed: boolean): Numbers {
  return {
    seat,
    kind,
    odds,
    hits: passed ? 1 : 0,
    variance: odds * (1 - odds),
    chance: passed ? odds : 1 - odds,
  };
}

/** One die, so much or less. */
const upTo = (value: number): number => Math.max(0, Math.min(6, value)) / 6;

/** Hits against what the Fire Table promised; how likely so many or more were, or so few or fewer. */
function fireNumbers(
  { side: seat, strength, parts, hits }: Extract<Event, { readonly type: 'fired' }>,
  options: Options,
): Numbers {
  const { chances, expected } = fireOdds({ options }, { row: strength, parts });
  const sumOf = (worth: (chance: number, count: number) => number): number =>
    chances.reduce((sum, chance, count) => sum + worth(chance, count), 0);
  return {
    seat,
    kind: 'fire',
    odds: expected,
    hits,
    variance: sumOf((chance, count) => chance * (count - expected) ** 2),
    chance: sumOf((chance, count) => ((hits >= expected ? count >= hits : count <= hits) ? chance : 0)),
  };
}

function numbersOf(event: Event, theatre: Theatre, options: Options): Numbers | null {
  const sideOf = (unit: number): Side => theatre.units[unit]?.side ?? 'french';
  const bodySide = (body: number): Side => theatre.bodies[body]?.side ?? 'french';
  switch (event.type) {
    case 'fired':
      // With a die for each point (NLC-20.4) the modifiers of the dice are not told, and luck cannot be.
      return event.dice.length === 2 ? fireNumbers(event, options) : null;
    case 'moraleTested':
      return tested(event.side, 'morale', upTo(event.morale), event.passed);
    case 'recoveryTested':
      return event.isExhausted
        ? tested(sideOf(event.unit), 'morale', upTo(2), event.roll >= 5)
        : tested(sideOf(event.unit), 'morale', upTo(event.morale), event.roll <= event.morale);
    case 'reactionTested':
      return tested(sideOf(event.unit), 'cavalry', upTo(event.morale), event.passed);
    case 'pursuitTested':
      return tested(sideOf(event.unit), 'cavalry', upTo(event.rating), event.held);
    case 'orderArrived':
      return event.column === null
        ? null
        : tested(
            bodySide(event.body),
            'orders',
            complianceOdds(event.column, false).atOnce / ROLLS,
            event.result === 'C',
          );
    case 'confidenceHeld':
      return tested(bodySide(event.body), 'confidence', upTo(event.value), true);
    case 'confidenceFailed':
      return tested(bodySide(event.body), 'confidence', upTo(event.value), false);
    default:
      return null;
  }
}

export function rollsIn(
  moments: readonly Moment<Event>[],
  theatre: Theatre,
  options: Options,
): readonly Roll[] {
  const rolls: Roll[] = [];
  let round = 0;
  for (const { n, events, struck } of moments) {
    if (struck) continue;
    for (const event of events) {
      if (event.type === 'turnBegan') round = event.turn;
      const numbers = numbersOf(event, theatre, options);
      if (numbers !== null) rolls.push({ n, round, event, ...numbers });
    }
  }
  return rolls;
}
