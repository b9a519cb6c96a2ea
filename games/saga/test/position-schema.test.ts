import { randomGame } from '@grognard/testkit/random-play.ts';
import { describe, expect, test } from 'vitest';
import { anyOptions } from '../any-options.ts';
import schema from '../data/position.schema.json' with { type: 'json' };
import { saga } from '../module.ts';
import type { State } from '../state.ts';

/** Enough of JSON Schema to hold a position against the published file. */
type Node = { readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const resolve = (node: Node): Node => {
  const name = typeof node['$ref'] === 'string' ? node['$ref'].replace('#/$defs/', '') : null;
  const found = name === null ? node : (schema.$defs as Node)[name];
  return isNode(found) ? found : node;
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

function fits(value: unknown, raw: unknown): boolean {
  if (raw === true) return true;
  if (!isNode(raw)) return false;
  const node = resolve(raw);
  if (Array.isArray(node['anyOf'])) return node['anyOf'].some((choice) => fits(value, choice));
  if ('const' in node) return value === node['const'];
  if (Array.isArray(node['enum'])) return node['enum'].includes(value);
  if (typeof node['pattern'] === 'string')
    return typeof value === 'string' && new RegExp(node['pattern']).test(value);
  const types = [node['type']].flat();
  if (!types.includes(typeOf(value)) && !(typeOf(value) === 'integer' && types.includes('number')))
    return false;
  if (Array.isArray(value)) return value.every((item) => fits(item, node['items']));
  return isNode(value) ? fitsFields(value, node) : true;
}

function fitsFields(value: Node, node: Node): boolean {
  const properties = isNode(node['properties']) ? node['properties'] : {};
  const required = Array.isArray(node['required']) ? node['required'] : [];
  const known = (name: string): unknown => properties[name] ?? node['additionalProperties'];
  return (
    required.every((name) => name in value) &&
    Object.entries(value).every(([name, item]) => fits(item, known(name)))
  );
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the published schema of positions', () => {
  test('its examples fit it and can be played', () => {
    for (const example of schema.examples) {
      expect(fits(example, schema)).toBe(true);
      expect(saga.parsePosition(example)).toMatchObject({ ok: true });
    }
  });

  test('every moment of random games fits it, and it names exactly the fields of a position', () => {
    for (const seed of [1, 2])
      randomGame(saga, {
        seed,
        options: anyOptions,
        maxDecisions: 10_000,
        visit({ state }, decision) {
          if (decision % 25 > 0) return;
          const position = plain(saga.position(state as State));
          expect(Object.keys(position as object).toSorted()).toEqual(
            Object.keys(schema.properties).toSorted(),
          );
          if (!fits(position, schema)) throw new Error(`seed ${seed}, decision ${decision} does not fit`);
        },
      });
  }, 30_000);

  test('a wrong position does not fit', () => {
    const [example] = schema.examples;
    expect(fits({ ...example, phase: 'lunch' }, schema)).toBe(false);
    expect(fits({ ...example, fog: 1 }, schema)).toBe(false);
    expect(fits({ units: [{ at: 'A:L9', card: 'FR-LINE' }] }, schema)).toBe(false);
  });
});
