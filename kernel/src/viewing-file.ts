// One moment of a running game, as one seat may see it. A file of the whole journal would hold the other side's drafts
// and cards; this one holds a view, and whoever reads it fills in something possible for the rest.
import type { AnyGame, EditionName, GameState, Json, Random, Result, Seat } from './contract.ts';
import { editionIn, moduleFor } from './edition.ts';
import { type Fields, isFields, sameJson } from './equal.ts';
import { FileFault, fieldOf, isText, reading, recordAt, valueIn } from './file-fault.ts';
import { frozen } from './frozen.ts';
import { type AnyMatch, viewIn, viewOf } from './match.ts';
import { checkFormat } from './position-file.ts';

const TYPE = 'grognard-viewing';
/** 1 had no editions. */
const FORMAT = 2;
const OLDEST = 1;

export interface ViewingFile {
  readonly format: typeof FORMAT;
  readonly type: typeof TYPE;
  readonly game: string;
  readonly edition: EditionName | null;
  readonly seat: Seat;
  /** Who plays each seat, in whatever form the table uses. */
  readonly players: { readonly [seat: Seat]: Json };
  readonly created: string;
  /** Null: they hold secrets, and are imagined together with the position. */
  readonly options: Json;
  readonly view: Json;
}

/** A viewing, and a world its seat cannot tell from the real one. */
export interface Viewing {
  readonly file: ViewingFile;
  readonly module: AnyGame;
  readonly state: GameState;
  readonly options: unknown;
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

export function writeViewing(
  match: AnyMatch,
  seat: Seat,
  { players, created }: Pick<ViewingFile, 'players' | 'created'>,
): string {
  const { module, options } = match;
  const file: ViewingFile = {
    format: FORMAT,
    type: TYPE,
    game: module.id,
    edition: module.edition ?? null,
    seat,
    players,
    created,
    options: module.optionsIn === undefined ? asJson(options) : null,
    view: asJson(viewOf(match, seat)),
  };
  return `${JSON.stringify(file)}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is of this kind; it may still be wrong. */
export function isViewing(text: string): boolean {
  const file = parsed(text);
  return isFields(file) && file['type'] === TYPE;
}

const isJson = (value: unknown): value is Json => value !== undefined;
const isPlayers = (value: unknown): value is ViewingFile['players'] => isFields(value);

function fileIn(fields: Fields): ViewingFile {
  return {
    format: FORMAT,
    type: TYPE,
    game: fieldOf(fields, 'game', '', isText, 'the id of a game'),
    edition:
      'version' in fields
        ? null
        : editionIn(fieldOf(fields, 'edition', '', isJson, 'an edition, or null'), 'edition'),
    seat: fieldOf(fields, 'seat', '', isText, 'a seat of the game'),
    players: fieldOf(fields, 'players', '', isPlayers, 'an object with the seats'),
    created: fieldOf(fields, 'created', '', isText, 'a text'),
    options: fieldOf(fields, 'options', '', isJson, 'the options, or null'),
    view: fieldOf(fields, 'view', '', isJson, 'what the seat sees'),
  };
}

const noSuchView = ({ game, seat }: ViewingFile): FileFault =>
  new FileFault(
    'wrong-view',
    'view',
    `No moment of “${game}” looks like this to ${seat}: the file was changed after it was written.`,
  );

/** Something that looks like this to the seat. A view from outside may be any nonsense, and the game trusts views. */
function imagined(module: AnyGame, { view, seat }: ViewingFile, random: Random): GameState | null {
  try {
    const state = module.determinize(view, seat, random);
    return sameJson(viewIn(module, frozen(state), seat), view) ? state : null;
  } catch {
    return null;
  }
}

export function readViewing(text: string, modules: readonly AnyGame[], random: Random): Result<Viewing> {
  return reading(() => {
    const fields = recordAt(parsed(text), '', [
      'format',
      'type',
      'game',
      'version',
      'edition',
      'seat',
      'players',
      'created',
      'options',
      'view',
    ]);
    checkFormat(fields['type'], fields['format'], '', TYPE, FORMAT, OLDEST);
    const file = fileIn(fields);
    const module = moduleFor(file, modules, '');
    const world = imagined(module, file, random);
    if (world === null) throw noSuchView(file);
    const state = valueIn(module.parsePosition(module.position(frozen(world))), 'view');
    const options =
      module.optionsIn?.(frozen(state)) ?? valueIn(module.parseOptions(file.options), 'options');
    if (!module.seats(options).includes(file.seat)) throw noSuchView(file);
    return { file, module, state, options };
  });
}
