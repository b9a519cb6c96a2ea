import { describe, expect, it } from 'vitest';
import { farId } from '../../src/far-id.ts';
import { hereAndFar } from '../../src/here-and-far.ts';
import type { TableService } from '../../src/local-tables.ts';

/** Tables that only tell that they were asked. */
const tables = (name: string, asked: string[]): TableService => {
  const refuse = async (what: string) => {
    asked.push(`${name} ${what}`);
    return { ok: false, error: { code: 'none', path: '', message: '' } } as const;
  };
  return {
    alive: () => refuse('alive'),
    list: () => refuse('list'),
    create: () => refuse('create'),
    open: ({ table }) => refuse(`open ${table}`),
    seat: ({ table }) => refuse(`seat ${table}`),
    remove: ({ table }) => refuse(`remove ${table}`),
    importFile: () => refuse('import'),
    salvage: () => refuse('import'),
    takeAway: ({ table }) => refuse(`take ${table}`),
    verify: () => refuse('verify'),
    watch: (id) => {
      asked.push(`${name} watch ${id}`);
      return () => asked.push(`${name} stop ${id}`);
    },
  };
};

describe('tables here and far', () => {
  it('asks where the name of the table says it is, and fetches the far ones only then', async () => {
    const asked: string[] = [];
    let fetched = 0;
    const both = hereAndFar(tables('here', asked), async () => {
      fetched += 1;
      return tables('far', asked);
    });
    await both.open({ table: 'a', viewer: 'white' });
    await both.list();
    expect(fetched).toBe(0);
    await both.open({ table: farId('a'), viewer: 'white' });
    expect(asked).toEqual(['here open a', 'here list', 'far open far-a']);
  });

  it('stops watching a far table, though that was wanted before it could begin', async () => {
    const asked: string[] = [];
    const both = hereAndFar(tables('here', asked), async () => tables('far', asked));
    const stop = both.watch(farId('a'), () => {});
    stop();
    await Promise.resolve();
    const stopLater = both.watch(farId('b'), () => {});
    await Promise.resolve();
    await Promise.resolve();
    stopLater();
    expect(asked).toEqual(['far watch far-b', 'far stop far-b']);
  });
});
