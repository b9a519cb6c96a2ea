import type { Action } from '@grognard/kernel';
import pc from 'picocolors';
import { line, spaced } from '../words.ts';

export interface Choice {
  readonly number: number;
  readonly action: Action;
  readonly text: string;
}

export const choicesOf = (actions: readonly Action[]): readonly Choice[] =>
  actions.map((action, at) => ({ number: at + 1, action, text: line(action) }));

/** Choices of one kind stand together under their kind, several to a row. */
export function menuText(choices: readonly Choice[], width: number): string {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices)
    kinds.set(choice.action.type, [...(kinds.get(choice.action.type) ?? []), choice]);
  return [...kinds].map(([type, same]) => kindText(type, same, width)).join('\n');
}

function kindText(type: string, choices: readonly Choice[], width: number): string {
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) return `${numbered(only.number)} ${only.text}`;
  const items = choices.map(({ number, text }) => `${numbered(number)} ${text.replace(/^[^:]*: /, '')}`);
  const column = Math.max(...items.map((item) => visible(item).length)) + 2;
  const perRow = Math.max(1, Math.floor(width / column));
  const rows = Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) =>
    items
      .slice(row * perRow, (row + 1) * perRow)
      .map((item) => item + ' '.repeat(column - visible(item).length))
      .join('')
      .trimEnd(),
  );
  return [pc.bold(spaced(type)), ...rows].join('\n');
}

const numbered = (number: number): string => pc.cyan(`${number}`.padStart(3));
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with the escape character
const visible = (text: string): string => text.replace(/\u001b\[\d+m/g, '');

/** The choices meant by what was typed: a number, or words that all occur in the line. */
export function meant(choices: readonly Choice[], typed: string): readonly Choice[] {
  const byNumber = choices.find(({ number }) => `${number}` === typed);
  if (byNumber !== undefined) return [byNumber];
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = choices.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  const exact = fitting.filter(({ text }) => text.toLowerCase() === typed.toLowerCase());
  return exact.length === 1 ? exact : fitting;
}
