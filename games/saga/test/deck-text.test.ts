import { describe, expect, test } from 'vitest';
import { boxDeck } from '../data/decks.ts';
import { inOrder, withCopies } from '../decks/counts.ts';
import { deckFaults } from '../decks/deck-rules.ts';
import { readDeckText, writeDeck } from '../decks/deck-text.ts';
import { salvageDeck } from '../decks/salvage.ts';
import { saga } from '../module.ts';
import { DECK_NAMES } from '../vocabulary.ts';
import { PLAIN } from './plain-deck.ts';

const TEXT = `# Two corps
game: saga
faction: FR French

6 FR-LINE  Line Infantry
1 FR-OG    Old Guard Grenadiers

2 G01      Hill
`;
const wrong = (text: string) => {
  const read = readDeckText(text);
  return read.ok ? null : read.error;
};

describe('a deck as text', () => {
  test('is written so that people can read it', () => {
    const deck = {
      faction: 'FR',
      units: [...Array(6).fill('FR-LINE'), 'FR-OG'],
      strategy: ['G01', 'G01'],
    } as const;
    expect(writeDeck({ name: 'Two corps', deck })).toBe(TEXT);
    expect(readDeckText(TEXT)).toEqual({ ok: true, value: { name: 'Two corps', deck } });
  });

  test.each(DECK_NAMES)('%s comes back as it went out', (name) => {
    const deck = inOrder(boxDeck(name, true));
    expect(readDeckText(writeDeck({ name, deck }))).toEqual({ ok: true, value: { name, deck } });
  });

  test('survives other line ends, small letters, spaces and other words behind the id', () => {
    const text = '#Two corps\r\n\r\nGAME: saga\r\nFaction: fr\r\n  6  fr-line  the men\r\n1 FR-OG\r\n2 g01';
    expect(readDeckText(text)).toEqual(readDeckText(TEXT));
  });

  test('SAG-20.3: a deck that breaks the rules can be kept and sent, but not played', () => {
    const read = readDeckText(TEXT);
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const { deck } = read.value;
    expect(deckFaults(deck, { armyPoints: 900, outflank: true })[0]?.rule).toBe('SAG-20.3');
    expect(saga.parseOptions({ decks: { A: deck } })).toMatchObject({
      ok: false,
      error: { code: 'illegal-deck', path: 'options.decks.A.units' },
    });
  });
});

describe('a deck text that is wrong says what, where and what to do', () => {
  const line = (number: number, text: string): string =>
    TEXT.split('\n')
      .map((old, i) => (i === number - 1 ? text : old))
      .join('\n');
  test.each([
    ['unknown card', line(5, '6 FR-LNE'), 'unknown-card', 'line 5', 'Did you mean FR-LINE, Line Infantry?'],
    ['card of no kind', line(5, '6 DRAGONFLY'), 'unknown-card', 'line 5', 'Leave the line out.'],
    ['Object.prototype', line(5, '6 CONSTRUCTOR'), 'unknown-card', 'line 5', 'There is no card'],
    ['no copies', line(6, '0 FR-OG'), 'wrong-count', 'line 6', 'a number from 1 to 99'],
    ['too many copies', line(6, '100 FR-OG'), 'wrong-count', 'line 6', 'a number from 1 to 99'],
    ['half a copy', line(6, '1.5 FR-OG'), 'wrong-count', 'line 6', 'a number from 1 to 99'],
    ['fewer than none', line(6, '-1 FR-OG'), 'wrong-count', 'line 6', 'a number from 1 to 99'],
    ['broken line', line(8, 'Hill, please'), 'broken-line', 'line 8', 'Write it like "6 FR-LINE"'],
    [
      'a long line, cut',
      line(8, 'abcdefghijklmnopqrstuvwxyz01234'),
      'broken-line',
      'line 8',
      'abcdefghijklmnopqrstuvwxyz012…',
    ],
    ['a line just short enough', line(8, 'x'.repeat(30)), 'broken-line', 'line 8', 'x'.repeat(30)],
    ['number without a card', line(8, '2'), 'broken-line', 'line 8', 'Write it like "6 FR-LINE"'],
    ['card listed twice', line(6, '1 FR-LINE'), 'repeated-card', 'line 6', 'into one line'],
    ['second name', line(4, '# Another'), 'broken-line', 'line 4', 'already has a name'],
    ['unknown faction', line(3, 'faction: RU'), 'unknown-faction', 'line 3', 'FR, CO or PR'],
    ['unknown game', line(2, 'game: chess'), 'unknown-game', 'line 2', 'game: saga'],
    ['no name behind #', line(1, '#'), 'missing-name', 'line 1', '# My army'],
    ['endless name', line(1, `# ${'x'.repeat(61)}`), 'wrong-name', 'line 1', 'at most 60 letters'],
    ['no name', line(1, ''), 'missing-name', '', 'Begin with "# "'],
    ['no game', line(2, ''), 'missing-game', '', 'game: saga'],
    ['no faction', line(3, ''), 'missing-faction', '', 'faction: FR'],
    ['nothing', '  \n ', 'empty', '', 'Paste a deck'],
    ['a book', `${TEXT}${' '.repeat(10_000)}`, 'too-long', '', 'at most 10000 letters'],
    [
      'an army without end',
      `${TEXT}99 FR-NATG\n99 FR-LIGHT`,
      'too-many-cards',
      '',
      'Nobody needs more than 200',
    ],
  ])('%s', (_title, text, code, path, advice) => {
    const error = wrong(text);
    expect(error).toMatchObject({ code, path });
    expect(error?.message).toContain(advice);
  });
});

describe('a damaged deck', () => {
  test('keeps every line that can be read', () => {
    const saved = salvageDeck(TEXT.replace('1 FR-OG', '1 FR-O#').replace('game: saga', 'ga'));
    expect(saved?.work.name).toBe('Two corps');
    expect(saved?.work.deck.units).toEqual(Array(6).fill('FR-LINE'));
    expect(saved?.lost.map(({ path, code }) => [path, code])).toEqual([
      ['line 2', 'broken-line'],
      ['line 6', 'unknown-card'],
    ]);
  });

  test('without its head it is known by its units', () => {
    const saved = salvageDeck('3 BR-LINE\n2 PR-LINE\n2 G01');
    expect(saved?.work).toMatchObject({ name: 'Recovered deck', deck: { faction: 'CO' } });
  });

  test.each(['', '{"theme":"day"}', 'undefined'])('of %j nothing can be kept', (text) => {
    expect(salvageDeck(text)).toBeNull();
  });
});

describe('changing a deck', () => {
  test('a card goes where it belongs, in the order of the catalogue', () => {
    const one = withCopies(withCopies(PLAIN, 'FR-NATG', 2), 'N05', 1);
    expect(one.units.filter((id) => id === 'FR-NATG')).toHaveLength(2);
    expect(one.units.indexOf('FR-NATG')).toBeGreaterThan(one.units.indexOf('FR-GREN'));
    expect(one.strategy.at(-1)).toBe('N05');
    expect(withCopies(withCopies(one, 'FR-NATG', 0), 'N05', 0)).toEqual(PLAIN);
  });
});
