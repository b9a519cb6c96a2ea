// A wire between players and server that does what wires do: it holds things up, lets one line overtake another, breaks,
// and sometimes goes dead without a word.
import { createServer, connect as dial, type Socket } from 'node:net';

export interface FaultyWire {
  readonly address: string;
  readonly faults: { broken: number; dead: number; held: number };
  close(): void;
}

interface Odds {
  /** Of each piece that goes over, the share that meets with it. */
  readonly breaks: number;
  readonly dies: number;
  readonly held: number;
}

const usual: Odds = { breaks: 0.004, dies: 0.001, held: 0.2 };
const longestHold = 120;

export async function faultyWire(port: number, target: number, odds = usual): Promise<FaultyWire> {
  const faults = { broken: 0, dead: 0, held: 0 };
  const open = new Set<Socket>();
  const wire = createServer((near) => {
    const far = dial(target, '127.0.0.1');
    let isDead = false;
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    const carry = (from: Socket, to: Socket): void => {
      let queue = Promise.resolve();
      from.on('data', (piece) => {
        const luck = Math.random();
        if (isDead) return;
        if (luck < odds.breaks) {
          faults.broken += 1;
          return end();
        }
        if (luck < odds.breaks + odds.dies) {
          faults.dead += 1;
          isDead = true;
          return;
        }
        const isHeld = Math.random() < odds.held;
        if (isHeld) faults.held += 1;
        // In order on one line, as TCP has it; lines overtake each other.
        queue = queue
          .then(() =>
            isHeld ? new Promise<void>((go) => setTimeout(go, Math.random() * longestHold)) : undefined,
          )
          .then(() => void (to.destroyed || to.write(piece)));
      });
      from.on('error', end);
      from.on('close', () => isDead || end());
    };
    open.add(near).add(far);
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((listening) => wire.listen(port, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${port}`,
    faults,
    close() {
      for (const socket of open) socket.destroy();
      wire.close();
    },
  };
}
