// A mail server that keeps every letter it gets.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface PostOffice {
  readonly address: string;
  /** The text of each letter, the earliest first. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

/** Long lines are broken in letters. */
const unfolded = (text: string): string => text.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

export async function openPostOffice(): Promise<PostOffice> {
  const received: string[] = [];
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(unfolded(text));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.server.address() as AddressInfo;
  return {
    address: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => sink.close(() => resolve())),
  };
}
