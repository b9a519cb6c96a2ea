// What each side lost by formation and by the hour, and what became of its orders.
import type { Tally } from '@grognard/desk';
import { sum } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { BodySheet, Theatre } from '../../data/theatre.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { SIDES, type Side, sideOfSeat, type UnitId } from '../../vocabulary.ts';
import { clockOf } from '../staff/orders-in-words.ts';
import { tellerOf } from '../words/teller.ts';
import { tallyWords } from './words.ts';

type Row = Tally['rows'][number];

/** NLC-15.1: the full strength of lost units against the limit. */
export function corpsTally({ units }: View, theatre: Theatre): Tally {
  const isLost = (id: UnitId): boolean => {
    const status = units.find(({ unit }) => unit === id)?.status;
    return status === 'eliminated' || status === 'destroyed';
  };
  const lossOf = ({ units: own, demoralization }: BodySheet): string => {
    const lost = sum(own.filter(isLost).map((unit) => theatre.units[unit]?.steps[0] ?? 0));
    return lost === 0 ? '' : tell(tallyWords.corpsLoss, { lost, limit: demoralization });
  };
  const teller = tellerOf({ scenario: theatre.id, turn: 0 });
  return {
    title: tell(tallyWords.corps),
    aside: tell(tallyWords.corpsAside),
    rows: theatre.bodies.flatMap((body, id): readonly Row[] => {
      const loss = body.formation === id ? lossOf(body) : '';
      const bySeat = SIDES.map((side) => (side === body.side ? loss : ''));
      return loss === '' ? [] : [{ name: teller.anyBody(id), rule: 'NLC-15.1', bySeat }];
    }),
  };
}

/** Steps lost turn by turn; a unit that goes loses its last. */
export function hoursTally(events: readonly Event[], theatre: Theatre): Tally {
  const losses: { readonly turn: number; readonly side: Side }[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.type === 'turnBegan') turn = event.turn;
    if (event.type !== 'stepLost' && event.type !== 'unitEliminated') continue;
    losses.push({ turn, side: theatre.units[event.unit]?.side ?? 'french' });
  }
  const turns = [...new Set(losses.map((loss) => loss.turn))];
  return {
    title: tell(tallyWords.hours),
    aside: tell(tallyWords.hoursAside),
    rows: turns.map((each) => ({
      name: tell(tallyWords.hour, { turn: each, clock: clockOf(theatre.turns, each) ?? '' }),
      rule: 'NLC-7.2',
      bySeat: SIDES.map((side) =>
        String(losses.filter((loss) => loss.turn === each && loss.side === side).length),
      ),
    })),
  };
}

/** NLC-12.6 to 12.11 */
export function ordersTally(events: readonly Event[], theatre: Theatre): Tally {
  const sideOf = (event: Event): Side | null => {
    if ('only' in event) return sideOfSeat(event.only);
    return 'body' in event ? (theatre.bodies[event.body]?.side ?? null) : null;
  };
  const row = (name: string, rule: string, counts: (event: Event) => number): Row => ({
    name,
    rule,
    bySeat: SIDES.map((side) =>
      String(sum(events.map((event) => (sideOf(event) === side ? counts(event) : 0)))),
    ),
  });
  const arrived =
    (...results: readonly string[]) =>
    (event: Event): number =>
      event.type === 'orderArrived' && results.includes(event.result) ? 1 : 0;
  const isA =
    (type: Event['type']) =>
    (event: Event): number =>
      event.type === type ? 1 : 0;
  return {
    title: tell(tallyWords.orders),
    aside: tell(tallyWords.ordersAside),
    rows: [
      row(tell(tallyWords.sent), 'NLC-12.3c', isA('orderSent')),
      row(tell(tallyWords.delay), 'NLC-12.6c', delaysIn(events)),
      row(tell(tallyWords.obeyed), 'NLC-12.7b', arrived('C')),
      row(tell(tallyWords.late), 'NLC-12.7b', arrived('1T')),
      row(tell(tallyWords.doubt), 'NLC-12.7b', arrived('R4', 'R5')),
      row(tell(tallyWords.aside), 'NLC-12.7b', arrived('I')),
      row(tell(tallyWords.alone), 'NLC-12.11a', (event) =>
        event.type === 'localDecided' && event.result === 'acts' ? 1 : 0,
      ),
      row(tell(tallyWords.badMoves), 'NLC-12.11b', isA('badMoveMade')),
      row(tell(tallyWords.confidence), 'NLC-12.10c', isA('confidenceFailed')),
      row(tell(tallyWords.failed), 'NLC-12.9e', isA('orderFailed')),
    ].filter(({ bySeat }) => bySeat.some((count) => count !== '0')),
  };
}

/** Turns each letter is on the way. */
function delaysIn(events: readonly Event[]): (event: Event) => number {
  const delays = new Map<Event, number>();
  let turn = 0;
  for (const event of events) {
    if (event.type === 'turnBegan') turn = event.turn;
    if (event.type === 'orderSent') delays.set(event, event.receive - turn);
  }
  return (event) => delays.get(event) ?? 0;
}
