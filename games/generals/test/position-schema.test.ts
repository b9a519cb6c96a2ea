import { randomGame } from '@grognard/testkit/random-play.ts';
import { describe, expect, test } from 'vitest';
import schema from '../data/position.schema.json' with { type: 'json' };
import { generals } from '../module.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { OPTIONS } from './field.ts';
import { anyOptions } from './options-generator.ts';

/** Enough of JSON Schema to hold a position against the published file. */
type Node = { readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const resolve = (node: Node): Node => {
  const name = typeof node['$ref'] === 'string' ? node['$ref'].replace('#/$defs/', '') : null;
  const found = name === null ? node : (schema.$defs as { readonly [name: string]: unknown })[name];
  return isNode(found) ? found : node;
};
const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;

function fits(value: unknown, raw: unknown): boolean {
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

describe('the published schema of positions', () => {
  test('names exactly the fields of a position', () => {
    const position = generals.position(setup(OPTIONS));
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(position as object).sort());
  });

  test('its examples can be played', () => {
    for (const example of schema.examples) {
      expect(fits(example, schema)).toBe(true);
      expect(generals.parsePosition(example)).toMatchObject({ ok: true });
    }
  });

  test('every moment of random games fits it', () => {
    for (const seed of [1, 2]) {
      randomGame(generals, {
        seed,
        options: anyOptions,
        maxDecisions: 10_000,
        visit({ state }, decision) {
          if (decision % 15 > 0) return;
          const parsed = generals.parsePosition(
            JSON.parse(JSON.stringify(generals.position(state as State))),
          );
          if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
          expect(fits(JSON.parse(JSON.stringify(generals.position(parsed.value))), schema)).toBe(true);
        },
      });
    }
  }, 30_000);

  test('a position written by the game fits it, and a wrong one does not', () => {
    const position = JSON.parse(JSON.stringify(generals.position(setup(OPTIONS))));
    expect(fits(position, schema)).toBe(true);
    expect(fits({ ...position, phase: 'lunch' }, schema)).toBe(false);
    expect(fits({ ...position, fog: 1 }, schema)).toBe(false);
  });
});
