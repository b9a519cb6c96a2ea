// A player as a program: speaks to a real server over a real socket, comes back when the line breaks, and says again what
// was not answered, under the same id.
import { WebSocket } from 'ws';

type Reply = {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly n?: number;
  readonly error?: { readonly code: string };
};

interface Call {
  readonly name: string;
  readonly request?: unknown;
  readonly id?: string;
  /** About the table this player sits at. */
  readonly isPlace?: true;
}

export interface Client {
  ask(call: Call): Promise<Reply>;
  /** Called once each, when the server says next that a table has changed. */
  readonly onTable: Set<() => void>;
  /** Everything that comes over the line, as it comes, if somebody wants to know. */
  overhear: ((frame: string) => void) | null;
  sitAt(table: string, viewer: string): void;
  readonly cookie: string;
  /** The moments it knew of when it was last answered. */
  seen: number;
  /** How often the line had to be opened again. */
  readonly returns: () => number;
  close(): void;
}

const patience = 250;
const longestSilence = 5000;

/** Each player comes from an address of its own, as far as the server can tell. */
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function hello(server: string, n: number): Promise<string> {
  for (;;)
    try {
      const reply = await fetch(`${server}/api/entrance`, {
        method: 'POST',
        headers: { origin: server, 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
        body: '{"name":"hello"}',
        signal: AbortSignal.timeout(longestSilence),
      });
      const [cookie = ''] = (reply.headers.getSetCookie()[0] ?? '').split(';');
      if (cookie !== '') return cookie;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, patience));
    }
}

export async function openClient(server: string, n: number): Promise<Client> {
  const cookie = await hello(server, n);
  const waiting = new Map<number, { readonly call: Call; done(reply: Reply): void }>();
  let socket: WebSocket | null = null;
  let last = 0;
  let returns = -1;
  let isClosed = false;
  let ticket: string | null = null;
  let heardAt = Date.now();
  let seat: { readonly table: string; readonly viewer: string } | null = null;

  const send = (number: number, call: Call): void => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    const { isPlace, ...said } = call;
    // A place is opened on each line before anything is said from it.
    if (isPlace && ticket === null) return;
    socket.send(JSON.stringify({ n: number, question: { ticket: isPlace ? ticket : null, ...said } }));
  };
  const sendAll = (): void => {
    for (const [number, { call }] of waiting) send(number, call);
  };
  const takePlace = (): void => {
    if (seat === null || socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ n: 0, question: { ticket: null, name: 'open', request: seat } }));
  };
  const hear = (text: string): void => {
    heardAt = Date.now();
    client.overhear?.(text);
    const heard = JSON.parse(text) as { n?: number; answer?: Reply; news?: { is: string } };
    if (heard.news?.is === 'table') {
      for (const told of client.onTable) told();
      client.onTable.clear();
    }
    if (heard.n === 0 && heard.answer?.ok) {
      ticket = String(heard.answer.value);
      sendAll();
    } else if (heard.n !== undefined && heard.answer !== undefined) {
      waiting.get(heard.n)?.done(heard.answer);
      waiting.delete(heard.n);
    }
  };
  const connect = (): void => {
    ticket = null;
    returns += 1;
    socket = new WebSocket(`${server.replace('http', 'ws')}/api/line?speaks=1`, {
      headers: { origin: server, cookie },
    });
    socket.on('open', () => {
      takePlace();
      sendAll();
    });
    socket.on('message', (data) => hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!isClosed) setTimeout(connect, patience);
    });
  };
  /** A wire that died says nothing: who has waited too long calls again. */
  const watch = setInterval(() => {
    if (waiting.size === 0) heardAt = Date.now();
    else if (Date.now() - heardAt > longestSilence) {
      heardAt = Date.now();
      socket?.terminate();
    }
  }, 500);
  watch.unref();
  const client: Client = {
    ask: (call) =>
      new Promise((done) => {
        last += 1;
        waiting.set(last, { call, done });
        send(last, call);
      }),
    onTable: new Set(),
    overhear: null,
    sitAt(table, viewer) {
      seat = { table, viewer };
      takePlace();
    },
    cookie,
    seen: 0,
    returns: () => returns,
    close() {
      isClosed = true;
      clearInterval(watch);
      socket?.close();
    },
  };
  connect();
  return client;
}
