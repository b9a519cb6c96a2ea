import type { RuleId, Target } from '@grognard/kernel';
import type { LogLine, Phrase, Sum } from '@grognard/web/table/game-board.ts';
import { sideOf } from '../field/units.ts';
import type { Modifier } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { signed } from './die.tsx';

export const bold = (text: string): Phrase => ({ bold: text });

interface Extras {
  readonly sums?: readonly Sum[];
  readonly about?: readonly Target[];
  readonly isKey?: boolean;
}

export const line = (icon: string, rule: RuleId, text: readonly Phrase[], extras: Extras = {}): LogLine => ({
  kind: 'line',
  icon,
  text,
  rule,
  sums: extras.sums ?? [],
  about: extras.about ?? [],
  isKey: extras.isKey ?? false,
});

export const heading = (text: string): LogLine => ({
  kind: 'heading',
  icon: '',
  text: [text],
  rule: null,
  sums: [],
  about: [],
  isKey: false,
});

/** A die with its modifiers written out. */
export const sumOf = (
  unit: UnitId,
  natural: number,
  modifiers: readonly Modifier[],
  modified: number,
  note: string,
): Sum => ({
  die: { face: natural, look: sideOf(unit) === 'black' ? 'ebony' : 'bone' },
  modifiers: modifiers.map(({ value }) => signed(value)).join(' '),
  detail: modifiers.map(({ value, label, rule }) => `${signed(value)} ${label} (${rule})`).join(', '),
  total: modified,
  note,
});

export const aboutUnits = (units: readonly UnitId[]): readonly Target[] => units.map((unit) => ({ unit }));
