import type {
  Action,
  Frozen,
  GameEvent,
  GameModule,
  GameRules,
  GameState,
  Json,
  Result,
} from './contract.ts';
import { FileFault, fieldOf, isText, isWhole, reading, recordAt, valueIn } from './file-fault.ts';

const TYPE = 'grognard-position';
const FORMAT = 1;

/** One moment of a game, complete enough to play on from it; a scenario has a title and notes as well. */
export interface PositionFile {
  readonly format: typeof FORMAT;
  readonly type: typeof TYPE;
  readonly game: string;
  readonly version: number;
  readonly title?: string;
  readonly notes?: string;
  readonly position: Json;
}

export function writePosition<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameRules<S, A, E, V, O, C>,
  state: Frozen<S>,
  about: { readonly title?: string; readonly notes?: string } = {},
): PositionFile {
  const { id, version } = module;
  return { format: FORMAT, type: TYPE, game: id, version, ...about, position: module.position(state) };
}

/** Reads a position file, as text or parsed: the whole state, or the first wrong field. */
export function readPosition<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  raw: unknown,
): Result<S> {
  return reading(() => {
    const file = recordAt(parsed(raw), '', [
      'format',
      'type',
      'game',
      'version',
      'title',
      'notes',
      'position',
    ]);
    checkFormat(file['type'], file['format'], '', TYPE, FORMAT);
    const game = fieldOf(file, 'game', '', isText, 'the id of a game');
    if (game !== module.id)
      throw new FileFault('unknown-game', 'game', `This is a position of “${game}”, not of “${module.id}”.`);
    const version = fieldOf(file, 'version', '', isWhole, 'a whole number');
    if (version !== module.version) throw unknownVersion(game, version, [module.version], 'version');
    for (const name of ['title', 'notes'])
      if (file[name] !== undefined) fieldOf(file, name, '', isText, 'a text');
    if (file['position'] === undefined)
      throw new FileFault('missing-field', 'position', '“position” is missing.');
    return valueIn(module.parsePosition(file['position']), 'position');
  });
}

function parsed(raw: unknown): unknown {
  if (!isText(raw)) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    throw new FileFault('not-json', '', 'This is not JSON: the file is damaged or something else.');
  }
}

/** Whether it is a file of ours that this version of Grognard can read. */
export function checkFormat(
  type: unknown,
  format: unknown,
  path: string,
  ourType: string,
  ours: number,
): void {
  const at = (field: string): string => (path === '' ? field : `${path}: ${field}`);
  if (type !== ourType)
    throw new FileFault(
      'wrong-type',
      at('type'),
      `The type must be “${ourType}”: this is another kind of file.`,
    );
  if (!isWhole(format)) throw new FileFault('wrong-field', at('format'), '“format” must be a whole number.');
  if (format > ours)
    throw new FileFault(
      'newer-format',
      at('format'),
      `Format ${format} is newer than this Grognard reads (${ours}): update Grognard.`,
    );
  if (format < ours)
    throw new FileFault(
      'older-format',
      at('format'),
      `Format ${format} is no longer read (now ${ours}): write the file again with the Grognard it came from.`,
    );
}

export function unknownVersion(
  game: string,
  version: number,
  ours: readonly number[],
  path: string,
): FileFault {
  const advice = version > Math.max(...ours) ? 'update Grognard' : 'use the Grognard it was written with';
  const known = ours.join(', ');
  return new FileFault(
    'unknown-version',
    path,
    `Version ${version} of “${game}” is not here, only ${known}: ${advice}.`,
  );
}
