// A golden: what a test once told, kept as text in parts that have a name each, and held against what it tells now. Its first
// line names the edition since which it reads so. What differs is told part by part, in the lines that differ.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { presentEdition } from '@grognard/editions/list.ts';
import type { AnyGame, AnyMatch } from '../game.ts';

/** A line that begins with its name, and what belongs to it. */
export interface Part {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Whose rules are told. */
export type Owner = Pick<AnyGame, 'id' | 'edition'>;

/** Hears a part as soon as it is known. */
export type Hear = (part: Part) => void;

/** Looks at every entry of a game, and tells what is kept of it. */
export interface Watch {
  visit(match: AnyMatch, n: number): void;
  /** After the last entry. */
  end(match: AnyMatch): void;
}

const VARIABLE = 'UPDATE_PLAYTHROUGHS';
export const isWrittenAnew = (): boolean => process.env[VARIABLE] === '1';

/** 0: a title of which none was ever released. */
const editionOf = ({ id, edition }: Owner): number => (edition ?? presentEdition(id))?.number ?? 0;

const headOf = (owner: Owner): string => `${owner.id} edition ${editionOf(owner)}`;

const textOf = ({ name, title, lines }: Part): string =>
  [`${name} ${title}`.trimEnd(), ...lines.map((line) => ` ${line}`)].join('\n');

/** So much is shown of what differs; nobody reads on. */
const MOST_PARTS = 3;
const MOST_LINES = 12;

const firstOf = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `    and ${lines.length - MOST_LINES} lines more`];

/** The lines of one that the other has not, in their order. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A part as it was and as it is, by the lines that differ. */
function tellDifference(kept: string | undefined, now: string | undefined): string {
  const [was, is] = [kept?.split('\n') ?? [], now?.split('\n') ?? []];
  const [gone, come] = [without(was, is), without(is, was)];
  const [title] = is.length === 0 ? was : is;
  const shown = [
    ...(gone.includes(title ?? '') || come.includes(title ?? '') ? [] : [`    ${title}`]),
    ...gone.map((line) => `  - ${line}`),
    ...come.map((line) => `  + ${line}`),
  ];
  return firstOf(
    gone.length + come.length > 0 ? shown : [...shown, '    (the same lines in another order)'],
  ).join('\n');
}

function inParts(body: string): ReadonlyMap<string, string> {
  const texts = body === '' ? [] : body.trimEnd().split(/\n(?! )/);
  return new Map(texts.map((text) => [text.split(/[ \n]/, 1)[0] ?? '', text]));
}

/** The first line of a file, and the rest. */
function opened(file: string): { readonly head: string; readonly body: string } | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n') + 1;
  return { head: text.slice(0, end).trimEnd(), body: text.slice(end) };
}

const isHeadOf = (owner: Owner, head: string): boolean => {
  const [, game, number] = /^(.+) edition (\d+)$/.exec(head) ?? [];
  return game === owner.id && Number(number) <= editionOf(owner);
};

export class Golden {
  private readonly file: string;
  private readonly owner: Owner;
  private readonly kept: { readonly head: string; readonly body: string } | null;
  private readonly parts: ReadonlyMap<string, string>;
  private readonly told = new Map<string, string>();
  private readonly apart: string[] = [];

  constructor(file: string, owner: Owner) {
    this.file = file;
    this.owner = owner;
    this.kept = opened(file);
    this.parts = inParts(this.kept?.body ?? '');
  }

  /** Throws as soon as enough has become different: no game need be played to its end then. */
  hear(part: Part): void {
    const text = textOf(part);
    if (this.told.has(part.name)) throw new Error(`${this.file}: "${part.name}" is told twice.`);
    this.told.set(part.name, text);
    if (isWrittenAnew() || this.kept === null || this.parts.get(part.name) === text) return;
    this.apart.push(tellDifference(this.parts.get(part.name), text));
    if (this.apart.length >= MOST_PARTS) this.fail('Perhaps more differs further on.');
  }

  /** All has been told; or what stopped it. */
  end(stopped: string | null = null): void {
    const body = [...this.told.values()].map((text) => `${text}\n`).join('');
    if (isWrittenAnew() && stopped === null) this.write(body);
    else this.compare(body, stopped);
  }

  /** What reads as it did keeps the edition since which it does. */
  private write(body: string): void {
    const isTheSame = this.kept?.body === body && isHeadOf(this.owner, this.kept.head);
    if (!isTheSame) writeFileSync(this.file, `${headOf(this.owner)}\n${body}`);
  }

  private compare(body: string, stopped: string | null): void {
    if (this.kept === null) throw new Error(`${this.file} is missing: run with ${VARIABLE}=1`);
    if (stopped !== null) this.fail(stopped);
    for (const [name, text] of this.parts)
      if (!this.told.has(name) && this.apart.length < MOST_PARTS)
        this.apart.push(tellDifference(text, undefined));
    if (this.apart.length > 0) this.fail();
    if (!isHeadOf(this.owner, this.kept.head))
      this.fail(`Its first line should name ${this.owner.id} and an edition that there is.`);
    if (this.kept.body !== body) this.fail('Its parts stand in another order.');
  }

  private fail(...more: readonly string[]): never {
    const file = relative(process.cwd(), this.file);
    throw new Error(
      [
        `${file} (since ${this.kept?.head ?? 'no edition'}) reads otherwise by edition ${editionOf(this.owner)}:`,
        ...this.apart,
        ...more,
        `If that is meant, ${VARIABLE}=1 keeps it anew.`,
      ].join('\n'),
    );
  }
}

/** A text that is known whole, a part for each of its lines that begins with a name of its own. */
export function expectKept(lines: Iterable<string>, file: string, owner: Owner): void {
  const golden = new Golden(file, owner);
  for (const line of lines) {
    const [name = ''] = line.split(' ', 1);
    golden.hear({ name, title: line.slice(name.length + 1), lines: [] });
  }
  golden.end();
}
