// Calls over a connection that may be lost at any time: sleep, tunnels, a server started again. What has not been answered
// is asked again on the next connection; what acts carries an id, so that it is done once however often it arrives.
import type { Call, Send } from '@grognard/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { ANSWER, SILENCE, waitBefore } from './patience.ts';
import type { OpenWire, Wire } from './wire.ts';

/** 'lost' is said only of a line that was there before, or could not be had at all. */
export type LineState = 'opening' | 'up' | 'lost';

export interface Line {
  readonly state: ReadonlySignal<LineState>;
  readonly send: Send;
  /** Something happened that may have brought the network back, or taken it away unnoticed. */
  wake(): void;
  close(): void;
}

export interface LineHears {
  /** The first thing the server says on every connection. */
  hello(hello: unknown): void;
  news(news: unknown): void;
}

interface Question {
  readonly n: number;
  readonly call: Call;
  /** The same on every connection. */
  readonly once?: string;
}

interface Told {
  readonly n?: unknown;
  readonly answer?: unknown;
  readonly news?: unknown;
  readonly hello?: unknown;
}

const ALIVE: Call = { ticket: null, name: 'alive' };

const read = (text: string): Told => {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null ? told : {};
  } catch {
    // A line that brings anything else is not ours: whoever asked goes on waiting.
    return {};
  }
};

export function openLine(openWire: OpenWire, hears: LineHears, freshId: () => string): Line {
  const state = signal<LineState>('opening');
  const waiting = new Map<number, { readonly question: Question; answer(reply: unknown): void }>();
  let wire: Wire | null = null;
  let isUp = false;
  let isClosed = false;
  let asked = 0;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setTimeout> | undefined;

  const tell = (question: Question): void => {
    if (isUp) wire?.send(JSON.stringify(question));
  };
  const ask = (call: Call, once?: string): Promise<unknown> =>
    new Promise((answer) => {
      asked += 1;
      const question = { n: asked, call, ...(once === undefined ? {} : { once }) };
      waiting.set(asked, { question, answer });
      tell(question);
    });

  /** A connection nobody answers on is none, though nothing has ended it. */
  function listenForPulse(): void {
    clearTimeout(pulse);
    pulse = setTimeout(checkPulse, SILENCE);
  }
  function checkPulse(): void {
    if (!isUp) return;
    const then = wire;
    clearTimeout(pulse);
    pulse = setTimeout(() => then === wire && lose(), ANSWER);
    void ask(ALIVE);
  }

  function heard(text: string): void {
    listenForPulse();
    const told = read(text);
    if ('hello' in told) hears.hello(told.hello);
    if ('news' in told) hears.news(told.news);
    if (typeof told.n !== 'number') return;
    const question = waiting.get(told.n);
    waiting.delete(told.n);
    question?.answer(told.answer);
  }

  function lose(): void {
    clearTimeout(pulse);
    const old = wire;
    wire = null;
    isUp = false;
    old?.close();
    if (isClosed) return;
    state.value = 'lost';
    clearTimeout(timer);
    timer = setTimeout(call, waitBefore(attempt, Math.random()));
    attempt += 1;
  }

  function call(): void {
    clearTimeout(timer);
    if (wire !== null || isClosed) return;
    const fresh: Wire = openWire({
      opened() {
        if (fresh !== wire) return;
        isUp = true;
        attempt = 0;
        for (const { question } of waiting.values()) tell(question);
        listenForPulse();
        state.value = 'up';
      },
      heard: (text) => fresh === wire && heard(text),
      closed: () => fresh === wire && lose(),
    });
    wire = fresh;
  }

  call();
  return {
    state,
    send: (asking, effect) => ask(asking, effect === 'acts' ? freshId() : undefined),
    wake() {
      if (isUp) checkPulse();
      else if (wire === null) call();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      lose();
    },
  };
}
