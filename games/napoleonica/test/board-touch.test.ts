// A finger needs 40 px: no style sheet of the board makes a button lower, or a zoom button narrower.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LEAST = 40;
const board = join(import.meta.dirname, '../board');

/** Rules for a button, and what they make it measure. */
function* tooSmall(css: string): Generator<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  for (const [, selector = '', facts = ''] of rules) {
    if (!/(?:button|\.btn)[^ >]*$/.test(selector.trim())) continue;
    for (const [fact, px] of facts.matchAll(/\b(?:min-)?height: (\d+)px/g))
      if (Number(px) > 0 && Number(px) < LEAST) yield `${selector.trim()} ${fact}`;
    if (selector.includes('.desk-zoom'))
      for (const [fact, px] of facts.matchAll(/\bwidth: (\d+)px/g))
        if (Number(px) < LEAST) yield `${selector.trim()} ${fact}`;
  }
}

test('every button of the board can be pressed with a finger', () => {
  const sheets = globSync('**/*.css', { cwd: board });
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.flatMap((sheet) => [...tooSmall(readFileSync(join(board, sheet), 'utf8'))])).toEqual([]);
});
