// What comes from outside and is wrong: decks, answers that come too late, cards one does not hold. Each is refused with
// the rule or the field, and the table is the same afterwards, to the byte.
import {
  committedSource,
  fill,
  type InputError,
  legal,
  pending,
  type Refusal,
  readGameFile,
  type Seat,
  sha256,
  simulationSource,
  startMatch,
  submit,
  undo,
  utf8,
  verifyGameFile,
} from '@grognard/kernel';
import { byRollout, recordGame } from '@grognard/testkit/record-game.ts';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../data/decks.ts';
import { saga } from '../module.ts';
import type { Deck } from '../vocabulary.ts';
import { cardTable } from './card-table.ts';
import { front, LINE, type Played, table } from './table.ts';

const FRENCH: Deck = DECKS.frenchBasic;
const times = (count: number, id: string): readonly string[] => Array.from({ length: count }, () => id);
const withUnits = (...units: readonly string[]): Deck => ({ ...FRENCH, units });
const withCards = (...strategy: readonly string[]): Deck => ({ ...FRENCH, strategy });
const without = (cards: readonly string[], card: string): readonly string[] =>
  cards.toSpliced(cards.indexOf(card), 1);

describe('decks from outside', () => {
  const errorOf = (deck: unknown, more: object = {}) => {
    const parsed = saga.parseOptions({ decks: { A: deck, B: 'theRidge' }, ...more });
    return parsed.ok ? null : parsed.error;
  };

  test('the deck they are made from is legal', () => {
    expect(errorOf(FRENCH)).toBeNull();
  });

  test.each<readonly [string, unknown, string, string]>([
    ['nothing', null, 'wrong-field', ''],
    ['a number', 7, 'wrong-field', ''],
    ['a list', [FRENCH], 'wrong-field', ''],
    ['a name nobody knows', 'grandArmy', 'wrong-field', ''],
    ['no faction', { units: FRENCH.units, strategy: FRENCH.strategy }, 'missing-field', '.faction'],
    ['a faction nobody knows', { ...FRENCH, faction: 'AU' }, 'wrong-field', '.faction'],
    ['no units', { faction: 'FR', strategy: FRENCH.strategy }, 'missing-field', '.units'],
    ['units that are no list', { ...FRENCH, units: { 'FR-LINE': 16 } }, 'wrong-field', '.units'],
    ['an unknown unit', withUnits(...FRENCH.units, 'FR-MAMELUKES'), 'wrong-field', '.units[16]'],
    ['a unit that is a number', { ...FRENCH, units: [50] }, 'wrong-field', '.units[0]'],
    ['an unknown card', withCards('G21', ...FRENCH.strategy), 'wrong-field', '.strategy[0]'],
    ['a name out of the prototype', withCards('constructor'), 'wrong-field', '.strategy[0]'],
    ['an objective among the cards', withCards(...FRENCH.strategy, 'O01'), 'wrong-field', '.strategy[40]'],
    ['a Bluff among the cards', withCards(...FRENCH.strategy, 'X-FR'), 'wrong-field', '.strategy[40]'],
    ['a field nobody knows', { ...FRENCH, general: 'Ney' }, 'unknown-field', '.general'],
    ['ten thousand cards', withCards(...times(10_000, 'G01')), 'wrong-field', '.strategy'],
  ])('corrupt: %s is refused by its field', (_title, deck, code, path) => {
    expect(errorOf(deck)).toMatchObject({ code, path: `options.decks.A${path}` });
  });

  test.each<readonly [string, Deck, string, '.units' | '.strategy']>([
    ['fifteen units', withUnits(...FRENCH.units.slice(1)), 'SAG-20.3', '.units'],
    ['too many points', withUnits(...FRENCH.units, 'FR-MG', 'FR-GREN'), 'SAG-20.3', '.units'],
    [
      'units of another army',
      withUnits(...without(FRENCH.units, 'FR-LINE'), 'BR-LINE'),
      'SAG-20.2',
      '.units',
    ],
    [
      'more than its dots',
      withUnits(...times(10, 'FR-LINE'), ...times(4, 'FR-NATG'), ...times(3, 'FR-LIGHT')),
      'SAG-20.4',
      '.units',
    ],
    [
      'too much Cavalry',
      withUnits(
        ...times(6, 'FR-LINE'),
        ...times(4, 'FR-NATG'),
        ...times(2, 'FR-CHAS'),
        ...times(2, 'FR-HUSS'),
        ...times(2, 'FR-LANC'),
      ),
      'SAG-20.5',
      '.units',
    ],
    [
      'three guns in a small army',
      withUnits(
        ...times(6, 'FR-LINE'),
        ...times(4, 'FR-NATG'),
        ...times(3, 'FR-LIGHT'),
        ...times(2, 'FR-FART'),
        'FR-HART',
      ),
      'SAG-20.6',
      '.units',
    ],
    [
      'four guns in a large one',
      withUnits(
        ...times(6, 'FR-LINE'),
        ...times(4, 'FR-NATG'),
        ...times(3, 'FR-LIGHT'),
        'FR-GREN',
        ...times(2, 'FR-FART'),
        ...times(2, 'FR-HART'),
      ),
      'SAG-20.7',
      '.units',
    ],
    [
      'four Guards in a small army',
      withUnits(
        ...times(6, 'FR-LINE'),
        ...times(4, 'FR-NATG'),
        ...times(2, 'FR-LIGHT'),
        ...times(2, 'FR-YG'),
        'FR-MG',
        'FR-OG',
      ),
      'SAG-20.6',
      '.units',
    ],
    ['39 cards', withCards(...FRENCH.strategy.slice(1)), 'SAG-20.8', '.strategy'],
    ['three copies', withCards(...FRENCH.strategy.slice(1), 'G20'), 'SAG-20.8', '.strategy'],
    ['a card of another nation', withCards(...FRENCH.strategy.slice(1), 'B01'), 'SAG-5.10', '.strategy'],
    ['a card of a rule that is not played', withCards(...FRENCH.strategy, 'N02'), 'SAG-N02', '.strategy'],
  ])('illegal: %s is refused by its rule', (_title, deck, rule, path) => {
    const points = rule === 'SAG-20.3' ? {} : { armyPoints: 1200 };
    const error = errorOf(deck, points);
    expect(error).toMatchObject({ code: 'illegal-deck', path: `options.decks.A${path}` });
    expect(error?.message).toContain(`(${rule})`);
  });

  test('a deck edited after the start changes nothing at the table', () => {
    const units = [...FRENCH.units];
    const own = { faction: 'FR', units, strategy: [...FRENCH.strategy] };
    const raw = { decks: { A: own, B: 'theRidge' } };
    const parsed = saga.parseOptions(raw);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const match = startMatch(saga, parsed.value, simulationSource(1));
    const before = JSON.stringify([match.state, match.options]);
    units.splice(0, units.length, ...times(20, 'FR-OG'));
    own.strategy.length = 0;
    own.faction = 'CO';
    raw.decks.B = 'frenchBasic';
    expect(JSON.stringify([match.state, match.options])).toBe(before);
    expect(match.state.players.A.list.hidden.units).toEqual(FRENCH.units);
  });
});

/** Submits something wrong; gives the answer, and insists that nothing has changed. */
function wrongly(match: Played, seat: Seat, action: unknown, seen?: number): Refusal | InputError {
  const before = JSON.stringify([match.state, match.journal]);
  const reply = submit(match, seat, action, seen);
  expect(JSON.stringify([match.state, match.journal])).toBe(before);
  if (reply.ok) throw new Error(`${JSON.stringify(action)} was accepted`);
  return 'refusal' in reply ? reply.refusal : reply.error;
}

describe('answers from outside', () => {
  const shooting = (A: readonly string[], B: readonly string[] = []) => {
    const t = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: A }, B: { hand: B } },
    }).dice(1, 1, 1);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    return t;
  };
  const card = (id: string, more: object = {}) => ({ type: 'card', card: id, ...more });

  test('a reaction after its window has closed', () => {
    const t = shooting(['G10', 'G20']);
    t.reach('A', 'W-ACT');
    const seen = t.match.journal.length;
    t.play('A', { type: 'pass' });
    t.skip();
    expect(wrongly(t.match, 'A', card('G10'), seen)).toMatchObject({ code: 'stale' });
    expect(wrongly(t.match, 'A', card('G10'))).toMatchObject({ rule: 'SAG-9.2' });
  });

  test('a reaction while the other is asked', () => {
    const t = shooting(['G10'], ['N07']);
    t.reach('A', 'W-ACT');
    expect(wrongly(t.match, 'B', card('N07'))).toMatchObject({ code: 'not-your-decision' });
  });

  test('a card that is not in hand, of no deck, or the other player holds', () => {
    const t = shooting(['G10'], ['G19']);
    t.reach('A', 'W-ACT');
    for (const id of ['G05', 'Z99', 'G19', '__proto__'])
      expect(wrongly(t.match, 'A', card(id))).toMatchObject({ with: { field: 'card', given: id } });
  });

  test('SAG-5.3: a card of the hand in the wrong window', () => {
    const t = shooting(['G10', 'G20', 'G12']);
    t.reach('A', 'W-ACT');
    expect(wrongly(t.match, 'A', card('G20'))).toMatchObject({ rule: 'SAG-5.3' });
    expect(wrongly(t.match, 'A', card('G12'))).toMatchObject({ rule: 'SAG-5.3' });
  });

  test('SAG-R88: a second copy in the same window', () => {
    const t = shooting(['G10', 'G10', 'G05']);
    t.reach('A', 'W-ACT');
    t.card('A', 'G10');
    expect(wrongly(t.match, 'A', card('G10'))).toMatchObject({ rule: 'SAG-R88' });
  });

  const armies = { A: { ...front('FR-LINE', ...LINE), RTW: 'FR-LINE' }, B: front('PR-LINE', ...LINE) };

  test('the wrong seat, and a seat that is not there', () => {
    const { match } = table(armies);
    for (const seat of ['B', 'C', 'spectator', ''])
      expect(wrongly(match, seat, { type: 'activate', unit: 'A1' })).toMatchObject({
        code: 'not-your-decision',
      });
  });

  test.each<readonly [string, unknown, string, string]>([
    ['no object', 'activate', 'not-an-object', ''],
    ['nothing', null, 'not-an-object', ''],
    ['no type', { unit: 'A1' }, 'missing-field', 'type'],
    ['an action nobody knows', { type: 'surrender' }, 'unknown-action', 'type'],
    ['a unit that is a number', { type: 'activate', unit: 1 }, 'wrong-field', 'unit'],
    ['a missing field', { type: 'activate' }, 'missing-field', 'unit'],
    ['a field too many', { type: 'activate', unit: 'A1', twice: true }, 'extra-field', 'twice'],
  ])('%s', (_title, action, code, path) => {
    expect(wrongly(table(armies).match, 'A', action)).toMatchObject({ code, path });
  });

  test.each<readonly [string, unknown, string]>([
    ['an action of another moment', { type: 'recoverCas', yes: true }, 'That is for another moment. Now: '],
    ['a unit nobody knows', { type: 'activate', unit: 'A99' }, 'Here unit can be '],
    ['a unit of the enemy', { type: 'activate', unit: 'B1' }, 'Here unit can be '],
  ])('%s is refused by the rule of the moment', (_title, action, text) => {
    const refusal = wrongly(table(armies).match, 'A', action);
    expect(refusal).toMatchObject({ rule: expect.stringMatching(/^SAG-/) });
    expect('text' in refusal && fill(refusal.text, refusal.with)).toContain(text);
  });

  test('SAG-9.4: what a player may point at but not do is refused by the rule', () => {
    const t = table(armies);
    expect(wrongly(t.match, 'A', { type: 'activate', unit: t.idAt('A:RTW') })).toMatchObject({
      rule: 'SAG-9.4',
    });
  });

  test('anything at all after the battle', () => {
    const t = table(armies);
    t.play('A', { type: 'resign' });
    expect(wrongly(t.match, 'A', { type: 'activate', unit: 'A1' })).toMatchObject({ code: 'over' });
  });

  test('taking back what a die has answered', () => {
    const t = shooting(['G10']);
    t.reach('A', 'W-ACT');
    t.play('A', { type: 'pass' });
    const before = JSON.stringify(t.state);
    expect(undo(t.match, 'A').ok).toBe(false);
    expect(JSON.stringify(t.state)).toBe(before);
  });

  test('SAG-4.6: a deployment that is not complete, and both committing twice', () => {
    const parsed = saga.parseOptions({});
    if (!parsed.ok) throw new Error(parsed.error.message);
    const match = startMatch(saga, parsed.value, committedSource(sha256(utf8('bad input')), ['A', 'B']));
    expect(wrongly(match, 'A', { type: 'confirmDeploy' })).toMatchObject({ rule: 'SAG-4.6' });
    while (pending(match).some(({ seat }) => seat === 'A')) submit(match, 'A', legal(match, 'A')[0]);
    expect(wrongly(match, 'A', { type: 'confirmDeploy' })).toMatchObject({ code: 'not-your-decision' });
  });
});

describe('game files', () => {
  const text = recordGame(saga, {
    options: { vpTarget: 1 },
    seed: 4,
    players: { A: 'rollout', B: 'rollout' },
    choose: byRollout,
    created: '1815-06-18T11:30:00Z',
  });
  const lines = text.trimEnd().split('\n');
  const errorOf = (file: string) => {
    const result = readGameFile(file, [saga]);
    return result.ok ? null : result.error;
  };
  /** The first line that has this about it, changed. */
  const withLine = (has: RegExp, change: (line: string) => string): readonly [string, number] => {
    const at = lines.findIndex((line) => has.test(line));
    return [lines.with(at, change(lines[at] ?? '')).join('\n'), at + 1];
  };

  test('the one they are made from is in order', () => {
    expect(errorOf(text)).toBeNull();
    expect(verifyGameFile(text, [saga])).toMatchObject({ ok: true, dice: 'proven' });
  });

  test('a die that was touched is named by line', () => {
    const [file, at] = withLine(/SAG-10\.3 fire/, (line) =>
      line.replace(/"value":(\d)/, (_all, value) => `"value":${(Number(value) % 6) + 1}`),
    );
    expect(errorOf(file)?.path).toMatch(new RegExp(`^line ${at}\\b`));
  });

  test('an action that was touched is named by line', () => {
    const [file, at] = withLine(/"type":"activate"/, (line) =>
      line.replace(/"unit":"[^"]+"/, '"unit":"B77"'),
    );
    expect(errorOf(file)?.path).toMatch(new RegExp(`^line ${at}\\b`));
  });

  test('a deck that was touched is refused: by its rule, or because the game no longer follows from it', () => {
    const [unknown] = withLine(/"options"/, (line) => line.replace('"frenchBasic"', '"grandArmy"'));
    expect(errorOf(unknown)?.path).toContain('decks.A');
    const illegal = JSON.stringify({ ...FRENCH, strategy: [] });
    const [short] = withLine(/"options"/, (line) => line.replace('"frenchBasic"', illegal));
    expect(errorOf(short)).toMatchObject({
      code: 'illegal-deck',
      path: expect.stringContaining('decks.A.strategy'),
    });
    const [other] = withLine(/"options"/, (line) => line.replace('"frenchBasic"', '"armyOfTheNorth"'));
    expect(errorOf(other)).not.toBeNull();
  });

  test('lines that are missing, half a line, a newer version, another game', () => {
    expect(errorOf(lines.slice(0, -4).join('\n'))).not.toBeNull();
    expect(errorOf(lines.toSpliced(20, 1).join('\n'))).not.toBeNull();
    expect(errorOf(text.slice(0, text.length / 2))).not.toBeNull();
    expect(errorOf('')).not.toBeNull();
    const [newer] = withLine(/"format"/, (line) => line.replace(/"format":\d+/, '"format":99'));
    expect(errorOf(newer)?.path).toContain('format');
    const [other] = withLine(/"game"/, (line) => line.replace('"saga"', '"chess"'));
    expect(errorOf(other)?.path).toContain('game');
  });
});
