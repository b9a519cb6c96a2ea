// A server that ends while people play: not a line of error, and what was acknowledged is kept.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@grognard/kernel';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { openMeeting } from '../src/meeting.ts';
import { readSettings } from '../src/settings.ts';
import { openSqlite } from '../src/store/database.ts';
import { battle, right, type Town } from './town.ts';

it('ends in order under load, and loses nothing it has acknowledged', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Grognard</title>');
  const settings = readSettings(['--data', folder], {});
  if (typeof settings === 'string') throw new Error(settings);
  const meeting = await openMeeting(settings);
  if (typeof meeting === 'string') throw new Error(meeting);
  const app = await createApp({ webRoot: folder, version: '1.2.3', doors: meeting.doors });
  app.addHook('onClose', () => meeting.close());
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const town: Town = {
    app,
    company: meeting.doors.company,
    address,
    time: { now: 0 },
    close: async () => {},
  };
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const died: unknown[] = [];
  const note = (error: unknown): void => void died.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => {
    said.mockRestore();
    process.off('unhandledRejection', note);
  });

  const drafts = new Map<string, Json>();
  const draftOf = (viewer: string): Json => drafts.get(viewer) ?? null;
  const acknowledged: string[] = [];
  const pairs = [];
  for (let i = 0; i < 8; i += 1) pairs.push(await battle(town));
  for (const [i, { table, host, guest }] of pairs.entries()) {
    for (const [viewer, visitor] of [
      ['white', host],
      ['black', guest],
    ] as const) {
      const { offers } = right(await right(await visitor.tables.open({ table, viewer })).look());
      drafts.set(
        viewer,
        offers.find(({ refusal, role }) => refusal === null && role !== 'commit')?.action ?? null,
      );
    }
    for (const visitor of [host, guest])
      void (async () => {
        const viewer = visitor === host ? 'white' : 'black';
        const opened = await visitor.tables.open({ table, viewer });
        for (let n = 0; n < 400; n += 1) {
          const text = `${viewer} ${i} ${n}`;
          void visitor.hall.say({ table, circle: 'table', text }).then(({ ok }) => {
            if (ok) acknowledged.push(text);
          });
          if (opened.ok) void opened.value.submit({ action: draftOf(viewer), seen: 0 });
          if (opened.ok) void opened.value.undo();
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })();
  }
  await expect.poll(() => acknowledged.length).toBeGreaterThan(100);
  await app.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(said.mock.calls.map((line) => line.map(String).join(' '))).toEqual([]);
  expect(died).toEqual([]);
  const db = openSqlite(join(folder, 'grognard.sqlite'));
  const kept = new Set((await db.selectFrom('said').select('text').execute()).map(({ text }) => text));
  await db.destroy();
  expect(acknowledged.filter((text) => !kept.has(text))).toEqual([]);
});
