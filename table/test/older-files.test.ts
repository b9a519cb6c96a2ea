// Files that were written by earlier pages are read by named steps, and what contradicts itself is not believed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asOfToday } from '@grognard/kernel/older-game-files.ts';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { firstEdition, secondEdition, twoBuildsOf } from './mended-titles.ts';
import { freshTable, right, sit, tabOn } from './table-for-tests.ts';

/** Recorded on 15 November, when lines were not sealed and no rules had editions. */
const first = readFileSync(join(import.meta.dirname, 'older/generals-of-15-november.grognard'), 'utf8');

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((row, i) => ({ path: `line ${i + 1}`, value: JSON.parse(row) }));

describe('a game file of format 1', () => {
  it('is sound, and is written again as one of today', async () => {
    expect(JSON.parse(first.split('\n')[0] ?? '')).toMatchObject({ format: 1, version: 1 });
    const host = tabOn(memoryStore());
    expect(right(await host.verify({ text: first }))).toMatchObject({
      is: 'game',
      dice: 'proven',
      entries: 164,
    });
    const id = right(await host.importFile({ text: first }));
    const again = right(await sit(host, id, 'spectator').exportFile());
    expect(JSON.parse(again.split('\n')[0] ?? '')).toMatchObject({
      format: 3,
      edition: { number: expect.any(Number) },
    });
    expect(right(await host.verify({ text: again }))).toMatchObject({
      is: 'game',
      dice: 'proven',
      entries: 164,
    });
  });

  it('is held to its rules and dice, though nothing seals its lines', async () => {
    const changed = first.replace('"value":1', '"value":2');
    expect(changed).not.toBe(first);
    expect(await tabOn(memoryStore()).verify({ text: changed })).toMatchObject({ ok: false });
  });

  it('takes the step that seals lines, then the one that names an edition', () => {
    const [header, opening] = asOfToday(linesOf(first), 1);
    expect(header?.value).toMatchObject({ edition: null, hash: '0'.repeat(64) });
    expect(header?.value).not.toHaveProperty('version');
    expect(opening?.value).toMatchObject({
      opening: { draws: [{ sides: 6 }, { sides: 6 }] },
      hash: '0'.repeat(64),
    });
  });
});

describe('a game file of format 2', () => {
  it('takes the step that names an edition, and keeps its seals', () => {
    const lines = [
      { path: 'line 1', value: { format: 2, version: 1, game: 'generals', hash: 'a' } },
      { path: 'line 2', value: { n: 1, hash: 'b' } },
    ];
    expect(asOfToday(lines, 2).map(({ value }) => value)).toEqual([
      { format: 2, game: 'generals', edition: null, hash: 'a' },
      { n: 1, hash: 'b' },
    ]);
  });
});

describe('a viewing of format 1', () => {
  it('is read by the present rules', async () => {
    const { host, id } = await freshTable();
    const file = right(await sit(host, id, 'white').exportFile());
    const { edition: _, ...rest } = JSON.parse(file);
    const older = JSON.stringify({ ...rest, format: 1, version: 1 });
    expect(right(await host.verify({ text: older }))).toEqual({ is: 'viewing' });
    const sandbox = right(await host.importFile({ text: older }));
    expect(right(await sit(host, sandbox, 'white').look()).view).toEqual(rest.view);
  });
});

describe('a file whose edition says one thing and whose digest another', () => {
  it('is refused, be it a game or a viewing: nobody played by such rules', async () => {
    const { updated } = await twoBuildsOf('generals');
    const host = tabOn(memoryStore(), { library: updated });
    const id = right(await host.importFile({ text: first }));
    const game = right(await sit(host, id, 'spectator').exportFile());
    const lie = (text: string, number: number, digest: string | null) =>
      text.replace(/"edition":\{[^}]*\}/, `"edition":${JSON.stringify({ number, digest })}`);
    for (const [number, digest] of [
      [firstEdition.number, secondEdition.digest],
      [secondEdition.number, firstEdition.digest],
    ] as const)
      expect(await host.verify({ text: lie(game, number, digest) })).toMatchObject({
        ok: false,
        error: { code: 'wrong-edition', path: 'line 1: edition' },
      });
    expect(right(await host.verify({ text: lie(game, 99, '9'.repeat(64)) }))).toMatchObject({
      is: 'elsewhere',
    });
    const fresh = await host.create({
      game: 'generals',
      options: {},
      players: { white: { kind: 'me' }, black: { kind: 'friend' } },
      hints: true,
    });
    const viewing = right(await sit(host, right(fresh), 'white').exportFile());
    expect(
      await host.importFile({ text: lie(viewing, secondEdition.number, firstEdition.digest) }),
    ).toMatchObject({
      error: { code: 'wrong-edition', path: 'edition' },
    });
  });
});
