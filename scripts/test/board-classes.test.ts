// A board's style sheets touch nothing but what the board draws: every selector names a class of its own game.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = globSync('games/*/board/**/*.css', { cwd: root });

const isSelector = (text: string): boolean => !/^(@|from$|to$|[\d.]+%)/.test(text);

/** At the commas that stand in no brackets. */
function splitList(head: string): readonly string[] {
  let depth = 0;
  const marked = [...head].map((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return letter === ',' && depth === 0 ? '\n,' : letter;
  });
  return marked.join('').split('\n,');
}

/** Selectors of a style sheet, those inside media and container queries as well. */
function selectorsIn(css: string): readonly string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter(isSelector)
    .flatMap(splitList)
    .map((selector) => selector.trim());
}

describe('classes of boards', () => {
  it('finds style sheets to look at', () => {
    expect(sheets.length).toBeGreaterThan(4);
  });
  it.each(sheets)('%s names its own game in every selector', (sheet) => {
    const [, game = ''] = sheet.split('/');
    const strangers = selectorsIn(readFileSync(join(root, sheet), 'utf8')).filter(
      (selector) => !selector.includes(`.${game}-`),
    );
    expect(strangers).toEqual([]);
  });
});
