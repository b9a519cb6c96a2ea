// Lines that fail in silence, and people on other processes.
import { LINE_ENDS, SPEAKS } from '@grognard/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Bulletin, type Ear, openNewsroom, type Wire } from '../src/line/newsroom.ts';
import { arrive, right, startTown, type Town } from './town.ts';

let town: Town | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await town?.close();
  town = undefined;
});

interface Line {
  readonly socket: WebSocket;
  readonly person: string;
}

/** The only line of somebody. */
async function lineTo(place: Town, options: { readonly autoPong?: boolean } = {}): Promise<Line> {
  const visitor = await arrive(place);
  const { id: person } = right(await visitor.hall.me());
  const { cookie } = visitor;
  visitor.drop();
  const socket = new WebSocket(`${place.address.replace('http', 'ws')}/api/line?speaks=${SPEAKS}`, {
    headers: { origin: place.address, cookie },
    ...options,
  });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, person };
}

const endOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.once('close', resolve);
  });

describe('a line', () => {
  it('that is not read is ended, and nobody else waits for it', async () => {
    town = await startTown();
    const other = await arrive(town);
    const { socket: slow, person } = await lineTo(town);
    const ended = endOf(slow);
    slow.pause();
    const { company } = town;
    const reason = 'x'.repeat(100_000);
    for (let n = 0; n < 300; n += 1)
      company.newsroom.publish({ is: 'trouble', table: 'x', reason }, { to: [person] });
    const people = await company.db.selectFrom('people').select('id').execute();
    company.newsroom.publish({ is: 'games' }, { to: people.map(({ id }) => id) });
    await other.hears(({ is }) => is === 'games');
    await expect.poll(() => company.newsroom.lines, { timeout: 5000 }).toBe(1);
    slow.resume();
    expect([LINE_ENDS.tooSlow, 1006]).toContain(await ended);
  });

  it('whose other end is gone without a word is ended after two beats', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    town = await startTown();
    const { socket: gone } = await lineTo(town, { autoPong: false });
    await expect.poll(() => town?.company.newsroom.lines).toBe(1);
    const ended = endOf(gone);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(town.company.newsroom.lines).toBe(1);
    // Whoever lives has time to answer.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ended).toBe(1006);
    await expect.poll(() => town?.company.newsroom.lines).toBe(0);
  });
});

describe('presence', () => {
  const clock = { now: 0 };
  const heard: ((bulletin: Bulletin) => void)[][] = [];
  /** Processes that hear each other at once. */
  function neighbours(count: number) {
    const ears: ((bulletin: Bulletin) => void)[] = [];
    heard.push(ears);
    return Array.from({ length: count }, () => {
      let mine: ((bulletin: Bulletin) => void) | undefined;
      const wire: Wire = {
        send: (bulletin) => {
          for (const ear of ears) if (ear !== mine) ear(bulletin);
        },
        hear: (ear) => {
          mine = ear;
          ears.push(ear);
        },
      };
      return openNewsroom(
        wire,
        () => {},
        () => clock.now,
      );
    });
  }
  const earOf = (person: string): Ear & { readonly news: unknown[] } => {
    const news: unknown[] = [];
    return { person, session: person, news, push: (told) => news.push(told), end: () => {} };
  };

  it('is known on every process, and those who follow the table hear of it', () => {
    const [near, far] = neighbours(2);
    if (near === undefined || far === undefined) throw new Error('There are two.');
    const [ney, soult] = [earOf('Ney'), earOf('Soult')];
    far.join(soult);
    far.follow(soult, 'jena');
    near.join(ney);
    near.announce('Ney', ['jena']);
    expect(far.isHere('Ney')).toBe(true);
    expect(soult.news).toEqual([{ is: 'room', table: 'jena' }]);
    near.leave(ney);
    near.announce('Ney', ['jena']);
    expect(far.isHere('Ney')).toBe(false);
  });

  it('is told to a process that comes later, and ends with a process that dies', () => {
    const [near, far] = neighbours(2);
    if (near === undefined || far === undefined) throw new Error('There are two.');
    near.join(earOf('Ney'));
    expect(far.isHere('Ney')).toBe(false);
    near.beat();
    expect(far.isHere('Ney')).toBe(true);
    clock.now += 61_000;
    far.beat();
    expect(far.isHere('Ney')).toBe(false);
    near.beat();
    expect(far.isHere('Ney')).toBe(true);
  });
});
