import type { InputError } from '@grognard/kernel';

/** Something wrong with a request: answered, and the engine goes on. */
export class RequestError extends Error {
  readonly answer: InputError;

  constructor(code: string, path: string, message: string) {
    super(message);
    this.answer = { code, path, message };
  }
}

type Fields = { readonly [name: string]: unknown };

const kinds = {
  text: { is: (value: unknown) => typeof value === 'string', called: 'a text' },
  whole: {
    is: (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
    called: 'a whole number from 0 up',
  },
  dice: {
    is: (value: unknown) =>
      Array.isArray(value) &&
      value.every((die) => typeof die === 'number' && Number.isInteger(die) && die >= 1),
    called: 'a list of whole numbers from 1 up',
  },
  requests: {
    is: (value: unknown) =>
      Array.isArray(value) && value.every((each) => isFields(each) && each['cmd'] !== 'batch'),
    called: 'a list of requests, none of them a batch',
  },
  anything: { is: () => true, called: 'a value' },
} as const;
type Kind = keyof typeof kinds;

/** The fields of each request; those behind a question mark may be left out. */
const requests: { readonly [cmd: string]: { readonly [field: string]: Kind | `${Kind}?` } } = {
  games: {},
  new: { game: 'text', options: 'anything?', seed: 'whole?' },
  load: { game: 'text', position: 'anything', seed: 'whole?' },
  open: { file: 'text', seed: 'whole?' },
  dice: { values: 'dice?' },
  pending: {},
  offers: { seat: 'text' },
  legal: { seat: 'text' },
  why: { seat: 'text', action: 'anything' },
  submit: { seat: 'text', action: 'anything', seen: 'whole?' },
  view: { seat: 'text' },
  events: { seat: 'text', since: 'whole?' },
  state: {},
  position: {},
  journal: {},
  outcome: {},
  undo: { seat: 'text' },
  batch: { requests: 'requests' },
  go: { seat: 'text', level: 'text?', ms: 'whole?', seed: 'whole?' },
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a line, whatever is in it. */
export function parseLine(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RequestError('not-json', '', 'This line is not JSON. Send one JSON object per line.');
  }
  if (!isFields(value))
    throw new RequestError('not-an-object', '', 'A request is a JSON object with a "cmd".');
  if (isDeeperThan(value, DEEPEST))
    throw new RequestError('too-deep', '', `A request is nested at most ${DEEPEST} deep.`);
  return value;
}

/** Far more than any game needs, far less than what breaks whoever writes it down again. */
const DEEPEST = 100;

/** Level by level, because what is asked about may be too deep to be walked through by calls. */
function isDeeperThan(value: unknown, most: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** Checks a request against the table above; gives its command. */
export function commandOf(request: Fields): string {
  const { cmd } = request;
  const known = Object.keys(requests).join(', ');
  if (cmd === undefined)
    throw new RequestError('missing-field', 'cmd', `"cmd" is missing; it is one of ${known}.`);
  if (typeof cmd !== 'string')
    throw new RequestError('wrong-type', 'cmd', `"cmd" is a text, one of ${known}.`);
  const fields = Object.hasOwn(requests, cmd) ? requests[cmd] : undefined;
  if (fields === undefined)
    throw new RequestError('unknown-command', 'cmd', `There is no "${cmd}", only ${known}.`);
  for (const name of Object.keys(request))
    if (name !== 'cmd' && name !== 'id' && !Object.hasOwn(fields, name))
      throw new RequestError('extra-field', name, `"${cmd}" has no field "${name}".`);
  for (const [name, wanted] of Object.entries(fields)) {
    const kind = kinds[wanted.replace('?', '') as Kind];
    if (request[name] === undefined) {
      if (!wanted.endsWith('?'))
        throw new RequestError('missing-field', name, `"${cmd}" needs "${name}", ${kind.called}.`);
    } else if (!kind.is(request[name]))
      throw new RequestError('wrong-type', name, `"${name}" is ${kind.called}.`);
  }
  return cmd;
}

export const textOf = (request: Fields, name: string): string => String(request[name]);
export const numberOf = (request: Fields, name: string, otherwise: number): number => {
  const value = request[name];
  return typeof value === 'number' ? value : otherwise;
};
export const requestsOf = (request: Fields): readonly Fields[] => {
  const value = request['requests'];
  return Array.isArray(value) ? value.filter(isFields) : [];
};
export const numbersOf = (request: Fields, name: string): readonly number[] => {
  const value = request[name];
  return Array.isArray(value) ? value : [];
};
