// Writes docs/actions/<game>.md from a game's grammar, procedures and recorded games: every action a program may submit.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { games, type Title } from '@grognard/games/registry';
import type { AnyGame } from '@grognard/kernel';
import { type ActionShape, readGrammar, type Word } from './action-docs/read-grammar.ts';

const root = join(import.meta.dirname, '..');

/** The grammar of a game, its parts in other folders, and what they take their words from. */
function grammarFiles(game: string): readonly string[] {
  const found = new Map<string, string>();
  const read = (path: string): void => {
    if (found.has(path)) return;
    const text = readFileSync(path, 'utf8');
    found.set(path, text);
    if (basename(path) !== 'grammar.ts') return;
    for (const [, file = ''] of text.matchAll(/ from '(\.[^']*)'/g)) read(join(dirname(path), file));
  };
  read(join(root, 'games', game, 'grammar.ts'));
  return [...found.values()];
}

interface Use {
  readonly rules: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly procedures: readonly string[];
}

const ROLE_WORDS: { readonly [role: string]: string } = {
  commit: 'answers the decision',
  takeBack: 'takes a part of the draft back',
  grave: 'never by accident',
};

/** Where an action is open, by its type. */
function usesOf(module: AnyGame): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  const note = (type: string, rule: string, role: string | undefined, procedure: string): void => {
    const { rules = [], roles = [], procedures = [] } = uses.get(type) ?? {};
    uses.set(type, {
      rules: new Set([...rules, rule]),
      roles: new Set([...roles, ...(role === undefined ? [] : [ROLE_WORDS[role] ?? role])]),
      procedures: procedures.includes(procedure) ? procedures : [...procedures, procedure],
    });
  };
  for (const [name, { actions }] of Object.entries(module.procedures))
    for (const { type, rule, role } of actions) note(type, rule, role, name);
  for (const { type, rule, role } of module.always) note(type, rule, role, 'every decision');
  return uses;
}

/** The first use of each action in the recorded games. */
function examplesOf(game: string): ReadonlyMap<string, string> {
  const folder = join(root, 'fixtures', game);
  const examples = new Map<string, string>();
  if (!existsSync(folder)) return examples;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.grognard')))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const action = line === '' ? undefined : JSON.parse(line).action;
      if (action !== undefined && !examples.has(action.type))
        examples.set(action.type, JSON.stringify(action));
    }
  return examples;
}

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

function row({ type, fields }: ActionShape, use: Use | undefined, example: string | undefined): string {
  const arguments_ = fields.map(({ name, kind }) => code(`${name}: ${kind}`)).join(', ') || 'none';
  const what = [...(use?.roles ?? [])].join('; ');
  const where = use?.procedures.join(', ') ?? '';
  const rules = [...(use?.rules ?? [])].join(', ');
  return `| ${code(type)} | ${arguments_} | ${where} | ${what} | ${rules} | ${example === undefined ? '' : code(example)} |`;
}

const wordLine = ({ name, meaning }: Word): string => `- ${code(name)}: ${meaning}`;

export async function actionDocs({ meta, load }: Title): Promise<string> {
  const { actions, words } = readGrammar(grammarFiles(meta.id));
  const uses = usesOf(await load());
  const examples = examplesOf(meta.id);
  return [
    `# Actions of ${meta.title}`,
    '',
    'Made by `scripts/build-action-docs.ts` from the grammar, the procedures and the recorded games: do not edit. What may be done now is',
    'what `legal` lists; this page says what there is. A field with `?` may be left out.',
    '',
    '| action | fields | asked in | | rule | example |',
    '| --- | --- | --- | --- | --- | --- |',
    ...actions.map((action) => row(action, uses.get(action.type), examples.get(action.type))),
    '',
    '## Words',
    '',
    ...words.map(wordLine),
    '',
  ].join('\n');
}

export const actionDocsFile = (game: string): string => join(root, 'docs', 'actions', `${game}.md`);

if (import.meta.main) {
  mkdirSync(join(root, 'docs', 'actions'), { recursive: true });
  for (const title of games) writeFileSync(actionDocsFile(title.meta.id), await actionDocs(title));
}
