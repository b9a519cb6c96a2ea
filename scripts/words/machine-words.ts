// Words of the program that have no business in a rulebook: players read it, and programmers have docs/.

/** Each with what it catches. Letters and symbols of the game in backticks (`H`, `<`, `2O+1Y`, `b1`) are its notation, and so are slots S1 to S4. */
const MACHINE_WORDS: readonly RegExp[] = [
  // spentHidden
  /\b[a-z]+[A-Z][A-Za-z]*\b/g,
  // SIDE_PICK, FIELD(roster)
  /\b[A-Z]{2,}_[A-Z_]+\b|\b[A-Z]{3,}\([^)]*\)/g,
  // A table meant for a program.
  /^```[a-z]+/g,
  // Where the program stands, and who sits at it.
  /\b(?:seats?|viewers?|windows?|frames?|uid|grammar|multiset)\b/gi,
  /\bDL\b|\bS(?:10|[5-9])[abc]?\b|\bS\d[abc]\b|\bW-[A-Z]{3,}\b/g,
];

export interface MachineWord {
  readonly line: number;
  readonly word: string;
}

/** `formation`, `uid`, `{"day":8}`; what is printed is shorter, or begins with a large letter. */
const isName = (quoted: string): boolean => /^`(?:[a-z][A-Za-z-]{2,}|.+[{}=_]|[{}_])/.test(quoted);
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`[^`]+`/g)].map(([quoted]) => quoted).filter(isName);

export const machineWordsIn = (markdown: string): readonly MachineWord[] =>
  markdown
    .split('\n')
    .flatMap((text, index) =>
      [
        ...MACHINE_WORDS.flatMap((words) => [...text.matchAll(words)].map(([word]) => word)),
        ...namesIn(text),
      ].map((word) => ({ line: index + 1, word })),
    );
