import { readFileSync } from 'node:fs';
import { WrongUse } from './wrong-use.ts';

/** The options of one command line, as far as they were given; everything in them is still to be checked. */
export type Given = { readonly [name: string]: unknown };

const flag = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export function wholeNumber(
  given: Given,
  name: string,
  { least, most }: { least: number; most: number },
): number {
  const value = given[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new WrongUse(`${flag(name)} is a whole number from ${least} to ${most}, not ${show(value)}.`);
}

export function oneOf<T extends string>(given: Given, name: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === given[name]);
  if (choice !== undefined) return choice;
  throw new WrongUse(`${flag(name)} is one of ${choices.join(', ')}, not ${show(given[name])}.`);
}

export function textValue(given: Given, name: string): string | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new WrongUse(`${flag(name)} is given once, with a value.`);
}

export const isOn = (given: Given, name: string): boolean => given[name] === true;

/** A JSON value on the command line, or in a file behind an `@`. */
export function jsonValue(given: Given, name: string): unknown {
  const text = textValue(given, name);
  if (text === undefined) return undefined;
  const json = text.startsWith('@') ? readText(text.slice(1)) : text;
  try {
    return JSON.parse(json);
  } catch {
    throw new WrongUse(`${flag(name)} is JSON, or @ and the name of a JSON file, not ${show(text)}.`);
  }
}

/** The text of a file somebody named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new WrongUse(isMissing ? `There is no file "${path}".` : `"${path}" cannot be read as a file.`);
  }
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
