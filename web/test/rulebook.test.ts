import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { synonyms as generals } from '@grognard/games/generals/board/book/words/synonyms.ts';
import { synonyms as laterCampaigns } from '@grognard/games/later-campaigns/board/book/words/synonyms.ts';
import { synonyms as napoleonica } from '@grognard/games/napoleonica/board/book/words/synonyms.ts';
import { synonyms as saga } from '@grognard/games/saga/board/book/words/synonyms.ts';
import { describe, expect, it } from 'vitest';
import { highlighted } from '../src/rulebook/highlight.ts';
import { inlineHtml } from '../src/rulebook/inline.ts';
import { readRulebook } from '../src/rulebook/read-rulebook.ts';
import { rulesIn, search } from '../src/rulebook/search.ts';
import { wordPattern } from '../src/rulebook/word-pattern.ts';

const href = (rule: string): string => `#${rule}`;
const textOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../rules/${name}.md`), 'utf8');
const rulesOf = (name: string, prefix: string) => readRulebook(textOf(name), prefix, href);
const text = textOf('generals');
const book = rulesOf('generals', 'GEN');

describe('a sentence of the rulebook', () => {
  it('links every citation, rulings too', () => {
    expect(inlineHtml('See GEN-12.31 (GEN-R.70).', 'GEN', href)).toBe(
      'See <a class="rule" data-rule="GEN-12.31" href="#GEN-12.31">GEN-12.31</a> (<a class="rule" data-rule="GEN-R.70" href="#GEN-R.70">GEN-R.70</a>).',
    );
  });

  it('cannot bring its own tags', () => {
    expect(inlineHtml('<img onerror="x"> **bold** `code`', 'GEN', href)).toBe(
      '&lt;img onerror=&quot;x&quot;&gt; <b>bold</b> <code>code</code>',
    );
  });
});

describe('the rulebook of Generals', () => {
  it('is read with every rule id that stands in it in bold', () => {
    const inText = new Set([...text.matchAll(/^\s*(?:- |\| )\*\*(GEN-[\w.]+)\*\*/gm)].map(([, id]) => id));
    const read = new Set(book.sections.flatMap(({ blocks }) => blocks.flatMap(rulesIn)));
    expect(read).toEqual(inText);
  });

  it('has numbered sections without the names of the code', () => {
    const planning = book.sections.find(({ number }) => number === '6');
    expect(planning).toMatchObject({ id: 'section-6', title: 'Orders and the Planning phase' });
  });

  it('finds paragraphs by word, by number, and by several words', () => {
    expect(search(book, 're-roll').count).toBeGreaterThan(3);
    expect(search(book, '12.31').sections.map(({ number }) => number)).toContain('12');
    const both = search(book, 'forest artillery');
    expect(both.count).toBeGreaterThan(0);
    expect(both.count).toBeLessThan(search(book, 'forest').count);
  });

  it('finds nothing for what is not in it', () => {
    expect(search(book, 'dreadnought')).toMatchObject({ sections: [], count: 0 });
  });

  it('keeps a worked example with its lines', () => {
    const lines = '## 1. Examples\n\n- **GEN-V.01** *Duel*\n  - Dice 5 against 3.\n';
    const [section] = search(readRulebook(lines, 'GEN', href), 'GEN-V.01').sections;
    expect(section?.blocks.length).toBeGreaterThan(1);
  });
});

describe('the numbered rules are written for people', () => {
  const machineWords =
    /\bW-[A-Z]+|\b(?:RT|OF)[WE]\b|threeOneOpen|oneOpen|per batch|\bk-side|\bseats?\b|State machine|\b[MF][0-4]\b|att[ICA]\b|pas[ICA]\b|predicate|`(?!``)[a-zA-Z]{3,}`|\b[AB]:[LSR]/;

  it.each(['generals', 'saga'])('%s: no names of the code', (name) => {
    const lines = textOf(name).split('\n');
    expect(lines.filter((line) => machineWords.test(line))).toEqual([]);
  });
});

describe('what people type instead of the book’s word', () => {
  const titles = [
    { name: 'generals', prefix: 'GEN', synonyms: generals },
    { name: 'saga', prefix: 'SAG', synonyms: saga },
    { name: 'napoleonica', prefix: 'NAP', synonyms: napoleonica },
    { name: 'later-campaigns', prefix: 'NLC', synonyms: laterCampaigns },
  ];

  it.each(titles)('every other word $name knows leads somewhere', ({ name, prefix, synonyms }) => {
    const rules = rulesOf(name, prefix);
    const lost = Object.keys(synonyms).filter((word) => search(rules, word, undefined, synonyms).count === 0);
    expect(lost).toEqual([]);
  });

  it.each(titles)(
    'what newcomers ask first, $name answers; two games know no night',
    ({ name, prefix, synonyms }) => {
      const asked =
        'hit,die,dice,gun,cannon,horse,hill,forest,win,lose,score,run away,shoot,charge,order,messenger,leader,fog,night,supply';
      const rules = rulesOf(name, prefix);
      const lost = asked.split(',').filter((word) => search(rules, word, undefined, synonyms).count === 0);
      expect(lost).toEqual(name === 'generals' || name === 'saga' ? ['night'] : []);
    },
  );

  it.each([
    { name: 'generals', prefix: 'GEN', synonyms: generals, more: 'simultaneous,hand,diagonal,wait' },
    { name: 'saga', prefix: 'SAG', synonyms: saga, more: 'armour,mulligan,upgrade,health,diagonal,wait' },
    {
      name: 'later-campaigns',
      prefix: 'NLC',
      synonyms: laterCampaigns,
      more: 'line of sight,headquarters,weather,fog of war,obey,melee,speed,capture,vp,email,multiplayer,odds,building,surround',
    },
  ])('$name answers in the words of somebody who has never played', ({ name, prefix, synonyms, more }) => {
    const asked = `hurt,die,soldiers,points,turn,panic,first player,who starts,stack,distance,heal,flee,kill,${more}`;
    const rules = rulesOf(name, prefix);
    const lost = asked.split(',').filter((word) => search(rules, word, undefined, synonyms).count === 0);
    expect(lost).toEqual([]);
  });

  it('takes a word for itself and its endings; beginnings only where nobody uses the word', () => {
    const { marks } = search(book, 'win');
    expect(highlighted('Wings follow the winner.', marks)).toBe('Wings follow the <mark>winner</mark>.');
    expect(search(book, 'dice').count).toBe(search(book, 'die').count);
    expect(search(book, 'artil').count).toBe(search(book, 'artillery').count);
    expect(highlighted('XYZ-12.3a, XYZ-12.31', search(book, '12.3').marks)).toBe(
      'XYZ-<mark>12.3</mark>a, XYZ-12.31',
    );
  });

  it('finds a word without its hyphen, in the plural, and inside a question', () => {
    expect(search(book, 'reroll').count).toBe(search(book, 're-roll').count);
    expect(search(book, 'trees', undefined, generals).count).toBeGreaterThan(5);
    expect(search(book, 'run away', undefined, generals).count).toBeGreaterThan(2);
    expect(search(book, 'how many orders').count).toBe(search(book, 'orders').count);
    // Not a "dy": who dies is destroyed.
    expect(search(book, 'what happens when a unit dies', undefined, generals).count).toBeGreaterThan(2);
  });

  it('looks for any word, also one that every object knows', () => {
    expect(search(book, 'constructor', undefined, generals).count).toBe(0);
  });

  it('marks the book’s word for it', () => {
    const { marks } = search(book, 'cannons', undefined, generals);
    expect(highlighted('Artillery fires.', marks)).toBe('<mark>Artillery</mark> fires.');
  });
});

describe('marking what was searched for', () => {
  const marked = (html: string, word: string): string => highlighted(html, wordPattern([word], true));

  it('leaves tags alone', () => {
    expect(marked('<a class="rule">rule</a>', 'rule')).toBe('<a class="rule"><mark>rule</mark></a>');
  });

  it('takes signs of the query as they are', () => {
    expect(marked('6 (six)', '(six)')).toBe('6 <mark>(six)</mark>');
  });
});
