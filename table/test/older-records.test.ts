import { describe, expect, it } from 'vitest';
import { upgraded } from '../src/older-records.ts';
import { isRecord } from '../src/record.ts';
import { askOf } from '../src/standing.ts';
import { recordFrom } from '../src/stored-record.ts';

/** As the first version of the page wrote it. */
const first = {
  id: '3fa9',
  game: 'generals',
  version: 1,
  options: { setup: 'dennewitz' },
  players: { white: { kind: 'me' }, black: { kind: 'ai', level: 'veteran' } },
  hints: true,
  kind: 'battle',
  created: '2026-05-05T10:00:00.000Z',
  updated: '2026-05-05T11:00:00.000Z',
  dice: [
    { from: 0, commitment: 'c0', secret: null },
    { from: 8, commitment: 'c8', secret: Uint8Array.of(255, 0, 16) },
  ],
  contributions: [],
  start: null,
  opening: [],
  summary: {
    entries: 12,
    moment: 'Write your orders.',
    view: { round: 4, phase: 'planning' },
    waitingFor: ['white'],
    outcome: null,
  },
  silent: [12],
};

const { version: _, ...unversioned } = first;

describe('a game kept by the first version of the page', () => {
  it('is read as it would be written now', () => {
    const record = upgraded(first);
    expect(isRecord(record)).toBe(true);
    expect(record).toEqual({
      ...unversioned,
      format: 2,
      eras: [{ from: 0, edition: null }],
      revision: 0,
      dice: [
        { from: 0, commitment: 'c0', secret: null },
        { from: 8, commitment: 'c8', secret: 'ff0010' },
      ],
      summary: { moments: 12, moment: 'Write your orders.', waitingFor: ['white'], outcome: null },
    });
  });

  it('is upgraded once; what is no record stays what it is', () => {
    const record = upgraded(first);
    expect(upgraded(record)).toBe(record);
    const torn = { id: '3fa9', summary: 'torn' };
    expect(upgraded(torn)).toBe(torn);
    expect(isRecord(torn)).toBe(false);
  });
});

describe('a game kept before rules had editions', () => {
  const second = { ...first, revision: 7, dice: [], summary: { ...first.summary, moments: 12 } };
  const { entries: _entries, view: _view, ...summary } = second.summary;

  it('says that nobody knows yet by which it was played', () => {
    const record = recordFrom('3fa9', { ...second, summary });
    expect(record).toMatchObject({ revision: 7, format: 2, eras: [{ from: 0, edition: null }] });
    expect(record).not.toHaveProperty('version');
  });

  it('written by a build that knows more is not called damaged', () => {
    expect(recordFrom('3fa9', { ...second, summary, format: 3 })).toEqual({
      id: '3fa9',
      isDamaged: true,
      isFromTheFuture: true,
    });
  });
});

describe('standing orders of 15 November', () => {
  const standing = {
    white: { 'W-HIT': { ask: 'able', notIn: null }, 'W-MORALE': { ask: null, notIn: 3 } },
  } as const;
  const window = { id: 'W-HIT', name: 'before casualties', pass: { type: 'pass' }, turn: 3 } as const;

  it('hold at a table of today', () => {
    const record = recordFrom('3fa9', { ...first, standing });
    if ('isDamaged' in record) throw new Error('It is read.');
    expect(record.standing).toEqual(standing);
    const table = { record } as Parameters<typeof askOf>[0];
    expect(askOf(table, 'white', window)).toBe('able');
    expect(askOf(table, 'white', { ...window, id: 'W-MORALE' })).toBe('never');
  });

  it('of tables from before there were any are as is usual', () => {
    const record = recordFrom('3fa9', first);
    if ('isDamaged' in record) throw new Error('It is read.');
    expect(record).not.toHaveProperty('standing');
    expect(askOf({ record } as Parameters<typeof askOf>[0], 'white', window)).toBe('able');
  });
});
