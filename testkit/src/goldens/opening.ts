// The usual battle of a title at its opening, field by field: what recorded games and scenes are told against.
import { fieldOf, sameJson, simulationSource, startMatch } from '@grognard/kernel';
import type { AnyGame, AnyMatch } from '../game.ts';
import { isRecord } from '../json.ts';
import { parsedOptions } from '../random-play.ts';
import { lookAt } from './changes.ts';
import { isEmpty } from './differences.ts';
import type { Part } from './golden.ts';
import { checksum, cut, short } from './short-text.ts';

const WIDTH = 80;

const known = new WeakMap<AnyGame, AnyMatch>();

/** By chances that are the same every time. */
export function usualOpening(game: AnyGame): AnyMatch {
  const match = known.get(game) ?? startMatch(game, parsedOptions(game, {}), simulationSource(1));
  known.set(game, match);
  return match;
}

/** What was chosen otherwise than usual. */
export function chosen(match: AnyMatch, usual: AnyMatch): string {
  const own = isRecord(match.options) ? Object.entries(match.options) : [];
  const apart = own.filter(([name, value]) => !sameJson(value, fieldOf(usual.options, name) ?? null));
  return ['options', ...apart.map(([name, value]) => `${name}=${short(value)}`)].join(' ');
}

/** What is empty, or an option, is left out. */
function* fieldLines(value: object, options: unknown, path = ''): Generator<string> {
  for (const [key, item] of Object.entries(value)) {
    const name = `${path}${key}`;
    if (isEmpty(item) || (path !== '' && sameJson(item, fieldOf(options, key) ?? null))) continue;
    const text = short(item);
    if (path === '' && isRecord(item)) yield* fieldLines(item, options, `${name}.`);
    else yield `${name} ${text.length > WIDTH ? checksum(item) : text}`;
  }
}

export function* openingOf(game: AnyGame): Generator<Part> {
  const match = usualOpening(game);
  const { kept, seen } = lookAt(match);
  for (const [title, value] of [['kept', kept] as const, ...seen])
    yield {
      name: title,
      title: '',
      lines: isRecord(value) ? [...fieldLines(value, match.options)] : [cut(short(value), WIDTH)],
    };
}
