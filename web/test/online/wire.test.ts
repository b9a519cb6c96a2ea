import { LINE_ENDS } from '@grognard/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAfterHello, type WireEvents } from '../../src/online/wire.ts';

/** Sockets that do what they are told to. */
function sockets() {
  const opened: WireEvents[] = [];
  return {
    opened,
    open: (events: WireEvents) => {
      opened.push(events);
      return { send: () => {}, close: () => {} };
    },
  };
}
const deaf = (closed: (code: number | null) => void = () => {}): WireEvents => ({
  opened: () => {},
  heard: () => {},
  closed,
});
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe('a connection to a server', () => {
  it('says hello first, and once', async () => {
    const { opened, open } = sockets();
    let hellos = 0;
    const connect = openAfterHello(async () => {
      hellos += 1;
      return true;
    }, open);
    connect(deaf());
    await soon();
    opened[0]?.opened();
    opened[0]?.closed(1006);
    connect(deaf());
    await soon();
    expect(opened).toHaveLength(2);
    expect(hellos).toBe(1);
  });

  it.each([
    ['could not be opened', false, 1006],
    ['was ended as somebody’s who is no longer known', true, LINE_ENDS.signedOut],
  ])('says hello again when it %s', async (_why, hasOpened, code) => {
    const { opened, open } = sockets();
    let hellos = 0;
    const connect = openAfterHello(async () => {
      hellos += 1;
      return true;
    }, open);
    connect(deaf());
    await soon();
    if (hasOpened) opened[0]?.opened();
    opened[0]?.closed(code);
    connect(deaf());
    await soon();
    expect(hellos).toBe(2);
  });

  it('is closed when nobody answers the hello', async () => {
    const { opened, open } = sockets();
    const codes: (number | null)[] = [];
    openAfterHello(async () => false, open)(deaf((code) => codes.push(code)));
    await soon();
    expect(opened).toHaveLength(0);
    expect(codes).toEqual([null]);
  });

  it('is not opened for somebody who has left meanwhile', async () => {
    const { opened, open } = sockets();
    openAfterHello(async () => true, open)(deaf()).close();
    await soon();
    expect(opened).toHaveLength(0);
  });
});

describe('a socket of the browser', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('says nothing once the server has said goodbye, until there is a new line', async () => {
    const said: string[] = [];
    class Socket {
      static readonly OPEN = 1;
      static readonly all: Socket[] = [];
      readyState = Socket.OPEN;
      constructor() {
        Socket.all.push(this);
      }
      addEventListener(): void {}
      send(text: string): void {
        said.push(text);
      }
    }
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('document', { baseURI: 'http://localhost/' });
    const wire = openAfterHello(async () => true)(deaf());
    await soon();
    wire.send('one');
    for (const socket of Socket.all) socket.readyState = 2;
    wire.send('two');
    expect(said).toEqual(['one']);
  });
});
