// An operator's stop is obeyed in time, whatever clients do: the whole program, as `npm start` runs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');

it('SIGTERM ends the server within 5 seconds, with half requests open and a body that never comes', {
  timeout: 60_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'grognard-stop-'));
  const server = spawn(process.execPath, [main, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  let port = 0;
  for await (const line of createInterface({ input: server.stdout })) {
    port = Number(/:(\d+)$/.exec(line)?.[1]);
    break;
  }
  const begun = [
    'GET / HTTP/1.1\r\nHost: ',
    'POST /api/entrance HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{',
  ];
  for (const text of begun) {
    const client = connect(port, '127.0.0.1');
    client.on('error', () => {});
    await once(client, 'connect');
    client.write(text);
  }
  const ended = once(server, 'exit');
  const at = Date.now();
  server.kill('SIGTERM');
  const [code] = await ended;
  expect(code).toBe(0);
  expect(Date.now() - at).toBeLessThan(5000);
});
