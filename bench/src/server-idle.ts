// node bench/src/server-idle.ts [connections]: people who are here and do nothing. Says what they cost the server in memory.
import { openClient } from './server/client.ts';
import { memoryOf, startServer } from './server/process.ts';
import { report } from './server/report.ts';

const [connections = 500] = process.argv.slice(2).map(Number);
const atOnce = 50;

const server = await startServer(18_154);
const first = await openClient(server.address, 0);
await first.ask({ name: 'me' });
const before = memoryOf(server.pid());
const clients = [first];
for (let n = 1; n < connections; n += atOnce) {
  const some = Array.from({ length: Math.min(atOnce, connections - n) }, (_, i) =>
    openClient(server.address, n + i),
  );
  const opened = await Promise.all(some);
  await Promise.all(opened.map((client) => client.ask({ name: 'alive' })));
  clients.push(...opened);
}
await new Promise((resolve) => setTimeout(resolve, 5000));
const beyond = memoryOf(server.pid()) - before;
report(
  'server-idle',
  {
    connections: clients.length,
    baseMegabytes: Math.round(before),
    megabytesBeyond: Math.round(beyond),
  },
  [
    { what: 'connections', is: clients.length, atLeast: 5000 },
    { what: 'megabytes beyond the base', is: Math.round(beyond), atMost: 150 },
  ],
);
for (const client of clients) client.close();
await server.close();
