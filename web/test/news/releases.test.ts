import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNewer, releasesIn } from '../../src/news/releases.ts';
import { version } from '../../src/news/version.ts';

const changelog = `# What is new

## Not yet released

### For players
- **Soon.** Nobody has it yet.

## 1.1.0 (2027-01-02)

### For players
- **Longer turns.** A turn is
  told in two lines.
- **Maps.** They fold.

### For operators
- **Nothing.** Nothing to do.

## 1.0.1 (2026-12-01)

### For operators
- **Smaller.** Less memory.

## 1.0.0 (2026-11-19)

### For players
- **Four games.** All of them.
`;

describe('what is new', () => {
  it('is what players see of each release, the newest first', () => {
    expect(releasesIn(changelog)).toEqual([
      {
        version: '1.1.0',
        day: '2027-01-02',
        items: [
          { title: 'Longer turns', text: 'A turn is told in two lines.' },
          { title: 'Maps', text: 'They fold.' },
        ],
      },
      { version: '1.0.0', day: '2026-11-19', items: [{ title: 'Four games', text: 'All of them.' }] },
    ]);
  });

  it('is whole in CHANGELOG.md: every line of players has a title, and no marks are left', () => {
    const text = readFileSync('CHANGELOG.md', 'utf8');
    const releases = releasesIn(text);
    expect(releases[0]?.version).toBe(version);
    for (const { version: of, items } of releases) {
      const [, chapter = ''] = text.split(`## ${of} `);
      const [, part = ''] = chapter.split('### For players');
      expect(items).toHaveLength([...(part.split('\n#')[0] ?? '').matchAll(/^- /gm)].length);
      for (const item of items) expect(`${item.title} ${item.text}`).not.toMatch(/[*`[\]]/);
    }
  });
});

describe('a version', () => {
  it.each([
    ['1.0.1', '1.0.0'],
    ['1.1.0', '1.0.9'],
    ['2.0.0', '1.10.10'],
    ['1.10.0', '1.9.0'],
  ])('%s comes after %s, and not the other way round', (later, earlier) => {
    expect(isNewer(later, earlier)).toBe(true);
    expect(isNewer(earlier, later)).toBe(false);
    expect(isNewer(later, later)).toBe(false);
  });
});
