// One connection to the server, as long as it lasts: texts there, texts back.
import { LINE_ENDS, SPEAKS } from '@grognard/protocol';

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  /** Once, whoever ended it; also when it could not be opened. The code is the server's reason, if it gave one; what it says beside. */
  closed(code: number | null, said?: string): void;
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

export type OpenWire = (events: WireEvents) => Wire;

/** Beside the page, whatever path that was served under. */
export const beside = (path: string): URL => new URL(path, document.baseURI);

function lineAddress(): string {
  const address = beside(`api/line?speaks=${SPEAKS}`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

const openSocket: OpenWire = ({ opened, heard, closed }) => {
  const socket = new WebSocket(lineAddress());
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data);
  });
  socket.addEventListener('close', ({ code, reason }) => closed(code, reason));
  return {
    // Between the server's goodbye and the end nothing can be said; what is unanswered is said again on the next line.
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/**
 * A line is open to whoever the server knows: `hello` makes it know us. That is asked for first, and again whenever a
 * line could not be opened, or was ended as somebody's who is no longer known.
 */
export function openAfterHello(hello: () => Promise<boolean>, open: OpenWire = openSocket): OpenWire {
  let isKnown = false;
  return (events) => {
    let wire: Wire | null = null;
    let isOver = false;
    const connect = (): void => {
      if (isOver) return;
      let hasOpened = false;
      wire = open({
        heard: events.heard,
        opened() {
          hasOpened = true;
          events.opened();
        },
        closed(code, said) {
          if (!hasOpened || code === LINE_ENDS.signedOut) isKnown = false;
          events.closed(code, said);
        },
      });
    };
    const greet = async (): Promise<void> => {
      isKnown = await hello().catch(() => false);
      if (isKnown) connect();
      else if (!isOver) events.closed(null);
    };
    if (isKnown) connect();
    else void greet();
    return {
      send: (text) => wire?.send(text),
      close() {
        isOver = true;
        wire?.close();
      },
    };
  };
}
