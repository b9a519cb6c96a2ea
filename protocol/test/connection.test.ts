import { describe, expect, it } from 'vitest';
import { connect, type Place, type Tables } from '../src/index.ts';

/** Tables that do nothing; a test brings the one method it is about. */
const tablesWith = (method: object): Tables => method as Tables;
const line = (method: object) =>
  connect(
    () => tablesWith(method),
    () => 'a ticket',
  );

describe('a message at the border', () => {
  it('reaches its method with exactly what was promised', async () => {
    const asked: unknown[] = [];
    const answer = line({
      remove: async (request: unknown) => {
        asked.push(request);
        return { ok: true, value: null };
      },
    });
    expect(await answer({ ticket: null, name: 'remove', request: { table: 't1' } })).toEqual({
      ok: true,
      value: null,
    });
    expect(asked).toEqual([{ table: 't1' }]);
  });

  it.each<[string, object, string]>([
    ['is missing', {}, 'table'],
    ['is no text', { table: 7 }, 'table'],
    ['is empty', { table: '' }, 'table'],
    ['is too long', { table: 'x'.repeat(65) }, 'table'],
    ['has company', { table: 't1', viewer: 'black' }, 'viewer'],
    ['is a list', [], ''],
  ])('whose argument %s is refused, naming what and where', async (_what, request, path) => {
    const answer = line({ remove: () => Promise.reject(new Error('it got through')) });
    expect(await answer({ ticket: null, name: 'remove', request })).toMatchObject({
      ok: false,
      error: { code: 'wrong-request', path, message: expect.stringContaining('was not understood') },
    });
  });

  it('names the place deep inside', async () => {
    const answer = line({ create: () => Promise.reject(new Error('it got through')) });
    const request = { game: 'generals', options: {}, players: { white: { kind: 'ghost' } }, hints: true };
    expect(await answer({ ticket: null, name: 'create', request })).toMatchObject({
      error: { code: 'wrong-request', path: 'players.white.kind' },
    });
  });

  it.each<[string, unknown]>([
    ['is nothing', undefined],
    ['is a text', 'look'],
    ['has no name', { ticket: null }],
    ['is unknown', { ticket: null, name: 'teleport' }],
    ['is inherited', { ticket: null, name: 'toString' }],
    ['belongs to a place', { ticket: null, name: 'look' }],
  ])('that %s is refused', async (_what, call) => {
    expect(await line({})(call)).toMatchObject({ ok: false, error: { code: 'wrong-request' } });
  });

  it('whose method breaks is answered with the reason', async () => {
    const answer = line({ list: () => Promise.reject(new Error('the disk is gone')) });
    expect(await answer({ ticket: null, name: 'list' })).toMatchObject({
      ok: false,
      error: { code: 'broken', message: expect.stringContaining('the disk is gone') },
    });
  });

  it('at the door does not reach a place, nor one at a place the door', async () => {
    const place = { look: async () => ({ ok: true, value: 'seen' }) } as unknown as Place;
    const answer = line({ open: async () => ({ ok: true, value: place }) });
    const ticket = 'a ticket';
    expect(await answer({ ticket: null, name: 'open', request: { table: 't1', viewer: 'white' } })).toEqual({
      ok: true,
      value: ticket,
    });
    expect(await answer({ ticket, name: 'look' })).toEqual({ ok: true, value: 'seen' });
    expect(await answer({ ticket, name: 'list' })).toMatchObject({ error: { code: 'wrong-request' } });
  });
});
