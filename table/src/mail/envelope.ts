// The outside of a by-mail file: which game, from whom, which turn. All else is sealed; the key is in the first files
// only, before the other side has answered with it.
import type { Json, Result, Seat } from '@grognard/kernel';
import { isFields } from '@grognard/kernel/equal.ts';
import {
  type Form,
  flag,
  form,
  listOf,
  mapOf,
  matching,
  maybe,
  mustBe,
  nullable,
  oneOf,
  reading,
  record,
} from '@grognard/kernel/forms.ts';
import { ASKS, MAIL_TYPE, type Moment, type TableId } from '@grognard/protocol';
import { count, json, name } from '@grognard/protocol/plain-values.ts';
import type { Dice } from '../ports.ts';
import type { StandingOrder } from '../record.ts';
import { openWith, sealWith } from './seal.ts';

const FORMAT = 1;
const MOST_MOMENTS = 100_000;

/** `turn`: to the seat, what it sees. `answer`: from the seat, what it decides. `end`: to the seat, the whole game. */
const PARTS = ['turn', 'answer', 'end'] as const;

export interface Envelope {
  readonly type: typeof MAIL_TYPE;
  readonly format: typeof FORMAT;
  readonly is: (typeof PARTS)[number];
  readonly game: TableId;
  readonly seat: Seat;
  readonly turn: number;
  readonly key: string | null;
  readonly sealed: string;
}

/** What a seat gets: what it sees, what it saw happen, and what the other side binds itself to. */
export interface TurnLetter {
  readonly viewing: string;
  readonly moments: readonly Moment[];
  readonly commitment: string;
  readonly n: number;
  readonly promise: string;
}

/** What a seat decides, with its own part in the dice that fall from here on. */
export interface AnswerLetter {
  readonly actions: readonly Json[];
  readonly contribution: string;
  readonly standing: { readonly [window: string]: StandingOrder };
}

export interface EndLetter {
  readonly file: string;
}

const text = matching((raw): raw is string => typeof raw === 'string', 'a text');
const digits = matching(
  (raw): raw is string => typeof raw === 'string' && /^([0-9a-f]{2})*$/.test(raw),
  'hexadecimal digits',
);

const envelope = record<Envelope>({
  type: oneOf([MAIL_TYPE]),
  format: oneOf([FORMAT]),
  is: oneOf(PARTS),
  game: name,
  seat: name,
  turn: count,
  key: nullable(digits),
  sealed: digits,
});

const isSo = form<true>({ const: true }, (raw, path) => (raw === true ? raw : mustBe(raw, path, 'true')));

const moment = record<Moment>({
  n: count,
  seat: nullable(name),
  events: listOf(json, MOST_MOMENTS),
  struck: flag,
  forced: maybe(isSo),
});

export const TURN = record<TurnLetter>({
  viewing: text,
  moments: listOf(moment, MOST_MOMENTS),
  commitment: digits,
  n: count,
  promise: digits,
});

export const ANSWER = record<AnswerLetter>({
  actions: listOf(json),
  contribution: digits,
  standing: mapOf(
    name,
    record<StandingOrder>({
      ask: nullable(oneOf(ASKS.filter((ask) => ask !== 'never'))),
      notIn: nullable(count),
    }),
  ),
});

export const END = record<EndLetter>({ file: text });

const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};

/** Whether a text is of this kind; it may still be wrong. */
export function isMail(raw: string): boolean {
  const file = parsed(raw);
  return isFields(file) && file['type'] === MAIL_TYPE;
}

export const readEnvelope = (raw: string): Result<Envelope> => reading(() => envelope(parsed(raw), ''));

type Outside = Pick<Envelope, 'is' | 'game' | 'seat' | 'turn'>;

const aboutOf = ({ is, game, seat, turn }: Outside): string => JSON.stringify([is, game, seat, turn]);

/** A file for the other side. `withKey`: it has none yet. */
export function writeLetter(
  outside: Outside,
  letter: TurnLetter | AnswerLetter | EndLetter,
  key: string,
  withKey: boolean,
  dice: Dice,
): string {
  const sealed = sealWith(key, aboutOf(outside), letter, dice(16));
  const file: Envelope = { type: MAIL_TYPE, format: FORMAT, ...outside, key: withKey ? key : null, sealed };
  return `${JSON.stringify(file)}\n`;
}

const tampered: Result<never> = {
  ok: false,
  error: {
    code: 'wrong-seal',
    path: 'sealed',
    message: 'The seal of this file is broken: it was changed after it was written. Ask for it again.',
  },
};

/** What is inside, read by its form. */
export function openLetter<T>(file: Envelope, key: string, letter: Form<T>): Result<T> {
  const inside = openWith(key, aboutOf(file), file.sealed);
  return inside === null ? tampered : reading(() => letter(parsed(inside), ''));
}
