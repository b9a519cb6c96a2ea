import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { coin } from '@grognard/testkit/toys/coin.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type AnyMatch,
  commitmentOf,
  committedSource,
  type GameFacts,
  legal,
  matchAt,
  outcomeOf,
  pending,
  randomOf,
  readGameFile,
  scriptedSource,
  sha256,
  simulationSource,
  startFrom,
  startMatch,
  submit,
  undo,
  utf8,
  verifyGameFile,
  withSource,
  writeGameFile,
} from '../src/index.ts';
import { sealed } from '../src/line-chain.ts';
import { COMMIT, orderSheets, rolling, WRITE } from './order-sheets.ts';

const SECRET = sha256(utf8('game file'));
const CONTRIBUTIONS = ['n0rth', 'ea5t', 's0uth'];
const source = committedSource(SECRET, CONTRIBUTIONS);
const FACTS: GameFacts = {
  players: { north: 'Ney', east: 'Blücher', south: 'Wellington' },
  commitment: commitmentOf(SECRET),
  contributions: CONTRIBUTIONS,
  secret: SECRET,
  created: '1815-06-18T11:30:00Z',
};
const sheets = orderSheets(rolling);
const MODULES: readonly AnyGame[] = [coin, bluff, ticTacToe, sheets];

function playOn<M extends AnyMatch>(match: M, seed: number, decisions = 1000): M {
  const random = randomOf(simulationSource(seed));
  for (let left = decisions; left > 0; left -= 1) {
    const seat = pending(match)[0]?.seat;
    if (seat === undefined) break;
    const actions = legal(match, seat);
    submit(match, seat, actions[random.die(actions.length, 'TST-1 choice') - 1]);
  }
  return match;
}

const finished = playOn(startMatch(bluff, {}, source), 1);
const TEXT = writeGameFile(finished, FACTS);
const LINES = TEXT.trimEnd().split('\n');
const LAST = LINES.length;
const read = (text: string) => readGameFile(text, MODULES);
const errorOf = (text: string) => {
  const result = read(text);
  return result.ok ? null : result.error;
};

/** The file with one line changed; lines count from 1. */
const withLine = (n: number, change: (line: ReturnType<typeof JSON.parse>) => unknown): string =>
  LINES.with(n - 1, JSON.stringify(change(JSON.parse(LINES[n - 1] ?? '')))).join('\n');

/** What a forger would do after changing lines: seal them all again. */
const resealed = (text: string): string =>
  sealed(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )
    .map((line) => JSON.stringify(line))
    .join('\n');

/** The first line from `from` on that has something about it. */
const lineWith = (has: RegExp, from = 3): number =>
  LINES.findIndex((line, i) => i >= from - 1 && has.test(line)) + 1;

describe('a game file', () => {
  test('plays again to the same end, and with proven dice', () => {
    const result = read(TEXT);
    expect(result).toMatchObject({
      ok: true,
      value: { dice: 'proven', footer: { outcome: outcomeOf(finished), entries: finished.journal.length } },
    });
    if (!result.ok) return;
    const { match, header } = result.value;
    expect(match.state).toEqual(finished.state);
    expect(match.journal).toEqual(finished.journal);
    expect(header).toMatchObject({
      game: 'bluff',
      edition: null,
      players: { east: 'Blücher' },
      created: FACTS.created,
    });
    expect(writeGameFile(match, FACTS)).toBe(TEXT);
    expect(verifyGameFile(TEXT, MODULES)).toEqual({
      ok: true,
      entries: match.journal.length,
      dice: 'proven',
      editions: [{ from: 0, edition: null }],
      sources: 1,
      fromPosition: false,
    });
  });

  test('does not mind a lost last newline, Windows line ends or a byte order mark', () => {
    for (const text of [TEXT.trimEnd(), TEXT.replaceAll('\n', '\r\n'), `\uFEFF${TEXT}`])
      expect(errorOf(text)).toBeNull();
  });

  test('of a game that is not over keeps its secret', () => {
    const open = matchAt(finished, 5);
    const text = writeGameFile(open, FACTS);
    expect(text).not.toContain(JSON.stringify(LINES.at(-1)).slice(-40));
    expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')).toEqual({
      outcome: null,
      entries: 5,
      secrets: [],
      hash: expect.any(String),
    });
    expect(verifyGameFile(text, MODULES)).toMatchObject({ ok: true, entries: 5, dice: 'sealed' });
  });

  test('keeps what was taken back, and plays it again the same way', () => {
    const match = startMatch(sheets, {}, source);
    submit(match, 'white', WRITE('march'));
    submit(match, 'black', WRITE('halt'));
    submit(match, 'white', COMMIT);
    undo(match, 'white');
    undo(match, 'white');
    submit(match, 'white', WRITE('charge'));
    const result = read(writeGameFile(match, FACTS));
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(result.value.match.journal).toEqual(match.journal);
    expect(result.value.match.state).toEqual(match.state);
    const lines = writeGameFile(match, FACTS).trimEnd().split('\n');
    const forged = lines.map((line) => line.replace('"strikes":[3]', '"strikes":[2]')).join('\n');
    expect(errorOf(forged)).toMatchObject({ code: 'wrong-strikes', path: 'line 6: strikes' });
  });

  test('still holds when its last sentence has been reworded since', () => {
    const reworded = withLine(LAST, (f) => ({ ...f, outcome: { ...f.outcome, text: 'In other words.' } }));
    expect(read(resealed(reworded))).toMatchObject({
      ok: true,
      value: { footer: { outcome: outcomeOf(finished) } },
    });
  });

  test('may begin at a position', () => {
    const middle = matchAt(finished, 7);
    const match = playOn(startFrom(bluff, middle.state, {}, source), 2);
    const text = writeGameFile(match, FACTS);
    const result = read(text);
    expect(result).toMatchObject({ ok: true, value: { dice: 'proven' } });
    expect(result.ok && result.value.match.state).toEqual(match.state);
    expect(errorOf(text.replace('"hand":1', '"hand":9'))).toMatchObject({
      code: 'wrong-field',
      path: 'line 1: start.position.hand',
    });
  });

  test('may be resumed elsewhere with dice of a new secret', () => {
    const other = sha256(utf8('another table'));
    const cut = read(writeGameFile(matchAt(finished, 6), FACTS));
    if (!cut.ok) throw new Error(cut.error.message);
    expect(() => playOn(cut.value.match, 3)).toThrow(/no draw for “BLF-1 deal”/);
    const resumed = playOn(withSource(matchAt(cut.value.match, 6), committedSource(other, CONTRIBUTIONS)), 3);
    const line = { from: 7, commitment: commitmentOf(other) };
    const known = writeGameFile(resumed, { ...FACTS, resumed: [{ ...line, secret: other }] });
    expect(read(known)).toMatchObject({
      ok: true,
      value: { dice: 'resumed', sources: 2, resumed: [line] },
    });
    const { secret: _lost, ...rest } = FACTS;
    const lost = writeGameFile(resumed, { ...rest, resumed: [{ ...line, secret: other }] });
    expect(read(lost)).toMatchObject({ ok: true, value: { dice: 'unproven' } });
    expect(errorOf(known.replace('"from":7', '"from":8'))).toMatchObject({
      code: 'wrong-field',
      path: 'line 9: dice.from',
    });
  });

  test('is no proof when every roll has a secret of its own, however well each fits', () => {
    let match = startMatch(bluff, {}, source);
    const resumed: { from: number; commitment: string; secret: Uint8Array }[] = [];
    while (pending(match).length > 0 && resumed.length < 40) {
      const secret = sha256(utf8(`chosen ${resumed.length}`));
      resumed.push({ from: match.journal.length + 1, commitment: commitmentOf(secret), secret });
      match = playOn(withSource(match, committedSource(secret, CONTRIBUTIONS)), resumed.length, 1);
    }
    const found = verifyGameFile(writeGameFile(match, { ...FACTS, resumed }), MODULES);
    expect(found).toMatchObject({ ok: true, dice: 'resumed', sources: 1 + resumed.length });
  });

  test('counts draws only where each number has a next one', () => {
    const match = startFrom(bluff, matchAt(finished, 7).state, {}, source);
    const text = writeGameFile(playOn(match, 2), FACTS).replace(/"draws":\d+\}/, '"draws":9007199254740992}');
    expect(errorOf(resealed(text))).toMatchObject({ code: 'wrong-field', path: 'line 1: start.draws' });
  });

  test('says that it began from a position', () => {
    const match = playOn(startFrom(bluff, matchAt(finished, 7).state, {}, source), 2);
    expect(verifyGameFile(writeGameFile(match, FACTS), MODULES)).toMatchObject({ fromPosition: true });
  });

  test.each([
    ['the players', 1, (h: object) => ({ ...h, players: { north: 'Grouchy' } })],
    ['the day', 1, (h: object) => ({ ...h, created: '1815-06-19T11:30:00Z' })],
    ['the end', LAST, (f: object) => ({ ...f, outcome: { ...outcomeOf(finished), text: 'Otherwise.' } })],
  ])('covers %s with its hashes', (_what, n, change) => {
    expect(errorOf(withLine(n, change))).toMatchObject({ code: 'wrong-hash', path: `line ${n}: hash` });
  });

  test('covers where its dice came from', () => {
    const line = { from: 4, commitment: commitmentOf(SECRET) };
    const text = writeGameFile(matchAt(finished, 3), { ...FACTS, resumed: [line] });
    const other = text.replace(
      `"from":4,"commitment":"${line.commitment}"`,
      `"from":4,"commitment":"${'0'.repeat(64)}"`,
    );
    expect(errorOf(other)).toMatchObject({ code: 'wrong-hash', path: 'line 6: hash' });
  });

  test('resumed but not played on keeps the new commitment', () => {
    const line = { from: 4, commitment: commitmentOf(SECRET) };
    const text = writeGameFile(matchAt(finished, 3), { ...FACTS, resumed: [line] });
    expect(read(text)).toMatchObject({ ok: true, value: { dice: 'sealed', resumed: [line] } });
  });

  test('says when its dice are not proven: set by hand, or never committed to', () => {
    const byHand = playOn(startMatch(bluff, {}, scriptedSource([1, 1, 1, 1, 1], source)), 1);
    expect(read(writeGameFile(byHand, FACTS))).toMatchObject({ ok: true, value: { dice: 'unproven' } });
    const { secret: _none, ...rest } = FACTS;
    const seeded = playOn(startMatch(bluff, {}, simulationSource(1)), 1);
    expect(read(writeGameFile(seeded, { ...rest, commitment: null }))).toMatchObject({
      ok: true,
      value: { dice: 'unproven' },
    });
  });
});

describe('a wrong file is turned away, with the line and what to do', () => {
  const played = lineWith(/"type":"claim"/);
  const drawing = lineWith(/"draws":\[\{/);
  const shown = lineWith(/"type":"pass"/);

  test.each([
    ['empty', '', { code: 'empty', path: '' }],
    ['something else', 'hello', { code: 'not-json', path: 'line 1' }],
    ['some other JSON', '[1]\n[2]\n[3]', { code: 'wrong-type', path: 'line 1' }],
    [
      'another kind of file of ours',
      withLine(1, (h) => ({ ...h, type: 'grognard-position' })),
      { code: 'wrong-type', path: 'line 1: type' },
    ],
    [
      'a newer format',
      withLine(1, (h) => ({ ...h, format: 4 })),
      { code: 'newer-format', path: 'line 1: format', message: expect.stringContaining('update Grognard') },
    ],
    [
      'an older format',
      withLine(1, (h) => ({ ...h, format: 0 })),
      { code: 'older-format', path: 'line 1: format' },
    ],
    [
      'an unknown game',
      withLine(1, (h) => ({ ...h, game: 'chess' })),
      {
        code: 'unknown-game',
        path: 'line 1: game',
        message: 'There is no game “chess” here, only coin, bluff, tic-tac-toe, small.',
      },
    ],
    [
      'an edition that is not here',
      withLine(1, (h) => ({ ...h, edition: { number: 2, digest: null } })),
      { code: 'unknown-edition', path: 'line 1: edition' },
    ],
    [
      'an edition that is no name of one',
      withLine(1, (h) => ({ ...h, edition: { number: 2, digest: 'x' } })),
      { code: 'wrong-field', path: 'line 1: edition.digest' },
    ],
    [
      'options nobody knows',
      withLine(1, (h) => ({ ...h, options: { fog: true } })),
      { code: 'wrong-field', path: 'line 1: options.fog' },
    ],
    [
      'a header without players',
      withLine(1, ({ players: _, ...h }) => h),
      { code: 'missing-field', path: 'line 1: players' },
    ],
    [
      'a header with more',
      withLine(1, (h) => ({ ...h, winner: 'me' })),
      { code: 'extra-field', path: 'line 1: winner' },
    ],
    [
      'a commitment that is no hash',
      withLine(1, (h) => ({ ...h, commitment: 'abc' })),
      { code: 'wrong-field', path: 'line 1: commitment' },
    ],
    [
      'another commitment',
      resealed(withLine(1, (h) => ({ ...h, commitment: commitmentOf(utf8('x')) }))),
      { code: 'wrong-secret', path: `line ${LAST}: secrets[0]` },
    ],
    [
      'other contributions',
      resealed(withLine(1, (h) => ({ ...h, contributions: ['mine'] }))),
      { code: 'unfair-draw', path: 'line 2: opening.draws[0]' },
    ],
    [
      'an opening with another draw',
      withLine(2, (o) => ({
        ...o,
        opening: { draws: o.opening.draws.with(1, { ...o.opening.draws[1], sides: 9 }) },
      })),
      { code: 'wrong-draw', path: 'line 2: opening.draws[1]' },
    ],
    [
      'an opening with one draw too many',
      withLine(2, (o) => ({ ...o, opening: { draws: [...o.opening.draws, o.opening.draws[0]] } })),
      { code: 'wrong-draw', path: 'line 2: opening.draws[5]' },
    ],
    [
      'an opening with another value',
      withLine(2, (o) => ({
        ...o,
        opening: {
          draws: o.opening.draws.with(0, {
            ...o.opening.draws[0],
            value: (o.opening.draws[0].value % 6) + 1,
          }),
        },
      })),
      { code: 'wrong-hash', path: 'line 2: hash' },
    ],
    [
      'another legal action',
      withLine(played, (e) => ({ ...e, action: { ...e.action, least: (e.action.least % 6) + 1 } })),
      { code: 'wrong-hash', path: `line ${played}: hash` },
    ],
    [
      'an impossible action',
      withLine(played, (e) => ({ ...e, action: { ...e.action, least: 7 } })),
      { code: 'refused', path: `line ${played}: action` },
    ],
    [
      'an action of somebody else',
      withLine(played, (e) => ({ ...e, seat: 'nobody' })),
      { code: 'not-your-decision', path: `line ${played}: action` },
    ],
    [
      'an action that is none',
      withLine(shown, (e) => ({ ...e, action: 'pass' })),
      { code: 'wrong-field', path: `line ${shown}: action` },
    ],
    [
      'a draw that was never made',
      withLine(shown, (e) => ({ ...e, draws: [...e.draws, { sides: 6, value: 1, purpose: 'BLF-1 deal' }] })),
      { code: 'wrong-draw', path: expect.stringMatching(`^line ${shown}: draws`) },
    ],
    [
      'a draw left out',
      withLine(drawing, (e) => ({ ...e, draws: e.draws.slice(1) })),
      { code: 'wrong-draw', path: `line ${drawing}: draws[0]` },
    ],
    [
      'an impossible action where dice were rolled',
      withLine(drawing, (e) => ({ ...e, action: { type: 'claim', least: 1 } })),
      {
        code: 'refused',
        path: `line ${drawing}: action`,
        message: expect.stringContaining('BLF-3: That is for another moment.'),
      },
    ],
    [
      'a draw of impossible value',
      withLine(drawing, (e) => ({ ...e, draws: e.draws.with(0, { ...e.draws[0], value: 7 }) })),
      { code: 'wrong-draw', path: `line ${drawing}: draws[0]` },
    ],
    [
      'a draw without a value',
      withLine(drawing, (e) => ({ ...e, draws: e.draws.with(1, { sides: 5 }) })),
      { code: 'missing-field', path: `line ${drawing}: draws[1].value` },
    ],
    [
      'another hash',
      withLine(played, (e) => ({ ...e, hash: '0'.repeat(64) })),
      { code: 'wrong-hash', path: `line ${played}: hash` },
    ],
    [
      'no hash',
      withLine(played, ({ hash: _, ...e }) => e),
      { code: 'missing-field', path: `line ${played}: hash` },
    ],
    ['a line that is not JSON', LINES.with(6, '{"n":').join('\n'), { code: 'not-json', path: 'line 7' }],
    ['a line gone', LINES.toSpliced(5, 1).join('\n'), { code: 'wrong-number', path: 'line 6: n' }],
    [
      'two lines swapped',
      LINES.with(5, LINES[6] ?? '')
        .with(6, LINES[5] ?? '')
        .join('\n'),
      { code: 'wrong-number', path: 'line 6: n' },
    ],
    [
      'another outcome',
      withLine(LAST, (f) => ({ ...f, outcome: { ...f.outcome, winners: ['nobody'] } })),
      { code: 'wrong-outcome', path: `line ${LAST}: outcome` },
    ],
    [
      'no outcome where there was one',
      withLine(LAST, (f) => ({ ...f, outcome: null })),
      { code: 'wrong-outcome', path: `line ${LAST}: outcome` },
    ],
    [
      'another number of entries',
      withLine(LAST, (f) => ({ ...f, entries: 99 })),
      { code: 'truncated', path: `line ${LAST}: entries` },
    ],
    [
      'another secret',
      withLine(LAST, (f) => ({ ...f, secrets: ['00'] })),
      { code: 'wrong-secret', path: `line ${LAST}: secrets[0]` },
    ],
    [
      'a secret too many',
      withLine(LAST, (f) => ({ ...f, secrets: [...f.secrets, '00'] })),
      { code: 'wrong-secrets', path: `line ${LAST}: secrets` },
    ],
    [
      'a last line that is no end',
      LINES.slice(0, -1).join('\n'),
      { code: 'truncated', path: `line ${LAST - 1}` },
    ],
    [
      'an end in the middle',
      [...LINES, LINES[3]].join('\n'),
      { code: 'truncated', path: `line ${LAST + 1}` },
    ],
  ])('%s', (_what, text, error) => {
    expect(errorOf(text)).toMatchObject(error);
    expect(verifyGameFile(text, MODULES)).toMatchObject({ ok: false, problem: error });
  });

  test('an action the rules refuse is told with the rule', () => {
    const match = startMatch(ticTacToe, {}, source);
    for (const [seat, square] of [
      ['X', 4],
      ['O', 0],
      ['X', 8],
    ] as const)
      submit(match, seat, { type: 'mark', square });
    const text = writeGameFile(match, FACTS).replace('"square":8', '"square":4');
    expect(errorOf(text)).toMatchObject({
      code: 'refused',
      path: 'line 5: action',
      message: 'TTT-2: Square 4 is taken.',
    });
  });

  test('dice that do not follow from the secret are found even when everything else was made to fit', () => {
    const forged = writeGameFile(playOn(startMatch(bluff, {}, simulationSource(1)), 1), FACTS);
    expect(errorOf(forged)).toMatchObject({ code: 'unfair-draw', path: 'line 2: opening.draws[0]' });
  });

  test('rules that fail on it do not bring anything else down', () => {
    const broken: AnyGame = {
      ...bluff,
      outcome: () => {
        throw new Error('rules are broken');
      },
    };
    expect(readGameFile(TEXT, [broken])).toMatchObject({
      ok: false,
      error: { code: 'rules-failed', path: 'line 2: opening' },
    });
  });

  test('cut off anywhere, it is not loaded', () => {
    for (let length = 0; length < TEXT.length - 1; length += 1)
      expect(errorOf(TEXT.slice(0, length)), `the first ${length} characters`).not.toBeNull();
  });

  test('with any character changed it is turned away with a reason, or the change was in free text', () => {
    const random = randomOf(simulationSource(11));
    const fixed = (text: string) => {
      const [first = '', ...lines] = text.trimEnd().split('\n');
      const { players: _players, created: _created, ...header } = JSON.parse(first);
      const footer = JSON.parse(lines.pop() ?? '');
      const { winners, rule } = footer.outcome;
      return { header, lines, footer: { ...footer, outcome: { winners, rule } } };
    };
    let loaded = 0;
    for (let i = 0; i < 600; i += 1) {
      const at = random.die(TEXT.length, 'TST-1 place') - 1;
      const character = String.fromCharCode(31 + random.die(95, 'TST-1 character'));
      const text = TEXT.slice(0, at) + character + TEXT.slice(at + 1);
      const error = errorOf(text);
      if (error === null) {
        expect(fixed(text)).toEqual(fixed(TEXT));
        loaded += 1;
      } else
        expect([error.code, error.message]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    }
    expect(loaded).toBeLessThan(60);
  });
});
