import { catalogue, type PlainKey } from '@grognard/desk/words/catalogue.ts';
import { en } from './en.ts';
import type { enEditions } from './en-editions.ts';
import type { enFar } from './en-far.ts';
import type { enFarGames } from './en-far-games.ts';
import type { enGuide } from './en-guide.ts';
import type { enMail } from './en-mail.ts';
import type { enNew } from './en-new.ts';
import type { enNews } from './en-news.ts';
import type { enOperator } from './en-operator.ts';
import type { enRanks } from './en-ranks.ts';
import type { enReport } from './en-report.ts';
import type { enRules } from './en-rules.ts';
import type { enSaved } from './en-saved.ts';
import type { enSettings } from './en-settings.ts';
import type { enTable } from './en-table.ts';
import type { enTableParts } from './en-table-parts.ts';

/** English decides which sentences there are. */
type English = typeof en &
  typeof enEditions &
  typeof enFar &
  typeof enFarGames &
  typeof enGuide &
  typeof enMail &
  typeof enNew &
  typeof enNews &
  typeof enOperator &
  typeof enRanks &
  typeof enReport &
  typeof enRules &
  typeof enSaved &
  typeof enSettings &
  typeof enTable &
  typeof enTableParts;
/** The sentences that need no facts: titles, names, buttons. */
export type PlainWord = PlainKey<English>;

export const { t, add: addWords } = catalogue<English>(en);
