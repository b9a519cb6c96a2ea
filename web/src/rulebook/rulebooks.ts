import { titles } from '../titles.ts';

const texts = import.meta.glob<string>('../../../rules/*.md', { query: '?raw', import: 'default' });

/** The game whose rulebook holds a paragraph, known by the letters before the hyphen. */
export const gameOfRule = (rule: string): string | undefined =>
  titles.find(({ prefix }) => rule.startsWith(`${prefix}-`))?.id;

/** The rulebook's text, loaded when it is first asked for; undefined when there is none. */
export const rulebookText = (game: string): Promise<string> | undefined =>
  texts[`../../../rules/${game}.md`]?.();
