import type { Phrase } from '../contract/log-line.ts';

export const bold = (text: string): Phrase => ({ bold: text });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a1, a2 and b3' */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? '';
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

/** A sentence begins with a capital, whoever it begins with. */
export function begun([first, ...rest]: readonly Phrase[]): readonly Phrase[] {
  if (first === undefined) return rest;
  return [typeof first === 'string' ? capital(first) : bold(capital(first.bold)), ...rest];
}

/** A sentence without its bold type. */
export const plainText = (text: readonly Phrase[]): string =>
  text.map((part) => (typeof part === 'string' ? part : part.bold)).join('');
