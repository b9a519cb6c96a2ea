// Which tests come near a fault: a probe at the head of every function that shall hold one.
import { parseSync } from 'vite';
import type { Mutant } from './mutants-in.ts';

/** The function the probes call, by a name no module has. */
export const PROBE = '__reached__';

interface Body {
  readonly start: number;
  readonly end: number;
  readonly isBlock: boolean;
}

function* bodiesOf(value: unknown): Generator<Body> {
  if (Array.isArray(value)) for (const item of value) yield* bodiesOf(item);
  else if (typeof value === 'object' && value !== null && 'type' in value) {
    if (/^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(String(value.type)))
      yield* bodyOf(value);
    for (const part of Object.values(value)) yield* bodiesOf(part);
  }
}

function* bodyOf(node: object): Generator<Body> {
  const body: unknown = 'body' in node ? node.body : null;
  if (typeof body !== 'object' || body === null || !('start' in body && 'end' in body && 'type' in body))
    return;
  yield { start: Number(body.start), end: Number(body.end), isBlock: body.type === 'BlockStatement' };
}

/** The source with its probes; a fault outside every function is met whenever the file is loaded. */
export function probed(
  path: string,
  source: string,
  mutants: readonly (readonly [number, Mutant])[],
): string {
  const bodies = [...bodiesOf(parseSync(path, source).program.body)];
  const inserts: { at: number; text: string }[] = [];
  for (const [number, { start, end }] of mutants) {
    const innermost = bodies
      .filter((body) => body.start <= start && end <= body.end)
      .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
    const call = `${PROBE}(${number})`;
    if (innermost === undefined) inserts.push({ at: source.length, text: `\n${call};` });
    else if (innermost.isBlock) inserts.push({ at: innermost.start + 1, text: `${call};` });
    else {
      inserts.push({ at: innermost.start, text: `(${call}, ` });
      inserts.push({ at: innermost.end, text: ')' });
    }
  }
  // From the end, so that places further up stay where they are.
  return inserts
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, insert) => text.slice(0, insert.at) + insert.text + text.slice(insert.at), source);
}
