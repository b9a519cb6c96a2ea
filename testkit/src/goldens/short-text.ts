// Values in few letters: what is empty is left out, names go without quotation marks.
import { type Json, markOf } from '@grognard/kernel';
import { type Difference, isEmpty, isPlainList } from './differences.ts';

const PLAIN = /^[^\s[\]{}"#]+$/;
const DIGITS = 5;

/** A checksum that leaves out what is empty. */
export const checksum = (value: unknown): string => `#${markOf((value ?? null) as Json).slice(0, DIGITS)}`;

export function short(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return PLAIN.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(short).join(' ')}]`;
  return `{${fieldsOf(value)}}`;
}

/** Fields with their names, those alone that say something. */
export const fieldsOf = (value: object): string =>
  Object.entries(value)
    .flatMap(([key, item]) => (isEmpty(item) ? [] : [item === true ? key : `${key}=${short(item)}`]))
    .join(' ');

export const clipped = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width)}…`;

/** As much as fits; the checksum stands for all of it. */
export const cut = (text: string, width: number, whole: unknown = text): string =>
  text.length <= width ? text : `${clipped(text, width)} ${checksum(whole)}`;

/** So many lines, as long as they may be; where that is not all, what the others are about, and a checksum of all of it. */
export function brief(
  lines: readonly string[],
  { most, width }: { readonly most: number; readonly width: number },
  about: (left: number) => string,
): readonly string[] {
  const shown = lines.slice(0, most).map((line) => clipped(line, width));
  if (lines.length > most) return [...shown, about(most)];
  const isAll = lines.every((line) => line.length <= width);
  return isAll ? shown : [...shown.slice(0, -1), `${shown.at(-1) ?? ''} ${checksum(lines)}`];
}

/** What one list has more often than the other. */
function without(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const left = [...other];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** What left a list and what came; with a checksum where it did not come at the end. */
function listChange(from: readonly unknown[], to: readonly unknown[]): string {
  const [gone, come] = [without(from, to), without(to, from)];
  const change = [...gone.map((item) => `-${short(item)}`), ...come.map((item) => `+${short(item)}`)];
  if (!same([...without(from, gone), ...come], to)) change.push(checksum(to));
  return change.join(' ');
}

const LONG = 24;

/** Of long texts, such as a map with a letter for each place, from where they part. */
function textChange(from: string, to: string): string {
  if (from.length <= LONG && to.length <= LONG) return `${short(from)} > ${short(to)}`;
  let at = 0;
  while (at < from.length && from[at] === to[at]) at += 1;
  return `at ${at}: ${short(from.slice(at, at + LONG))} > ${short(to.slice(at, at + LONG))} ${checksum(to)}`;
}

/** From one to the other; what comes or goes has a sign alone. */
function changeOf({ from, to }: Difference): string {
  if (isPlainList(from) && isPlainList(to)) return listChange(from, to);
  if (typeof from === 'string' && typeof to === 'string') return textChange(from, to);
  if (from === undefined || from === null) return `+ ${short(to)}`;
  return to === undefined || to === null ? `- ${short(from)}` : `${short(from)} > ${short(to)}`;
}

/** Changes in few lines: what changed in one thing stands in one line. */
export function changeLines(found: readonly Difference[]): readonly string[] {
  const things = Map.groupBy(found, ({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('.'))));
  return [...things].map(([thing, changes]) => {
    const from = thing === '' ? 0 : thing.length + 1;
    return `${thing} ${changes.map((each) => `${each.path.slice(from)} ${changeOf(each)}`).join(', ')}`.trimStart();
  });
}

const MOST_GROUPS = 6;

/** Where changes are, by so many first names of the way there as are few, each with a checksum. */
export function changeSums(found: readonly Difference[]): string {
  const groups = [3, 2, 1].map((depth) =>
    Map.groupBy(found, ({ path }) => path.split('.').slice(0, depth).join('.')),
  );
  const few =
    groups.find(({ size }) => size <= MOST_GROUPS) ?? groups.at(-1) ?? new Map<string, Difference[]>();
  return [...few].map(([name, own]) => `${name} ${sumOf(own)}`).join(', ');
}

export const sumOf = (found: readonly Difference[]): string =>
  checksum(found.map(({ path, to }) => [path, to]));
