// Whether what carries a rule out has ever run: the code around each place that cites it.
import { parseSync } from 'vite';
import type { FileRun } from './code-run.ts';
import { idsWithRanges } from './rule-ids.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}
type Node = Span & { readonly type: string } & { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const partsOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((part) =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  );

const within = (inner: Span, { start, end }: Span): boolean => start <= inner.start && inner.end <= end;

/** From the whole file down to the smallest part around a place. */
function pathTo(node: Node, place: Span): readonly Node[] {
  const part = partsOf(node).find((each) => within(place, each));
  return part === undefined ? [node] : [node, ...pathTo(part, place)];
}

/** Functions of a stretch of code, each with how often it ran. */
const functionsIn = ({ functions }: FileRun, span: Span): readonly number[] =>
  functions.flatMap(([whole]) =>
    whole !== undefined &&
    whole.startOffset > 0 &&
    within({ start: whole.startOffset, end: whole.endOffset }, span)
      ? [whole.count]
      : [],
  );

/** Most of it ran: a search for candidates that finds none is not the whole of an action. */
const hasMostlyRun = (counts: readonly number[]): boolean =>
  counts.filter((count) => count > 0).length * 2 > counts.length;

/** How often the smallest function or branch around a place ran; null: it stands in none. */
function countAt({ functions }: FileRun, { start, end }: Span): number | null {
  let [size, found]: [number, number | null] = [Number.POSITIVE_INFINITY, null];
  for (const ranges of functions)
    for (const { startOffset, endOffset, count } of ranges) {
      const isAround = startOffset <= start && end <= endOffset && startOffset > 0;
      if (isAround && endOffset - startOffset < size) [size, found] = [endOffset - startOffset, count];
    }
  return found;
}

/** The rules a file carries out, each with whether the code that does it has run. Tables without functions always have. */
export function rulesIn(
  path: string,
  source: string,
  run: FileRun,
  prefix: string,
): ReadonlyMap<string, boolean> {
  const { program, comments } = parseSync(path, source);
  const whole = program as unknown as Node;
  const statements = partsOf(whole);
  const isReached = (place: Span): boolean => {
    const count = countAt(run, place);
    if (count !== null) return count > 0;
    const around = pathTo(whole, place).slice(1).toReversed();
    const next = statements.find(({ start }) => start >= place.end);
    const isFirst = statements.every(({ start }) => start >= place.end);
    const stretches = isFirst ? [whole] : around.length > 0 ? around : next === undefined ? [] : [next];
    for (const stretch of stretches) {
      const counts = functionsIn(run, isFirst ? { start: 0, end: source.length } : stretch);
      if (counts.length > 0) return hasMostlyRun(counts);
    }
    return true;
  };
  const found = new Map<string, boolean>();
  const note = (text: string, place: Span): void => {
    const ids = idsWithRanges(text, prefix);
    if (ids.length === 0) return;
    const reached = isReached(place);
    for (const id of ids) found.set(id, found.get(id) === true || reached);
  };
  for (const { value, start, end } of comments) note(value, { start, end });
  noteTexts(whole, note);
  return found;
}

function noteTexts(node: Node, note: (text: string, place: Span) => void): void {
  const { type, value } = node;
  if (type === 'Literal' && typeof value === 'string') note(value, node);
  if (type === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value)
    note(String(value.raw), node);
  for (const part of partsOf(node)) noteTexts(part, note);
}
