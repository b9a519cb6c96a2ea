import type {
  Action,
  AnyGame,
  Carried,
  EditionName,
  Frozen,
  GameEvent,
  GameModule,
  GameRules,
  GameState,
  Json,
  Result,
} from './contract.ts';
import { editionIn } from './edition.ts';
import { isFields } from './equal.ts';
import { FileFault, fieldOf, isText, isWhole, reading, recordAt, valueIn } from './file-fault.ts';

const TYPE = 'grognard-position';
/** 1 had no editions. */
const FORMAT = 2;
const OLDEST = 1;
const FIELDS = ['format', 'type', 'game', 'title', 'notes', 'position'];
const BEFORE_EDITIONS: EditionName = { number: 0, digest: null };

/** One moment of a game, complete enough to play on from it; a scenario has a title and notes as well. */
export interface PositionFile {
  readonly format: typeof FORMAT;
  readonly type: typeof TYPE;
  readonly game: string;
  readonly edition: EditionName | null;
  readonly title?: string;
  readonly notes?: string;
  readonly position: Json;
}

export function writePosition<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameRules<S, A, E, V, O, C>,
  state: Frozen<S>,
  about: { readonly title?: string; readonly notes?: string } = {},
): PositionFile {
  const { id, edition = null } = module;
  return { format: FORMAT, type: TYPE, game: id, edition, ...about, position: module.position(state) };
}

/** Reads a position file, as text or parsed: the whole state, or the first wrong field. */
export function readPosition<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  raw: unknown,
): Result<S> {
  return reading(() => {
    const value = parsed(raw);
    const isOld = isFields(value) && value['format'] === OLDEST;
    const file = recordAt(value, '', [...FIELDS, isOld ? 'version' : 'edition']);
    checkFormat(file['type'], file['format'], '', TYPE, FORMAT, OLDEST);
    const game = fieldOf(file, 'game', '', isText, 'the id of a game');
    if (game !== module.id)
      throw new FileFault('unknown-game', 'game', `This is a position of “${game}”, not of “${module.id}”.`);
    const edition = isOld ? BEFORE_EDITIONS : editionIn(file['edition'] ?? null, 'edition');
    for (const name of ['title', 'notes'])
      if (file[name] !== undefined) fieldOf(file, name, '', isText, 'a text');
    if (file['position'] === undefined)
      throw new FileFault('missing-field', 'position', '“position” is missing.');
    return valueIn(module.parsePosition(inShapeOf(module, edition, file['position'])), 'position');
  });
}

/** A position of an earlier edition, in the shape it has in this one. */
function inShapeOf(
  { edition: ours, carries = [] }: Pick<AnyGame, 'edition' | 'carries'>,
  edition: EditionName | null,
  raw: unknown,
): unknown {
  const from = edition?.number ?? ours?.number ?? 0;
  const steps = carries.filter(({ into }) => into > from).sort((a, b) => a.into - b.into);
  if (steps.length === 0) return raw;
  // Whatever JSON.parse gave is JSON, and a step takes it as it comes.
  const battle: Carried = { options: null, position: raw as Json };
  return steps.reduce((carried, step) => step.carry(carried), battle).position;
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
  oldest = ours,
): number {
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
  if (format < oldest)
    throw new FileFault(
      'older-format',
      at('format'),
      `Format ${format} is no longer read (now ${ours}): write the file again with the Grognard it came from.`,
    );
  return format;
}
