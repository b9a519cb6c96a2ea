import type { Frozen, Json, Random, Result } from '@grognard/kernel';
import {
  type BluffState,
  CARDS,
  dealt,
  framesAt,
  HANDS,
  type Moment,
  momentOf,
  PLAYERS,
} from './bluff-state.ts';
import { type Fields, fault, parseFields } from './fields.ts';

/** What everybody sees, and the viewer's own card. */
export interface BluffView extends Moment {
  readonly mine: number | null;
  readonly open: readonly (number | null)[];
  readonly points: readonly number[];
  readonly over: boolean;
}

const LIMITS: readonly { readonly field: string; readonly from: number; readonly to: number }[] = [
  { field: 'hand', from: 1, to: HANDS },
  { field: 'claimer', from: 0, to: PLAYERS.length - 1 },
  { field: 'least', from: 0, to: CARDS.length },
  { field: 'asked', from: 0, to: 9 },
  { field: 'passes', from: 0, to: PLAYERS.length - 2 },
];

export function position(state: Frozen<BluffState>): Json {
  const { cards, deck, open, points, over } = state;
  const all = [...cards.map((card) => card.hidden), ...deck.hidden];
  return { ...momentOf(state), cards: all, open: open.map((card) => card !== null), points, over };
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isSafeInteger(item) && item >= 0);
const isFlags = (value: unknown): value is readonly boolean[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'boolean');

export function parsePosition(raw: unknown): Result<BluffState> {
  const parsed = parseFields(raw, [...LIMITS.map(({ field }) => field), 'cards', 'open', 'points', 'over']);
  if (!parsed.ok) return parsed;
  const { cards, open, points, over } = parsed.value;
  const moment = parseMoment(parsed.value);
  if (!moment.ok) return moment;
  if (!isNumbers(cards) || cards.toSorted().join() !== CARDS.join())
    return fault('cards', 'The cards are 1 to 6 in any order: one for each player, then the rest.');
  if (!isFlags(open) || open.length !== PLAYERS.length) return fault('open', 'One true or false per player.');
  if (!isNumbers(points) || points.length !== PLAYERS.length)
    return fault('points', 'One number per player.');
  if (typeof over !== 'boolean') return fault('over', 'Either true or false.');
  const shown = open.map((isOpen, i) => (isOpen ? (cards[i] ?? null) : null));
  const frames = framesAt(moment.value, over);
  return { ok: true, value: { frames, draws: 0, ...dealt(cards), open: shown, points, over } };
}

function parseMoment(fields: Fields): Result<Moment> {
  const numbers = { hand: 0, claimer: 0, least: 0, asked: 0, passes: 0 };
  for (const { field, from, to } of LIMITS) {
    const value = Number(fields[field]);
    const fits = Number.isInteger(fields[field]) && value >= from && value <= to;
    if (!fits) return fault(field, `A whole number from ${from} to ${to}.`);
    Object.assign(numbers, { [field]: value });
  }
  return { ok: true, value: numbers };
}

/** Cards the seat cannot see are dealt anew. */
export function determinize(view: BluffView, seat: number, random: Random): BluffState {
  const { open, points, over, mine } = view;
  const known = PLAYERS.map((_, i) => open[i] ?? (i === seat ? mine : null));
  const unseen = random.shuffle(
    CARDS.filter((card) => !known.includes(card)),
    'BLF-1 guess',
  );
  const cards = known.map((card) => card ?? unseen.pop() ?? 0);
  return { frames: framesAt(view, over), draws: 0, ...dealt([...cards, ...unseen]), open, points, over };
}
