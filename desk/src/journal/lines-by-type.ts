import type { RuleId } from '@grognard/kernel';
import type { LogLine } from '../contract/log-line.ts';
import type { SymbolName } from '../look/symbol-names.ts';
import { type ByType, byType } from '../words/by-type.ts';
import { begun } from '../words/phrases.ts';
import { line } from './log-lines.ts';

interface Told {
  readonly type: string;
  readonly rule: RuleId;
}

/** A line of the journal without its rule, which every event brings along. */
export interface Said
  extends Pick<LogLine, 'text'>,
    Partial<Pick<LogLine, 'sums' | 'about' | 'isKey' | 'replaces'>> {
  readonly icon: SymbolName;
}

/** What is said about each type of event; types that are not named are passed over. */
export type Sayings<E extends Told, C> = Partial<ByType<E, C, Said>>;

/** The line about an event, begun with a capital; null when there is nothing to say. */
export function lineAbout<E extends Told, C>(sayings: Sayings<E, C>, event: E, teller: C): LogLine | null {
  const said = byType(sayings, event, teller);
  if (said === undefined) return null;
  const { icon, text, ...extras } = said;
  return line(icon, event.rule, begun(text), extras);
}
