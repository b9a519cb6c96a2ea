import type { Place, TableState } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { forkHere } from '../../src/online/fork-here.ts';

const ok = <T>(value: T) => ({ ok: true, value }) as const;

/** A far table as its place tells of it: only what a fork looks at. */
const placeAt = (state: Pick<TableState, 'n' | 'outcome'>): Place =>
  ({ look: async () => ok(state), exportFile: async () => ok('the file') }) as unknown as Place;

function device() {
  const done: string[] = [];
  const copy = {
    fork: async ({ n, players }: Parameters<Place['fork']>[0]) => {
      done.push(`fork at ${n} with ${Object.values(players).map(({ kind }) => kind)}`);
      return ok('fork');
    },
  } as unknown as Place;
  return {
    done,
    here: {
      importFile: async ({ text }: { readonly text: string }) => {
        done.push(`import ${text}`);
        return ok('copy');
      },
      open: async () => ok(copy),
    },
  };
}

const players = { white: { kind: 'me' }, black: { kind: 'far', name: 'Vasilissa', person: 'p2' } } as const;

describe('trying out a far game', () => {
  it('opens the present moment of a running game on this device', async () => {
    const { here, done } = device();
    const made = await forkHere(here, placeAt({ n: 7, outcome: null }), { n: 7, players });
    expect(made).toEqual(ok('copy'));
    expect(done).toEqual(['import the file']);
  });

  it('says that an earlier moment has to wait for the end', async () => {
    const { here, done } = device();
    const made = await forkHere(here, placeAt({ n: 7, outcome: null }), { n: 3, players });
    expect(made).toMatchObject({ ok: false, error: { code: 'past' } });
    expect(done).toEqual([]);
  });

  it('begins at any moment of a finished game, with everybody at this screen', async () => {
    const { here, done } = device();
    const outcome = { winners: ['white'], rule: 'GEN-1.1', text: 'White wins.' } as const;
    const made = await forkHere(here, placeAt({ n: 7, outcome }), { n: 3, players });
    expect(made).toEqual(ok('fork'));
    expect(done).toEqual(['import the file', 'fork at 3 with me,friend']);
  });
});
