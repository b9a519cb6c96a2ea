// What a finished turn came to: losses, fights, what became of one's orders, points. A quiet turn has no summary.
import type { Chapter, Summary } from '@grognard/desk';
import { signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { type BySide, bySide, type UnitId } from '../../vocabulary.ts';
import { bodyName, unitNames } from '../words/names.ts';
import { summaryWords as words } from '../words/sentences-summary.ts';

type Turn = Chapter<View, Action, Event>;

/** A unit that goes loses its last step. */
function stepsLost(events: readonly Event[], view: View): BySide<number> {
  const { units } = theatreOf(view);
  return bySide(
    (side) =>
      events.filter(
        (event) =>
          (event.type === 'stepLost' || event.type === 'unitEliminated') && units[event.unit]?.side === side,
      ).length,
  );
}

function lossesInWords(events: readonly Event[], view: View): string {
  const steps = stepsLost(events, view);
  if (steps.french + steps.allied === 0) return tell(words.noLosses);
  const gone = events.flatMap((event): readonly UnitId[] =>
    event.type === 'unitEliminated' ? [event.unit] : [],
  );
  const told = tell(words.steps, steps);
  return gone.length === 0 ? told : `${told} ${tell(words.gone, { units: unitNames(view, gone) })}`;
}

function fightsIn(events: readonly Event[]) {
  const count = (is: (event: Event) => boolean): number => events.filter(is).length;
  return {
    assaults: count(({ type }) => type === 'assaultBegan'),
    charges: count(({ type }) => type === 'chargeDecided'),
    shots: count((event) => event.type === 'fired' && event.fight === 'bombardment'),
  };
}

type Fights = ReturnType<typeof fightsIn>;
const isQuiet = ({ assaults, charges, shots }: Fights): boolean => assaults + charges + shots === 0;

/** Orders that arrived, as far as the viewer heard of them. */
function ordersInWords(events: readonly Event[], view: View): string {
  const told = events.flatMap((event): readonly string[] => {
    if (event.type !== 'orderArrived') return [];
    const body = bodyName(view, event.body);
    switch (event.result) {
      case 'C':
        return [tell(words.obeyed, { body })];
      case '1T':
        return [tell(words.late, { body })];
      case 'I':
        return [tell(words.aside, { body })];
      default:
        return [tell(words.doubt, { body })];
    }
  });
  return told.length === 0 ? tell(words.noOrders) : told.join(' ');
}

/** NLC-12.13f: no event says that a division follows its corps again; it has no order of its own any more, and its units have their corps'. */
function rejoiningInWords(before: View, after: View): readonly string[] {
  const bodyNow = new Map(after.units.map(({ unit, body }) => [unit, body]));
  const own = new Set(after.bodies.map(({ body }) => body));
  return before.bodies.flatMap(({ body }) => {
    const unit = before.units.find((each) => each.body === body)?.unit;
    const corps = unit === undefined ? undefined : bodyNow.get(unit);
    return own.has(body) || corps === undefined || corps === body
      ? []
      : [tell(words.rejoins, { body: bodyName(before, body), corps: bodyName(after, corps) })];
  });
}

function pointsInWords(before: View, after: View): string {
  const change = bySide((side) => after.points[side] - before.points[side]);
  const now = tell(words.standing, after.points);
  if (change.french === 0 && change.allied === 0) return now;
  return `${now} ${tell(words.change, { french: signed(change.french), allied: signed(change.allied) })}`;
}

export function turnSummary({ events, before, after }: Turn): Summary | null {
  const [{ view }, { view: now }] = [before, after];
  const fights = fightsIn(events);
  const steps = stepsLost(events, view);
  if (isQuiet(fights) && steps.french + steps.allied === 0) return null;
  return {
    title: tell(words.title, { turn: view.turn }),
    next: now.result === null ? tell(words.next, { turn: now.turn }) : tell(words.end),
    columns: [
      { heading: tell(words.losses), say: lossesInWords(events, view) },
      {
        heading: tell(words.fights),
        say: isQuiet(fights) ? tell(words.noFights) : tell(words.fought, fights),
      },
      {
        heading: tell(words.orders),
        say: [ordersInWords(events, view), ...rejoiningInWords(view, now)].join(' '),
      },
      { heading: tell(words.points), say: pointsInWords(view, now) },
    ],
  };
}
