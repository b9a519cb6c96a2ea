import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, fuzz, readFault, replayFault } from '../src/index.ts';
import { ticTacToe } from '../src/toys/tic-tac-toe.ts';
import { sealedBids } from './sealed-bids.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-fuzz-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the fuzzer', () => {
  test('finds nothing in sound games and counts what it did', () => {
    let told = 0;
    const report = fuzz(sealedBids(), {
      decisions: 20_000,
      onProgress: (decisions) => {
        told = decisions;
      },
    });
    expect(report).toMatchObject({ decisions: 20_000, faults: [] });
    expect(report.games).toBeGreaterThan(100);
    expect(told).toBeGreaterThan(10_000);
  });

  test('writes a failing game down once, with everything to see it again', () => {
    const found: string[] = [];
    const { faults } = fuzz(sealedBids('apply throws'), {
      decisions: 2_000,
      fixtures: folder,
      onFault: (_fault, path) => found.push(path ?? ''),
    });
    expect(faults).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(found).toEqual([join(folder, readdirSync(folder)[0] ?? '')]);
    const fault = readFault(found[0] ?? '');
    expect(fault).toMatchObject({ game: 'sealed-bids', edition: null, frames: ['auction.bid'] });
    expect(fault.message).toContain('three is too much');
    expect(replayFault(sealedBids('apply throws'), fault)).toContain('three is too much');
    expect(replayFault(sealedBids(), fault)).toBeNull();
  });

  test('notices broken invariants, games that never end and seats with nothing to do', () => {
    const broken = (state: object): string | null =>
      'board' in state && JSON.stringify(state.board).includes('O') ? 'there is an O' : null;
    const [invariant] = fuzz(ticTacToe, { decisions: 50, invariants: { 'no O': broken } }).faults;
    expect(invariant?.message).toBe('no O: there is an O');
    expect(invariant?.entries).toHaveLength(2);
    const [endless] = fuzz(sealedBids('never ends'), { decisions: 500, maxDecisions: 100 }).faults;
    expect(endless?.message).toBe('not over after 100 decisions');
    const [stuck] = fuzz(sealedBids('no legal action'), { decisions: 500 }).faults;
    expect(stuck?.message).toMatch(/has no legal action/);
  });

  test('does not go on for ever with a game that cannot even begin', () => {
    const { faults, games } = fuzz(sealedBids(), { decisions: 10, options: () => ({ wrong: 1 }) });
    expect(games).toBe(10);
    expect(faults[0]?.message).toContain('no options');
  });

  test('a file that is no fault is not taken for one', () => {
    const path = join(folder, 'x.grognard-fault.json');
    writeFileSync(path, '{"format":2}');
    expect(existsSync(path)).toBe(true);
    expect(() => readFault(path)).toThrow('is not a fault file');
  });

  test('a fault whose line the rules now refuse cannot go wrong any more', () => {
    const fault: Fault = {
      format: 1,
      game: 'tic-tac-toe',
      edition: null,
      options: {},
      seed: 1,
      entries: [{ seat: 'O', action: { type: 'mark' } }],
      frames: [],
      message: '',
    };
    expect(replayFault(ticTacToe, fault)).toBeNull();
  });
});
