import { hrefTo } from '../router.ts';
import { titles } from '../titles.ts';
import { type Block, type Rulebook, readRulebook } from './read-rulebook.ts';
import { gameOfRule, rulebookText } from './rulebooks.ts';

const read = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, read once. */
export function rulebookOf(game: string): Promise<Rulebook> | undefined {
  const known = read.get(game);
  if (known !== undefined) return known;
  const text = rulebookText(game);
  if (text === undefined) return undefined;
  const prefix = titles.find(({ id }) => id === game)?.prefix ?? '';
  const href = (rule: string): string => hrefTo({ screen: 'rules', game, rule, table: null });
  const book = text.then((markdown) => readRulebook(markdown, prefix, href));
  book.catch(() => read.delete(game));
  read.set(game, book);
  return book;
}

function htmlIn(block: Block, rule: string): string | null {
  if (block.kind === 'table') {
    const row = block.rows.find((candidate) => candidate.rule === rule);
    if (row === undefined) return null;
    return `<dl>${row.cells.map((cell, i) => `<dt>${block.head[i] ?? ''}</dt><dd>${cell}</dd>`).join('')}</dl>`;
  }
  return (block.kind === 'item' || block.kind === 'text') && block.rule === rule
    ? `<p>${block.html}</p>`
    : null;
}

/** What a paragraph says, with the worked lines that belong to it; null when there is no such paragraph. */
export async function paragraphHtml(rule: string): Promise<string | null> {
  const book = await rulebookOf(gameOfRule(rule) ?? '');
  for (const section of book?.sections ?? []) {
    for (const [i, block] of section.blocks.entries()) {
      const html = htmlIn(block, rule);
      if (html === null) continue;
      let more = '';
      for (const next of section.blocks.slice(i + 1)) {
        if (next.kind !== 'item' || next.depth === 0 || next.rule !== null) break;
        more += `<li>${next.html}</li>`;
      }
      return more === '' ? html : `${html}<ul>${more}</ul>`;
    }
  }
  return null;
}
