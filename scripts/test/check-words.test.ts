import { describe, expect, it } from 'vitest';
import { complaints, misplaced, readList } from '../check-words.ts';

const texts = (path: string, source: string): readonly string[] =>
  misplaced(path, source).map(({ text }) => text);
const screen = 'web/src/screens/home.tsx';

describe('a sentence outside the catalogues', () => {
  it.each([
    [`const hint = 'Press a unit first.';`, 'Press a unit first.'],
    [`const told = \`The \${unit} is routed.\`;`, 'The … is routed.'],
    [`const Part = () => <p>No battle yet</p>;`, 'No battle yet'],
    [`const Part = () => <button aria-label="Close the sheet" />;`, 'Close the sheet'],
    [`const NAMES = { short: 'Line Infantry' };`, 'Line Infantry'],
    [`const told = say('White holds c2.' as const);`, 'White holds c2.'],
  ])('is found in %s', (source, text) => {
    expect(texts(screen, source)).toEqual([text]);
  });

  it.each([
    `import thing from './two words.ts';`,
    `type Kind = 'light infantry' | 'heavy cavalry';`,
    `const Part = () => <p class="card is-lit" data-target="unit one">{t('home.title')}</p>;`,
    `const shape = 'aside sheet';`,
    `const look = 'desk-die is-ebony';`,
    `const found = root.querySelector('button, a');`,
    `invariant(unit, 'the unit exists');`,
    `throw new Error('No such page here.');`,
    `random.die(6, 'AI mood today'); draw('GEN-12.28 ranged fire');`,
    `fault('broken-line', path, 'This is no card.');`,
  ])('is not %s: nobody reads that', (source) => {
    expect(texts(screen, source)).toEqual([]);
  });

  it('is looked for where people read it, and not in tests, data or readers of files', () => {
    const source = `const text = 'Two words';`;
    for (const path of ['web/src/app.tsx', 'desk/src/parts/tip.tsx', 'games/saga/field/reserve.ts'])
      expect(texts(path, source)).toHaveLength(1);
    for (const path of [
      'kernel/src/submit.ts',
      'games/saga/test/table.ts',
      'games/saga/data/unit-cards.ts',
      'games/saga/input/position.ts',
      'games/saga/invariants.ts',
    ])
      expect(texts(path, source)).toEqual([]);
  });

  it('belongs into a catalogue, whole: glued ones stand out even there', () => {
    const source = `export const words = { full: 'Border {border} is full.', glued: \`\${a} meets \${b} here\` };`;
    expect(texts('games/saga/words/refusals.ts', source)).toEqual(['… meets … here']);
  });
});

describe('the list of files still to do', () => {
  const two = misplaced(screen, `const a = ['Two words', 'Three more words'];`);
  it('says how many sentences a file may still have, and nobody gets more', () => {
    const list = readList(`${screen} 2\ngames/saga/board/index.tsx 1\n`);
    expect(complaints(screen, two, list.get(screen) ?? 0)).toEqual([]);
    expect(complaints(screen, two, 1)).toEqual([`${screen}:1: Two words`, `${screen}:1: Three more words`]);
  });
  it('loses whoever is done', () => {
    expect(complaints(screen, [], 2)).toEqual([`${screen}: done, strike it off scripts/words/to-do.txt`]);
    expect(complaints(screen, [], 0)).toEqual([]);
  });
});
