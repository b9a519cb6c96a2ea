import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  atRandom,
  byRollout,
  playthrough,
  recordGame,
  recordTo,
  replayFile,
  replayFixtures,
  tellGame,
} from '../src/index.ts';
import { holdPlaythrough } from '../src/playthrough.ts';
import { holdToGoldens, holdToOpening } from '../src/replay-fixtures.ts';
import { sealedBids } from './sealed-bids.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-fixtures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const recording = {
  options: {},
  seed: 3,
  players: { red: 'random', blue: 'random' },
  choose: atRandom,
  created: '2026-01-01T00:00:00Z',
};
const path = join(folder, 'one.grognard');
recordTo(path, sealedBids(), recording);
recordTo(join(folder, 'two.grognard'), sealedBids(), { ...recording, seed: 4, choose: byRollout });
const writtenAnew = (write: () => void): void => {
  vi.stubEnv('UPDATE_PLAYTHROUGHS', '1');
  write();
  vi.unstubAllEnvs();
};
writtenAnew(() => {
  for (const file of ['one', 'two']) holdToGoldens(sealedBids(), join(folder, `${file}.grognard`));
  holdToOpening(sealedBids(), folder);
});
replayFixtures(sealedBids(), folder, {
  conserved: (state) => state.frames.length,
  invariants: { rounds: (state) => (state.round > 4 ? 'too many rounds' : null) },
});

describe('a recorded game', () => {
  test('is the same file when recorded again', () => {
    expect(recordGame(sealedBids(), recording)).toBe(readFileSync(path, 'utf8'));
  });

  test('that does not conserve what it should is found out with its entry', () => {
    const lost = replayFile(sealedBids(), path, { conserved: (state) => state.round });
    expect(lost).toMatch(/^entry \d+: not conserved: the whole: 2, not 1/);
    const broken = { invariants: { never: () => 'always wrong' } };
    expect(replayFile(sealedBids(), path, broken)).toBe('never: always wrong');
  });

  test('that was changed afterwards is turned away with its line', () => {
    const changed = join(folder, 'changed.txt');
    writeFileSync(changed, readFileSync(path, 'utf8').replace('"coins":2', '"coins":3'));
    expect(replayFile(sealedBids(), changed, {})).toMatch(/^line \d+/);
  });
});

const told = join(folder, 'told.txt');
writtenAnew(() => holdPlaythrough(sealedBids(), told, { seed: 5 }));

describe('a playthrough', () => {
  test('of a recorded game tells the same journal, as far as wanted', () => {
    const text = tellGame(sealedBids(), { recorded: path, entries: 3 }).join('\n');
    expect(text).toContain('\n3. ');
    expect(text).not.toContain('\n4. ');
    expect(text).not.toContain('outcome');
  });

  playthrough(sealedBids(), told, { seed: 5 });

  test('tells options, prompts, decisions, events and the outcome', () => {
    const text = tellGame(sealedBids(), {
      seed: 5,
      eventText: (event) => `it was ${event.type}`,
      draw: (view, viewer) => `${viewer} sees round ${view.round}`,
    }).join('\n');
    expect(text).toContain('options {}\n - it was pledged');
    expect(text).toContain('? red: Bid in round 2. (BID-1.1)');
    expect(text).toContain('   blue sees round 3');
    expect(text).toMatch(/\d+\. red bid \{"coins":\d\}/);
    expect(text).toMatch(/outcome \{"winners".*\}$/);
  });
});
