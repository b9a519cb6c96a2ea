// One connection to the server, as long as it lasts: texts there, texts back.

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  /** Once, whoever ended it; also when it could not be opened. */
  closed(): void;
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

export type OpenWire = (events: WireEvents) => Wire;

/** Where the server listens: beside the page, whatever path that was served under. */
function lineAddress(): string {
  const address = new URL('api/line', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}

export const openSocket: OpenWire = ({ opened, heard, closed }) => {
  const socket = new WebSocket(lineAddress());
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data);
  });
  socket.addEventListener('close', closed);
  return { send: (text) => socket.send(text), close: () => socket.close() };
};
