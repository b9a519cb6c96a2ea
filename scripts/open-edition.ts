// Says what a mended rule changes for players: `node scripts/open-edition.ts saga "SAG-12.4, SAG-12.5" "Morale counts the Flag."`
// From then on the sources of the title are its next edition, which `npm run release` closes.
import { titleOf } from '@grognard/games/registry';
import type { RuleId } from '@grognard/kernel';
import { readChanges, readLists, writeChanges, writeLists } from './editions/kept-files.ts';

const isRule = (text: string, prefix: string): text is RuleId => text.startsWith(`${prefix}-`);

const [game = '', ids = '', text = ''] = process.argv.slice(2);
const title = titleOf(game);
if (title === undefined || text === '')
  throw new Error('Name a title, the rules, and a sentence for players.');
const { prefix } = title.meta;
const rules = ids.split(/,\s*/).filter((id): id is RuleId => isRule(id, prefix));
if (rules.length === 0) throw new Error(`Name the rules by their ids, such as ${prefix}-1.1.`);
const lists = readLists();
const changes = readChanges();
const { released = [] } = lists[game] ?? {};
if (released.length === 0)
  throw new Error(`No edition of ${game} was released yet: nothing can differ from it.`);
const { next = [], ...earlier } = changes[game] ?? {};
writeLists({ ...lists, [game]: { released, isOpen: true } });
writeChanges({ ...changes, [game]: { ...earlier, next: [...next, { rules, text }] } });
