import { PLAYER_NAMES } from '@grognard/ai';
import type { Title } from '@grognard/games/registry';
import {
  type Action,
  type AnyMatch,
  aloud,
  Bug,
  type GameEvent,
  legal,
  momentsSince,
  type Offer,
  offers,
  outcomeOf,
  pending,
  type Reply,
  type Seat,
  submit,
  undo,
  viewOf,
  why,
} from '@grognard/kernel';
import { listGames } from '../commands/games.ts';
import { go } from './go.ts';
import { commandOf, numberOf, numbersOf, parseLine, RequestError, requestsOf } from './request.ts';
import { loadPosition, newGame, type Opening, openFile, type Session, seatIn } from './session.ts';

type Fields = { readonly [name: string]: unknown };
type Answer = { readonly [name: string]: unknown };

/** One game at a time, asked about in lines. */
export interface Engine {
  answer(line: string): Promise<Answer>;
}

const offered = ({ action, target, refusal, role }: Offer<unknown>): Answer => ({
  action,
  target,
  ...(refusal === null ? {} : { refusal: aloud(refusal) }),
  ...(role === undefined ? {} : { role }),
});

/** What may be done now, and which of it only takes back a part of what the seat has drafted. */
function legalFor(match: AnyMatch, seat: Seat): Answer {
  const takeBacks = offers(match, seat)
    .filter(({ role, refusal }) => role === 'takeBack' && refusal === null)
    .map(({ action }) => action);
  return { legal: legal(match, seat), takeBacks };
}

/** An accepted action tells its own seat what happened, as that seat may see it. */
function told(match: AnyMatch, seat: Seat, reply: Reply<Action, GameEvent>): Answer {
  if (!reply.ok) return 'refusal' in reply ? { ...reply, refusal: aloud(reply.refusal) } : reply;
  return {
    ok: true,
    n: reply.n,
    events: reply.events.flatMap((event) => match.module.redact(event, seat) ?? []),
  };
}

function reasonOf(match: AnyMatch, seat: Seat, action: unknown): Answer {
  const answer = why(match, seat, action);
  if (answer === null || 'rule' in answer) return { refusal: aloud(answer) };
  throw new RequestError(
    answer.code,
    answer.path === '' ? 'action' : `action.${answer.path}`,
    answer.message,
  );
}

/**
 * What a seat has seen happen, counted in the moments it may know of, 0 being the opening: the number of entries would
 * tell what others draft.
 */
function eventsFor(match: AnyMatch, request: Fields): Answer {
  const seat = seatIn(match, request, ['spectator']);
  const since = numberOf(request, 'since', 0);
  const moments = momentsSince(match, since, seat);
  return { moments, next: since + moments.length };
}

type Ask = (session: Session, request: Fields) => Answer;

const asks: { readonly [cmd: string]: Ask } = {
  pending: ({ match }) => ({ pending: aloud(pending(match)) }),
  offers: ({ match }, request) => ({ offers: offers(match, seatIn(match, request)).map(offered) }),
  legal: ({ match }, request) => legalFor(match, seatIn(match, request)),
  why: ({ match }, request) => reasonOf(match, seatIn(match, request), request['action']),
  submit: ({ match, dice }, request) => {
    const seat = seatIn(match, request);
    const seen = numberOf(request, 'seen', match.journal.length);
    return told(
      match,
      seat,
      dice.keeping(() => submit(match, seat, request['action'], seen)),
    );
  },
  events: ({ match }, request) => eventsFor(match, request),
  view: ({ match }, request) => ({ view: viewOf(match, seatIn(match, request, ['spectator'])) }),
  state: ({ match }) => ({ state: match.state }),
  position: ({ match }) => ({ position: match.module.position(match.state) }),
  journal: ({ match }) => ({ opening: { draws: match.opening.draws }, journal: match.journal }),
  outcome: ({ match }) => ({ outcome: aloud(outcomeOf(match)) }),
  undo: ({ match }, request) => {
    const seat = seatIn(match, request);
    return told(match, seat, undo(match, seat));
  },
  go,
};

/** What went wrong, as an answer. A fault of the rules is told like any other: the game stands as it stood. */
function failure(error: unknown): Answer {
  if (error instanceof RequestError) return { ok: false, error: error.answer };
  if (error instanceof Bug && error.cause instanceof RequestError) return failure(error.cause);
  const message = error instanceof Error ? error.message : String(error);
  return { ok: false, error: { code: 'fault', path: '', message: `A fault in the rules: ${message}` } };
}

export function createEngine(titles: readonly Title[]): Engine {
  const openings: { readonly [cmd: string]: Opening } = { new: newGame, load: loadPosition, open: openFile };
  let session: Session | null = null;
  /** Dice asked for right before a game is opened fall in its opening. */
  let early: readonly number[] = [];

  /** Also remembered for the game that may be opened next. */
  function queueDice(request: Fields): Answer {
    const values = numbersOf(request, 'values');
    if (request['values'] !== undefined) {
      early = values.length === 0 ? [] : [...early, ...values];
      session?.dice.queue(values);
    }
    return { waiting: session?.dice.waiting ?? early.length };
  }

  async function carryOut(request: Fields): Promise<Answer> {
    const cmd = commandOf(request);
    if (cmd === 'batch') return { answers: await answerAll(requestsOf(request)) };
    if (cmd === 'games') return { games: await listGames({ titles }), levels: PLAYER_NAMES };
    const opening = openings[cmd];
    if (opening !== undefined) {
      session = await opening(titles, request, early);
      early = [];
      return { n: session.match.journal.length };
    }
    if (cmd === 'dice') return queueDice(request);
    early = [];
    if (session === null)
      throw new RequestError('no-game', 'cmd', 'No game is open: send "new", "load" or "open" first.');
    return asks[cmd]?.(session, request) ?? {};
  }

  /** One after the other, each as if it had come on a line of its own. */
  async function answerAll(requests: readonly Fields[]): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (const request of requests) answers.push(await answerTo(() => request));
    return answers;
  }

  async function answerTo(read: () => Fields): Promise<Answer> {
    let named: Answer = {};
    try {
      const request = read();
      const { id } = request;
      if (id !== undefined) named = { id };
      return { ...named, ok: true, ...(await carryOut(request)) };
    } catch (error) {
      return { ...named, ...failure(error) };
    }
  }

  return { answer: (line) => answerTo(() => parseLine(line)) };
}
