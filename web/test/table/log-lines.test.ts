import type { LogLine, Moment } from '@grognard/desk';
import { lazyCode } from '@grognard/desk/parts/lazy-code.ts';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/table/log-lines.ts';

const moment = (n: number): Moment => ({ n, seat: null, events: [{ type: 'shot' }], struck: false });
const shot: LogLine = {
  kind: 'line',
  icon: null,
  text: ['A shot.'],
  sums: [],
  rule: null,
  about: [],
  isKey: false,
};

describe("the journal's lines", () => {
  it('are not told before their words have come, and all of them once they have', async () => {
    const journal = lazyCode(async () => ({ logLines: () => [shot] }));
    const board = { journal, logLines: () => journal.value?.logLines() ?? [] };
    const moments = [moment(1), moment(2)];
    expect(linesOf(board, moments, null).size).toBe(0);
    await journal.load();
    expect([...linesOf(board, moments, null).values()]).toEqual([[shot], [shot]]);
  });
});
