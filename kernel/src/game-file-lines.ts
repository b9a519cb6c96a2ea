import type { Json, Seat } from './contract.ts';
import { editionIn } from './edition.ts';
import { type Fields, isFields } from './equal.ts';
import { FileFault, fieldOf, isList, isText, isWhole, recordAt, under } from './file-fault.ts';
import {
  type DiceLine,
  GAME_FORMAT,
  GAME_TYPE,
  type GameHeader,
  type SeamLine,
  type StartPosition,
} from './game-file.ts';
import { OLDEST_FORMAT } from './older-game-files.ts';
import { checkFormat } from './position-file.ts';
import type { Draw } from './random.ts';

/** One line of a file, with its place for messages. */
export interface Line {
  readonly path: string;
  readonly value: unknown;
}

export interface EntryLine {
  readonly path: string;
  readonly n: number;
  readonly seat: Seat;
  readonly done:
    | { readonly action: unknown; readonly draws: readonly Draw[]; readonly isForced: boolean }
    | { readonly strikes: readonly unknown[]; readonly isAgreed: boolean };
  readonly mark: string | null;
}

const HASH = /^[0-9a-f]{64}$/;
const isHash = (value: unknown): value is string => isText(value) && HASH.test(value);
const isMark = (value: unknown): value is string => isText(value) && /^[0-9a-f]{16}$/.test(value);
const isTexts = (value: unknown): value is readonly string[] => isList(value) && value.every(isText);
const isSecret = (value: unknown): value is string | null =>
  value === null || (isText(value) && /^([0-9a-f]{2})+$/.test(value));
const isSecrets = (value: unknown): value is readonly (string | null)[] =>
  isList(value) && value.every(isSecret);
const isCommitment = (value: unknown): value is string | null => value === null || isHash(value);
/** Whatever JSON.parse gave is JSON. */
const isJson = (value: unknown): value is Json => value !== undefined;
const isTrue = (value: unknown): value is true => value === true;
/** Draws are proven by their number, so numbers must stay far from where adding one no longer makes another. */
const MOST_DRAWS = 1_000_000_000;
const isCount = (value: unknown): value is number => isWhole(value) && value >= 0 && value <= MOST_DRAWS;
const isPlayers = (value: unknown): value is { readonly [seat: Seat]: Json } => isFields(value);

const HASH_KIND = 'a SHA-256 hash in hexadecimal';

/** Splits the text into lines and parses each. */
export function linesOf(text: string): readonly Line[] {
  const rows = text.replace(/^\uFEFF/, '').split('\n');
  while (rows.length > 0 && rows.at(-1)?.trim() === '') rows.pop();
  if (rows.length === 0) throw new FileFault('empty', '', 'The file is empty: choose another one.');
  return rows.map((row, i) => {
    const path = `line ${i + 1}`;
    try {
      return { path, value: JSON.parse(row) };
    } catch {
      if (i === rows.length - 1 && i > 0)
        throw new FileFault(
          'truncated',
          path,
          'The file stops in the middle of a line: get a complete copy.',
        );
      throw new FileFault(
        'not-json',
        path,
        'This line cannot be read: the file is damaged, or it is no game file.',
      );
    }
  });
}

/** The format the first line says the file has. */
export function formatIn({ path, value }: Line): number {
  if (!isFields(value))
    throw new FileFault('wrong-type', path, 'The first line must be the header of a game file.');
  return checkFormat(value['type'], value['format'], path, GAME_TYPE, GAME_FORMAT, OLDEST_FORMAT);
}

export function headerIn({ path, value }: Line): GameHeader {
  const known = [
    'format',
    'type',
    'game',
    'edition',
    'options',
    'players',
    'commitment',
    'contributions',
    'created',
    'start',
    'hash',
  ];
  const header = hashedAt(value, path, known);
  const about: GameHeader = {
    format: GAME_FORMAT,
    type: GAME_TYPE,
    game: fieldOf(header, 'game', path, isText, 'the id of a game'),
    edition: editionIn(
      fieldOf(header, 'edition', path, isJson, 'an edition, or null'),
      under(path, 'edition'),
    ),
    options: fieldOf(header, 'options', path, isJson, 'the options'),
    players: fieldOf(header, 'players', path, isPlayers, 'an object with the seats'),
    commitment: fieldOf(header, 'commitment', path, isCommitment, `${HASH_KIND}, or null`),
    contributions: fieldOf(header, 'contributions', path, isTexts, 'a list of texts'),
    created: fieldOf(header, 'created', path, isText, 'a text'),
  };
  return header['start'] === undefined
    ? about
    : { ...about, start: startIn(header['start'], `${path}: start`) };
}

function startIn(value: unknown, path: string): StartPosition {
  const start = recordAt(value, path, ['position', 'draws']);
  return {
    position: fieldOf(start, 'position', path, isJson, 'a position'),
    draws: fieldOf(start, 'draws', path, isCount, `a whole number from 0 to ${MOST_DRAWS}`),
  };
}

export function openingIn({ path, value }: Line): readonly Draw[] {
  const line = hashedAt(value, path, ['opening', 'hash']);
  const opening = recordAt(line['opening'], under(path, 'opening'), ['draws']);
  return drawsIn(opening, under(path, 'opening'));
}

function hashedAt(value: unknown, path: string, fields: readonly string[]): Fields {
  const line = recordAt(value, path, fields);
  fieldOf(line, 'hash', path, isHash, HASH_KIND);
  return line;
}

export function entryIn({ path, value }: Line): EntryLine {
  const line = hashedAt(value, path, [
    'n',
    'seat',
    'action',
    'draws',
    'forced',
    'strikes',
    'agreed',
    'mark',
    'hash',
  ]);
  const strikes = line['strikes'] !== undefined;
  recordAt(
    value,
    path,
    strikes
      ? ['n', 'seat', 'strikes', 'agreed', 'mark', 'hash']
      : ['n', 'seat', 'action', 'draws', 'forced', 'mark', 'hash'],
  );
  return {
    path,
    n: fieldOf(line, 'n', path, isWhole, 'a whole number'),
    seat: fieldOf(line, 'seat', path, isText, 'a seat'),
    done: strikes
      ? {
          strikes: fieldOf(line, 'strikes', path, isList, 'a list of entries'),
          isAgreed: line['agreed'] !== undefined && fieldOf(line, 'agreed', path, isTrue, 'true'),
        }
      : {
          action: fieldOf(line, 'action', path, isFields, 'an action'),
          draws: drawsIn(line, path),
          isForced: line['forced'] !== undefined && fieldOf(line, 'forced', path, isTrue, 'true'),
        },
    mark: line['mark'] === undefined ? null : fieldOf(line, 'mark', path, isMark, 'a mark of 16 digits'),
  };
}

function drawsIn(line: Fields, path: string): Draw[] {
  return fieldOf(line, 'draws', path, isList, 'a list of draws').map((value, i) => {
    const at = under(path, `draws[${i}]`);
    const draw = recordAt(value, at, ['sides', 'value', 'purpose', 'byHand', 'knownTo']);
    const drawn = {
      sides: fieldOf(draw, 'sides', at, isWhole, 'a whole number'),
      value: fieldOf(draw, 'value', at, isWhole, 'a whole number'),
      purpose: fieldOf(draw, 'purpose', at, isText, 'a text'),
    };
    return {
      ...drawn,
      ...(draw['byHand'] === undefined ? {} : { byHand: fieldOf(draw, 'byHand', at, isTrue, 'true') }),
      ...(draw['knownTo'] === undefined
        ? {}
        : { knownTo: fieldOf(draw, 'knownTo', at, isTexts, 'a list of seats') }),
    };
  });
}

export function diceIn({ path, value }: Line): DiceLine {
  const at = under(path, 'dice');
  const dice = recordAt(hashedAt(value, path, ['dice', 'hash'])['dice'], at, [
    'from',
    'commitment',
    'contribution',
  ]);
  const line = {
    from: fieldOf(dice, 'from', at, isWhole, 'a whole number'),
    commitment: fieldOf(dice, 'commitment', at, isHash, HASH_KIND),
  };
  if (dice['contribution'] === undefined) return line;
  return { ...line, contribution: fieldOf(dice, 'contribution', at, isText, 'a text') };
}

export function seamIn({ path, value }: Line): SeamLine {
  const at = under(path, 'seam');
  const seam = recordAt(hashedAt(value, path, ['seam', 'hash'])['seam'], at, ['from', 'edition', 'by']);
  return {
    from: fieldOf(seam, 'from', at, isWhole, 'a whole number'),
    edition: editionIn(fieldOf(seam, 'edition', at, isJson, 'an edition'), under(at, 'edition')),
    by: fieldOf(seam, 'by', at, isTexts, 'a list of seats'),
  };
}

export interface FooterLine {
  readonly path: string;
  readonly outcome: unknown;
  readonly entries: number;
  readonly secrets: readonly (string | null)[];
}

export function footerIn({ path, value }: Line): FooterLine {
  const line = hashedAt(value, path, ['outcome', 'entries', 'secrets', 'hash']);
  return {
    path,
    outcome: fieldOf(line, 'outcome', path, isJson, 'an outcome or null'),
    entries: fieldOf(line, 'entries', path, isWhole, 'a whole number'),
    secrets: fieldOf(line, 'secrets', path, isSecrets, 'a list of secrets in hexadecimal'),
  };
}

export const isDice = ({ value }: Line): boolean => isFields(value) && 'dice' in value;
/** Whether it says where it led: only then need that be worked out. */
export const isMarkedLine = ({ value }: Line): boolean => isFields(value) && 'mark' in value;
export const isSeam = ({ value }: Line): boolean => isFields(value) && 'seam' in value;
export const isFooter = ({ value }: Line): boolean => isFields(value) && 'outcome' in value;
