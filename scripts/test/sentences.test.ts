// How catalogues read: short sentences, no shouting, no words of the machine. What cannot be counted is for readers.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = [
  'kernel/src/words',
  'games/generals/words',
  'games/saga/words',
  'web/src/words',
  'cli/template/words',
];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => !name.endsWith('words.ts'))
    .map((name) => `${folder}/${name}`),
);

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const MOST_WORDS = 20;
const MACHINE_WORDS = /\b(illegal|invalid|undefined|null|must not|may not|viewer|entity|natural|modified)\b/i;
/** The longest form of each choice stands for it. */
const flattened = (text: string): string =>
  text.replace(
    /\{\w+, ([^{}]*)\}/g,
    (_, forms: string) => forms.split(/(?:^|, )(?:one|other): /).at(-1) ?? '',
  );
const sentencesOf = (text: string): readonly string[] => flattened(text).split(/(?<=[.?!:;])\s/);

describe.for(files)('%s', (file) => {
  it('has short sentences, calm and without words of the machine', async () => {
    const texts = textsIn({ ...(await import(join(root, file))) });
    const wrong = texts.filter(
      (text) =>
        text.includes('!') ||
        MACHINE_WORDS.test(text) ||
        sentencesOf(text).some((sentence) => sentence.split(/\s+/).length > MOST_WORDS),
    );
    expect(wrong).toEqual([]);
  });
});
