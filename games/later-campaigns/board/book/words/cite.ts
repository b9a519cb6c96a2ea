// Citations in short: '7.4abc 7.2' are NLC-7.4a, NLC-7.4b, NLC-7.4c and NLC-7.2. A test looks every one of them up.
import type { RuleId } from '@grognard/kernel';

const PARAGRAPH = /^(.*?\d)([a-z]*)$/;

export const cite = (rules: string): readonly RuleId[] =>
  rules.split(' ').flatMap((each): readonly RuleId[] => {
    const [, number = each, letters = ''] = PARAGRAPH.exec(each) ?? [];
    return letters === ''
      ? [`NLC-${number}`]
      : [...letters].map((letter): RuleId => `NLC-${number}${letter}`);
  });
