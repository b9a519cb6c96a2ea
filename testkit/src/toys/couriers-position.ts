import {
  type Frozen,
  type Json,
  type Open,
  peek,
  type Random,
  type Result,
  type Seat,
} from '@grognard/kernel';
import { type Form, fault, flag, nullable, oneOf, reading, record, whole } from '@grognard/kernel/forms.ts';
import {
  type BySide,
  both,
  type CourierState,
  type CourierView,
  DAYS,
  type Moment,
  SIDES,
  type Side,
  STANCES,
  stateOf,
  type Tent,
} from './couriers-state.ts';

const bySide = <T>(read: Form<T>): Form<BySide<T>> => record({ north: read, south: read });
const readMoment = record<Moment>({
  day: whole(1, DAYS + 1),
  points: bySide(whole(0, 3 * DAYS)),
  tents: bySide(record<Tent>({ courier: flag, news: whole(0, 6 * DAYS), stance: nullable(oneOf(STANCES)) })),
});

export function parsePosition(raw: unknown): Result<CourierState> {
  return reading(() => {
    const moment = readMoment(raw, '');
    const chosen = SIDES.filter((side) => moment.tents[side].stance !== null);
    const waiting = chosen.find((side) => moment.tents[side].courier);
    if (waiting !== undefined) fault('wrong-field', `tents.${waiting}`, 'Letters are answered first.');
    if (chosen.length === SIDES.length || (moment.day > DAYS && chosen.length > 0))
      fault('wrong-field', 'tents', 'When both have chosen, the day is over.');
    return stateOf(moment);
  });
}

export const position = ({ day, points, tents }: Frozen<CourierState>): Json => ({
  day,
  points: { ...points },
  tents: both((side) => ({ ...tents[side].hidden })),
});

export function view({ day, points, ready, tents }: Frozen<CourierState>, viewer: Seat): Open<CourierView> {
  const side = SIDES.find((each) => each === viewer);
  return { day, points, ready, mine: side === undefined ? null : (peek(tents[side], viewer) ?? null) };
}

/** Whether a courier is with the other side, and what it has read so far, is anybody's guess. */
export function determinize(seen: CourierView, seat: Seat, random: Random): CourierState {
  const { day, points, ready, mine } = seen;
  const guess = (side: Side): Tent => ({
    courier: !ready[side] && day <= DAYS && random.die(2, 'CRR-2 guess') === 2,
    news: random.die(3, 'CRR-3 guess') - 1,
    stance: ready[side] ? (STANCES[random.die(2, 'CRR-4 guess') - 1] ?? 'rest') : null,
  });
  const tents = both((side) => (side === seat && mine !== null ? mine : guess(side)));
  return stateOf({ day, points, tents });
}
