// Writes games/<id>/data/rule-book.ts from rules/<id>.md: each rule id with its first sentence, the one beside refusals.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * `- **GEN-3.2** Text.` or a table row `| **GEN-5.4** `marengo` | Marengo | ...`; rulings `GEN-R.66` and `SAG-R66`, and
 * cards `SAG-G05`, `SAG-X-FR`; rules by section `NAP-ATK.3`.
 */
const ITEM = /^(?:- |\| )\*\*([A-Z]+-(?:R\.?\d+|[A-Z]{3}\.\d+|[A-Z]\.?\d+|X-[A-Z]+|[\d.]+[a-z]?))\*\* (.*)$/;

const plain = (text: string): string =>
  text
    .replace(/\s*\[descriptive[^\]]*\]/g, '')
    .replace(/ \((?:[A-Z]+-R\.\d+(?:(?:, | to | and )(?:[A-Z]+-R\.)?\d+)*)\)/g, '')
    // Stars set words in bold; between backticks they are what is printed on a die.
    .replace(/`([^`]*)`|\*/g, (_, printed: string | undefined) => printed ?? '')
    .trim();

/** The first sentence; a very short one takes the next with it, so that it can stand alone. */
function firstSentence(text: string): string {
  const sentences = text.match(/[^.!?]+(?:\.(?=\S)[^.!?]*)*[.!?]+/g) ?? [text];
  const [first = text, second = ''] = sentences;
  return (first.trim().length < 28 ? first + second : first).trim();
}

/** A ruling makes sense only behind its question: `*Must you fight?* No.` */
function questionAndAnswer(text: string): string {
  const [, question = '', answer = text] = /^\*([^*]*)\*\s*(.*)$/.exec(text) ?? [];
  return `${question} ${firstSentence(plain(answer))}`.trim();
}

const sentenceOf = (id: string, text: string): string =>
  /-R(?:UL)?\.?\d/.test(id) ? questionAndAnswer(text) : firstSentence(plain(text));

function tableRow(text: string): string {
  const [, name = '', ...places] = text.split('|').map((cell) => plain(cell));
  const [right = '', centre = '', left = '', reserve = ''] = places;
  return `${name}: right wing ${right}, centre ${centre}, left wing ${left}, reserve ${reserve}.`;
}

export function ruleBookOf(markdown: string): { readonly [id: string]: string } {
  const book: { [id: string]: string } = {};
  for (const line of markdown.split('\n')) {
    const [, id, text] = ITEM.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    book[id] = line.startsWith('|') ? tableRow(text) : sentenceOf(id, text);
  }
  return book;
}

// Quotes and line breaks as the formatter sets them, so that the file passes the same checks as the rest.
const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replace(/'/g, "\\'")}'`;

function entry(id: string, text: string): string {
  const line = `  '${id}': ${quoted(text)},`;
  return line.length > 110 ? `  '${id}':\n    ${quoted(text)},` : line;
}

export function ruleBookModule(game: string, markdown: string): string {
  const lines = Object.entries(ruleBookOf(markdown)).map(([id, text]) => entry(id, text));
  return [
    `// Made from rules/${game}.md by scripts/build-rule-book.ts: change the rulebook, then run it again.`,
    "import type { RuleId } from '@grognard/kernel';",
    '',
    'export const ruleBook: { readonly [rule: RuleId]: string } = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Games that have both a rulebook and a folder. */
export const gamesWithRules = (): readonly string[] =>
  readdirSync(join(root, 'rules'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace(/\.md$/, ''))
    .filter((game) => existsSync(join(root, 'games', game)));

export const ruleBookFile = (game: string): string => join(root, 'games', game, 'data', 'rule-book.ts');
export const readRules = (game: string): string => readFileSync(join(root, 'rules', `${game}.md`), 'utf8');

if (import.meta.main) {
  for (const game of gamesWithRules())
    writeFileSync(ruleBookFile(game), ruleBookModule(game, readRules(game)));
}
