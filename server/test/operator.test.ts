import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openMeeting } from '../src/meeting.ts';
import { readSettings } from '../src/settings.ts';
import { backUp, restore } from '../src/store/backup.ts';
import { openSqlite } from '../src/store/database.ts';
import { migrate } from '../src/store/migrations.ts';
import { verifyStore } from '../src/store/verify-store.ts';
import { battle, right, startTown } from './town.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-operator-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('an operator', () => {
  it('backs up a running store, restores it, and sees every table played again', async () => {
    const file = join(folder, 'one', 'grognard.sqlite');
    const copy = join(folder, 'copy.sqlite');
    rmSync(join(folder, 'one'), { recursive: true, force: true });
    const settings = readSettings(['--data', join(folder, 'one')], {});
    if (typeof settings === 'string') throw new Error(settings);
    const meeting = await openMeeting(settings);
    if (typeof meeting === 'string') throw new Error(meeting);
    await meeting.close();
    const db = openSqlite(file);
    await migrate(db);
    const town = await startTown({ db });
    const { table } = await battle(town);
    await backUp(file, copy);
    await expect(backUp(file, copy)).rejects.toThrow('is there already');
    await db.updateTable('tables').set({ record: 'torn' }).where('id', '=', table).execute();
    expect(await verifyStore(db)).toMatchObject({ tables: 1, damaged: [{ table }] });
    await town.close();
    await db.destroy();
    restore(copy, file);
    // A backup is one file, also after it was looked into.
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite']);
    const again = openSqlite(file);
    expect(await verifyStore(again)).toEqual({ tables: 1, damaged: [] });
    await again.destroy();
  });

  it('is told when a backup is none, and nothing is replaced', () => {
    const broken = join(folder, 'broken.sqlite');
    writeFileSync(broken, 'This is no database.');
    expect(() => restore(broken, join(folder, 'one', 'grognard.sqlite'))).toThrow();
  });

  it('is told in a sentence when nothing can be kept', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const settings = readSettings(['--data', join(folder, 'a-file')], {});
    if (typeof settings === 'string') throw new Error(settings);
    expect(await openMeeting(settings)).toContain('Games could not be kept in the folder');
  });

  it('reads numbers and reports with the token, and nobody else does', async () => {
    const town = await startTown();
    const { table, host } = await battle(town);
    right(await host.hall.report({ table, person: 'somebody', text: 'Rude.' }));
    const ask = (url: string, token = 'an operator’s token') =>
      town.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect((await ask('/api/metrics')).body).toContain('grognard_tables 1\n');
    expect((await ask('/api/reports')).json().value).toMatchObject([{ text: 'Rude.' }]);
    for (const url of ['/api/metrics', '/api/reports']) expect((await ask(url, 'x')).statusCode).toBe(401);
    expect((await town.app.inject('/api/ready')).json()).toEqual({ ok: true });
    await town.close();
  });
});
