import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citableGames, complaints } from '../check-citations.ts';
import { citable, definedIds } from '../citations/citable.ts';
import { cited } from '../citations/find-citations.ts';

const rulebook =
  '## 2. Sale\n- **BID-2.1a** Bid.\n- **BID-2.1b** Pass.\n- **BID-2.3** One (a) bids (b) pays.\n- **BID-R07** *Twice?* No.\n';
const law =
  '## BID-D.6 Retreat\n### BID-D.7 Ties\n| **BID-S1** | bid |\n| **BID-GV-08** | 3 |\n| BID-R.40 | why | so |\n';
const bids = citable('bids', 'BID', rulebook, law);
const wrong = (path: string, text: string): readonly string[] => complaints(path, text, [bids]);

describe('what can be cited', () => {
  test('is what headings, rows and bold pieces begin with, their clauses, and what they have in common', () => {
    expect([...definedIds(rulebook, 'BID')]).toEqual(
      expect.arrayContaining(['BID-2.1a', 'BID-2.1b', 'BID-2.1', 'BID-2', 'BID-2.3', 'BID-2.3a', 'BID-R07']),
    );
    expect([...definedIds(law, 'BID')]).toEqual(
      expect.arrayContaining(['BID-D.6', 'BID-D', 'BID-S1', 'BID-GV-08', 'BID-R.40']),
    );
    expect(definedIds('See BID-9.9.', 'BID').size).toBe(0);
  });

  test('is named whole, or goes on by number behind a whole id', () => {
    const ids = (text: string): readonly string[] => cited(text, 'BID').map(({ id }) => id);
    expect(ids('BID-2.1a, b, 2.3 and BID-D.6')).toEqual(['BID-2.1a', 'BID-2.1b', 'BID-2.3', 'BID-D.6']);
    expect(ids('BID-2.1a, a bid of 2.5')).toEqual(['BID-2.1a']);
    expect(ids('BID-$, BID-[A-Z] and XBID-2.1')).toEqual([]);
  });
});

describe('the check', () => {
  test('accepts what is defined, by whole ids', () => {
    const text = '// BID-2.1a, b, BID-R07, BID-D.6, BID-GV-08: bids.\nconst card = "R07";\n';
    expect(wrong('games/bids/bid.ts', text)).toEqual([]);
    expect(wrong('docs/x.md', 'Round R.40, drawing D.6, BID-D')).toEqual([]);
  });

  test('names file and line of an id nobody has defined, anywhere and in the middle of a list', () => {
    expect(wrong('docs/x.md', 'one\nBID-2.1a, 2.9: no')).toEqual(['docs/x.md:2: BID-2.9 is defined nowhere']);
    expect(wrong('ai/x.ts', '// BID-D.8')).toEqual(['ai/x.ts:1: BID-D.8 is defined nowhere']);
  });

  test.each(['D.6', 'R.40', 'R07', 'GV-08', 'S1', 'Part D', 'section 2', '2.1a'])(
    'names %s without its letters, in a comment and in the title of a test',
    (bare) => {
      const id = bare.replace(/^(?:Part|section) /, '');
      const complaint = (path: string): readonly string[] => [`${path}: ${id} without BID-`];
      expect(wrong('games/bids/bid.ts', `/** (${bare}) */`)).toEqual(complaint('games/bids/bid.ts:1'));
      expect(wrong('games/bids/test/bid.test.ts', `\ntest('${bare}: bids', f);`)).toEqual(
        complaint('games/bids/test/bid.test.ts:2'),
      );
      expect(wrong('games/bids/bid.ts', `const name = '${bare} ';`)).toEqual([]);
      expect(wrong('games/other/bid.ts', `/** (${bare}) */`)).toEqual([]);
    },
  );

  test('names what only the law knows, where players are sent to it', () => {
    expect(wrong('rules/bids.md', '- **BID-2.1a** See BID-D.6.')).toEqual([
      'rules/bids.md:1: BID-D.6 is not in the rulebook',
    ]);
    expect(wrong('games/bids/bid.ts', "no('BID-D.6', words.tooLow)")).toHaveLength(1);
    expect(wrong('games/bids/test/bid.test.ts', "test('BID-D.6: bids', f)")).toEqual([]);
  });

  test('knows every title by the letters of its own, with its law', () => {
    const games = citableGames();
    expect(games.map(({ prefix }) => prefix).sort()).toEqual(
      expect.arrayContaining(['GEN', 'NAP', 'NLC', 'SAG']),
    );
    const all = new Set(games.flatMap(({ known }) => [...known]));
    for (const id of [
      'GEN-R.40',
      'GEN-V.03',
      'SAG-P-ROUND',
      'NAP-STEP-ACT.4',
      'NLC-E.10',
      'NLC-F.3-A2',
      'NLC-R171',
    ])
      expect(all).toContain(id);
  });
});

test.each(readdirSync('docs/law').filter((file) => file !== 'README.md'))('%s gives no id twice', (file) => {
  const given = [
    ...readFileSync(`docs/law/${file}`, 'utf8').matchAll(/(?:^#+ |\*\*)([A-Z]{3}-[\w.-]*\w)/gm),
  ].map(([, id]) => id);
  expect(given.length).toBeGreaterThan(300);
  expect(given.filter((id, i) => given.indexOf(id) !== i)).toEqual([]);
});
