import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { AnyGame } from '../src/game.ts';
import { differences } from '../src/goldens/differences.ts';
import { Golden, type Part } from '../src/goldens/golden.ts';
import { momentsOf } from '../src/goldens/moments.ts';
import { edgesOf } from '../src/goldens/position-edges.ts';
import { fieldsOf } from '../src/goldens/schema-fields.ts';
import { changeLines } from '../src/goldens/short-text.ts';
import { atRandom, recordTo, replayFile } from '../src/index.ts';
import { holdToGoldens } from '../src/replay-fixtures.ts';
import { type Flaw, sealedBids } from './sealed-bids.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-goldens-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'game.grognard');
recordTo(path, sealedBids(), {
  options: {},
  seed: 3,
  players: { red: 'random', blue: 'random' },
  choose: atRandom,
  created: '2026-01-01T00:00:00Z',
});

type Toy = ReturnType<typeof sealedBids>;
const asAny = (game: Toy): AnyGame => game as unknown as AnyGame;

/** Every line a game tells, with its moment. */
function toldBy(game: Toy): readonly string[] {
  const lines: string[] = [];
  const hear = ({ name, lines: own }: Part) => lines.push(...own.map((line) => `${name} ${line}`));
  const pace = { tellEvery: 4, lookEvery: 2, offersEvery: 1 };
  const moments = momentsOf(asAny(game), pace, hear);
  // A game that leads elsewhere is played on to its end all the same.
  expect(replayFile(game, path, {}, moments.visit) ?? 'mark').toContain('mark');
  return lines;
}

const usual = toldBy(sealedBids());
/** Of which columns the lines are that only one tells. */
function columnsApart(game: Toy): readonly string[] {
  const told = toldBy(game);
  const apart = [
    ...told.filter((line) => !usual.includes(line)),
    ...usual.filter((line) => !told.includes(line)),
  ];
  const columns = apart.map((line) => line.split(' ')[1] ?? '');
  return [
    ...new Set(
      columns.map((column) => (/^\W$|^offered|^refused|^seen|^imagined/.test(column) ? column : 'kept')),
    ),
  ].toSorted();
}

/** The toy with one action rule, or what is asked, in another form. */
function withAuction(change: (auction: Toy['procedures'][string]) => object): Toy {
  const game = sealedBids();
  const { auction } = game.procedures;
  if (auction === undefined) throw new Error('The toy has an auction.');
  return { ...game, procedures: { auction: { ...auction, ...change(auction) } } };
}

type Bids = readonly { readonly type: 'bid'; readonly coins: number }[];

/** The toy in which other bids are offered. */
const withBids = (change: (candidates: Bids) => Bids): Toy =>
  withAuction(({ actions }) => ({
    actions: actions.map((rule) =>
      rule.type === 'bid'
        ? {
            ...rule,
            candidates: (...at: Parameters<typeof rule.candidates>) =>
              change([...rule.candidates(...at)] as Bids),
          }
        : rule,
    ),
  }));

const flawed: readonly (readonly [column: string, what: string, game: Toy])[] = [
  ['-', 'an event that tells more', sealedBids('event tells a hidden letter')],
  [
    '?',
    'a question by another rule',
    withAuction(({ pending }) => ({
      pending: (...at: Parameters<typeof pending>) =>
        pending(...at).map((each) => ({ ...each, rule: 'BID-1.4' })),
    })),
  ],
  ['offered', 'another choice', withBids((candidates) => [...candidates, { type: 'bid', coins: 0 }])],
  ['refused', 'a refusal by another rule', sealedBids('refusal cites no rule of the book')],
  ['seen', 'a view that shows more', sealedBids('view shows the other bid')],
  ['kept', 'a position that says less', sealedBids('position forgets the points')],
  ['imagined', 'another imagined world', sealedBids('determinize forgets the round' satisfies Flaw)],
];

describe('moments', () => {
  test.each(flawed)('the column %s tells %s', (column, _what, game) => {
    expect(columnsApart(game)).toContain(column);
  });

  test('a refusal by another rule shows in no other column', () => {
    expect(columnsApart(sealedBids('refusal cites no rule of the book'))).toEqual(['refused']);
  });

  test('another imagined world shows in no other column', () => {
    expect(columnsApart(sealedBids('determinize forgets the round'))).toEqual(['imagined']);
  });

  test('read as text', () => {
    expect(usual.join('\n')).toContain('- pledged BID-2.1 seat=red value=');
    expect(usual.join('\n')).toMatch(/\d+ \? (red|blue) BID-1\.1/);
    expect(usual.join('\n')).toMatch(/offered (red|blue) bid \d, lock\n\d+ refused BID-1\.2/);
    expect(usual.join('\n')).toContain('draws 2 > 3, locked -red, round 1 > 2');
  });
});

describe('differences', () => {
  const told = (from: unknown, to: unknown) => changeLines(differences(from, to));

  test('leave out what is empty in both, wherever it is', () => {
    const before = { vp: 3, units: [{ id: 'a', at: 1 }], frames: [{ proc: 'turn' }] };
    const after = {
      fog: false,
      smoke: [],
      vp: 3,
      weather: { rain: 0, wind: null },
      units: [{ id: 'a', dug: '', at: 1 }],
      frames: [{ wet: false, proc: 'turn' }],
    };
    expect(told(before, after)).toEqual([]);
    expect(told(before, { ...after, fog: true })).toEqual(['fog + true']);
  });

  test('name the fact, what it was and what it is', () => {
    expect(told({ a: { vp: 3, hits: 0 } }, { a: { vp: 4, hits: 0 } })).toEqual(['a vp 3 > 4']);
    expect(told({ vp: 3 }, { vp: 0 })).toEqual(['vp 3 > 0']);
    expect(told({ hand: ['x', 'y'] }, { hand: ['y', 'z'] })).toEqual(['hand -x +z']);
  });

  test('know an item by its name, and see that the order is another', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, at: 1 }));
    expect(told([a, b], [b])).toEqual(['a - {id=a at=1}']);
    expect(told([a, b, c], [c, b, a]).join()).toContain('order');
    expect(told([a, b], [b, a, c]).join()).toContain('order');
    expect(told([a, b], [a, b, c])).toEqual(['c + {id=c at=1}']);
    expect(told([1, 2], [2, 1])).toHaveLength(1);
  });

  test('an item too many is one, though it be empty', () => {
    expect(differences([{}], [{}, {}])).toHaveLength(1);
    expect(differences([null], [null, null])).toHaveLength(1);
    expect(differences([0], [null])).toHaveLength(1);
  });
});

describe('a golden', () => {
  const file = join(folder, 'some.golden');
  const owner = { id: 'sealed-bids', edition: { number: 2, digest: null } };
  const part = (n: number, ...lines: string[]): Part => ({ name: String(n), title: 'red bid', lines });
  const hold = (parts: readonly Part[], stopped: string | null = null, by = owner) => {
    const golden = new Golden(file, by);
    for (const each of parts) golden.hear(each);
    golden.end(stopped);
  };
  const write = (parts: readonly Part[], by = owner) => {
    vi.stubEnv('UPDATE_PLAYTHROUGHS', '1');
    hold(parts, null, by);
    vi.unstubAllEnvs();
  };
  const parts = [part(0, 'vp 1 > 2', 'seen #1'), part(5, 'vp 2 > 3'), part(10)];

  test('names the edition since which it reads so, and keeps it while it does', () => {
    rmSync(file, { force: true });
    expect(() => hold(parts)).toThrow('is missing');
    write(parts);
    const first = readFileSync(file, 'utf8');
    expect(first).toBe(
      'sealed-bids edition 2\n0 red bid\n vp 1 > 2\n seen #1\n5 red bid\n vp 2 > 3\n10 red bid\n',
    );
    const third = { ...owner, edition: { number: 3, digest: null } };
    write(parts, third);
    expect(readFileSync(file, 'utf8')).toBe(first);
    hold(parts, null, third);
    expect(() => hold(parts, null, { ...owner, edition: { number: 1, digest: null } })).toThrow('first line');
    write([part(0)], third);
    expect(readFileSync(file, 'utf8')).toBe('sealed-bids edition 3\n0 red bid\n');
    expect(() => hold([part(0)])).toThrow('first line');
  });

  test('says which lines of which part differ, and no others', () => {
    write(parts);
    const other = [part(0, 'vp 1 > 2', 'seen #2'), part(5, 'vp 2 > 3'), part(10, 'vp 3 > 4')];
    expect(() => hold(other)).toThrow(
      [
        '(since sealed-bids edition 2) reads otherwise by edition 2:',
        '    0 red bid',
        '  -  seen #1',
        '  +  seen #2',
        '    10 red bid',
        '  +  vp 3 > 4',
        'If that is meant, UPDATE_PLAYTHROUGHS=1 keeps it anew.',
      ].join('\n'),
    );
  });

  test('misses a part, finds one too many, another order and what stopped it', () => {
    write(parts);
    expect(() => hold(parts)).not.toThrow();
    expect(() => hold(parts.slice(0, 2))).toThrow('  - 10 red bid');
    expect(() => hold([...parts, part(15)])).toThrow('  + 15 red bid');
    expect(() => hold(parts.toReversed())).toThrow('another order');
    expect(() => hold([part(0, 'seen #1', 'vp 1 > 2'), ...parts.slice(1)])).toThrow(
      'the same lines in another order',
    );
    expect(() => hold(parts.slice(0, 1), 'entry 3 was not accepted')).toThrow('entry 3 was not accepted');
    expect(() => hold([part(0), part(0)])).toThrow('told twice');
  });

  test('stops at the third part that differs', () => {
    const many = Array.from({ length: 9 }, (_, n) => part(n, 'vp 1'));
    write(many);
    const golden = new Golden(file, owner);
    const hear = (n: number) => () => golden.hear(part(n, 'vp 2'));
    expect(hear(0)).not.toThrow();
    expect(hear(1)).not.toThrow();
    expect(hear(2)).toThrow('Perhaps more differs further on.');
  });

  test('of a recorded game is held against every moment and every edge', () => {
    vi.stubEnv('UPDATE_PLAYTHROUGHS', '1');
    holdToGoldens(sealedBids(), path);
    vi.unstubAllEnvs();
    holdToGoldens(sealedBids(), path);
    expect(() => holdToGoldens(sealedBids('refusal cites no rule of the book'), path)).toThrow(
      /game\.moments .*reads otherwise.*\n.*\n {2}- {2}refused BID-1\.2.*\n(.*\n)? {2}\+ {2}refused .*BID-9\.9/,
    );
    const edges = readFileSync(join(folder, 'game.edges'), 'utf8');
    writeFileSync(join(folder, 'game.edges'), edges.replace('refused at', 'read; not refused at'));
    expect(() => holdToGoldens(sealedBids(), path)).toThrow('game.edges');
  });
});

describe('edges', () => {
  const pace = { edgesEvery: 5, eachEvery: 3 };
  function edgesBy(game: Pick<AnyGame, 'parsePosition' | 'position' | 'parseOptions'>): readonly string[] {
    const lines: string[] = [];
    const { visit } = edgesOf(game, 'game', pace, ({ name, lines: own }) =>
      lines.push(...own.map((line) => `${name} ${line}`)),
    );
    expect(replayFile(sealedBids(), path, {}, visit)).toBeNull();
    return lines;
  }
  const toy = asAny(sealedBids());
  const before = edgesBy(toy);

  test('tell where a changed position is read that was refused', () => {
    const credulous = { ...toy, parsePosition: () => ({ ok: true, value: toy.setup({}) }) as const };
    expect(before.join()).toContain('refused at');
    expect(before.join()).not.toContain('unchanged');
    expect(edgesBy(credulous).join()).not.toContain('refused at');
    expect(edgesBy(credulous).join()).toContain('unchanged');
  });

  /** The toy with a fact more in its positions, which its reader knows of. */
  const withFact = (value: number): typeof toy => ({
    ...toy,
    position: (state) => ({ fog: value, ...Object(toy.position(state)) }),
    parsePosition: (raw) => {
      const { fog: _, ...rest } = Object(raw);
      return toy.parsePosition(rest);
    },
  });

  // The toy's positions are read through the module of the match: the fact is put in there.
  function edgesWithFact(value: number): readonly string[] {
    const lines: string[] = [];
    const game = withFact(value);
    const { visit } = edgesOf(game, 'game', pace, ({ name, lines: own }) =>
      lines.push(...own.map((line) => `${name} ${line}`)),
    );
    expect(replayFile(sealedBids(), path, {}, (match, n) => visit({ ...match, module: game }, n))).toBeNull();
    return lines;
  }

  test('of a fact nobody uses there are none, of one in use its own, and no other line is another', () => {
    expect(edgesWithFact(0)).toEqual(before);
    const inUse = edgesWithFact(2);
    expect(inUse.filter((line) => !line.includes('.fog'))).toEqual(before);
    expect(inUse.length).toBeGreaterThan(before.length);
  });
});

describe('fields', () => {
  const schema = {
    type: 'object',
    required: ['vp'],
    default: { vp: 3, at: { hex: 1 } },
    properties: {
      vp: { type: 'integer', maximum: 9 },
      at: { type: 'object', properties: { hex: { type: 'integer', default: 1 } } },
    },
  };

  test('each say all of themselves', () => {
    expect(fieldsOf(schema)).toEqual([
      'all type "object"',
      '.vp required, type "integer", maximum 9, in the default 3',
      '.at type "object"',
      '.at.hex type "integer", default 1',
    ]);
  });

  test('another field, off by default, adds its line and changes none', () => {
    const { properties } = schema;
    const more = {
      ...schema,
      default: { ...schema.default, fog: false },
      properties: { fog: { type: 'boolean', default: false }, ...properties },
    };
    expect(fieldsOf(more).filter((line) => !line.startsWith('.fog'))).toEqual(fieldsOf(schema));
    expect(fieldsOf(more)).toContain('.fog type "boolean", default false');
  });
});
