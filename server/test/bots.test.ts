// The program of docs/bots.md, as it is printed there, at a table of every title.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@grognard/games/registry';
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { battle, right, startTown, type Town, type Visitor } from './town.ts';

const [, program = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/bots.md', 'utf8')) ?? [];
let town: Town;
let folder: string;
beforeAll(async () => {
  town = await startTown({ thinker: asleep });
  folder = mkdtempSync(join(tmpdir(), 'grognard-bot-'));
  writeFileSync(join(folder, 'bot.mjs'), program);
});
afterAll(async () => {
  await town.close();
  rmSync(folder, { recursive: true });
});

const botOf = async (visitor: Visitor) =>
  spawn(process.execPath, [
    join(folder, 'bot.mjs'),
    town.address,
    right(await visitor.hall.botToken({ name: 'bot' })),
  ]);

/** Whether the seat has seen some things happen, its own choices too: or all there was, in a small game. */
async function hasSeenSome({ tables }: Visitor, table: string, viewer: string): Promise<boolean> {
  const place = right(await tables.open({ table, viewer }));
  const { n, outcome } = right(await place.look());
  return n > 5 || outcome !== null;
}

it.each(games.map(({ meta }) => meta.id))(
  'two of them play %s',
  async (game) => {
    const title = games.find(({ meta }) => meta.id === game);
    const module = await title?.load();
    const options = right(
      module?.parseOptions({}) ?? { ok: false, error: { code: '', path: '', message: game } },
    );
    const [first = '', ...others] = module?.seats(options) ?? [];
    const seats = Object.fromEntries([
      [first, { kind: 'me' } as const],
      ...others.map((seat) => [seat, { kind: 'guest' } as const]),
    ]);
    const { table, host, guest } = await battle(town, { game, options: {}, seats });
    const bots = [await botOf(host), ...(others.length > 0 ? [await botOf(guest)] : [])];
    try {
      await expect
        .poll(
          async () => {
            // Time is what the test makes it, also for how much a program may ask.
            town.time.now += 10_000;
            return hasSeenSome(host, table, first);
          },
          { timeout: 60_000, interval: 50 },
        )
        .toBe(true);
    } finally {
      for (const bot of bots) bot.kill();
    }
  },
  90_000,
);

it('what a program is told in templates it is told in sentences too', async () => {
  const { table, host } = await battle(town, {
    game: 'saga',
    options: {},
    seats: { A: { kind: 'me' }, B: { kind: 'guest' } },
  });
  const token = right(await host.hall.botToken({ name: 'reader' }));
  const call = async (name: string, request?: object, ticket: unknown = null, id?: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ ticket, name, request, id });
    return (await (
      await fetch(`${town.address}/api/call`, { method: 'POST', headers, body })
    ).json()) as never;
  };
  const { value: ticket } = await call('open', { table, viewer: 'A' });
  const { value: state } = await call('look', undefined, ticket);
  const { decisions, view, n } = state as { decisions: { said: string }[]; view: object; n: number };
  expect(decisions.map(({ said }) => said)).toContainEqual(expect.stringMatching(/^[^{}#]+[.?!]$/));
  expect(JSON.stringify(view)).not.toContain('"said"');
  const wrong = { action: { type: 'openObjective', obj: 'O99' }, seen: n };
  expect(await call('submit', wrong, ticket, 'wrong-1')).toMatchObject({
    ok: false,
    refusal: { rule: expect.any(String), said: expect.stringMatching(/^[^{}#]+$/) },
  });
});
