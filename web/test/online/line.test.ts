import { type Call, type HallNews, LINE_ENDS, SPEAKS } from '@grognard/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLine } from '../../src/online/line.ts';
import type { WireEvents } from '../../src/online/wire.ts';

/** A server one can cut off. */
function fakeServer() {
  const wires: { readonly events: WireEvents; readonly got: unknown[] }[] = [];
  const open = (events: WireEvents) => {
    const got: unknown[] = [];
    wires.push({ events, got });
    return { send: (text: string) => void got.push(JSON.parse(text)), close: () => {} };
  };
  return {
    open,
    wires,
    get last() {
      const last = wires.at(-1);
      if (last === undefined) throw new Error('nobody has called');
      return last;
    },
    answer(n: number, answer: unknown) {
      this.last.events.heard(JSON.stringify({ n, answer }));
    },
  };
}

const look: Call = { ticket: 't', name: 'look' };
const submit: Call = { ticket: 't', name: 'submit', request: { seen: 3 }, id: 'act-1' };

function lineTo(server: ReturnType<typeof fakeServer>) {
  const news: HallNews[] = [];
  const line = openLine(server.open, (heard) => news.push(heard));
  return { line, news };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a line to the server', () => {
  it('carries a question there and its answer back, though it was asked before the line was up', async () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    const reply = line.send(look, 'reads');
    expect(server.last.got).toEqual([]);
    server.last.events.opened();
    expect(server.last.got).toEqual([{ n: 1, question: look }]);
    server.answer(1, { ok: true });
    expect(await reply).toEqual({ ok: true });
  });

  it('says that it is lost, and calls again', () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    server.last.events.opened();
    expect(line.state.value).toBe('up');
    server.last.events.closed(null);
    expect(line.state.value).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(server.wires).toHaveLength(2);
    server.last.events.opened();
    expect(line.state.value).toBe('up');
  });

  it('asks again what was not answered, an act under the id it had before', async () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    server.last.events.opened();
    const reply = line.send(submit, 'acts');
    expect(server.last.got).toEqual([{ n: 1, question: submit }]);
    server.last.events.closed(null);
    vi.advanceTimersByTime(1000);
    server.last.events.opened();
    expect(server.last.got).toEqual([{ n: 1, question: submit }]);
    server.answer(1, { ok: true, n: 4 });
    expect(await reply).toEqual({ ok: true, n: 4 });
  });

  it('does not ask again what was answered', async () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    server.last.events.opened();
    const reply = line.send(submit, 'acts');
    server.answer(1, { ok: true });
    await reply;
    server.last.events.closed(null);
    vi.advanceTimersByTime(1000);
    server.last.events.opened();
    expect(server.last.got).toEqual([]);
  });

  it('waits longer and longer for a server that stays away, but not for ever', () => {
    const server = fakeServer();
    lineTo(server);
    for (let i = 0; i < 12; i += 1) {
      server.last.events.closed(null);
      vi.advanceTimersByTime(15_000);
    }
    expect(server.wires).toHaveLength(13);
  });

  it('calls at once when the network is back', () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    for (let i = 0; i < 8; i += 1) {
      server.last.events.closed(null);
      vi.advanceTimersByTime(15_000);
    }
    server.last.events.closed(null);
    const before = server.wires.length;
    line.wake();
    expect(server.wires).toHaveLength(before + 1);
  });

  it('gives up a connection on which nobody answers', () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    server.last.events.opened();
    vi.advanceTimersByTime(20_000);
    expect(server.last.got).toMatchObject([{ question: { name: 'alive' } }]);
    vi.advanceTimersByTime(6_000);
    expect(line.state.value).toBe('lost');
  });

  it('hears news, and survives noise', () => {
    const server = fakeServer();
    const { news } = lineTo(server);
    server.last.events.opened();
    server.last.events.heard('not ours');
    server.last.events.heard('null');
    server.last.events.heard(JSON.stringify({ news: { is: 'games' } }));
    expect(news).toEqual([{ is: 'games' }]);
  });

  it('does not call a server again that speaks another version', () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    server.last.events.closed(LINE_ENDS.otherVersion);
    vi.advanceTimersByTime(60_000);
    expect(line.state.value).toBe('foreign');
    expect(server.wires).toHaveLength(1);
  });

  it('calls an older server again until it has been renewed, and then says what was left unsaid', () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    void line.send(submit, 'acts');
    server.last.events.closed(LINE_ENDS.otherVersion, String(SPEAKS - 1));
    expect(line.state.value).toBe('behind');
    vi.advanceTimersByTime(60_000);
    expect(server.wires.length).toBeGreaterThan(1);
    server.last.events.opened();
    expect(line.state.value).toBe('up');
    expect(server.last.got).toMatchObject([{ question: submit }]);
  });

  it('is foreign to a newer one', () => {
    const server = fakeServer();
    const { line } = lineTo(server);
    server.last.events.closed(LINE_ENDS.otherVersion, String(SPEAKS + 1));
    expect(line.state.value).toBe('foreign');
  });

  it('hears nothing from a connection it has given up', () => {
    const server = fakeServer();
    const { news } = lineTo(server);
    const first = server.last;
    first.events.opened();
    first.events.closed(null);
    first.events.heard(JSON.stringify({ news: { is: 'games' } }));
    first.events.closed(null);
    vi.advanceTimersByTime(400);
    expect(news).toEqual([]);
    expect(server.wires).toHaveLength(2);
  });
});
