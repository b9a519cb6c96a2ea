// A position from a real game with a few things changed to others of the same kind. Most of what comes out is
// impossible; what a reader lets in all the same must be playable.
import type { Json, Random } from '@grognard/kernel';
import { pick } from './fork.ts';
import { leafPaths, withChange } from './json.ts';

type Path = readonly string[];

const at = (value: Json, path: Path): Json =>
  path.reduce<Json>((inner, key) => (inner as { readonly [key: string]: Json })[key] ?? null, value);

/** Every list, with its path. */
function* lists(value: Json, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) yield path;
  for (const [key, item] of Object.entries(value)) yield* lists(item, [...path, key]);
}

type Change = (position: Json, random: Random) => Json;

/** A value that stands somewhere else in the same kind of place: a unit's number for another's, one step for another. */
const exchange: Change = (position, random) => {
  const leaves = [...leafPaths(position)];
  const to = pick(leaves, random);
  if (to === undefined) return position;
  const key = to.at(-1);
  const alike = leaves.filter((path) => path.at(-1) === key || typeof at(position, path) === 'string');
  const from = pick(alike, random) ?? to;
  return withChange(position, to, at(position, from));
};

const count: Change = (position, random) => {
  const numbers = [...leafPaths(position)].filter((path) => typeof at(position, path) === 'number');
  const path = pick(numbers, random);
  if (path === undefined) return position;
  const by = pick([-1, 1, 2, 7], random) ?? 1;
  return withChange(position, path, Number(at(position, path)) + by);
};

const drop: Change = (position, random) => {
  const path = pick([...leafPaths(position)], random) ?? [];
  const cut = path.slice(0, random.die(Math.max(1, path.length), 'TEST-6 depth'));
  return withChange(position, cut, pick([undefined, null], random));
};

/** An item of a list twice, gone, or in another place. */
const reorder: Change = (position, random) => {
  const path = pick([...lists(position)], random);
  if (path === undefined) return position;
  const list = at(position, path) as readonly Json[];
  const item = pick(list, random);
  if (item === undefined) return position;
  const without = list.filter((other) => other !== item);
  return withChange(position, path, pick([[...list, item], without, [...without, item]], random) ?? list);
};

const flip: Change = (position, random) => {
  const path = pick(
    [...leafPaths(position)].filter((leaf) => typeof at(position, leaf) === 'boolean'),
    random,
  );
  return path === undefined ? position : withChange(position, path, !at(position, path));
};

const CHANGES: readonly Change[] = [exchange, exchange, count, drop, reorder, flip];

/** The position with one to three changes. */
export function spoilPosition(position: Json, random: Random): Json {
  let spoiled = position;
  for (let left = random.die(3, 'TEST-6 changes'); left > 0; left -= 1)
    spoiled = (pick(CHANGES, random) ?? exchange)(spoiled, random);
  return spoiled;
}
