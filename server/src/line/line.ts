// The line to one browser: questions come in, answers and news go out. Nothing anybody sends or fails to read on one line
// can hold up another.
import type { Duplex } from 'node:stream';
import { type Answer, type HallNews, LINE_ENDS, type Pushed, type Question } from '@grognard/protocol';
import type { WebSocket } from 'ws';
import type { Company } from '../hall/company.ts';
import { tablesOf } from '../hall/my-games.ts';
import { type Session, touchSession } from '../people/sessions.ts';
import { bucketOf } from '../people/throttle.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import type { Answering } from './guest.ts';
import type { Ear } from './newsroom.ts';

/** Bytes somebody may leave unread before the line is ended. */
const mostUnread = 4_000_000;
/** Questions that may wait for an answer at once. */
const mostOpen = 64;
/** How long somebody has to hear why a line ends. */
const lastWord = 1000;
const heartbeat = 30_000;
/** A list of devices need not know to the minute; thousands of lines that began together would all write at once. */
const seenEvery = 600_000;
const burst = 120;
const perMinute = 1800;

function readQuestion(data: unknown): Question | null {
  try {
    const { n, question } = JSON.parse(String(data)) as Partial<Question>;
    return typeof n === 'number' && Number.isSafeInteger(n) ? { n, question } : null;
  } catch {
    return null;
  }
}

/** Ends lines whose other end is gone without a word; a pong is the only sign of life that counts. */
function beat(socket: WebSocket, alive: () => void): NodeJS.Timeout {
  let isAnswered = true;
  socket.on('pong', () => {
    isAnswered = true;
  });
  return setInterval(() => {
    if (!isAnswered) return socket.terminate();
    isAnswered = false;
    socket.ping();
    alive();
  }, heartbeat);
}

/** What is sent within one moment goes over the wire together: the news of an action, and the answer to it. */
function atOnce(wire: Duplex): () => void {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    wire.cork();
    process.nextTick(() => {
      isHeld = false;
      wire.uncork();
    });
  };
}

/** `wire` is what the socket speaks over. `answering` makes the answers of this guest, given what to do when a table is opened. */
export function openLine(
  company: Company,
  session: Session,
  socket: WebSocket,
  wire: Duplex,
  answering: (opened: (table: string) => void) => Answering,
): void {
  const { newsroom } = company;
  const take = bucketOf(burst, perMinute, company.now);
  const hold = atOnce(wire);
  let open = 0;

  function send(message: Answer | Pushed): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnread) {
      socket.close(LINE_ENDS.tooSlow);
      // Who does not read does not read this either.
      setTimeout(() => socket.terminate(), lastWord).unref();
      return;
    }
    hold();
    socket.send(JSON.stringify(message));
  }
  const ear: Ear = {
    person: session.person.id,
    session: session.hash,
    push: (news: HallNews) => send({ news }),
    // Whoever ended it from here is still told that it was done.
    end: () => void setImmediate(() => socket.close(LINE_ENDS.signedOut)),
  };
  const answer = answering((table) => newsroom.follow(ear, table));

  /** Where somebody sits, the others see that they are here, or no longer. */
  async function tellPresence(isHere: boolean): Promise<void> {
    const tables = await tablesOf(company, session.person.id);
    if (isHere) for (const table of tables) newsroom.follow(ear, table);
    newsroom.announce(session.person.id, tables);
  }
  let seen = company.now();
  const noteSeen = (): void => {
    seen = company.now();
    void touchSession(company, session.hash).catch(() => {});
  };
  const pulse = beat(socket, () => {
    if (company.now() - seen > seenEvery) noteSeen();
  });
  newsroom.join(ear);
  void tellPresence(true).catch(() => {});

  socket.on('message', async (data, isBinary) => {
    const question = isBinary ? null : readQuestion(data);
    if (question === null) return socket.close(1003);
    if (take() > 0) return socket.close(LINE_ENDS.tooMany);
    const { n } = question;
    if (open >= mostOpen) return send({ n, answer: refused('too-many', '', refusals.tooMany) });
    open += 1;
    send({ n, answer: await answer(question.question) });
    open -= 1;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(pulse);
    noteSeen();
    newsroom.leave(ear);
    void tellPresence(false).catch(() => {});
  });
}
