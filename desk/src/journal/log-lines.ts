import type { RuleId, Target } from '@grognard/kernel';
import type { LogLine, Phrase, Sum } from '../contract/log-line.ts';
import type { SymbolName } from '../look/symbol-names.ts';

interface Extras {
  readonly sums?: readonly Sum[];
  readonly about?: readonly Target[];
  readonly isKey?: boolean;
  readonly replaces?: true;
}

export const line = (
  icon: SymbolName,
  rule: RuleId,
  text: readonly Phrase[],
  extras: Extras = {},
): LogLine => ({
  kind: 'line',
  icon,
  text,
  rule,
  sums: [],
  about: [],
  isKey: false,
  ...extras,
});

export const heading = (text: string): LogLine => ({
  kind: 'heading',
  icon: null,
  text: [text],
  rule: null,
  sums: [],
  about: [],
  isKey: false,
});

export const aboutUnits = (...units: readonly (string | null)[]): readonly Target[] =>
  units.flatMap((unit) => (unit === null ? [] : [{ unit }]));
