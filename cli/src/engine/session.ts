import type { Title } from '@grognard/games/registry';
import {
  type AnyGame,
  type AnyMatch,
  type Result,
  readGameFile,
  readPosition,
  type Seat,
  simulationSource,
  startFrom,
  startMatch,
  withSource,
} from '@grognard/kernel';
import { readText } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';
import { type HandDice, handDice } from './hand-dice.ts';
import { numberOf, RequestError, textOf } from './request.ts';

type Fields = { readonly [name: string]: unknown };

/** The one game an engine has open. */
export interface Session {
  readonly match: AnyMatch;
  readonly dice: HandDice;
}

export function seatIn({ seats }: AnyMatch, request: Fields, more: readonly string[] = []): Seat {
  const seat = textOf(request, 'seat');
  const known = [...seats, ...more];
  if (known.includes(seat)) return seat;
  throw new RequestError('unknown-seat', 'seat', `There is no seat "${seat}", only ${known.join(', ')}.`);
}

const FIRST_SEED = 1;

function valueIn<T>(result: Result<T>, under: string): T {
  if (result.ok) return result.value;
  const { code, path, message } = result.error;
  // Options declared once say themselves that they are options.
  const own = under.split('.').at(-1) ?? '';
  const isSaid = own !== '' && (path === own || path.startsWith(`${own}.`));
  const below = isSaid ? path.slice(own.length + 1) : path;
  throw new RequestError(code, [under, below].filter(Boolean).join('.'), message);
}

async function gameNamed(titles: readonly Title[], request: Fields): Promise<AnyGame> {
  const game = textOf(request, 'game');
  const title = titles.find(({ meta }) => meta.id === game);
  if (title !== undefined) return title.load();
  const known = titles.map(({ meta }) => meta.id).join(', ');
  throw new RequestError('unknown-game', 'game', `There is no game "${game}", only ${known}.`);
}

/** `first`: results that were asked for before there was a game to throw them in. */
const diceOf = (request: Fields, first: readonly number[]): HandDice =>
  handDice(simulationSource(numberOf(request, 'seed', FIRST_SEED)), first);

export type Opening = (
  titles: readonly Title[],
  request: Fields,
  first: readonly number[],
) => Promise<Session>;

export const newGame: Opening = async (titles, request, first) => {
  const module = await gameNamed(titles, request);
  const options = valueIn(module.parseOptions(request['options'] ?? {}), 'options');
  const dice = diceOf(request, first);
  return { match: startMatch(module, options, dice), dice };
};

const isPositionFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'position' in value;

/** A position as `position` gives it, or a whole position file. */
export const loadPosition: Opening = async (titles, request, first) => {
  const module = await gameNamed(titles, request);
  const raw = request['position'];
  const state = valueIn(
    isPositionFile(raw) ? readPosition(module, raw) : module.parsePosition(raw),
    'position',
  );
  const options = valueIn(module.parseOptions(optionsIn(state)), 'position.options');
  const dice = diceOf(request, first);
  return { match: startFrom(module, state, options, dice), dice };
};

/** A position holds the options it was played with where a game has any. */
const optionsIn = (state: object): unknown => ('options' in state ? state.options : {});

export const openFile: Opening = async (titles, request, first) => {
  const modules = await Promise.all(titles.map((title) => title.load()));
  const { match } = valueIn(readGameFile(textOfFile(textOf(request, 'file')), modules), 'file');
  const dice = diceOf(request, first);
  return { match: withSource(match, dice), dice };
};

function textOfFile(path: string): string {
  try {
    return readText(path);
  } catch (error) {
    if (error instanceof WrongUse) throw new RequestError('no-file', 'file', error.message);
    throw error;
  }
}
