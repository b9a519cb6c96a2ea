import { type Citable, NUMBER } from './citable.ts';

export interface Found {
  readonly id: string;
  readonly at: number;
}

/** Behind an id the numbers of rules go on without the letters: `GEN-4.4, 4.6 and 8.1`, `NLC-12.6b, d`. */
const GOES_ON =
  /^(?:, and |, | and | or | to |\/)(?:(\d+(?:\.\d+)+[a-z]?)(?!\w|\.\d)|([a-z])(?=[,:;)]| and | to ))/;

/** Every id a text names. */
export function cited(text: string, prefix: string): readonly Found[] {
  const whole = new RegExp(String.raw`(?<![\w-])${prefix}-${NUMBER}`, 'g');
  return [...text.matchAll(whole)].flatMap(({ 0: first, index }) => {
    const found = [{ id: first, at: index }];
    for (let id = first, at = index + first.length; ; ) {
      const [all, number, part] = GOES_ON.exec(text.slice(at, at + 30)) ?? [];
      if (all === undefined || (number === undefined && !/\d[a-z]$/.test(id))) return found;
      id = number === undefined ? `${id.slice(0, -1)}${part}` : `${prefix}-${number}`;
      at += all.length;
      found.push({ id, at: at - 1 });
    }
  });
}

/** `R.40`, `D.6`, `ATK.17`, `R171`, `GV-08`, `F2`, `S10`: what has a letter of its own, outside of an id. */
const LETTERED =
  /(?<![\w.$/\\-])(?:[A-Z]{1,3}\.\d+[a-z]?|R\d{2,3}|GV-\d+|[A-Z](?:10|\d)[ab]?)(?![\w-]|\.\w)/g;
/** `Part G`, `section 21`. */
const SECTION = /\b(?:Part ([A-Z])|section (\d+))\b/g;
/** Numbers that can only be rules, where a list of them begins: `(12.13b)`, `// 20.2.3:`. */
const FIRST = /(?:\/\/ |\* |\(|['"`])(\d+(?:\.\d+)+[a-o]|\d+\.\d+\.\d+)(?=[,:) ])/g;

/** Whether `G10` is a card and no state: states are numbered from 0 or 1, cards `G01` to `G20`. */
const isCard = (token: string, { prefix, known }: Citable): boolean =>
  /^[A-Z]10$/.test(token) && !known.has(`${prefix}-${token[0]}1`);

/** Ids of this game without its letters. */
export function withoutLetters(text: string, game: Citable): readonly Found[] {
  return [LETTERED, SECTION, FIRST].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: all, 1: one, 2: two, index }) => {
      const id = one ?? two ?? all;
      return game.known.has(`${game.prefix}-${id}`) && !isCard(id, game) ? [{ id, at: index }] : [];
    }),
  );
}

/** The comments of a file, line by line, so that numbers of lines stay. */
export const commentsOf = (source: string): string =>
  source.replace(/.*/g, (line) => /(?:^|\s)\/[/*].*|^\s*\*.*/.exec(line)?.[0] ?? '');
