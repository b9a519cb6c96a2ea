import { escapeHtml, inlineHtml } from './inline.ts';

/** A piece of a section. `rule` is its anchor when it states one. */
export type Block =
  | { readonly kind: 'text'; readonly rule: string | null; readonly html: string }
  | { readonly kind: 'item'; readonly depth: number; readonly rule: string | null; readonly html: string }
  | { readonly kind: 'heading'; readonly html: string }
  | { readonly kind: 'figure'; readonly html: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] };
export interface Row {
  readonly rule: string | null;
  readonly cells: readonly string[];
}
export interface Section {
  readonly id: string;
  /** Null for a part without one. */
  readonly number: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
}
export interface Rulebook {
  readonly title: string;
  readonly prefix: string;
  readonly sections: readonly Section[];
}

interface Reader {
  readonly prefix: string;
  inline(text: string): string;
}

const anchorPattern = (prefix: string): RegExp => new RegExp(`^\\*\\*(${prefix}-[\\w.]+)\\*\\*\\s*`);

/** Takes the bold id off the front of a text. */
function splitAnchor(text: string, { prefix, inline }: Reader): { rule: string | null; html: string } {
  const found = anchorPattern(prefix).exec(text);
  return found === null
    ? { rule: null, html: inline(text) }
    : { rule: found[1] ?? null, html: inline(text.slice(found[0].length)) };
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function readTable(lines: readonly string[], reader: Reader): Block {
  const [head = '', , ...body] = lines;
  return {
    kind: 'table',
    head: cellsOf(head).map(reader.inline),
    rows: body.map((line) => {
      const [first = '', ...others] = cellsOf(line);
      const { rule, html } = splitAnchor(first, reader);
      return { rule, cells: [html, ...others.map(reader.inline)] };
    }),
  };
}

function readItem(lines: readonly string[], reader: Reader): Block {
  const [first = ''] = lines;
  const depth = Math.floor((first.length - first.trimStart().length) / 2);
  const text = lines.map((line) => line.trim()).join(' ');
  return { kind: 'item', depth, ...splitAnchor(text.replace(/^(-|\d+\.)\s+/, ''), reader) };
}

const isItem = (line: string): boolean => /^\s*(-|\d+\.)\s/.test(line);

/** How many lines from `at` on belong together. */
function extent(lines: readonly string[], at: number): number {
  const line = lines[at] ?? '';
  const until = (isEnd: (next: string) => boolean): number => {
    let end = at + 1;
    while (end < lines.length && !isEnd(lines[end] ?? '')) end += 1;
    return end - at;
  };
  if (line.startsWith('```')) return until((next) => next.startsWith('```')) + 1;
  if (line.startsWith('|')) return until((next) => !next.startsWith('|'));
  if (line.startsWith('#')) return 1;
  return until((next) => next.trim() === '' || isItem(next) || /^(#|\||```)/.test(next));
}

function readBlock(lines: readonly string[], reader: Reader): Block | null {
  const [line = ''] = lines;
  if (line.trim() === '') return null;
  if (line.startsWith('```')) return { kind: 'figure', html: escapeHtml(lines.slice(1, -1).join('\n')) };
  if (line.startsWith('|')) return readTable(lines, reader);
  if (line.startsWith('###')) return { kind: 'heading', html: reader.inline(line.replace(/^#+\s*/, '')) };
  if (isItem(line)) return readItem(lines, reader);
  return { kind: 'text', ...splitAnchor(lines.map((part) => part.trim()).join(' '), reader) };
}

function readSection(title: string, lines: readonly string[], reader: Reader): Section {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const size = extent(lines, at);
    const block = readBlock(lines.slice(at, at + size), reader);
    if (block !== null) blocks.push(block);
    at += size;
  }
  const [, number = null, name = title] = /^(\d+)\.\s*(.*)$/.exec(title) ?? [];
  return {
    id: `section-${number ?? 'preface'}`,
    number,
    title: name.replace(/\s*\([^)]*\)/g, '').replaceAll('`', ''),
    blocks,
  };
}

/** Reads the plain Markdown our rulebooks are written in. */
export function readRulebook(text: string, prefix: string, href: (rule: string) => string): Rulebook {
  const reader: Reader = { prefix, inline: (sentence) => inlineHtml(sentence, prefix, href) };
  const [opening = '', ...chapters] = text.split(/^## /m);
  const [title = '', ...preface] = opening.split('\n');
  const sections = chapters.map((chapter) => {
    const [heading = '', ...lines] = chapter.split('\n');
    return readSection(heading.trim(), lines, reader);
  });
  const front = readSection('Preface', preface, reader);
  return {
    title: title.replace(/^#\s*/, ''),
    prefix,
    sections: front.blocks.length === 0 ? sections : [front, ...sections],
  };
}
