import type { Option } from '@grognard/kernel';
import type { Field } from '../contract/lobby.ts';

type Words = Pick<Field, 'name' | 'say' | 'rule'>;

/** What a declared option is called, what it changes, and the rule that says so. */
export const wordsOf = ({ name, say, rule }: Pick<Option<unknown>, keyof Words>): Words => ({
  name,
  say,
  rule,
});
