// What a workshop makes as text that people can read, send and correct: '# name', 'game: id', then a line for each part.
import { fill, type InputError, type Result } from '@grognard/kernel';
import { fault, reading } from '@grognard/kernel/forms.ts';
import type { Craft, Named, Salvaged } from './craft.ts';
import { words } from './words.ts';

/** How the lines below the head are read into R, and what they come to. */
export interface LineReader<W extends Named, R> {
  readonly game: string;
  readonly noun: string;
  readonly longestName: number;
  begin(): R;
  /** One line; stops with what is wrong with it. */
  line(text: string, path: string, into: R): void;
  /** All of it; stops with what is missing. */
  whole(name: string, read: R): W;
  /** As much of it as makes sense; null: nothing does. */
  sound(name: string, read: R): W | null;
}

interface Head {
  name: string | null;
  game: string | null;
}

const LONGEST_TEXT = 10_000;
const LONGEST_QUOTE = 30;

/** As much of a line as is worth quoting. */
export const quoted = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;

function readName(
  text: string,
  path: string,
  { longestName: most }: { readonly longestName: number },
): string {
  const name = text.replace(/^#\s*/, '').trim();
  if (name === '') fault('missing-name', path, words.noName);
  if (name.length > most) fault('wrong-name', path, fill(words.longName, { most, count: name.length }));
  return name;
}

function readLine<W extends Named, R>(
  reader: LineReader<W, R>,
  text: string,
  path: string,
  head: Head,
  into: R,
): void {
  const [, game] = /^game\s*:\s*(.*)$/i.exec(text) ?? [];
  if (text === '') return;
  if (text.startsWith('#')) {
    if (head.name !== null) fault('broken-line', path, words.secondName);
    head.name = readName(text, path, reader);
  } else if (game !== undefined) {
    if (game !== reader.game)
      fault(
        'unknown-game',
        path,
        fill(words.otherGame, { noun: reader.noun, other: quoted(game), game: reader.game }),
      );
    head.game = game;
  } else reader.line(text, path, into);
}

const linesOf = (text: string): readonly (readonly [line: string, path: string])[] =>
  text.split(/\r?\n/).map((line, i) => [line.trim(), fill(words.line, { line: i + 1 })]);

/** `read` and `salvage` of a craft. */
export function readingLines<W extends Named, R>(
  reader: LineReader<W, R>,
): Pick<Craft<W, unknown>, 'read' | 'salvage'> {
  return {
    read: (text): Result<W> =>
      reading(() => {
        if (text.trim() === '') fault('empty', '', fill(words.empty, { noun: reader.noun }));
        if (text.length > LONGEST_TEXT)
          fault('too-long', '', fill(words.longText, { most: LONGEST_TEXT, count: text.length }));
        const head: Head = { name: null, game: null };
        const into = reader.begin();
        for (const [line, path] of linesOf(text)) readLine(reader, line, path, head, into);
        if (head.name === null) fault('missing-name', '', words.noName);
        if (head.game === null) fault('missing-game', '', fill(words.noGame, { game: reader.game }));
        return reader.whole(head.name, into);
      }),
    salvage(text): Salvaged<W> | null {
      const head: Head = { name: null, game: null };
      const into = reader.begin();
      const lost: InputError[] = [];
      for (const [line, path] of linesOf(text.slice(0, LONGEST_TEXT))) {
        const read = reading(() => readLine(reader, line, path, head, into));
        if (!read.ok) lost.push(read.error);
      }
      const work = reader.sound(head.name ?? fill(words.recoveredName, { noun: reader.noun }), into);
      return work === null ? null : { work, lost };
    },
  };
}
