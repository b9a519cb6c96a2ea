import type { RuleId, Target } from '@grognard/kernel';
import type { LogLine, Phrase, Sum } from '@grognard/web/table/game-board.ts';
import type { TestRolled } from '../events.ts';
import type { UnitId } from '../vocabulary.ts';
import { capital, signed, TEST_NAME } from './names.ts';

export const bold = (text: string): Phrase => ({ bold: text });

interface Extras {
  readonly sums?: readonly Sum[];
  readonly about?: readonly Target[];
  readonly isKey?: boolean;
}

/** A sentence begins with a capital, whoever it begins with. */
const begun = ([first, ...rest]: readonly Phrase[]): readonly Phrase[] => {
  if (first === undefined) return rest;
  return [typeof first === 'string' ? capital(first) : bold(capital(first.bold)), ...rest];
};

export const line = (icon: string, rule: RuleId, text: readonly Phrase[], extras: Extras = {}): LogLine => ({
  kind: 'line',
  icon,
  text: begun(text),
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

export const aboutUnits = (...units: readonly (UnitId | null)[]): readonly Target[] =>
  units.flatMap((unit) => (unit === null ? [] : [{ unit }]));

/** 'two hits', 'stands', 'fails'. */
export function verdictOf({ kind, success, hits }: Pick<TestRolled, 'kind' | 'success' | 'hits'>): string {
  if (kind === 'fire' || kind === 'melee')
    return hits === 0 ? 'no hit' : hits === 1 ? '1 hit' : `${hits} hits`;
  return success ? 'succeeds' : 'fails';
}

/** SAG-3.1: die, score and modifiers written out against what was needed. */
export function sumOfTest(test: TestRolled): readonly Sum[] {
  const { kind, natural, need, sum, player } = test;
  if (natural === null || sum === null) return [];
  const { score, modifiers, total } = sum;
  const parts = [...(score === 0 ? [] : [score]), ...modifiers.map(({ value }) => value)];
  const detail = [
    `${signed(score)} ${TEST_NAME[kind]}`,
    ...modifiers.map(({ value, label, rule }) => `${signed(value)} ${label} (${rule})`),
    `needs ${need} or more`,
  ];
  return [
    {
      die: { face: natural, look: player === 'A' ? 'bone' : 'ebony' },
      modifiers: parts.map(signed).join(' '),
      detail: detail.join(', '),
      total,
      note: `of ${need}: ${verdictOf(test)}`,
    },
  ];
}
