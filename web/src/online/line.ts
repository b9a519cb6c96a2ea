// Calls over a connection that may be lost at any time: sleep, tunnels, a server started again. What has not been answered
// is asked again on the next connection; what acts carries an id, so that it is done once however often it arrives.
import {
  type Answer,
  type Call,
  type HallNews,
  LINE_ENDS,
  type Pushed,
  type Send,
  SPEAKS,
} from '@grognard/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { ANSWER, SILENCE, waitBefore } from './patience.ts';
import { unanswered } from './unanswered.ts';
import type { OpenWire, Wire } from './wire.ts';

/**
 * 'foreign': the server speaks another version, and only a new page can talk to it. 'behind': it is older than this page, because
 * it is just being renewed: it is called again until it has been.
 */
export type LineState = 'opening' | 'up' | 'lost' | 'foreign' | 'behind';

export interface Line {
  readonly state: ReadonlySignal<LineState>;
  readonly send: Send;
  /** Something happened that may have brought the network back, or taken it away unnoticed. */
  wake(): void;
  /** Ends this connection and opens another: who we are has changed. */
  reopen(): void;
}

const ALIVE: Call = { ticket: null, name: 'alive' };

/** Only our server speaks at the other end, but what stands between us may say anything. */
function read(text: string): Answer | Pushed | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null && ('n' in told || 'news' in told)
      ? (told as Answer | Pushed)
      : null;
  } catch {
    return null;
  }
}

/** Whoever does not say what it speaks is taken for the newer one. */
const otherVersion = (spoken: string): LineState =>
  spoken !== '' && Number(spoken) < SPEAKS ? 'behind' : 'foreign';

/** Calls `check` when nothing has been heard for long, and `lost` when nothing is heard after that either. */
function pulse(check: () => void, lost: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const take = (): void => {
    stop();
    timer = setTimeout(lost, ANSWER);
    check();
  };
  return {
    stop,
    take,
    heard(): void {
      stop();
      timer = setTimeout(take, SILENCE);
    },
  };
}

export function openLine(openWire: OpenWire, hear: (news: HallNews) => void): Line {
  const state = signal<LineState>('opening');
  const questions = unanswered();
  let wire: Wire | null = null;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (question: unknown): void => {
    if (state.value === 'up') wire?.send(JSON.stringify(question));
  };
  const beat = pulse(
    () => void questions.ask(ALIVE, tell),
    () => lose(null),
  );

  function lose(code: number | null, said = ''): void {
    beat.stop();
    const old = wire;
    wire = null;
    old?.close();
    state.value = code === LINE_ENDS.otherVersion ? otherVersion(said) : 'lost';
    if (state.value === 'foreign') return;
    timer = setTimeout(call, waitBefore(attempt, Math.random()));
    attempt += 1;
  }
  function heard(text: string): void {
    beat.heard();
    const told = read(text);
    if (told === null) return;
    if ('news' in told) hear(told.news);
    else questions.settle(told);
  }
  function call(): void {
    clearTimeout(timer);
    if (wire !== null) return;
    const fresh: Wire = openWire({
      opened() {
        if (fresh !== wire) return;
        attempt = 0;
        state.value = 'up';
        for (const question of questions.all()) tell(question);
        beat.heard();
      },
      heard: (text) => fresh === wire && heard(text),
      closed: (code, said) => fresh === wire && lose(code, said),
    });
    wire = fresh;
  }

  call();
  return {
    state,
    send: (asked) => questions.ask(asked, tell),
    wake() {
      if (state.value === 'up') beat.take();
      else if (state.value === 'lost' || state.value === 'behind') call();
    },
    reopen() {
      lose(null);
      attempt = 0;
      call();
    },
  };
}
